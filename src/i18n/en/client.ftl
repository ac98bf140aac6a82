# Texts that only the web client uses.

loading = Loading…
try-again = Try again
retry-after =
    { $seconds ->
        [one] Try again in { $seconds } second.
       *[other] Try again in { $seconds } seconds.
    }
offline = You are offline. This page may be out of date.
offline-answer = The server cannot be reached. Try again.
offline-read = The server cannot be reached, and this page is not available offline.
unexpected = Something went wrong. Try again.
skip-to-content = Skip to content
to-start = Go to the home page
link-copied = Link copied
share = Share
close = Close
menu = More options
language = Language
nobody = Deleted account

## Navigation

nav = Main
nav-start = Home
nav-games = Games
nav-lobby = Lobby
nav-leaderboards = Leaderboards
nav-learn = Learn
nav-profile = Profile
nav-settings = Settings
log-in = Log in
log-out = Log out
register = Create an account
forgot-password = Forgot your password?
name = Name
password = Password
password-hint = At least 10 characters
for-programmers = For developers

## Notifications

bell =
    { $count ->
        [0] Notifications
       *[other] Notifications: { $count } unread
    }
bell-new = new
bell-empty = No notifications yet. Events in your games appear here.

## Home page

landing-title = Kingdomino, one move at a time
landing-lead = Place dominoes, connect their terrains and collect crowns. Play with friends over several days, or finish a game against the computer right now.
landing-pace = At your own pace: a move takes a minute, and a game lasts anything from an hour to two weeks. You are notified when it is your turn.
landing-rules = The complete game: two to five players, all variants, Dynasty and Age of Giants.
landing-open = Open: no ads, no tracking, and a documented API for your own apps and bots.
play-now = Play now
play-now-explained = Against the computer, without an account. Create an account later to keep the game.
landing-replay = A real game
landing-replay-of = { $names }, replayed move by move
landing-review = Review the game
landing-pause = Pause
landing-play = Play
landing-live = Live now
play-house = Play against the computer
play-house-explained = A two-player game, without an account. You can stop at any time and continue later.
a-kingdom-grows = A growing kingdom

## Games

your-move = Your turn
to-next-game = Continue
play-here = Play here
turn-sent = Your turn against { $names } is done.
next-short = Next
new-table = Create game
waits-for-you =
    { $count ->
        [one] { $count } game is waiting for you
       *[other] { $count } games are waiting for you
    }
waits-for-others = Waiting for others
open-tables = Waiting for players
finished-games = Recent games
poster-invites = { $name } invites you to a game
guest-join-explained = No account needed. Add a password later to keep your games.
rated-table = Rated
rated-needs-account = This game is rated, so you need an account to join.
rated-for-guests = Guests cannot join rated games. Create an account, which keeps your games, or ask { $name } to make this game unrated.
rated-without-guests = This game is rated, so guests cannot join.
make-unrated = Make it unrated
table-made-unrated = { $player } made the game unrated.
waits-for-players =
    { $missing ->
        [one] { $missing } more player needed
       *[other] { $missing } more players needed
    }
span-days-hours = { $days } d { $hours } h
span-hours-minutes = { $hours } h { $minutes } min

## Game in progress

house-name-random = Computer (easy)
house-name-greedy = Computer (medium)
house-name-searching = Computer (hard)
turn-yours =
    { $expected ->
        [pick] Your turn: pick a domino
        [pick-again] Your turn: pick another domino
        [place] Your turn: place domino { $domino }
        [cover] Your turn: choose the crown that the giant covers
       *[send-or-keep] Your turn: send a giant or keep it
    }
turn-theirs =
    { $expected ->
        [pick] It is { $name }'s turn to pick a domino
        [place] It is { $name }'s turn to place a domino
        [cover] It is { $name }'s turn to cover a crown
       *[send-or-keep] It is { $name }'s turn to send or keep a giant
    }
clock-of = Time left for { $name }:
paused-until = The game is paused until { $until }.
you-won =
    { $points ->
        [one] You won with { $points } point.
       *[other] You won with { $points } points.
    }
game-over = Game over
lines = Lines of dominoes
lines-empty = Picked dominoes move here and are placed next.
lines-order = Lower numbers move first
quests = Quests
decision = Your move
other-players = Other players
log = Game log
lesson-offer = Learn to play
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
no-points-yet = No points yet. A property scores its squares times its crowns.
place = Place
take = Pick
discard = Discard
cover = Cover
tap-a-cell = Tap the board to place the domino
tap-a-domino = Tap a domino
next-in-order =
    { $position ->
        [first] You move first next round.
        [last] You move last next round.
       *[middle] You move { $place ->
            [2] 2nd
            [3] 3rd
           *[other] { $place }th
        } of { $of } next round.
    }
plan-by-tap = Or tap a dimmed space to plan where it goes.
later-cells = Places for later
plan-cell = { $cell }: pick and plan this place
rotate-hint = Tap again to rotate
as-planned = Your planned place
score-change = { $before } → { $after } points
tap-a-crown = Tap the crown to cover
fits-nowhere = This domino does not fit anywhere in your kingdom.
discarded-for-you = Domino { $domino } did not fit anywhere in your kingdom, so it was discarded automatically.
turn-domino = Rotate { $domino }
spots =
    { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
spot =
    Row { $row }, column { $column }, { $direction ->
        [east] facing right
        [south] facing down
        [west] facing left
       *[north] facing up
    }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
cell-at = Row { $row }, column { $column }
row = Row { $row }
column = Column { $column }
cell-free = empty
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
legal-cells = Possible moves
domino-named = domino { $domino }
domino-in-words = domino { $domino }: { $first }, { $second }
send-or-keep = Send a giant to an opponent or keep it.
send-to = Opponent
send-effect = { $name } must cover a crown.
send-giant = Send
keep-giant = Keep
house-plays-for-you = The computer plays for you. You can take your seat back at any time.
house-plays = played by the computer
take-back = Take your seat back
away-holiday = on holiday
away-weekend = weekend off
away-pause = paused
withdraw = Withdraw
ask-undo = Propose undo
undo-now = Undo last move
ask-pause = Propose a one-week pause
pause-now = Pause for one week
end-pause = End pause
pick-at-once = Pick with a single tap
concede = Concede
concede-sure = Concede this game? The computer takes over your seat until the end. You cannot take the seat back.
play-on = Keep playing
rematch-waits = The rematch is waiting for players.
rematch-begun = The rematch has started.
rematch-show = Go to rematch
look-back = Review game
history = Game review
back-to-table = Back to game
version = Move
download-record = Download game file
download-notation = Download move list
points-by-round = Points by round
column-round = Round

## Waiting for players

start-now = Start now
leave-table = Leave table
cancel-table = Cancel table
share-table = Share link
invite-by-name = Player name
invite = Invite

## Letters of terrains, as in the pictures of the emails

letter-wheat = W
letter-forest = F
letter-lake = L
letter-pasture = P
letter-swamp = S
letter-mine = M
