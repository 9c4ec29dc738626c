"""The tests, which mirror the package; a package themselves, so that `python -m tests.golden` works."""
