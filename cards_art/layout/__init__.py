"""Where everything of a picture lies, in pixels: pure arithmetic that knows no image library."""
