#!/usr/bin/env python3
"""Verifies records of games by docs/client/record.md, docs/client/rules.md and docs/client/shuffle.md, with nothing but what Python brings.

    verify_record.py FILE...

A file has one record a line. Checked are the spelling, the checksum, the chain, the numbers and times of the events, who sits where,
what follows from the seed, every move, the score and the ranking. Not checked is what happens beside the board: whether a timeout,
an order, a pause or a proposal was due, and whether a step that was played for a seat was forced: `kingdomail verify` does that.
"""

import hashlib
import json
import re
import sys
from pathlib import Path

from verify_shuffle import check_record as check_shuffle
from verify_shuffle import expect

RULES = Path(__file__).with_name("rules.md")
STEPS = {"east": (1, 0), "south": (0, 1), "west": (-1, 0), "north": (0, -1)}
AROUND = list(STEPS.values())


def spelled(value):
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def require(holds, what):
    if not holds:
        raise ValueError(what)


def dominoes():
    """The two squares of each domino, from the table of the rules: `| `12` | wheat | lake 1 |`."""
    row = re.compile(r"\| `([A-F]|\d+)` \| (\w+) ?(\d?) \| (\w+) ?(\d?) \|")
    found = {}
    for name, one, crowns, other, others in row.findall(RULES.read_text(encoding="utf-8")):
        found[name] = ((one, int(crowns or 0)), (other, int(others or 0)))
    expect("the number of dominoes", len(found), 60)
    return found


DOMINOES = dominoes()


class Kingdom:
    def __init__(self, frame):
        self.frame, self.squares, self.giants, self.discards = frame, {}, {}, 0

    def box(self, more=()):
        cells = [(0, 0), *self.squares, *more]
        columns, rows = [x for x, _ in cells], [y for _, y in cells]
        return min(columns), max(columns), min(rows), max(rows)

    def fits(self, squares, cells):
        if any(cell in self.squares or cell == (0, 0) for cell in cells):
            return False
        west, east, north, south = self.box(cells)
        if east - west >= self.frame or south - north >= self.frame:
            return False

        def touches(cell, terrain):
            beside = [(cell[0] + x, cell[1] + y) for x, y in AROUND]
            return any(other == (0, 0) or self.squares.get(other, (None,))[0] == terrain for other in beside)

        return any(touches(cell, terrain) for (terrain, _), cell in zip(squares, cells))

    def fits_somewhere(self, squares):
        reach = range(-self.frame, self.frame + 1)
        return any(
            self.fits(squares, [(x, y), (x + step[0], y + step[1])]) for x in reach for y in reach for step in AROUND
        )

    def crowns(self, cell):
        """Those that no giant covers."""
        return self.squares[cell][1] - self.giants.get(cell, 0) if cell in self.squares else 0

    def has_visible_crown(self):
        return any(self.crowns(cell) for cell in self.squares)

    def properties(self):
        left = set(self.squares)
        while left:
            found, waiting = set(), [left.pop()]
            while waiting:
                cell = waiting.pop()
                found.add(cell)
                for x, y in AROUND:
                    other = (cell[0] + x, cell[1] + y)
                    if other in left and self.squares[other][0] == self.squares[cell][0]:
                        left.remove(other)
                        waiting.append(other)
            yield self.squares[cell][0], found, sum(map(self.crowns, found))

    def bonus(self, name):
        west, east, north, south = self.box()
        corners = {(x, y) for x in (west, east) for y in (north, south)}
        terrain_of = {cell: square[0] for cell, square in self.squares.items()}
        if name == "harmony":
            return 0 if self.discards else 5
        if name == "middle_kingdom":
            return 10 if -west == east and -north == south else 0
        if name == "lost_corner":
            return 20 if (0, 0) in corners else 0
        if name == "bleak_king":
            plain = ("wheat", "forest", "lake", "pasture")
            bleak = [p for p in self.properties() if p[0] in plain and len(p[1]) >= 5 and not p[2]]
            return 10 * len(bleak)
        if name == "folie_des_grandeurs":
            return 10 * self.alignments()
        quest, _, terrain = name.rpartition("_")
        cells = {"four_corners": corners, "local_business": {(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)}}[quest]
        return 5 * sum(terrain_of.get(cell) == terrain for cell in cells)

    def alignments(self):
        crowned = {cell for cell in self.squares if self.crowns(cell)}
        count = 0
        for x, y in [(1, 0), (0, 1), (1, 1), (1, -1)]:
            for cell in crowned:
                if (cell[0] - x, cell[1] - y) in crowned:
                    continue
                length = 0
                while (cell[0] + length * x, cell[1] + length * y) in crowned:
                    length += 1
                count += (length - 1) // 2
        return count

    def tally(self, bonuses):
        properties = list(self.properties())
        points = sum(len(cells) * crowns for _, cells, crowns in properties)
        points += sum(self.bonus(name) for name in bonuses)
        largest = max((len(cells) for _, cells, _ in properties), default=0)
        return points, largest, sum(map(self.crowns, self.squares))


