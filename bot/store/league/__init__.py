"""The league in the file: what each match counts, what follows from it, and files of a server's."""
