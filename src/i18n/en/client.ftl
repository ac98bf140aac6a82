# What the web client says beside what every other channel says.

loading = One moment…
try-again = Try again
retry-after =
    { $seconds ->
        [one] Try again in { $seconds } second.
       *[other] Try again in { $seconds } seconds.
    }
offline = No connection: you see what was here last.
offline-answer = The server cannot be reached. Nothing was sent.
offline-read = The server cannot be reached, and this was not loaded here before.
unexpected = Something went wrong here. Try again.
skip-to-content = Skip to the content
to-start = To the first page
link-copied = The link is copied
share = Share
menu = More
language = Language
nobody = Nobody

## The way through

nav = Main
nav-games = Games
nav-lobby = Lobby
nav-leaderboards = Leaderboards
nav-learn = Learn
nav-settings = Settings
log-in = Log in
log-out = Log out
register = Create an account
forgot-password = Forgotten the password?
name = Name
password = Password
password-hint = At least 10 characters.
for-programmers = For programmers

## The first page

landing-title = Kingdomino, a move at a time
landing-lead = Lay dominoes, join their lands, and crown the best of them. Play with friends over days, or a whole game against the house now.
landing-pace = At your pace: a move takes a minute, a game an hour or two weeks. You are told when it is your turn.
landing-rules = Everything in the boxes: two to five players, all variants, Dynasty, and Age of Giants.
landing-open = Open: no advertising, no tracking, and a documented interface for your own programs.
play-now = Play now
play-now-explained = Against the house, without an account. You can keep the game later.
play-house = Play against the house now
play-house-explained = A game of two, without an account. You can stop at any time and go on later.
a-kingdom-grows = A kingdom that grows

## Games

your-move = Your turn
to-next-game = Next game
new-table = New table
waits-for-you =
    { $count ->
        [one] { $count } game waits for you
       *[other] { $count } games wait for you
    }
waits-for-others = The others' turn
open-tables = Tables that wait for players
finished-games = Played lately
waits-for-players =
    { $missing ->
        [one] Waits for { $missing } more player
       *[other] Waits for { $missing } more players
    }
span-days-hours = { $days } d { $hours } h
span-hours-minutes = { $hours } h { $minutes } min

## A table

house-name-random = House (at random)
house-name-greedy = House (greedy)
house-name-searching = House (thinks ahead)
turn-yours =
    { $expected ->
        [pick] Your turn: pick a domino
        [pick-again] Your turn: pick another domino
        [place] Your turn: place { $domino }
        [cover] Your turn: choose the crown that the giant covers
       *[send-or-keep] Your turn: send a giant, or keep it
    }
turn-theirs =
    { $expected ->
        [pick] { $name } picks a domino
        [place] { $name } places a domino
        [cover] { $name } covers a crown
       *[send-or-keep] { $name } sends a giant or keeps it
    }
paused-until = The game is paused until { $until }.
you-won =
    { $points ->
        [one] You have won with { $points } point
       *[other] You have won with { $points } points
    }
game-over = The game is over
lines = The lines of dominoes
quests = Quests
decision = Your decision
other-players = The players
log = What happened
skip = Skip
gain =
    { $sign ->
        [minus] −{ $points }
       *[plus] +{ $points }
    }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
no-points-yet = Properties with crowns bring points: squares times crowns.
place = Place
take = Take
discard = Discard
cover = Cover
tap-a-cell = Tap where it goes
tap-a-domino = Tap a domino
next-in-order = With it you move as number { $place } of { $of } in the next round.
tap-a-crown = Tap the crown that it covers
fits-nowhere = It fits nowhere in your kingdom.
turn-domino = Turn { $domino }
all-spots =
    { $count ->
        [one] { $count } way to place it
       *[other] All { $count } ways to place it
    }
spot =
    Row { $row }, column { $column }, { $direction ->
        [east] to the east
        [south] to the south
        [west] to the west
       *[north] to the north
    }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
cell-at = Row { $row }, column { $column }
row = Row { $row }
column = Column { $column }
cell-free = free
cell-square =
    { $crowns ->
        [0] { $terrain }
        [one] { $terrain }, { $crowns } crown
       *[other] { $terrain }, { $crowns } crowns
    }, domino { $domino }{ $giants ->
        [0] { "" }
        [one] , { $giants } giant
       *[other] , { $giants } giants
    }
legal-cells = Where it may go
domino-named = Domino { $domino }
domino-in-words = Domino { $domino }: { $first }, { $second }
send-or-keep = Send a giant to an opponent, or keep it.
send-to = To whom
send-giant = Send
keep-giant = Keep
house-plays-for-you = The house plays for you. Take your seat back when you like.
house-plays = the house plays
take-back = Take the seat back
away-holiday = on holiday
away-weekend = the weekend is off
away-pause = paused
withdraw = Withdraw
ask-undo = Ask to take the last move back
undo-now = Take the last move back
ask-pause = Ask for a pause of a week
pause-now = Pause for a week
end-pause = End the pause
pick-at-once = Pick with a single tap
concede = Concede
concede-sure = Concede this game? A house player plays it to the end for you.
play-on = Play on
rematch-waits = Your opponents wait for you at the table of the rematch.
rematch-begun = The rematch has begun.
rematch-show = Open the rematch
look-back = Look back
history = The game so far
back-to-table = Back to the table
version = Move
download-record = Record
download-notation = Notation
points-by-round = Points by round
column-round = Round

## A table that waits

start-now = Begin now
leave-table = Leave the table
cancel-table = Cancel the table
share-table = Share the link
invite-by-name = Invite a player
invite = Invite