class Board:
    """The game as its rules have it: what is awaited of whom, and what comes of it."""

    def __init__(self, started):
        settings = started["settings"]
        self.settings, self.seats = settings, settings["players"]
        self.variants = settings["variants"]
        self.giants = settings.get("expansion") == "age_of_giants"
        self.bonuses = started.get("quests", []) + [v for v in self.variants if v != "mighty_duel"]
        frame = 7 if "mighty_duel" in self.variants else 5
        self.kingdoms = [Kingdom(frame) for _ in range(self.seats)]
        rulebook_of_three = self.seats == 3 and settings["edition"] == "rulebook" and not self.giants
        length = 5 if self.giants else 3 if rulebook_of_three else 4
        whole = 60 if self.giants else 36 if rulebook_of_three else 48
        half = self.seats == 2 and "mighty_duel" not in self.variants
        self.lines_left = (whole // 2 if half else whole) // length
        # The kings that act, in their order, each with its domino; before the first round without.
        self.kings = [(seat, None) for seat in started["kings"]]
        # The dominoes to pick from, and whose king stands on them.
        self.line = {}
        self.acting, self.expected = 0, "line"

    def leave(self, dealt):
        """The dominoes of a line that may be picked."""
        gone = {2: [2], 3: [1, 3], 4: [2], 5: []}[self.seats] if self.giants else []
        return [domino for place, domino in enumerate(dealt) if place not in gone]

    def begin_turn(self):
        if self.acting < len(self.kings):
            self.expected = "pick" if self.kings[self.acting][1] is None else "place"
        elif self.line:
            self.kings = [(seat, domino) for domino, seat in self.line.items() if seat is not None]
            self.line, self.acting = {}, 0
            self.expected = "line" if self.lines_left else "place"
        else:
            self.expected = "end"

    def end_placing(self):
        if self.line:
            self.expected = "pick"
        else:
            self.acting += 1
            self.begin_turn()

    def awaited(self):
        return self.kings[self.acting]

    def expect_of(self, seat, *what):
        require(self.expected in what, f"{self.expected} comes next")
        expect("the seat", seat, self.awaited()[0])

    def line_dealt(self, seat, dominoes, proof=None):
        require(self.expected == "line" and seat is None, "no line is due")
        self.line = {domino: None for domino in self.leave(dominoes)}
        self.lines_left -= 1
        self.begin_turn()

    def picked(self, seat, domino):
        self.expect_of(seat, "pick")
        require(self.line.get(domino, seat) is None, f"{domino} cannot be picked")
        self.line[domino] = seat
        self.acting += 1
        self.begin_turn()

    def domino_of(self, seat, domino):
        self.expect_of(seat, "place")
        expect("the domino", domino, self.awaited()[1])
        return self.kingdoms[seat], DOMINOES[domino]

    def placed(self, seat, domino, x, y, direction):
        kingdom, squares = self.domino_of(seat, domino)
        step = STEPS[direction]
        cells = [(x, y), (x + step[0], y + step[1])]
        require(kingdom.fits(squares, cells), f"{domino} does not fit there")
        kingdom.squares.update(zip(cells, squares))
        brings_giant, shows_footprints = domino.isalpha(), domino.isdigit() and int(domino) > 48
        others = [other for place, other in enumerate(self.kingdoms) if place != seat]
        if brings_giant and kingdom.has_visible_crown():
            self.expected, self.covering = "cover", seat
        elif shows_footprints and kingdom.giants and any(other.has_visible_crown() for other in others):
            self.expected = "send"
        else:
            self.end_placing()

    def discarded(self, seat, domino):
        kingdom, squares = self.domino_of(seat, domino)
        require(not kingdom.fits_somewhere(squares), f"{domino} fits somewhere")
        kingdom.discards += 1
        self.end_placing()

    def covered(self, seat, x, y):
        require(self.expected == "cover" and seat == self.covering, "no giant came")
        kingdom = self.kingdoms[seat]
        require(kingdom.crowns((x, y)) > 0, "no crown is seen there")
        kingdom.giants[x, y] = kingdom.giants.get((x, y), 0) + 1
        self.end_placing()

    def giant_sent(self, seat, x, y, to_seat):
        self.expect_of(seat, "send")
        kingdom = self.kingdoms[seat]
        require(to_seat != seat and self.kingdoms[to_seat].has_visible_crown(), "it cannot be sent there")
        require(kingdom.giants.get((x, y), 0) > 0, "there is no giant")
        kingdom.giants[x, y] -= 1
        if not kingdom.giants[x, y]:
            del kingdom.giants[x, y]
        self.expected, self.covering = "cover", to_seat

    def giant_kept(self, seat):
        self.expect_of(seat, "send")
        self.end_placing()

    def ranking(self):
        crowns_count = self.settings["edition"] == "rulebook"
        tallies = [kingdom.tally(self.bonuses) for kingdom in self.kingdoms]

        def compared(one, other):
            """Who is before whom, and by which comparison."""
            for place, what in enumerate(["points", "largest_property", "crowns"]):
                if what == "crowns" and not crowns_count:
                    continue
                if tallies[one][place] != tallies[other][place]:
                    return tallies[one][place] > tallies[other][place], place
            return False, 3

        words = ["points", "largest_property", "crowns", "shared"]
        result = []
        for seat, (points, largest, crowns) in enumerate(tallies):
            others = [other for other in range(self.seats) if other != seat]
            rank = 1 + sum(compared(other, seat)[0] for other in others)
            decided = words[max(compared(other, seat)[1] for other in others)]
            result.append(
                {
                    "seat": seat,
                    "rank": rank,
                    "points": points,
                    "largest_property": largest,
                    "crowns": crowns,
                    "decided_by": decided,
                }
            )
        return sorted(result, key=lambda one: one["rank"])


MOVES = {
    "line_dealt": Board.line_dealt,
    "picked": Board.picked,
    "placed": Board.placed,
    "discarded": Board.discarded,
    "covered": Board.covered,
    "giant_sent": Board.giant_sent,
    "giant_kept": Board.giant_kept,
}


def check_spelling(line, record):
    expect("the spelling", line, spelled(record))
    before, _, checksum = line.rpartition(',"checksum":')
    expect("the checksum", json.loads(checksum[:-1]), hashlib.sha256((before + "}").encode()).hexdigest())


def check_chain(line, record):
    header = line[: line.index(',"events":')] + "}"
    last = hashlib.sha256(b"kingdomail-record-1\0" + header.encode()).digest()
    at = ""
    for number, event in enumerate(record["events"], 1):
        expect("the number of an event", event["version"], number)
        require(at <= event["at"], f"event {number} is before the one before it")
        at = event["at"]
        hashed = spelled({name: value for name, value in event.items() if name != "hash"})
        last = hashlib.sha256(last + hashed.encode()).digest()
        expect(f"the hash of event {number}", event["hash"], last.hex())
    times = [record["events"][place]["at"] for place in (0, -1)]
    expect("the times", [record["opened_at"], record["ended_at"]], times)


def check_seats(record):
    seats, started = [], None
    for event in record["events"]:
        fact = event["fact"]
        match fact["type"]:
            case "player_joined":
                seats.append(fact["player"])
            case "player_left":
                seats.remove(fact["player"])
            case "game_started":
                started = fact
                expect("the seats", fact["seats"], seats)
                expect("the players", fact["settings"]["players"], len(seats))
            case "seat_handed_over":
                expect("who hands a seat over", fact["from"], seats[event["seat"]])
                seats[event["seat"]] = fact["to"]
    expect("who sits there at the end", [seat["player"] for seat in record["seats"]], seats)
    return started


def standing(events):
    """The events but for those that were taken back."""
    stand = []
    for event in events:
        if event["fact"]["type"] == "undone":
            stand = [kept for kept in stand if kept["version"] <= event["fact"]["to_version"]]
        else:
            stand.append(event)
    return stand


def check_moves(record, started):
    board = Board(started)
    for event in standing(record["events"]):
        move = MOVES.get(event["fact"]["type"])
        if move is None:
            continue
        fields = {name: value for name, value in event["fact"].items() if name != "type"}
        try:
            move(board, event["seat"], **fields)
        except ValueError as error:
            raise ValueError(f"event {event['version']}: {error}") from error
    expect("what comes next", board.expected, "end")
    expect("the result", record["result"], board.ranking())


def check(line):
    record = json.loads(line)
    expect("the format", record["format"], "kingdomail-record-1")
    check_spelling(line, record)
    check_chain(line, record)
    started = check_seats(record)
    check_shuffle(record)
    last = record["events"][-1]["fact"]["type"]
    if last == "game_cancelled":
        expect("the result", record["result"], None)
        return
    expect("the last event", last, "game_finished")
    check_moves(record, started)


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    for path in sys.argv[1:]:
        with open(path, encoding="utf-8") as file:
            lines = [line.rstrip("\n") for line in file if line.strip()]
        for number, line in enumerate(lines, 1):
            try:
                check(line)
            except (ValueError, KeyError, TypeError, IndexError) as error:
                sys.exit(f"{path}:{number}: {error!r}")
        print(f"{path}: {len(lines)} records hold")


if __name__ == "__main__":
    main()
