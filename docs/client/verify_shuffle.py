#!/usr/bin/env python3
"""Checks shuffles against docs/client/shuffle.md, with nothing but what Python brings.

    verify_shuffle.py FILE...

A file holds test vectors of kingdomail-shuffle-1 or -2, or records of games, one a line. Of a record everything that
follows from the seed is checked: the commitment, who picks when from the first line, the quests, the root of the lines,
and each line with its proof. Whether the moves were legal is not: `kingdomail verify` does that.
"""

import hashlib
import hmac
import json
import sys
import uuid

SCHEMES = ("kingdomail-shuffle-1", "kingdomail-shuffle-2")


def sha256(message):
    return hashlib.sha256(message).digest()


def hmac_sha256(key, message):
    return hmac.new(key, message, hashlib.sha256).digest()


def block(key, label, number):
    return hmac_sha256(key, label + b"\0" + number.to_bytes(4, "big"))


def stream(key, label):
    number = 0
    while True:
        yield from block(key, label, number)
        number += 1


def uniform(source, n):
    if n == 1:
        return 0
    while True:
        byte = next(source)
        if byte < 256 - 256 % n:
            return byte % n


def shuffled(key, label, items):
    source, items = stream(key, label), list(items)
    for i in range(len(items) - 1, 0, -1):
        j = uniform(source, i + 1)
        items[i], items[j] = items[j], items[i]
    return items


TERRAINS = ["wheat", "forest", "lake", "pasture", "swamp", "mine"]
QUESTS = (
    [f"local_business_{terrain}" for terrain in TERRAINS]
    + [f"four_corners_{terrain}" for terrain in TERRAINS]
    + ["harmony", "middle_kingdom", "lost_corner", "folie_des_grandeurs", "bleak_king"]
)
LETTERS = list("ABCDEF")


class Game:
    """What follows from the seed, the players' bytes and the settings."""

    def __init__(self, game, seed, entropy, settings):
        assert len(seed) == 32 and all(len(given) == 32 for given in entropy)
        self.players, self.settings = len(entropy), settings
        self.giants = settings.get("expansion") == "age_of_giants"
        self.rulebook = settings["edition"] == "rulebook"
        self.commitment = sha256(b"kingdomail-commit-1\0" + game + seed).hex()
        message = b"kingdomail-key-1\0" + game + bytes([self.players]) + b"".join(entropy)
        self.key = hmac_sha256(seed, message)
        box = LETTERS + list(range(1, 55)) if self.giants else range(1, 49)
        self.deck = [str(domino) for domino in shuffled(self.key, b"deck", box)]

    def kings(self):
        if self.rulebook:
            each = 2 if self.players == 2 else 1
            return shuffled(self.key, b"kings", [seat for seat in range(self.players) for _ in range(each)])
        first = uniform(stream(self.key, b"first_seat"), self.players)
        table = [(first + i) % self.players for i in range(self.players)]
        return table + table[::-1] if self.players == 2 else table

    def quests(self):
        return shuffled(self.key, b"quests", QUESTS)[:2] if self.giants else []

    def line_length(self):
        if self.giants:
            return 5
        return 3 if self.players == 3 and self.rulebook else 4

    def dominoes(self):
        duel = "mighty_duel" in self.settings.get("variants", [])
        if self.players == 2 and not duel:
            return 30 if self.giants else 24
        if self.giants:
            return 60
        return 36 if self.players == 3 and self.rulebook else 48

    def lines(self):
        def place(domino):
            return LETTERS.index(domino) if domino in LETTERS else 5 + int(domino)

        length = self.line_length()
        return [sorted(self.deck[i : i + length], key=place) for i in range(0, self.dominoes(), length)]

    def salt(self, line):
        return block(self.key, b"salt", line)

    def leaves(self):
        return [leaf(self.salt(i), i, dominoes) for i, dominoes in enumerate(self.lines())]


def leaf(salt, line, dominoes):
    return sha256(b"\0" + salt + bytes([line]) + ",".join(dominoes).encode())


def left_part(count):
    part = 1
    while part * 2 < count:
        part *= 2
    return part


def root(leaves):
    if len(leaves) == 1:
        return leaves[0]
    left = left_part(len(leaves))
    return sha256(b"\1" + root(leaves[:left]) + root(leaves[left:]))


