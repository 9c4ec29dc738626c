"""Write the vectors anew."""

from .vectors import FILE, text

FILE.write_text(text(), encoding="utf-8")
print(FILE.name)
