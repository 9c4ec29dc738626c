"""The commands of the command line, a file for each kind; what a game brings of its own is in `brought`.

They use the public API, as anybody could. `ghostlight.NAME` fetches what it needs when it is reached, so help comes at once.
"""
