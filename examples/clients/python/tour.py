"""The tour: two play a game with Age of Giants, then four a Dynasty. `python3 tour.py URL-OF-THE-SERVER`"""

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from uuid import UUID

from kingdomail_client.api.games import show_game
from kingdomail_client.api.notices import list_notices
from kingdomail_client.api.players import show_leaderboard
from kingdomail_client.api.series import open_series, show_series
from kingdomail_client.api.tables import join_table, open_table
from kingdomail_client.models import (
    Category,
    EventView,
    Expansion,
    GameFinishedFact,
    GameFinishedTold,
    GameStartedTold,
    GameView,
    JoinRequest,
    LeaderView,
    NoticeView,
    OpenSeriesRequest,
    OpenTableRequest,
    RankedView,
    SeriesStandingTold,
    SettingsRequest,
    Status,
    Variant,
)
from play import awaited, decide, play_out
from player import Player, new_player, ok
from receiver import Receiver
from stream import events


def age_of_giants(players: Sequence[Player]) -> None:
    ada, *others = players
    receiver = Receiver(ada)

    # A table is opened by one and joined by the others; when it is full, the game starts.
    settings = SettingsRequest(len(players), expansion=Expansion.AGE_OF_GIANTS)
    game = ok(open_table.sync(client=ada.client, body=OpenTableRequest(settings)))
    for other in others:
        game = ok(join_table.sync(game.id, client=other.client, body=JoinRequest()))
    assert game.status == Status.ACTIVE and len(game.quests) == 2

    # Ada reads what has happened so far, and drops the connection.
    seen: list[EventView] = []
    for event in events(ada, game.id, after=0):
        seen.append(event)
        if event.version == game.version:
            break

    # The others play until it is her turn. She need not ask: she is told, and the signature says by whom.
    while awaited(players, game) is not ada:
        game = decide(players, game)
    told = receiver.message("notice.your_turn", game.id)
    assert told.data.version == game.version
    game = decide(players, game)

    # She goes on reading after the last that she has seen, and misses nothing.
    def read_on() -> None:
        for event in events(ada, game.id, after=seen[-1].version):
            seen.append(event)
            if isinstance(event.fact, GameFinishedFact):
                break

    with ThreadPoolExecutor() as threads:
        reading = threads.submit(read_on)
        game = play_out(players, game)
        reading.result(timeout=20)
    assert [event.version for event in seen] == list(range(1, game.version + 1))

    # The ranking, of which she is told as well.
    own = next(one for one in ranking(game) if game.seats[one.seat].player.id == ada.id)
    end = receiver.message("notice.game_finished", game.id).data.notice
    assert isinstance(end, GameFinishedTold) and (end.rank, end.points) == (own.rank, own.points)


def dynasty(players: Sequence[Player]) -> None:
    ada, *others = players

    # A series is opened with the table of its first game; who joins there joins the series.
    settings = SettingsRequest(len(players), variants=[Variant.MIDDLE_KINGDOM, Variant.HARMONY])
    request = OpenSeriesRequest(OpenTableRequest(settings))
    opened = ok(open_series.sync(client=ada.client, body=request))
    for other in others:
        ok(join_table.sync(opened.games[0].game_id, client=other.client, body=JoinRequest()))

    # The next game starts by itself, and all are told; as they are when one has ended, how they stand.
    points: Counter[UUID] = Counter()
    games = {game.game_id for game in opened.games}
    for told in notices(ada):
        match told.notice:
            case GameStartedTold() if told.game_id in games:
                game = ok(show_game.sync(told.game_id, client=ada.client))
                for one in ranking(play_out(players, game)):
                    points[game.seats[one.seat].player.id] += one.points
            case SeriesStandingTold(number=number, games=last) if number == last:
                break

    # The standing has a row for each place, and a place is a player's from game to game.
    series = ok(show_series.sync(opened.id, client=ada.client))
    assert series.status == Status.FINISHED
    assert len(series.standing) == len(players)
    for row in series.standing:
        player = series.places[row.place].player
        print(f"  {row.rank}. {player.name}: {' + '.join(str(game.points) for game in row.games)} = {row.total}")
        assert len(row.games) == 3 and row.total == points[player.id]


def notices(player: Player) -> Iterator[NoticeView]:
    """What a player is told, by a long poll: each notice once, in order."""
    after = 0
    while True:
        page = ok(list_notices.sync(client=player.client, after=after, wait_seconds=20))
        for notice in page.items:
            yield notice
            after = notice.position


def leaderboard(player: Player, category: Category) -> Iterator[LeaderView]:
    """Reads a leaderboard to its end, a page at a time."""
    page = ok(show_leaderboard.sync(category, client=player.client, limit=2))
    yield from page.items
    while page.next_cursor:
        page = ok(show_leaderboard.sync(category, client=player.client, limit=2, cursor=page.next_cursor))
        yield from page.items


def ranking(game: GameView) -> list[RankedView]:
    assert game.status == Status.FINISHED
    assert game.ranking and len(game.ranking) == game.settings.players
    for one in game.ranking:
        print(f"  {one.rank}. {game.seats[one.seat].player.name}: {one.points}")
    return game.ranking


def main() -> None:
    server = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8080"
    players = [new_player(server, name) for name in ["Ada", "Grace", "Edsger", "Barbara"]]
    age_of_giants(players[:2])
    dynasty(players)
    rated = {leader.player.id: leader.rating for leader in leaderboard(players[0], Category.AGE_OF_GIANTS)}
    assert all(rated[player.id].games == 1 for player in players[:2])


main()
