"""Lessons: a guided first game, told in chapters; each is a file of scenarios with a coach's words (docs/lessons.md)."""

from .form import Beat, Chapter, Scene
from .reading import chapters_of, find_chapter, read_chapter
from .rehearsal import Aside, Chronicled, Mood, Rehearsal

__all__ = [
    "Aside",
    "Beat",
    "Chapter",
    "Chronicled",
    "Mood",
    "Rehearsal",
    "Scene",
    "chapters_of",
    "find_chapter",
    "read_chapter",
]
