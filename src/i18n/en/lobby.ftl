# Opening a table, finding one, and Dynasties, in the web client.

## Fields

unit-of-time = Unit of time
unit-minutes = minutes
unit-hours = hours
unit-days = days
keep-it = Leave it as it is
you = You

## Opening a table

new-quick = Against the house, now
new-quick-explained = It begins at once and has no clock. The result changes nobody's rating.
new-against = Against
new-with-others = With others
new-players = Players
new-players-explained =
    { $players ->
        [2] Each has two kings and picks twice in a round.
        [3] Each has one king; a game has twelve rounds.
       *[other] Each has one king; all dominoes are used.
    }
new-five = Five play with Age of Giants only: it brings the dominoes and the fifth castle.
new-pace = Time for a decision
new-untimed = No limit
new-untimed-explained = Nobody is ever late, and a game may lie still for long.
new-live-explained = For when all are there at the same time.
new-another-pace = Another
new-which-pace = Which pace
new-by-hand = By hand
pace-relaxed = Relaxed
pace-steady = Steady
pace-quick = Quick
pace-bank = Bank of time
new-cap = It never holds more than { $time }.
new-time-for = The time is for
new-time-per-turn = each decision
new-time-per-turn-explained = The same for each decision; what is not used is lost.
new-time-bank = the whole game
new-time-bank-explained = A bank of time: whoever decides fast saves time for later.
new-per-turn = Time for each decision
new-initial = In the bank at the start
new-increment = Each decision adds
new-cap-label = The bank holds at most
new-grace = Free of charge in each wait
new-seats = Who sits where
new-seat = Seat { $number }
new-anybody = Anybody
new-friend = A friend
new-friend-name = Name of your friend here
new-house-random = { house-name-random }
new-house-greedy = { house-name-greedy }: takes the most points
new-house-searching = { house-name-searching }
new-seats-anybody = Whoever finds the table in the lobby or gets its link can sit down.
new-seats-friends = Only your friends can sit down. They are invited as soon as the table is open.
new-seats-mixed = Your friends are invited, but the table is public: others may be faster.
new-seats-house = The house takes all other seats: the game begins at once.
new-more-explained = Rules and variants, Dynasty, lateness, access, ratings
new-rules = Rules
new-expansion = Box
new-base-explained = The game as it came out in 2016, for two to four.
new-giants-explained = Giants cover crowns and are sent to opponents, and two quests bring points. Middle Kingdom and Harmony are among its quests.
new-variants = Variants
new-variant-middle-kingdom = 10 points if the castle is in the centre of the kingdom.
new-variant-harmony = 5 points if no domino was discarded.
new-variant-mighty-duel = Two players, all dominoes, kingdoms of 7 × 7.
new-not-with-so-many = It is not played with so many players.
new-edition = Where the rulebooks differ
new-edition-explained = This decides which text counts where the printed rules and Board Game Arena do not agree.
new-forced = Play what leaves no choice
new-forced-explained = A step with only one possibility is played at once, so nobody waits for it.
new-series = Dynasty
new-is-series = Play a Dynasty
new-is-series-explained = Several games of the same players under the same rules; the points of all games count.
new-games = Number of games
new-rest = Between two games
new-rest-at_once = No rest
new-rest-at_once-explained = The next game begins when the one before it ends.
new-rest-after = A rest
new-rest-after-explained = The next game begins after a rest, or before that when all are ready.
new-rest-when_ready = When all are ready
new-rest-when_ready-explained = The next game begins when all have said that they are ready.
new-rest-length = Length of the rest
new-rest-at-most = Longest rest
new-seating = Seats from game to game
new-seating-rotate = Move on by one
new-seating-rotate-explained = From game to game everybody moves on by one seat.
new-seating-keep = Stay
new-seating-keep-explained = Everybody keeps the seat of the first game.
new-seating-shuffle = Shuffled
new-seating-shuffle-explained = Chance decides before each game who sits where.
new-clock = The clock
new-no-clock = Without a time limit nobody can be late. Choose a pace to decide what happens then.
new-timeout = When the time is up
new-play-for = The house decides once
new-take-over = The house takes the seat
new-take-over-after = Takes the seat after so many times in a row
new-may-return = The player may come back
new-may-return-explained = Whoever lost a seat to the house can take it back. Without this, the house plays to the end.
new-holidays = Holidays stop the clock
new-holidays-explained = The clock of a player who is on holiday stands still.
new-weekends = Weekends stop the clock
new-weekends-explained = The clock of a player who plays on weekdays only stands still on weekends.
new-who = Who takes part, and what it counts for
new-access = Access
new-public = Public
new-public-explained = The table is in the lobby, and everybody may watch the game.
new-by-invitation = By invitation
new-by-invitation-explained = Only those whom you invite see the table and may sit down.
new-rated = Ratings
new-rated-people = People
new-rated-people-explained = The result changes the ratings of people against people; house players and bots do not count.
new-rated-everybody = Everybody
new-rated-everybody-explained = The result against house players and bots counts, too.
new-rated-no = Nobody
new-rated-no-explained = The game changes no ratings.
new-bots = Bots may sit down
new-bots-explained = Bots are programs of other players. They are marked as such.
new-hand-over = Seats may be handed over
new-hand-over-explained = Who has to stop may offer the seat to another player, who goes on with that kingdom.
new-chance = Add chance of my own
new-chance-explained = Your browser adds a random number to the shuffle, so that not even the server could have chosen it alone. It is shown after the game.
new-summary = This table
new-summary-series =
    { $games ->
        [one] A Dynasty of { $games } game.
       *[other] A Dynasty of { $games } games.
    }
