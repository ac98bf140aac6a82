"""Tour of the API: a game of two with Age of Giants, then a Dynasty of four. `python3 tour.py URL-OF-THE-SERVER`"""

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from uuid import UUID

from kingdomail_client.api.games import get_game
from kingdomail_client.api.notifications import list_notifications
from kingdomail_client.api.players import get_leaderboard
from kingdomail_client.api.series import create_series, get_series
from kingdomail_client.api.tables import create_table, join_table
from kingdomail_client.models import (
    CreateGameSettings,
    CreateSeries,
    CreateTable,
    Event,
    Expansion,
    Game,
    GameFinishedEvent,
    GameFinishedNotification,
    GameStartedNotification,
    GameStatus,
    JoinTable,
    LeaderboardEntry,
    Notification,
    RankedSeat,
    RatingCategory,
    SeriesStandingNotification,
    Variant,
)
from play import awaited, decide, play_out
from player import Player, new_player, ok
from receiver import Receiver
from stream import events


def age_of_giants(players: Sequence[Player]) -> None:
    ada, *others = players
    receiver = Receiver(ada)

    # Ada creates a table and the other players join. The game starts when the table is full.
    settings = CreateGameSettings(len(players), expansion=Expansion.AGE_OF_GIANTS)
    game = ok(create_table.sync(client=ada.client, body=CreateTable(settings)))
    for other in others:
        game = ok(join_table.sync(game.id, client=other.client, body=JoinTable()))
    assert game.status == GameStatus.ACTIVE and len(game.quests) == 2

    # Ada reads the events so far and drops the connection.
    seen: list[Event] = []
    for event in events(ada, game.id, after=0):
        seen.append(event)
        if event.version == game.version:
            break

    # The opponents play until it is her turn. A signed webhook message notifies her.
    while awaited(players, game) is not ada:
        game = decide(players, game)
    message = receiver.message("notification.your_turn", game.id)
    assert message.data.version == game.version
    game = decide(players, game)

    # She resumes the stream after the last event that she has read, and misses none.
    def read_rest() -> None:
        for event in events(ada, game.id, after=seen[-1].version):
            seen.append(event)
            if isinstance(event.payload, GameFinishedEvent):
                break

    with ThreadPoolExecutor() as threads:
        reading = threads.submit(read_rest)
        game = play_out(players, game)
        reading.result(timeout=20)
    assert [event.version for event in seen] == list(range(1, game.version + 1))

    # She receives the result as well.
    own = next(one for one in ranking(game) if game.seats[one.seat].player.id == ada.id)
    end = receiver.message("notification.game_finished", game.id).data.payload
    assert isinstance(end, GameFinishedNotification) and (end.rank, end.points) == (own.rank, own.points)


def dynasty(players: Sequence[Player]) -> None:
    ada, *others = players

    # Creating a series creates the table of its first game. Joining the table joins the series.
    settings = CreateGameSettings(len(players), variants=[Variant.MIDDLE_KINGDOM, Variant.HARMONY])
    request = CreateSeries(CreateTable(settings))
    created = ok(create_series.sync(client=ada.client, body=request))
    for other in others:
        ok(join_table.sync(created.games[0].game_id, client=other.client, body=JoinTable()))

    # Each next game starts automatically. Notifications announce each start, and the standing after
    # each game.
    points: Counter[UUID] = Counter()
    games = {game.game_id for game in created.games}
    for notification in notifications(ada):
        match notification.payload:
            case GameStartedNotification() if notification.game_id in games:
                game = ok(get_game.sync(notification.game_id, client=ada.client))
                for one in ranking(play_out(players, game)):
                    points[game.seats[one.seat].player.id] += one.points
            case SeriesStandingNotification(number=number, games=last) if number == last:
                break

    # The standing has a row for each player of the series.
    series = ok(get_series.sync(created.id, client=ada.client))
    assert series.status == GameStatus.FINISHED
    assert len(series.standing) == len(players)
    for row in series.standing:
        player = series.players[row.place].player
        print(f"  {row.rank}. {player.name}: {' + '.join(str(game.points) for game in row.games)} = {row.total}")
        assert len(row.games) == 3 and row.total == points[player.id]


def notifications(player: Player) -> Iterator[Notification]:
    """Yields the notifications of a player in order, by long polling."""
    after = 0
    while True:
        page = ok(list_notifications.sync(client=player.client, after=after, wait_seconds=20))
        for notification in page.items:
            yield notification
            after = notification.position


def leaderboard(player: Player, category: RatingCategory) -> Iterator[LeaderboardEntry]:
    """Yields all entries of a leaderboard, page by page."""
    page = ok(get_leaderboard.sync(category, client=player.client, limit=2))
    yield from page.items
    while page.next_cursor:
        page = ok(get_leaderboard.sync(category, client=player.client, limit=2, cursor=page.next_cursor))
        yield from page.items


def ranking(game: Game) -> list[RankedSeat]:
    assert game.status == GameStatus.FINISHED
    assert game.ranking and len(game.ranking) == game.settings.players
    for one in game.ranking:
        print(f"  {one.rank}. {game.seats[one.seat].player.name}: {one.points}")
    return game.ranking


def main() -> None:
    server = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8080"
    players = [new_player(server, name) for name in ["Ada", "Grace", "Edsger", "Barbara"]]
    age_of_giants(players[:2])
    dynasty(players)
    ratings = {entry.player.id: entry.rating for entry in leaderboard(players[0], RatingCategory.AGE_OF_GIANTS)}
    assert all(ratings[player.id].games == 1 for player in players[:2])


main()