def leads_to(hashed, line, lines, path):
    """The root that a path leads to from a leaf: what a player can compute while the game goes on."""
    if lines == 1:
        return hashed if not path else None
    if not path:
        return None
    left, (*below, beside) = left_part(lines), path
    if line < left:
        up = leads_to(hashed, line, left, below)
        return up and sha256(b"\1" + up + beside)
    up = leads_to(hashed, line - left, lines - left, below)
    return up and sha256(b"\1" + beside + up)


def expect(what, is_, should):
    if is_ != should:
        raise ValueError(f"{what} is {is_}, the scheme says {should}")


def check_lines(game, lines_root, lines):
    """`lines` are those dealt so far, each with its salt and path."""
    expect("the root of the lines", lines_root, root(game.leaves()).hex())
    every = game.lines()
    for number, line in enumerate(lines):
        expect(f"line {number}", line["dominoes"], every[number])
        expect(f"the salt of line {number}", line["salt"], game.salt(number).hex())
        hashed = leaf(bytes.fromhex(line["salt"]), number, line["dominoes"])
        path = [bytes.fromhex(beside) for beside in line["path"]]
        led = leads_to(hashed, number, len(every), path)
        expect(f"the root above line {number}", led and led.hex(), lines_root)


def entropies(given):
    return [bytes.fromhex(entropy) if entropy else bytes(32) for entropy in given]


def check_vector(scheme, vector):
    game, seed = bytes.fromhex(vector["game"]), bytes.fromhex(vector["seed"])
    game = Game(game, seed, entropies(vector["entropy"]), vector)
    expect("the number of players", vector["players"], game.players)
    expect("the commitment", vector["commitment"], game.commitment)
    expect("the deck", vector["deck"], game.deck)
    expect("the order of the kings", vector["kings"], game.kings())
    expect("the quests", vector.get("quests", []), game.quests())
    if scheme == SCHEMES[1]:
        expect("the number of lines", len(vector["lines"]), len(game.lines()))
        check_lines(game, vector["lines_root"], vector["lines"])


def check_record(record):
    if record["scheme"] not in SCHEMES:
        raise ValueError("an unknown scheme")
    facts = [event["fact"] for event in record["events"]]
    started = [fact for fact in facts if fact["type"] == "game_started"]
    game, seed = uuid.UUID(record["game"]).bytes, bytes.fromhex(record["seed"])
    commitment = sha256(b"kingdomail-commit-1\0" + game + seed).hex()
    expect("the commitment", record["commitment"], commitment)
    if not started:
        expect("the root of the lines", record["lines_root"], None)
        return
    entropy = entropies([seat["entropy"] for seat in record["seats"]])
    game = Game(game, seed, entropy, started[0]["settings"])
    expect("the order of the kings", started[0]["kings"], game.kings())
    expect("the quests", started[0].get("quests", []), game.quests())
    dealt = [fact for fact in facts if fact["type"] == "line_dealt"]
    expect("the dominoes", [line["dominoes"] for line in dealt], game.lines())
    if record["scheme"] == SCHEMES[1]:
        expect("the root at the start", started[0]["lines_root"], record["lines_root"])
        check_lines(game, record["lines_root"], [line | line["proof"] for line in dealt])


def check_file(path):
    checked = 0
    with open(path, encoding="utf-8") as file:
        text = file.read()
    # Vectors are one document, records one a line.
    if text.startswith('{"scheme"'):
        document = json.loads(text)
        if document["scheme"] not in SCHEMES or not document["vectors"]:
            raise ValueError("no vectors of a scheme that is known")
        tasks = [lambda vector=vector: check_vector(document["scheme"], vector) for vector in document["vectors"]]
    else:
        records = [json.loads(line) for line in text.splitlines() if line]
        tasks = [lambda record=record: check_record(record) for record in records]
    for number, task in enumerate(tasks, 1):
        try:
            task()
        except (ValueError, KeyError, TypeError) as error:
            raise ValueError(f"number {number}: {error!r}") from error
        checked += 1
    return checked


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    for path in sys.argv[1:]:
        try:
            print(f"{path}: {check_file(path)} agree")
        except (OSError, ValueError) as error:
            sys.exit(f"{path}: {error}")


if __name__ == "__main__":
    main()