new-summary-at-once = It begins at once.
new-summary-public =
    { $free ->
        [one] Public: { $free } seat is free.
       *[other] Public: { $free } seats are free.
    }
new-summary-invitation =
    { $free ->
        [one] By invitation: { $free } seat is free.
       *[other] By invitation: { $free } seats are free.
    }
new-open = Open the table
new-open-series = Open the Dynasty
new-register-first = Create an account to open it
new-not-invited = { $name } was not invited: { $reason }

## The lobby

lobby-lead = Tables that wait for players. Sit down, and the game begins as soon as all seats are taken.
lobby-filters = Filters
lobby-any = Any
lobby-plain = None
lobby-pace = Pace
lobby-pace-live = At once, up to an hour
lobby-pace-days = Up to two days
lobby-pace-slow = Slower
lobby-pace-untimed = No limit
lobby-bots = Bots
lobby-bots-without = Without
lobby-bots-with = Admitted
lobby-all = Show all
lobby-tables =
    { $count ->
        [0] No tables
        [one] { $count } table
       *[other] { $count } tables
    }
lobby-free =
    { $free ->
        [one] { $free } of { $players } seats is free
       *[other] { $free } of { $players } seats are free
    }
lobby-series = The first game of a Dynasty
lobby-mine = You sit here
lobby-opened = Opened { $ago }
lobby-older = Show more
lobby-watched = Games to watch
lobby-watched-explained = Games that are being played, for everybody to see.
lobby-empty = No table waits just now. Open one: it stands here until somebody sits down.
lobby-none-like-that = No table is like that just now. Look for others, or open one yourself.

## Dynasties

series-mine = My Dynasties
series-all = All my Dynasties
series-running = Under way
series-past = Over
series-new = New Dynasty
series-none = No Dynasty yet. Open one, for friends or against the house.
series-table = Points by player and game
series-agreed = What is agreed
series-live = so far
series-game-won = won
series-to-game = Go to game { $game }
series-withdraw = Withdraw from the Dynasty
series-withdraw-sure = A house player takes your place from the next game on. This cannot be taken back.
series-cancel = Call the Dynasty off
series-cancel-sure = It ends here for everybody, and the standing stays as it is.
series-first =
    { $over ->
        [yes] { $name } has won
       *[no] { $name } leads
    } with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $ahead } ahead.
series-you-first =
    { $over ->
        [yes] You have won
       *[no] You lead
    } with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $ahead } ahead.
series-together =
    { $over ->
        [yes] { $names } have won together
       *[no] { $names } lead together
    } with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
column-rank = Rank
column-wins = Won

## The list of games

find-table = Find a table
nobody-else-yet = Nobody else yet
desk-calm = Nothing waits for you.
desk-empty = Here are your games. Open a table for friends, sit down at one of the lobby, or play against the house at once.
invitations =
    { $count ->
        [one] { $count } invitation
       *[other] { $count } invitations
    }
decline-invitation = Decline
you-declined = The invitation by { $from } is no longer shown here.
at-the-table = At the table: { $names }
news = What is new
mark-read = Mark all as read
show-all = Show all { $count }

## At a table

next-waits =
    { $count ->
        [one] Next game: { $names }
       *[other] Next of { $count } games: { $names }
    }
table-of = The table of { $name }
who-is-here = Who is here
seat-free = Free
seat-house = the house
seat-opener = opened the table
invited-names = Invited, no answer yet: { $names }
invite-who = Bring somebody
invite-by-name-explained = Players who have an account here: they are told at once.
invite-house = Or let the house play
invite-house-explained = A house player takes the next free seat. With the last seat taken, the game begins.
invite-by-link = By link
invite-by-link-explained = Whoever has the link sees the table and can sit down, with a new account as well.
invite-by-mail = Write a mail
was-invited = { $name } is invited.
begin-now-explained =
    { $players ->
        [2] With the two who are here, without waiting for more.
       *[other] With the { $players } who are here, without waiting for more.
    }
cancel-table-sure = The table is closed for everybody.
invited-you = You are invited to this table.
