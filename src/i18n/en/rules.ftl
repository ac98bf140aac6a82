# Explanations of rule violations.

rule-game_finished = The game is over.
rule-seat_conceded = The computer has taken over this seat for the rest of the game.
rule-seat_taken_over = The computer took over this seat when the time ran out. Take it back first.
rule-seat_not_taken_over = The computer has not taken over your seat.
rule-not_your_turn = It is another player's turn.
rule-must_place_first = A turn starts with the domino under your king: place it, or discard it if it fits nowhere. Then pick a new one.
rule-nothing_to_place = Your king has no domino to place. Pick one from the next line.
rule-domino_not_in_line = This domino is not in the next line.
rule-domino_taken = Another king is already on this domino.
rule-not_your_domino = This is not the domino under your king.
rule-out_of_bounds = The kingdom would exceed its maximum size: 5 × 5 spaces including the castle, or 7 × 7 in The Mighty Duel.
rule-cell_occupied = A domino needs two empty spaces; at least one of these is occupied.
rule-no_matching_terrain = At least one square of the domino must be next to the castle or to a square of the same terrain, horizontally or vertically.
rule-must_place = A domino that can be placed must be placed; it cannot be discarded.
rule-must_cover = You have a new giant. First choose the crown that it covers.
rule-must_send_or_keep = You placed a domino with footprints. First send a giant to an opponent or keep your giants.
rule-no_giant_came = You have no new giant that must cover a crown.
rule-no_footprint = You can send or keep a giant only after placing a domino with footprints, if you have a giant and an opponent has a visible crown.
rule-no_visible_crown = A giant can only cover a visible crown, and there is none here.
rule-no_giant_there = You have no giant here.
rule-no_opponent = A giant must be sent to another player in the game.
rule-opponent_without_crown = This opponent has no visible crown that a giant could cover.

## Invalid game settings

settings-players_out_of_range = Kingdomino is for 2 to 4 players, or 2 to 5 with Age of Giants.
settings-variant_not_with_giants = In Age of Giants games, Middle Kingdom and Harmony are quests, so they cannot be chosen as variants.
settings-mighty_duel_needs_two_players = The Mighty Duel is played by exactly 2 players.

## Invalid premoves

premove-empty = A plan must say where to place the domino, what to pick, or both.
premove-too_many_dominoes = A plan can have at most 12 dominoes in one list.
premove-duplicate_domino = A plan cannot have the same domino twice in one list.
