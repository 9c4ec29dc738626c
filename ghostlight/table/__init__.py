"""One game being played: who sits where, what was said and decided, whose time runs. No network, no files, no clock of its own.

A command comes in with who gives it and what time it is (deciding.py); if the table takes it, records come out (records.py).
The table itself is nothing but those records, folded (folding.py): so what is on disk is all there is.
"""
