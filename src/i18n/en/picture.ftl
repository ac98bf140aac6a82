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
picture-nobodys-turn = It is no one's turn.
picture-won =
    { $points ->
        [one] { $name } won with { $points } point.
       *[other] { $name } won with { $points } points.
    }
picture-won-together =
    { $points ->
        [one] { $names } tie for first place with { $points } point.
       *[other] { $names } tie for first place with { $points } points.
    }

picture-to-place = This round
picture-to-pick = Next round
picture-order-of-picks = Order of first picks
picture-nothing-to-pick = Last round: nothing to pick.
picture-free = available
picture-done = done
picture-discarded = { $dominoes } discarded
picture-if-it-stays = +{ $points } pending
picture-pending = { $quest }: { $points } pending
picture-with-giant = with a giant
picture-with-footprint = with footprints
picture-extent = { $width } × { $height } (maximum { $frame } × { $frame })
picture-property =
    { $terrain }: { $squares ->
        [one] { $squares } square
       *[other] { $squares } squares
    } × { $crowns ->
        [one] { $crowns } crown
       *[other] { $crowns } crowns
    } = { $points }

## Goals of quests and variants

picture-local-business = { $points } points for each { $terrain } square around the castle
picture-four-corners = { $points } points for each { $terrain } square in a corner of the kingdom
picture-harmony = { $points } points if no dominoes are discarded
picture-middle-kingdom = { $points } points for the castle in the centre
picture-lost-corner = { $points } points for the castle in a corner
picture-folie-des-grandeurs = { $points } points for every three crowned squares in a row
picture-bleak-king = { $points } points for each property of 5 or more squares without crowns, except swamps and mines

picture-ranking = Ranking
picture-ties =
    { $crowns ->
        [one] largest property { $largest }, { $crowns } crown
       *[other] largest property { $largest }, { $crowns } crowns
    }
# { $terrains } is a list such as "W wheat, F forest".
picture-key = { $terrains }. Digits are crowns, a lower-case letter marks a giant, and ## is the castle.
