# Explanations of rule violations.

rule-game-finished = The game is over.
rule-seat-conceded = The computer has taken over this seat for the rest of the game.
rule-seat-taken-over = The computer took over this seat when the time ran out. Take it back first.
rule-seat-is-yours = The computer has not taken over your seat.
rule-not-your-turn = It is another player's turn.
rule-must-place-first = A turn starts with the domino under your king: place it, or discard it if it fits nowhere. Then pick a new one.
rule-nothing-to-place = Your king has no domino to place. Pick one from the next line.
rule-domino-not-in-line = This domino is not in the next line.
rule-domino-taken = Another king is already on this domino.
rule-not-your-domino = This is not the domino under your king.
rule-out-of-bounds = The kingdom would exceed its maximum size: 5 × 5 spaces including the castle, or 7 × 7 in The Mighty Duel.
rule-cell-occupied = A domino needs two empty spaces; at least one of these is occupied.
rule-no-matching-terrain = At least one square of the domino must be next to the castle or to a square of the same terrain, horizontally or vertically.
rule-must-place = A domino that can be placed must be placed; it cannot be discarded.
rule-must-cover = You have a new giant. First choose the crown that it covers.
rule-must-send-or-keep = You placed a domino with footprints. First send a giant to an opponent or keep your giants.
rule-no-giant-came = You have no new giant that must cover a crown.
rule-no-footprint = You can send or keep a giant only after placing a domino with footprints, if you have a giant and an opponent has a visible crown.
rule-no-visible-crown = A giant can only cover a visible crown, and there is none here.
rule-no-giant-there = You have no giant here.
rule-no-opponent = A giant must be sent to another seat in the game.
rule-opponent-without-crown = This opponent has no visible crown that a giant could cover.

## Invalid game settings

settings-players-out-of-range = Kingdomino is for 2 to 4 players, or 2 to 5 with Age of Giants.
settings-variant-is-a-quest = In Age of Giants games, Middle Kingdom and Harmony are quests, so they cannot be chosen as variants.
settings-mighty-duel-needs-two-players = The Mighty Duel is played by exactly 2 players.

## Invalid premoves

order-nothing-ordered = A plan must say where to place the domino, what to pick, or both.
order-too-many-dominoes = A plan can have at most 12 dominoes in one list.
order-domino-twice = A plan cannot have the same domino twice in one list.
