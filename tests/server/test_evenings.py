"""The evenings of a game over HTTP: what comes with it, and a file that is looked at before a table is opened."""

from __future__ import annotations

from ghostlight.games.museum.missions.reading import SHIPPED, shipped
from tests.server.house import House

WHERE = "/api/games/museum/evenings"


def test_the_programme_of_a_game_of_missions(house: House) -> None:
    told = house.guest().get(WHERE).json()
    assert (told["option"], told["formats"]) == ("mission", "format")
    assert [each["word"] for each in told["shipped"]] == list(SHIPPED)
    assert house.guest().get("/api/games/graveyard/evenings").status_code == 404
    assert house.guest().get("/api/games/chess/evenings").status_code == 404


def test_a_file_is_looked_at_and_no_table_is_made(house: House) -> None:
    ana = house.guest()
    own = shipped("thieves-in-the-shadows").decode()
    told = ana.post(WHERE, {"text": own}).json()
    assert told["word"] is None
    assert told["title"]["en"] == "Thieves in the Shadows"
    bad = own.replace("schema = 1", "schema = 2").replace('limit = "', 'limit = "9')
    response = ana.post(WHERE, {"text": bad})
    assert response.status_code == 400
    assert len(response.json()["lines"]) == 2
    assert ana.post(WHERE, {"text": SHIPPED[0]}).status_code == 400, "only the text of a file, not a word"
    assert ana.get("/api/tables").json()["mine"] == []
