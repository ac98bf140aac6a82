# Creating a game, the lobby, Dynasties and the list of games, in the web client.

## Fields

unit-of-time = Time unit
unit-minutes = minutes
unit-hours = hours
unit-days = days
keep-it = Go back
you = You

## Creating a game

new-quick = Play against the computer
new-quick-explained = The game starts immediately, has no time limit and does not affect ratings.
new-against = Opponent
new-with-others = Play with others
new-players = Players
new-players-explained =
    { $players ->
        [2] Each player has two kings and picks twice per round.
       *[other] Each player has one king. The game has twelve rounds.
    }
new-five = Five-player games require Age of Giants, which adds dominoes and a fifth castle.
new-pace = Time per move
new-untimed = No limit
new-untimed-explained = Moves have no deadline, so a game can stall for a long time.
new-live-explained = For players who are online at the same time.
new-another-pace = Other
new-which-pace = Other times
new-by-hand = Custom
pace-relaxed = Relaxed
pace-steady = Steady
pace-quick = Quick
pace-bank = Time bank
new-cap = The time bank never holds more than { $time }.
new-time-for = Limit applies to
new-time-per-turn = Each move
new-time-per-turn-explained = Every move has the same time limit. Unused time is lost.
new-time-bank = Whole game
new-time-bank-explained = A time bank: quick moves save time for later.
new-per-turn = Time per move
new-initial = Initial time
new-increment = Time added per move
new-cap-label = Maximum time in the bank
new-grace = Delay before the clock starts
new-seats = Seats
new-seat = Seat { $number }
new-anybody = Anyone
new-friend = A friend
new-friend-name = Friend's name
new-house-random = { house-name-random }: plays at random
new-house-greedy = { house-name-greedy }: takes the most points
new-house-searching = { house-name-searching }: thinks ahead
new-seats-anybody = Anyone who finds the table in the lobby or has the link can join.
new-seats-friends = Only your friends can join. They are invited when you create the game.
new-seats-mixed = Your friends are invited, but the table is public: other players may take the seats first.
new-seats-house = The computer takes all other seats. The game starts immediately.
new-more-explained = Rules and variants, Dynasty, clock, access, ratings
new-rules = Rules
new-expansion = Expansion
new-base-explained = The original game from 2016, for two to four players.
new-giants-explained = Adds giants, which cover crowns and can be sent to opponents, and two quests for extra points. Middle Kingdom and Harmony are among the possible quests.
new-variants = Variants
new-variant-middle-kingdom = 10 points if your castle is in the centre of your kingdom.
new-variant-harmony = 5 points if you do not discard any dominoes.
new-variant-mighty-duel = Two players, all dominoes, kingdoms of 7 × 7.
new-not-with-so-many = Not available for this number of players.
new-edition = Rules edition
new-edition-explained = Decides which rules apply where the printed rulebook and Board Game Arena differ.
new-forced = Auto-play forced moves
new-forced-explained = A move with only one option is played immediately.
new-series = Dynasty
new-is-series = Play a Dynasty
new-is-series-explained = Several games with the same players and the same rules. The points from all games are added up.
new-games = Number of games
new-rest = Break between games
new-rest-at_once = No break
new-rest-at_once-explained = Each game starts when the previous one ends.
new-rest-after = Timed break
new-rest-after-explained = The next game starts after the break, or earlier if all players are ready.
new-rest-when_ready = When everyone is ready
new-rest-when_ready-explained = The next game starts when all players have confirmed that they are ready, or after the maximum break at the latest.
new-rest-length = Length of the break
new-rest-at-most = Maximum break
new-seating = Seating
new-seating-rotate = Rotate
new-seating-rotate-explained = All players move one seat along after each game.
new-seating-keep = Keep
new-seating-keep-explained = All players keep their seats from the first game.
new-seating-shuffle = Shuffle
new-seating-shuffle-explained = Seats are assigned at random before each game.
new-clock = Clock
new-no-clock = This game has no clock. Choose a time per move to set what happens when time runs out.
new-timeout = When time runs out
new-play-for = Computer plays the turn
new-take-over = Computer takes over the seat
new-take-over-after = Missed turns before the computer takes over
new-may-return = Players can return
new-may-return-explained = Players can take back a seat that the computer took over. If this is off, the computer plays to the end.
new-holidays = Holidays stop the clock
new-holidays-explained = A player's clock stops while they are on holiday.
new-weekends = Weekends stop the clock
new-weekends-explained = A player's clock stops on weekends if they take weekends off.
new-who = Access and ratings
new-access = Access
new-public = Public
new-public-explained = The table is listed in the lobby, and anyone can watch the game.
new-by-invitation = By invitation
new-by-invitation-explained = Only players you invite can see and join the table.
new-rated = Rated games
new-rated-people = Against people only
new-rated-people-explained = Results between people affect ratings. Results against the computer and bots do not count.
new-rated-everybody = Against anyone
new-rated-everybody-explained = Results against the computer and bots count as well.
new-rated-no = Unrated
new-rated-no-explained = The game does not affect ratings.
new-bots = Bots allowed
new-bots-explained = Bots are programs run by other players. They are marked as bots.
new-hand-over = Seats can be transferred
new-hand-over-explained = A player who has to stop can offer the seat to another player, who continues with the same kingdom.
new-chance = Add my own random number to the shuffle
new-chance-explained = Your browser adds a random number, so that not even the server can determine the shuffle on its own. The number is shown after the game.
new-summary = Summary
new-summary-series =
    { $games ->
        [one] A Dynasty of { $games } game.
       *[other] A Dynasty of { $games } games.
    }
