#!/usr/bin/env python3
"""Checks the vectors of kingdomail-shuffle-1 (shuffle-1.json, or the file named) against the text of the scheme."""

import hashlib
import hmac
import json
import pathlib
import sys


def hmac_sha256(key, message):
    return hmac.new(key, message, hashlib.sha256).digest()


def stream(key, label):
    block = 0
    while True:
        yield from hmac_sha256(key, label + b"\0" + block.to_bytes(4, "big"))
        block += 1


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


def kings(key, edition, players):
    if edition == "rulebook":
        each = 2 if players == 2 else 1
        return shuffled(key, b"kings", [seat for seat in range(players) for _ in range(each)])
    first = uniform(stream(key, b"first_seat"), players)
    table = [(first + i) % players for i in range(players)]
    return table + table[::-1] if players == 2 else table


TERRAINS = ["wheat", "forest", "lake", "pasture", "swamp", "mine"]
QUESTS = (
    [f"local_business_{terrain}" for terrain in TERRAINS]
    + [f"four_corners_{terrain}" for terrain in TERRAINS]
    + ["harmony", "middle_kingdom", "lost_corner", "folie_des_grandeurs", "bleak_king"]
)


def dominoes(vector):
    if vector.get("expansion") == "age_of_giants":
        return list("ABCDEF") + list(range(1, 55))
    return range(1, 49)


def derived(vector):
    game, seed = bytes.fromhex(vector["game"]), bytes.fromhex(vector["seed"])
    entropy = [bytes.fromhex(given) if given else bytes(32) for given in vector["entropy"]]
    assert len(entropy) == vector["players"] and all(len(given) == 32 for given in entropy)
    key = hmac_sha256(seed, b"kingdomail-key-1\0" + game + bytes([len(entropy)]) + b"".join(entropy))
    result = {
        "commitment": hashlib.sha256(b"kingdomail-commit-1\0" + game + seed).hexdigest(),
        "deck": [str(domino) for domino in shuffled(key, b"deck", dominoes(vector))],
        "kings": kings(key, vector["edition"], vector["players"]),
    }
    if "quests" in vector:
        result["quests"] = shuffled(key, b"quests", QUESTS)[:2]
    return result


def main():
    default = pathlib.Path(__file__).with_name("shuffle-1.json")
    document = json.loads(pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else default).read_text())
    if document["scheme"] != "kingdomail-shuffle-1" or not document["vectors"]:
        sys.exit("no vectors of kingdomail-shuffle-1")
    for number, vector in enumerate(document["vectors"]):
        for field, expected in derived(vector).items():
            if vector[field] != expected:
                sys.exit(f"vector {number}: {field} is {vector[field]}, the scheme says {expected}")
    print(f"kingdomail-shuffle-1: {len(document['vectors'])} vectors agree")


if __name__ == "__main__":
    main()
