# Texts in the pictures of a game.

picture-table = Kingdomino
picture-kingdom = The kingdom of { $name }
picture-square =
    { $crowns ->
        [one] { $terrain } with { $crowns } crown
       *[other] { $terrain } with { $crowns } crowns
    }

picture-before-first-round = Before the first round
picture-round = Round { $round } of { $rounds }
picture-undrawn =
    { $dominoes ->
        [one] { $dominoes } domino left
       *[other] { $dominoes } dominoes left
    }
picture-all-drawn = no dominoes left
picture-turn =
    { $expected ->
        [pick] It is { $name }'s turn to pick a domino.
        [place] It is { $name }'s turn to place domino { $domino }.
        [cover] It is { $name }'s turn to cover a crown with a giant.
       *[send-or-keep] It is { $name }'s turn to send or keep a giant.
    }
picture-nobodys-turn = It is no player's turn.
picture-won =
    { $points ->
        [one] { $name } won with { $points } point.
       *[other] { $name } won with { $points } points.
    }
picture-won-together =
    { $points ->
        [one] { $names } share the win with { $points } point.
       *[other] { $names } share the win with { $points } points.
    }

picture-to-place = This round
picture-to-pick = Next round
picture-order-of-picks = First picks
picture-nothing-to-pick = Last round: nothing to pick.
picture-free = free
picture-done = done
picture-discarded = { $dominoes } discarded
picture-if-it-stays = +{ $points } pending
picture-pending = { $quest }: { $points } pending
picture-with-giant = with a giant
picture-with-footprint = with footprints
picture-extent = { $width } × { $height } of { $frame } × { $frame }
picture-property =
    { $crowns ->
        [one] { $terrain } { $squares } × { $crowns } crown = { $points }
       *[other] { $terrain } { $squares } × { $crowns } crowns = { $points }
    }

## Goals of quests and variants

picture-local-business = { $points } for each { $terrain } square around the castle
picture-four-corners = { $points } for each { $terrain } square on a corner of the kingdom
picture-harmony = { $points } if no domino is discarded
picture-middle-kingdom = { $points } for the castle in the centre
picture-lost-corner = { $points } for the castle on a corner
picture-folie-des-grandeurs = { $points } for every three crowned squares in a row
picture-bleak-king = { $points } for each large property without crowns

picture-ranking = Ranking
picture-ties =
    { $crowns ->
        [one] largest property { $largest }, { $crowns } crown
       *[other] largest property { $largest }, { $crowns } crowns
    }
# { $terrains } is a list such as "W wheat, F forest".
picture-key = { $terrains }. Digits are crowns, a lower-case letter has a giant on it, ## is the castle.
