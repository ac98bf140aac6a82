# Names of the components of the game and of the choices at a table.

terrain-wheat = wheat
terrain-forest = forest
terrain-lake = lake
terrain-pasture = pasture
terrain-swamp = swamp
terrain-mine = mine

variant-middle-kingdom = Middle Kingdom
variant-harmony = Harmony
variant-mighty-duel = The Mighty Duel

edition-rulebook = Printed rulebook
edition-board-game-arena = Board Game Arena rules

expansion-none = Base game
expansion-age-of-giants = Age of Giants

house-random = Computer (easy)
house-greedy = Computer (medium)
house-searching = Computer (hard)

quest-local-business-wheat = Local Business (wheat)
quest-local-business-forest = Local Business (forest)
quest-local-business-lake = Local Business (lake)
quest-local-business-pasture = Local Business (pasture)
quest-local-business-swamp = Local Business (swamp)
quest-local-business-mine = Local Business (mine)
quest-four-corners-wheat = Four Corners (wheat)
quest-four-corners-forest = Four Corners (forest)
quest-four-corners-lake = Four Corners (lake)
quest-four-corners-pasture = Four Corners (pasture)
quest-four-corners-swamp = Four Corners (swamp)
quest-four-corners-mine = Four Corners (mine)
quest-harmony = Harmony
quest-middle-kingdom = Middle Kingdom
quest-lost-corner = Lost Corner
quest-folie-des-grandeurs = Folie des Grandeurs
quest-bleak-king = Bleak King

## Common names of time zones

time-central-european = Central European Time
time-eastern-european = Eastern European Time
time-western-european = Western European Time
time-british = UK time
time-irish = Irish time
time-israel = Israel time
time-turkey = Turkey time
time-moscow = Moscow time
time-american-eastern = Eastern Time, North America
time-american-central = Central Time, North America
time-american-mountain = Mountain Time, North America
time-american-pacific = Pacific Time, North America
time-mexico = Mexico City time
time-colombia = Colombia time
time-chile = Chile time
time-argentina = Argentina time

## Words and amounts

king = king
    .counted = { $count ->
        [one] { $count } king
       *[other] { $count } kings
    }
castle = castle
    .counted = { $count ->
        [one] { $count } castle
       *[other] { $count } castles
    }
crown = crown
    .counted = { $count ->
        [one] { $count } crown
       *[other] { $count } crowns
    }
giant = giant
    .counted = { $count ->
        [one] { $count } giant
       *[other] { $count } giants
    }
domino = domino
    .counted = { $count ->
        [one] { $count } domino
       *[other] { $count } dominoes
    }
kingdom = kingdom
    .counted = { $count ->
        [one] { $count } kingdom
       *[other] { $count } kingdoms
    }
point = point
    .counted = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
round = round
    .counted = { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
player = player
    .counted = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
game = game
    .counted = { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }

## Grammar

# The end of a list of names: { $before } holds all but the last.
list-end = { $before } and { $last }
# A point in time: Saturday, 21 November 2026, 18:30 (Europe/Athens).
moment =
    { $weekday ->
        [monday] Monday
        [tuesday] Tuesday
        [wednesday] Wednesday
        [thursday] Thursday
        [friday] Friday
        [saturday] Saturday
       *[sunday] Sunday
    }, { $convention ->
        [american] { $month ->
                [january] January
                [february] February
                [march] March
                [april] April
                [may] May
                [june] June
                [july] July
                [august] August
                [september] September
                [october] October
                [november] November
               *[december] December
            } { $day }, { $year }
       *[other] { $day } { $month ->
                [january] January
                [february] February
                [march] March
                [april] April
                [may] May
                [june] June
                [july] July
                [august] August
                [september] September
                [october] October
                [november] November
               *[december] December
            } { $year }
    }, { $time } ({ $zone })
