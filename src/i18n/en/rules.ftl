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
rule-out-of-bounds = The kingdom would exceed its maximum size: 5 × 5 cells including the castle, 7 × 7 in the Mighty Duel.
rule-cell-occupied = A domino covers two free cells; at least one of these is already occupied.
rule-no-matching-terrain = At least one square of the domino must be next to the castle or to a square of its own terrain, horizontally or vertically.
rule-must-place = A domino that can be placed must be placed; it cannot be discarded.
rule-must-cover = A giant has come to your kingdom. Choose the crown that it covers before anything else.
rule-must-send-or-keep = You placed a domino with footprints. Send a giant to an opponent, or keep your giants, before anything else.
rule-no-giant-came = There is no new giant that has to cover a crown of yours.
rule-no-footprint = You can send or keep a giant only after placing a domino with footprints, if you have a giant and an opponent has a visible crown.
rule-no-visible-crown = A giant covers a visible crown; there is none on this cell.
rule-no-giant-there = You have no giant on this cell.
rule-no-opponent = A giant must be sent to another seat of the game.
rule-opponent-without-crown = This opponent has no visible crown that a giant could cover.

## Invalid game settings

settings-players-out-of-range = Kingdomino is played by 2 to 4 players, with Age of Giants by 2 to 5.
settings-variant-is-a-quest = In Age of Giants games, Middle Kingdom and Harmony are quests, so they cannot be chosen as variants.
settings-mighty-duel-needs-two-players = The Mighty Duel is played by exactly 2 players.

## Invalid premoves

order-nothing-ordered = A plan must say how to place, what to pick, or both.
order-too-many-dominoes = A plan can have at most 12 dominoes in one list.
order-domino-twice = A plan cannot have the same domino twice in one list.