new-summary-at-once = Starts immediately.
new-summary-public =
    { $free ->
        [one] Public: { $free } free seat.
       *[other] Public: { $free } free seats.
    }
new-summary-invitation =
    { $free ->
        [one] By invitation: { $free } free seat.
       *[other] By invitation: { $free } free seats.
    }
new-open = Create game
new-open-series = Create Dynasty
new-register-first = Create an account to continue
new-not-invited = { $name } could not be invited: { $reason }

## Lobby

lobby-lead = Join a table: the game starts when all seats are taken.
lobby-play = Play someone
lobby-play-explained = Takes you to a table with these settings. If none has a free seat, a new one opens for you.
lobby-live = Live games
lobby-live-explained = { new-live-explained }
lobby-live-none = No live table is waiting right now.
lobby-live-open = Open a live table
lobby-days = Multi-day games
lobby-days-explained = One move now and then, whenever you have a minute.
lobby-days-none = No multi-day table is waiting right now.
lobby-days-open = Open a table
lobby-joined = You have joined { $names }.
lobby-own-opened = No table fits right now, so you have opened one. It is listed in the lobby, and you will be notified when the game starts.
lobby-own-waits = Your table is still waiting. You will be notified when the game starts.
lobby-filters = Filters
lobby-any = Any
lobby-plain = None
lobby-pace = Time per move
lobby-pace-live = Up to one hour
lobby-pace-days = Up to two days
lobby-pace-slow = Over two days
lobby-pace-untimed = No limit
lobby-bots = Bots
lobby-bots-without = Not allowed
lobby-bots-with = Allowed
lobby-all = Clear filters
lobby-tables =
    { $count ->
        [0] No tables
        [one] { $count } table
       *[other] { $count } tables
    }
lobby-free =
    { $free ->
        [one] { $free } of { $players } seats free
       *[other] { $free } of { $players } seats free
    }
lobby-series = First game of a Dynasty
lobby-mine = Go to your table
lobby-opened = Created { $ago }
lobby-watched = Watch games
lobby-watched-explained = Public games in progress.
lobby-empty = No tables are waiting for players. Open one: it is listed here until all seats are taken.
lobby-none-like-that = No tables match your filters.

## Dynasties

series-mine = Your Dynasties
series-all = View all Dynasties
series-running = In progress
series-past = Finished
series-new = Create Dynasty
series-none = No Dynasties yet. Create one with friends or against the computer.
series-table = Points by player and game
series-agreed = Game settings
series-live = so far
series-game-won = won
series-to-game = Go to game { $game }
series-withdraw = Leave Dynasty
series-withdraw-sure = The computer plays in your place from the next game on. You cannot undo this.
series-cancel = Cancel Dynasty
series-cancel-sure = The Dynasty ends for all players. The standings stay as they are.
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
column-rank = Rank
column-wins = Wins

## List of games

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
news = Notifications

## At a table

next-waits =
    { $count ->
        [one] Next game: { $names }
       *[other] Next game ({ $count } waiting): { $names }
    }
table-of = { $name }'s table
who-is-here = Players
seat-free = Free seat
seat-house = computer player
seat-opener = host
invited-names = Invitation pending: { $names }
invite-who = Invite players
invite-by-name-explained = The player needs an account here and is notified immediately.
invite-house = Add a computer player
invite-house-explained = The computer takes the next free seat. The game starts when all seats are taken.
invite-by-link = Invite by link
invite-by-link-explained = Anyone with the link can see and join the table, even with a new account.
invite-by-mail = Send by email
was-invited = { $name } was invited.
begin-now-explained =
    { $players ->
        [2] The game starts with the two players at the table, without waiting for more.
       *[other] The game starts with the { $players } players at the table, without waiting for more.
    }
cancel-table-sure = The table will be closed for all players.
