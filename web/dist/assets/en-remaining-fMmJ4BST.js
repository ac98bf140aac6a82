var e=`edition-rulebook = Printed rulebook
house-random = Computer (easy)
house-greedy = Computer (medium)
house-searching = Computer (hard)
king = king
    .counted = { $count ->
        [one] { $count } king
       *[other] { $count } kings
    }
days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
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
settings-variant_not_with_giants = In Age of Giants games, Middle Kingdom and Harmony are quests, so they cannot be chosen as variants.
settings-mighty_duel_needs_two_players = The Mighty Duel is played by exactly 2 players.
problem-request_malformed = The request is not valid HTTP.
problem-json_malformed = The request body is not valid JSON.
problem-parameter_invalid = A path or query parameter is invalid.
problem-header_invalid = A request header is invalid.
problem-idempotency_key_required = The Idempotency-Key header is required.
problem-route_not_found = This address does not exist.
problem-method_not_allowed = This address does not support this HTTP method.
problem-body_timeout = The request body did not arrive in time.
problem-body_too_large = The request body is too large.
problem-content_type_unsupported = The request body must be application/json.
problem-content_encoding_unsupported = The request body must not be compressed or encoded; send it without Content-Encoding.
problem-field_invalid = A field of the request body is missing, unknown or invalid.
problem-idempotency_key_reused = This Idempotency-Key was already used for another request.
problem-expected_version_required = The expected version of the game is missing; send expected_version or If-Match.
problem-version_stale = The game has changed in the meantime; check it and try again.
problem-settings_stale = The settings have changed since they were loaded.
problem-token_missing = An access token is required.
problem-token_invalid = The access token is invalid.
problem-token_expired = The access token has expired; refresh it.
problem-session_ended = The session has ended or the token was revoked; log in again or use another token.
problem-credentials_wrong = Wrong name or password.
problem-refresh_token_invalid = The refresh token is invalid, or its session has ended.
problem-refresh_token_reused = The refresh token has already been used.
problem-cross_site_request = This request is accepted only from pages of this server.
problem-ticket_invalid = The ticket is invalid, already used or expired.
problem-password_wrong = The current password is wrong.
problem-name_invalid = This name is not allowed.
problem-name_taken = This name, or one that looks like it, is already taken.
problem-too_many_renames = The name was changed too often; wait before changing it again.
problem-not_a_guest = This is not a guest account.
problem-password_too_short = A password must have at least 10 characters.
problem-password_too_long = A password must have at most 256 characters.
problem-password_too_weak = This password is too easy to guess.
problem-session_not_found = This session does not exist.
problem-time_zone_unknown = This time zone does not exist.
problem-holiday_out_of_range = A holiday must start within a year from now and last at least one hour.
problem-holiday_overlaps = This holiday overlaps with another one.
problem-holiday_over_budget = You do not have that many holiday days left this year.
problem-holiday_not_found = This holiday does not exist, or it is over.
problem-calendar_not_found = This calendar does not exist, or it was removed.
problem-destination_not_found = This destination does not exist.
problem-delivery_not_found = This delivery does not exist.
problem-too_many_destinations = You have the maximum number of destinations of this kind; remove one first.
problem-destination_disabled = This destination is turned off; turn it on first.
problem-test_in_progress = A test is already in progress.
problem-address_forbidden = The server cannot send to this address.
problem-link_expired = This link has expired.
problem-link_used = This link has already been used.
problem-email_invalid = This is not a valid email address.
problem-retry_too_early = This was done a moment ago; wait a minute and try again.
problem-subscription_invalid = This is not a valid push subscription.
problem-game_not_found = This game does not exist, or you do not have access to it.
problem-version_not_found = This version of the game does not exist.
problem-series_not_found = This Dynasty does not exist, or you do not have access to it.
problem-series_too_long = A Dynasty has 1 to 15 games.
problem-break_out_of_range = A break must last between one second and 90 days.
problem-not_in_series = You are not a player of this Dynasty.
problem-series_not_on_break = This is possible only between the games of a Dynasty.
problem-series_over = The Dynasty is over.
problem-seat_not_found = This seat does not exist.
problem-link_invalid = The link is invalid or has expired.
problem-player_not_found = No player has this name.
problem-profile_not_found = This player does not exist.
problem-players_out_of_range = Kingdomino is for 2 to 4 players, or 2 to 5 with Age of Giants.
problem-mighty_duel_needs_two_players = The Mighty Duel is played by exactly 2 players.
problem-variant_not_with_giants = In Age of Giants games, this variant is a quest and cannot be chosen.
problem-pace_out_of_range = The time limit is outside the allowed range.
problem-too_many_house_players = There are more computer players than free seats.
problem-table_not_open = This table is no longer open.
problem-table_full = All seats are taken.
problem-already_seated = You already have a seat at this table.
problem-too_few_players = A game needs at least 2 players.
problem-host_cannot_leave = The host cannot leave the table; cancel it instead.
problem-not_the_host = Only the host of the table can do this.
problem-not_seated = You have no seat in this game.
problem-game_not_started = The game has not started yet.
problem-game_not_finished = The game is not over yet.
problem-is_sandbox = This is not available in sandboxes.
problem-record_invalid = The game file is invalid.
problem-proposal_open = Another proposal is still open.
problem-proposal_closed = This proposal is no longer open.
problem-nothing_to_undo = There is no move of yours that can be undone.
problem-pause_out_of_range = A pause must end within 90 days.
problem-not_paused = The game is not paused.
problem-handover_not_allowed = Seats cannot be transferred at this table.
problem-not_your_seat = This is another player's seat.
problem-seat_not_offered = This seat is not offered to you.
problem-game_too_long = This game has reached its maximum number of events: joining, proposals and seat offers are no longer possible. It can still be played to its end.
problem-too_many_proposals = You have reached the maximum number of proposals, undone moves and seat offers for one game. You can still play and answer proposals.
problem-game_finished = The game is over.
problem-seat_conceded = The computer has taken over your seat for the rest of the game.
problem-seat_taken_over = The computer has taken over your seat; take it back first.
problem-seat_not_taken_over = The computer has not taken over your seat.
problem-deadline_passed = The deadline has passed; the computer is about to move.
problem-not_your_turn = It is another player's turn.
problem-must_place_first = Place or discard your domino before you pick.
problem-nothing_to_place = Your king has no domino to place.
problem-domino_not_in_line = This domino is not in the next line.
problem-domino_taken = Another king is already on this domino.
problem-not_your_domino = This is not the domino under your king.
problem-out_of_bounds = The kingdom would exceed its maximum size.
problem-cell_occupied = One of these spaces is already occupied.
problem-no_matching_terrain = At least one square must be next to the castle or to a square of the same terrain.
problem-must_place = This domino can be placed, so it cannot be discarded.
problem-must_cover = First choose the crown that the giant covers.
problem-must_send_or_keep = First send or keep a giant.
problem-no_giant_came = There is no new giant that has to cover a crown.
problem-no_footprint = A giant can be sent or kept only after a domino with footprints was placed.
problem-no_visible_crown = There is no visible crown on this space.
problem-no_giant_there = There is no giant on this space.
problem-no_opponent = A giant must be sent to another player in the game.
problem-opponent_without_crown = This opponent has no visible crown.
problem-premove_invalid = This plan is invalid.
problem-premove_not_found = You have no plan for your next turn.
problem-no_turn_left = You have no more turns in this game.
problem-internal_error = Something went wrong on the server; the error has been logged.
problem-unavailable = The service is temporarily unavailable; try again.
problem-scope_missing = This token does not have the required scope.
problem-session_required = This requires a login session; tokens are not accepted.
problem-not_an_admin = This requires admin rights.
problem-guest_account = Guests cannot do this; choose a name and a password first.
problem-account_locked = This account is locked.
problem-rate_limited = Too many requests; try again later.
problem-too_many_attempts = Too many attempts; try again later.
problem-too_many_connections = There are too many connections from your address.
problem-too_many_streams = Too many live connections are open, for example in browser windows; close one first.
problem-token_not_found = This token does not exist.
problem-app_not_found = This app is not connected to your account.
problem-too_many_tokens = You have the maximum number of tokens; revoke one first.
problem-token_lifetime_out_of_range = A token must be valid for one minute to 366 days, or until it is revoked.
problem-bot_not_found = This bot does not exist.
problem-too_many_bots = You have the maximum number of bots; remove one first.
problem-too_many_games = You have the maximum number of games; finish or leave one first.
problem-bots_not_allowed = Bots are not allowed at this table.
problem-guests_play_unrated = Guests can play only unrated games.
your-turn =
    { $round ->
        [0] It is your turn before the first round
       *[other] It is your turn in round { $round } of { $rounds }
    }: { $expected ->
        [pick] pick a domino from the next line.
        [place] place the domino under your king.
        [cover] choose the crown that the giant covers.
       *[send-or-keep] send a giant to an opponent or keep it.
    }
    .subject = Your turn against { $opponents }
cover-a-crown = { $from } sent a giant to your kingdom. Choose which of your crowns it covers. The game is waiting for you.
    .subject = A giant from { $from }
reminder = It is still your turn. You have until { $deadline }.
    .subject = Reminder: your turn against { $opponents }
timed-out =
    Your time ran out. { $house_did ->
        [played] The computer played this turn for you. You will play the next one yourself.
        [took-over] The computer now plays for you until you take your seat back.
       *[took-over-for-good] The computer has taken over your seat and plays to the end of the game.
    }
    .subject = Your time ran out against { $opponents }
invitation-declined = { $player } declined your invitation.
    .subject = { $player } declined your invitation
seat-offered = { $from } offers you a seat in a game in progress. If you take it, you continue with that player's kingdom.
    .subject = { $from } offers you a seat
seat-handed-over = From now on, { $to } plays in place of { $from }.
    .subject = { $to } now plays in place of { $from }
series-standing =
    After game { $game } of { $games }, { $rank ->
        [1] you lead the Dynasty
        [2] you are 2nd of { $players } in the Dynasty
        [3] you are 3rd of { $players } in the Dynasty
       *[other] you are { $rank }th of { $players } in the Dynasty
    } with { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
    .subject = The Dynasty after game { $game } of { $games }
series-over =
    The Dynasty of { $games ->
        [one] { $games } game
       *[other] { $games } games
    } is over. { $rank ->
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
        [1] You won the Dynasty
       *[other] The Dynasty is over
    }
series-ready-asked = All other players are ready for game { $game } of { $games } of the Dynasty. It starts as soon as you are ready too.
    .subject = Are you ready for game { $game } of { $games }?
series-withdrawn = { $player } left the Dynasty. From the next game on, the computer plays in their place.
    .subject = { $player } left the Dynasty
series-cancelled = { $by } cancelled the Dynasty. The standings stay as they are.
    .subject = { $by } cancelled the Dynasty
password-changed = Your account password was changed on { $at }.
    .subject = Your password was changed
new-login = There was a new login to your account on { $at }. Device: { $device }.
    .subject = New login to your account
email-changed = Your account's email address was changed on { $at }.
    .subject = Your email address was changed
webhook-disabled =
    Your webhook at { $server } has been turned off after { $failures ->
        [one] { $failures } failure.
       *[other] { $failures } failures in a row.
    } Turn it on again once it responds.
    .subject = Your webhook has been turned off
event-house-seated = { $house } joined the table.
verify-email = Confirm email address
done = Done. The game continues.
new-password = New password
digest =
    { $games ->
        [one] It is your turn in { $games } game
       *[other] It is your turn in { $games } games
    }
terms-grace = On each move, the clock starts after { $time }.
terms-series =
    { $games ->
        [one] This is a Dynasty of { $games } game.
       *[other] This is the first of { $games } games in a Dynasty. The same players play all of them.
    }
open-series = Open Dynasty
column-player = Player
column-game = Game { $game }
column-total = Total
rematch = Rematch
scope-games-read = see your games and Dynasties, and the profiles of other players
scope-games-play = play for you, and make and answer proposals
scope-tables-write = create games, join and leave tables, and invite players for you
scope-notifications-read = read your notifications
scope-webhooks-write = send your notifications, with links that show your games, to other services
scope-account-read = see your account and its settings, including your email address
to-start = Go to the home page
link-copied = Link copied
share = Share
log-out = Log out
forgot-password = Forgot your password?
password-hint = At least 10 characters
bell =
    { $count ->
        [0] Notifications
       *[other] Notifications: { $count } unread
    }
bell-new = new
bell-empty = No notifications yet. Events in your games appear here.
a-kingdom-grows = A growing kingdom
poster-invites = { $name } invites you to a game
rated-table = Rated
rated-for-guests = Guests cannot join rated games. Create an account, which keeps your games, or ask { $name } to make this game unrated.
rated-without-guests = This game is rated, so guests cannot join.
make-unrated = Make it unrated
rematch-waits = The rematch is waiting for players.
rematch-begun = The rematch has started.
rematch-show = Go to rematch
look-back = Review game
history = Game review
back-to-table = Back to game
download-record = Download game file
download-notation = Download move list
points-by-round = Points by round
column-round = Round
start-now = Start now
leave-table = Leave table
cancel-table = Cancel table
share-table = Share link
invite-by-name = Player name
invite = Invite
unit-of-time = Time unit
unit-minutes = minutes
unit-hours = hours
unit-days = days
keep-it = Go back
you = You
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
column-rank = Rank
column-wins = Wins
news = Notifications
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
more = Show more
people-you = You
profile-edit = Edit name and avatar
member-since = Member since { $since }
bot-since = Bot since { $since }
guest-since = Guest since { $since }
bot-of = Owner: { $owner }
bot-mark = Bot
ratings = Ratings
not-rated = Not rated yet.
rating-at-least = Very likely above { $points }.
rating-rests-on =
    { $games ->
        [one] Based on { $games } game.
       *[other] Based on { $games } games.
    }
rating-explained = The rating estimates how well a player plays; everyone starts with 25. The number after ± is the uncertainty, which shrinks with every game.
rating-curve =
    { $games ->
        [one] Rating after { $games } game
       *[other] Rating over { $games } games
    }, from { $from } to { $until }. At first: { $first }. Now: { $last }. Highest: { $highest }. Lowest: { $lowest }.
reliability = Reliability
reliability-median = Typical response time
reliability-timeouts = Missed turns
reliability-waits = Turns against people in the last year (at most 200)
of-hundred = { $count } per 100 turns
never = None
statistics = Statistics
statistics-games = Games
statistics-wins = Wins
statistics-mean = Average score
statistics-best = Best score
statistics-bonuses = Average points from variants
statistics-quests = Average points from quests
statistics-giants = Average giants at the end
statistics-discards = Average discards
statistics-taken-over = Finished by the computer
statistics-terrains = Average points by terrain
records = Records
record-game = View game
record-streak = Longest winning streak
record-streak-end = View the last win
record-recent =
    { $games ->
        [one] In the last game
       *[other] In the last { $games } games
    }
record-wins = { $wins } of { $games }
favourite-terrains = Favourite terrains
favourite-terrain-points = { $points } points per game
recent-opponents = Recent opponents
recent-opponents-none = No games against other people yet.
recent-results =
    { $wins ->
        [one] { $wins } win
       *[other] { $wins } wins
    }, { $losses ->
        [one] { $losses } loss
       *[other] { $losses } losses
    }
profile-empty = { $name } has not finished a game yet.
profile-empty-own = You have not finished a game yet. Your rating, records and opponents will appear here.
games-played = Games played
no-games-played = No games to show.
filter-result = Result
result-all = All games
result-won = Won
result-lost = Lost
place-first = Won
place-of = { $rank ->
        [2] 2nd of { $players }
        [3] 3rd of { $players }
       *[other] { $rank }th of { $players }
    }
played-against = Against { $players }
house-finished = Finished by the computer.
changed-hands = Took over the seat from another player.
head-to-head = Head to head
against-me = You and { $name }
against-me-games = All games you played together
results = Results
never-met = These players have not finished a game together.
balance-ahead = { $player } finished ahead
balance-level = Tied
balance-points = Average score
category = Category
leaders-place = Rank
leaders-rating = Strength
leaders-mean = Rating
nobody-rated = No rated players yet.
leaderboard-explained = Strength is the rating minus three times its uncertainty: a player is very likely at least this strong. More games reduce the uncertainty, which raises the strength. Profiles show the rating.
saved = Saved.
copy = Copy
copied = Copied
remove = Remove
not-now = Cancel
sure = Confirm
shown-once = It is shown only once. Store it in a safe place.
failing-since = Deliveries have been failing since { $since }.
name-hint = 2 to 32 characters: letters of one alphabet, digits, spaces and - _ . '
forgot-lead = Enter the name of your account to get a link by email.
reset-ask = Send reset link
reset-asked = Check your email
reset-asked-lead = If an account with this name has a confirmed email address, a link to choose a new password is on its way. It can take a few minutes.
claim-lead = Choose a name and a password. Everything you have played stays yours, here and on other devices.
log-in-leaves-guest = You are playing as { $name }. If you log in to another account, you cannot return to the games of this guest account: games in progress are lost, and the account is deleted later. To keep the games, choose a name and a password instead.
log-out-leaves-guest = After logging out, you cannot return to this guest account: its games in progress are lost, and the account is deleted later. To keep the games, choose a name and a password instead.
claimed = Your account is ready.
claimed-already = This account already has a name and a password.
claim-first = You are playing as a guest. Choose a name and a password first.
guest-has-no-name = You are playing as a guest, without a password.
logged-out = You are logged out.
settings-profile = Profile
settings-profile-about = Avatar, name and password
avatar-about = Other players see it next to your name.
avatar-number = Castle { $number }
avatar-more = More castles
see-own-profile = View your public profile
save-name = Save name
name-saved = Your name has been changed.
save-password = Change password
password-saved = Your password has been changed. All other devices have been logged out.
password-current = Current password
password-ends-sessions = A new password logs out all other devices and revokes your tokens. It also removes your connected apps, unless you keep them.
password-keep-apps = Keep my connected apps
settings-appearance = Appearance
settings-appearance-about = Language, theme, gameplay
on-this-machine = These settings apply to this browser only.
sound = Sound and vibration
prefer-sound = Sounds
prefer-sound-about = A soft sound on your turn and when a domino is placed.
prefer-vibration = Vibration
prefer-vibration-about = A short vibration on your turn, on phones.
theme-system = Same as device
theme-light = Light
theme-dark = Dark
prefer-letters = Letters on terrains
prefer-letters-about = Each terrain shows its letter, as in the emails. Helps if some colours look alike.
play-preferences = Gameplay
prefer-at-once-about = The first tap on a domino picks it, without confirmation. Placing a domino always needs confirmation.
settings-time = Availability
settings-time-about = Time zone, holidays, weekends, reminders
time-zone = Time zone
time-zone-same = Your time zone is { $zone }, as on this device.
time-zone-differs = Your time zone is { $zone }; this device has another one.
time-formats = Dates and times follow your browser's format: { $example }.
time-zone-change = Change time zone
time-zone-here = Use this device's time zone: { $zone }
weekends-off = Weekends off
weekends-off-about = Your clocks stop on Saturdays and Sundays, in games that allow it.
reminder-before = Extra reminder
reminder-none = None
reminder-length = { $time } before the deadline
reminder-hint = You always get a reminder when one fifth of your time is left.
holidays = Holidays
holidays-about = Your clocks stop during a holiday, in games that allow it.
holidays-left = { $left } of { $budget } left in { $year }
first-day = First day
last-day = Last day
take-holiday = Add holiday
holiday-taken = Holiday added.
holiday-over = past
holiday-now = now
end-holiday = Remove
holiday-ended = Holiday removed.
settings-notices = Notifications
settings-notices-about = Channels, email frequency, quiet hours
notice-language = Language of emails and notifications
digest-choice = Email frequency
digest-at_once = Immediately
digest-hourly = Hourly
digest-daily = Daily
digest-hint = Reminders and security emails are always sent immediately.
quiet-hours = Quiet hours
quiet-hours-on = Use quiet hours
quiet-hours-about = Notifications are held until these hours end, except webhooks and those about account security. The time zone is set under
quiet-from = From
quiet-until = Until
quiet-strict = Stay quiet even if my time runs out
quiet-strict-about = If this is off, you are still notified when your time would run out before the quiet hours end.
save-quiet-hours = Save quiet hours
channels = Channels
channels-about = Notifications that you turn off here still appear in your list of notifications.
channel-email = Email
channel-push = Push
channel-chat = Chat
channel-webhook = Webhook
channel-off = Not set up
channel-none = Nothing reaches you outside Kingdomail yet.
channel-push-on = Turn on push notifications
channel-set-up = Set up
channel-count =
    { $count ->
        [one] { $count } destination
       *[other] { $count } destinations
    }
channel-sentences = When to notify you
tell-me = { $when }: notify me by { $channels }.
tell-me-nothing = { $when }: do not notify me.
tell-me-partly = With exceptions.
tell-me-security = Always sent to your email address.
tell-me-details = Details
when-turn = When it is my turn
when-time = Before and after my time runs out
when-invited = When I am invited
when-games = When a game starts, ends or is cancelled
when-agreements = When I am asked to undo, to pause or to take a seat
when-series = During a Dynasty
when-security = When my account may be at risk
kind-your_turn = Your turn
kind-cover_a_crown = A giant was sent to you
kind-reminder = Time is running out
kind-timed_out = Time ran out
kind-invited = Invitations
kind-game_started = Game started
kind-game_finished = Game over
kind-game_cancelled = Table cancelled
kind-proposal = Undo and pause proposals
kind-seat = Seat transfers
kind-series = Dynasties
kind-security = Account security
settings-mail = Email address
settings-mail-about = For notifications and password resets
mail-about = Notifications are sent here with pictures and buttons, so that you can play from an email. You also need an address to reset a forgotten password.
mail-none = You have no email address yet.
mail-confirmed = Confirmed. Your emails are sent here.
mail-pending = is not confirmed yet. Open the email sent there and follow the link.
mail-disabled = Turned off on { $since }: no email could be delivered for five days.
mail-add = Add email address
mail-change = Change email address
mail-address = Email address
mail-why-password = Required because this address can be used to reset your password.
mail-send-link = Send confirmation link
mail-link-sent = Confirmation link sent.
mail-remove = Remove email address
mail-remove-about = You will get no more emails, and you cannot reset a forgotten password.
mail-removed = Email address removed.
send-test = Send test
test-sent = Test sent.
settings-push = Push notifications
settings-push-about = On this device
push-about = You are notified on this device as soon as it is your turn, even when Kingdomail is closed.
push-begin = Turn on in this browser
push-on = Turned on in this browser.
push-end = Turn off
push-ended = Turned off.
push-denied = Your browser blocks notifications from this site. Open the site settings next to the address bar, allow notifications, and try again.
push-failed = Your browser could not subscribe. Push notifications do not work in private windows or when the browser's push service is turned off.
push-impossible = This browser does not support push notifications. On an iPhone or iPad, first add Kingdomail to the home screen: Share, then “Add to Home Screen”.
push-others = Other browsers
settings-webhooks = Chat and webhooks
settings-webhooks-about = Discord, Slack, ntfy, webhooks
webhooks-about = Your notifications can be sent to a chat channel or to your own program.
webhook-add = Add chat or webhook
webhook-added = Added.
webhook-kind = Type
webhook-kind-discord = Discord
webhook-kind-slack = Slack
webhook-kind-ntfy = ntfy
webhook-kind-standard = Webhook
webhook-url = URL
webhook-hint-discord = In Discord: Edit Channel, Integrations, Webhooks, Copy Webhook URL.
webhook-hint-slack = In Slack: the webhook URL of an app with Incoming Webhooks.
webhook-hint-ntfy = The URL of your topic, for example https://ntfy.sh/my-topic.
webhook-hint-standard = Your program receives signed messages as specified by Standard Webhooks.
webhook-secret = Your signing secret.
webhook-on = On
webhook-off = Off
turn-on = Turn on
turn-off = Turn off
webhook-turned-on = Turned on.
webhook-turned-off = Turned off.
webhook-removed = Removed.
new-secret = Rotate secret
deliveries = Recent deliveries
deliveries-none = No deliveries yet.
look-again = Refresh
delivery-test = Test
delivery-notice = Notification
delivery-pending =
    { $attempts ->
        [0] Waiting to be sent.
        [one] Waiting to retry after { $attempts } failed attempt.
       *[other] Waiting to retry after { $attempts } failed attempts.
    }
delivery-delivered = Delivered.
delivery-dropped = Not sent: no longer relevant.
delivery-dead =
    { $attempts ->
        [one] Failed after { $attempts } attempt.
       *[other] Failed after { $attempts } attempts.
    }
send-again = Send again
sent-again = Sending again.
settings-calendar = Calendar
settings-calendar-about = Your deadlines in your calendar app
calendar-about = Your calendar app can show when your moves are due: subscribe to the link that you create here.
calendar-address = Your calendar link.
calendar-make = Create calendar link
calendar-made = Calendar link created.
calendar-end = Remove calendar link
calendar-ended = Calendar link removed.
calendar-replaces = A new link replaces the previous one. Anyone with the link can see your deadlines.
settings-sessions = Devices
settings-sessions-about = Logged-in browsers and devices
sessions-about = Browsers and devices that are logged in to your account. If you do not recognise one, log it out and change your password.
session-this = this browser
session-since = Added { $since }.
last-used = Last used { $ago }.
end-session = Log out
session-ended = Logged out.
end-other-sessions = Log out all other devices
sessions-ended = All other devices are logged out.
apps = Connected apps
apps-about = Third-party apps that you have authorised, and their permissions.
apps-none = No connected apps.
app-named = App name: { $app }
app-on-device = On another device
app-throw-out = Remove
app-thrown-out = App removed.
apps-throw-out = Remove all apps
apps-thrown-out = All apps removed.
settings-programs = For developers
settings-programs-about = Tokens and bots
programs-about = A program can do almost anything you can do here, through the API.
programs-docs = API documentation
tokens = Tokens
tokens-about = A program uses a token instead of your password. A token can do only what you select.
token-make = Create token
token-made = Token created.
token-secret = Your new token.
token-name = Token name
token-name-hint = To recognise the token in the list.
token-of = Acts as
token-of-me = You
token-for = For { $name }
token-lifetime = Expires
until-revoked = Never
good-until = Expires { $until }.
never-used = Never used.
revoke = Revoke
token-revoked = Token revoked.
scopes = Permissions
bots = Bots
bots-about = A bot plays under its own name, with you as its owner, at tables that allow bots.
bot-name = Bot name
bot-make = Create bot
bot-made = Bot created. Next, create a token for it.
bot-removed = Bot removed.
settings-data = Your data
settings-data-about = Download everything
data-account = Account data
data-account-about = Everything stored about you, as JSON, except your password and other secrets.
data-account-download = Download account data
data-records = Your games
data-records-about = A file of all your finished games, one game per line. The games can be verified without this server.
data-records-download = Download games
downloaded = Download ready.
settings-deletion = Delete account
settings-deletion-about = This is permanent
deletion-lead = This is permanent and cannot be undone:
deletion-games = You leave all tables and concede all games in progress.
deletion-name = Your name is removed everywhere.
deletion-bots = Your bots, tokens and webhooks are deleted.
deletion-kept = Your finished games remain: anyone can see public games, and your opponents can see the others.
deletion-take-along = Download your data first
deletion-sure = I want to delete my account permanently.
deletion-confirm = Delete my account
deleted = Your account has been deleted.
history-steps = Timeline
history-back = Previous
history-on = Next
history-play = Play
history-pause = Pause
history-since = Since your last turn
history-keys = Arrow keys: step. Space: play. Home, End: first and last step.
history-step = Step { $number } of { $of }
history-share = Share this position
history-film = Download animation
history-save = Download
history-score-of = { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
history-curve = Points over time
verify-title = Was the shuffle fair?
verify-lead = Before any player joined, the server committed to a secret number, the seed of the shuffle. Your browser checks the revealed seed against that commitment, computes the shuffle again and compares it with the game.
verify-now = Verify the shuffle
verify-working = Computing…
verify-agrees = Verified: the shuffle is exactly the one the server committed to before the game.
verify-differs = Not verified: the shuffle differs from the one the server committed to before the game. Keep the game file and contact the operator of this server.
verify-failed = The shuffle could not be verified: this page does not support the format of the game file.
verify-ok = Passed:
verify-wrong = Failed:
verify-found = Computed: { $found }
verify-commitment = The commitment made when the table was created matches the seed revealed at the end.
verify-lines = The seed and the players' random numbers give the dominoes in the order in which they were drawn.
verify-kings = The same numbers give the order of the first picks.
verify-quests = The same numbers give the two quests.
verify-root = The fingerprint of all lines, published at the start, matches the lines of the game.
verify-proofs =
    { $lines ->
        [one] { $lines } line has a proof that matches the fingerprint.
       *[other] { $lines } lines have a proof that matches the fingerprint.
    }
verify-own-bytes = Players who added random numbers: { $names }.
verify-no-bytes = No player added a random number, so the server could have tried many seeds and chosen among them before it created the table.
verify-method = The method, and a program to repeat this check, are described in the documentation.
plan-title = Plan your next turn
plan-given = Your plan for the next turn
plan-lead = Your plan is played automatically on your turn. Other players cannot see it.
plan-place = Where to place domino { $domino }
plan-otherwise = If it does not fit there
plan-best = Place it where it scores the most points
plan-ask = Let me choose
plan-no-place = No placement selected. Tap the board, or use the option below.
plan-clear = Clear placement
plan-pick = What to pick, first choice first
plan-picked-as = { $domino }, choice { $number }
plan-later = The dominoes for your next pick have not been drawn yet.
plan-void = Cancel the plan automatically
plan-void-taken = if domino { $domino } is taken
plan-void-giant = if a giant is sent to me
plan-would = If it were your turn now
plan-would-place = Domino { $domino } is placed.
plan-would-discard = Domino { $domino } is discarded because it fits nowhere.
plan-would-ask-place = You choose where to place domino { $domino }.
plan-would-pick = Domino { $domino } is picked.
plan-would-ask-pick = You choose what to pick.
plan-would-score = Your kingdom then has { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
plan-give = Save plan
plan-change = Update plan
plan-withdraw = Cancel plan
plan-saved = Plan saved for your next turn.
plan-withdrawn = Plan cancelled. You will play your next turn yourself.
plan-since = Saved { $at }
score-factors = { $squares } × { $crowns }
score-sheet = Points
tie-by-property = { $name } and { $other } have the same number of points. { $name } ranks higher because of the larger property: { $more } squares to { $less }.
tie-by-crowns = { $name } and { $other } have the same number of points, and their largest properties are equal. { $name } ranks higher because of more crowns: { $more } to { $less }.
tie-shared = { $name } and { $other } are equal in points, largest property and crowns, so they share rank { $rank }.
largest-property = Largest property
crowns = Crowns
share-link = Share link
share-picture = Share picture
rematch-proposed = { $name } proposes a rematch.
rematch-accept = Accept rematch`;export{e as default};