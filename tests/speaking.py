"""Words in each language, read once: that takes half a second, and many tests want them."""

from __future__ import annotations

from functools import cache

from ghostlight.words import Words

words_in = cache(Words)
