var e=`terrain-wheat = wheat
terrain-forest = forest
terrain-lake = lake
terrain-pasture = pasture
terrain-swamp = swamp
terrain-mine = mine
variant-middle-kingdom = Middle Kingdom
variant-harmony = Harmony
variant-mighty-duel = The Mighty Duel
edition-board-game-arena = Board Game Arena rules
expansion-none = Base game
expansion-age-of-giants = Age of Giants
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
problem-registration_closed = This server does not accept new accounts.
problem-invitation_required = Creating an account on this server requires an invitation link.
game-started =
    { $rounds ->
        [one] The game has started. It has { $rounds } round.
       *[other] The game has started. It has { $rounds } rounds.
    }
    .subject = Your game against { $opponents } has started
game-cancelled = { $by } cancelled the table. No action needed.
    .subject = { $by } cancelled the table
game-finished =
    The game is over. { $rank ->
        [1] You won
        [2] You came 2nd of { $players }
        [3] You came 3rd of { $players }
       *[other] You came { $rank }th of { $players }
    } with { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
    .subject =
    { $rank ->
        [1] You won against { $opponents }
       *[other] Your game against { $opponents } is over
    }
invitation =
    { $from } invited you to a game of Kingdomino { $seats ->
        [one] for { $seats } player.
       *[other] for { $seats } players.
    }
    .subject = { $from } invited you to a game
undo-asked = { $by } proposes undoing the last move. All players must accept.
    .subject = { $by } proposes undoing a move
undone = { $by } undid a move. The game is back at the position before that move.
    .subject = { $by } undid a move
pause-asked = { $by } proposes pausing the game until { $until }. All players must accept.
    .subject = { $by } proposes a pause
paused = All players have accepted: the clocks are stopped until { $until }. Any player can end the pause earlier.
    .subject = The game is paused
resumed = { $by } ended the pause. The clocks are running again.
    .subject = The pause is over
event-table-opened = { $player } created the table.
event-invited = { $player } was invited.
event-declined = { $player } declined the invitation.
event-joined = { $player } joined the table.
event-left = { $player } left the table.
event-game-started = The game started.
event-game-cancelled = The table was cancelled.
event-line-dealt = New dominoes were drawn: { $dominoes }.
event-premove-played = { $player } had planned this turn in advance.
event-picked = { $player } picked domino { $domino }.
event-placed = { $player } placed domino { $domino }.
event-discarded = { $player } discarded domino { $domino }, which did not fit anywhere.
event-covered = { $player } covered a crown with a giant.
event-giant-sent = { $player } sent a giant to { $to }.
event-giant-sent-to-you = { $player } sent a giant to you.
event-giant-kept = { $player } kept the giant.
event-timed-out = { $player } ran out of time.
event-taken-over =
    { $for_good ->
        [yes] The computer took over { $player }'s seat for the rest of the game.
       *[no] The computer took over { $player }'s seat until they return.
    }
event-taken-back = { $player } took their seat back from the computer.
event-conceded = { $player } conceded.
event-undo-asked = { $player } proposed undoing a move.
event-pause-asked = { $player } proposed a pause until { $until }.
event-agreed = { $player } accepted the proposal.
event-refused = { $player } declined the proposal.
event-withdrawn = { $player } withdrew the proposal.
event-undone = { $player } undid a move.
event-paused = The game was paused until { $until }.
event-resumed = { $player } ended the pause.
event-seat-offered = { $player } offered their seat to { $to }.
event-offer-ended = The offer of { $player }'s seat has ended.
event-seat-handed-over = { $player } transferred their seat to { $to }.
event-game-finished = The game is over.
guest-name = Guest { $number }
awaited = It is { $player }'s turn.
open-table = Open game
agree = Accept
refuse = Decline
game-moved-on = The game has moved on since this email was sent. Open the game to see where it stands.
join = Join
terms-players =
    { $players ->
        [one] { $players } player.
       *[other] { $players } players.
    } At the table: { $names }.
terms-rules = Rules: { $rules }.
terms-untimed = There is no time limit.
terms-per-turn = Time per move: { $time }.
terms-bank = Time for the whole game: { $initial }, plus { $increment } per move.
terms-play-for =
    { $times ->
        [one] If your time runs out, the computer takes over your seat.
       *[other] If your time runs out, the computer plays that turn; after { $times } missed turns in a row, it takes over your seat.
    }
terms-take-over = If your time runs out, the computer takes over your seat.
terms-unrated = The game is unrated.
terms-rest-at-once = Each game starts when the previous one ends.
terms-rest-after = Break between games: at most { $time }.
terms-rest-when-ready = Each new game starts when all players are ready, after { $time } at the latest.
ready = I'm ready
series-of = Dynasty: { $players }
series-not-started = The Dynasty has not started yet.
series-playing = Game { $game } of { $games } is in progress.
series-ended = The Dynasty is over.
series-called-off = The Dynasty was cancelled. The standings stay as they are.
next-game-at = The next game starts on { $at }, or earlier if all players are ready.
next-game-when-ready = The next game starts when all players are ready.
ready-said = You are ready. The next game is still waiting for { $players }.
own-name = Name
register-and-join = Create an account and join
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
picture-key = { $terrains }. Digits are crowns, a lower-case letter marks a giant, and ## is the castle.
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
close = Close
menu = More options
language = Language
nobody = Deleted account
nav = Main
nav-start = Home
nav-games = Games
nav-lobby = Lobby
nav-leaderboards = Leaderboards
nav-learn = Learn
nav-profile = Profile
nav-settings = Settings
log-in = Log in
register = Create an account
name = Name
password = Password
for-programmers = For developers
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
guest-join-explained = No account needed. Add a password later to keep your games.
rated-needs-account = This game is rated, so you need an account to join.
table-made-unrated = { $player } made the game unrated.
waits-for-players =
    { $missing ->
        [one] { $missing } more player needed
       *[other] { $missing } more players needed
    }
span-days-hours = { $days } d { $hours } h
span-hours-minutes = { $hours } h { $minutes } min
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
version = Move
letter-wheat = W
letter-forest = F
letter-lake = L
letter-pasture = P
letter-swamp = S
letter-mine = M
new-quick = Play against the computer
new-series = Dynasty
series-mine = Your Dynasties
series-all = View all Dynasties
series-first =
    { $over ->
        [yes] { $name } won
       *[no] { $name } leads
    } with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $ahead } ahead.
series-you-first =
    { $over ->
        [yes] You won
       *[no] You lead
    } with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $ahead } ahead.
series-together =
    { $over ->
        [yes] { $names } tie for first place
       *[no] { $names } share the lead
    } with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
find-table = Find a game
nobody-else-yet = Waiting for players
desk-calm = You're all caught up.
desk-empty = Your games appear here. Create a game for friends, join one in the lobby, or play against the computer.
invitations =
    { $count ->
        [one] { $count } invitation
       *[other] { $count } invitations
    }
decline-invitation = Decline
you-declined = You declined the invitation from { $from }.
at-the-table = At the table: { $names }
next-waits =
    { $count ->
        [one] Next game: { $names }
       *[other] Next game ({ $count } waiting): { $names }
    }
log-in-first = Log in to see this.
look-around = Continue as a guest
play-too = Create an account to play with others, or play against the computer right away.
house-mark = Computer
show-password = Show
change = Change
claim = Keep your games
guest-hint = Create an account to keep your games
avatar = Your castle
theme = Theme
replay = Replay`;export{e as default};