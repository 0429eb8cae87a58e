"""Card faces and backs as SVG text, made once at build time; nothing here runs beside the bot."""
