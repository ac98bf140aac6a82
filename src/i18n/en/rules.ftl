# Why a command is against the rules.

rule-game-finished = The game is over.
rule-seat-conceded = A house player has this seat and plays it to the end.
rule-seat-taken-over = A house player took this seat over when the time ran out: take it back first.
rule-seat-is-yours = Nobody took your seat over.
rule-not-your-turn = It is another player's turn.
rule-must-place-first = A turn begins with the domino under your king: place it, or discard it if it fits nowhere. Only then do you pick.
rule-nothing-to-place = Your king has no domino to place now: pick one of the next line.
rule-domino-not-in-line = This domino is not in the next line.
rule-domino-taken = Another king stands on this domino.
rule-not-your-domino = This is not the domino under your king.
rule-out-of-bounds = The kingdom would be larger than its frame allows: 5 × 5 cells with the castle, 7 × 7 in the Mighty Duel.
rule-cell-occupied = A domino covers two free cells; one of these is taken.
rule-no-matching-terrain = At least one square of the domino must be orthogonally next to the castle or to a square of its own terrain.
rule-must-place = A domino that can be placed must be placed.
rule-must-cover = A giant has come to you: choose the crown that it covers before anything else.
rule-must-send-or-keep = You placed a footprint: send a giant to an opponent, or keep your giants, before anything else.
rule-no-giant-came = No giant has come to you that would cover a crown.
rule-no-footprint = You send or keep a giant only after you have placed a footprint, if you have a giant and an opponent has a visible crown.
rule-no-visible-crown = A giant covers a visible crown; there is none at this cell.
rule-no-giant-there = There is no giant of yours at this cell.
rule-no-opponent = A giant is sent to another seat of the game.
rule-opponent-without-crown = This opponent has no visible crown that a giant could cover.

## Why a table cannot be as it was wished

settings-players-out-of-range = Kingdomino is played by 2 to 4 players, with Age of Giants by 2 to 5.
settings-variant-is-a-quest = With Age of Giants, Middle Kingdom and Harmony are quests and cannot be chosen.
settings-mighty-duel-needs-two-players = The Mighty Duel is played by exactly 2 players.

## Why an order makes no sense

order-nothing-ordered = An order says how to place, what to pick, or both.
order-too-many-dominoes = An order names at most 12 dominoes in one list.
order-domino-twice = An order names no domino twice in one list.
