var e=[`# What is in the box, and what a table chooses.

terrain-wheat = wheat
terrain-forest = forest
terrain-lake = lake
terrain-pasture = pasture
terrain-swamp = swamp
terrain-mine = mine

variant-middle-kingdom = Middle Kingdom
variant-harmony = Harmony
variant-mighty-duel = The Mighty Duel

edition-rulebook = Rulebook
edition-board-game-arena = Board Game Arena

expansion-none = Base game
expansion-age-of-giants = Age of Giants

house-random = House player (at random)
house-greedy = House player (greedy)
house-searching = House player (thinks ahead)

quest-local-business-wheat = Local Business: wheat
quest-local-business-forest = Local Business: forest
quest-local-business-lake = Local Business: lake
quest-local-business-pasture = Local Business: pasture
quest-local-business-swamp = Local Business: swamp
quest-local-business-mine = Local Business: mine
quest-four-corners-wheat = Four Corners: wheat
quest-four-corners-forest = Four Corners: forest
quest-four-corners-lake = Four Corners: lake
quest-four-corners-pasture = Four Corners: pasture
quest-four-corners-swamp = Four Corners: swamp
quest-four-corners-mine = Four Corners: mine
quest-harmony = Harmony
quest-middle-kingdom = Middle Kingdom
quest-lost-corner = Lost Corner
quest-folie-des-grandeurs = Folie des Grandeurs
quest-bleak-king = Bleak King

## What people call the time that their clocks show

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

## Words, and so many of them

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
    }, { $day } { $month ->
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
    } { $year }, { $time } ({ $zone })
`,`# Why a command is against the rules.

rule-game-finished = The game is over.
rule-seat-conceded = A house player has this seat and plays it to the end.
rule-seat-taken-over = A house player took this seat over when the time ran out: take it back first.
rule-seat-is-yours = Nobody took your seat over.
rule-not-your-turn = It is another player's turn.
rule-must-place-first = A turn begins with the domino under your king: place it, or discard it if it fits nowhere. Only then do you pick.
rule-nothing-to-place = Your king has no domino to place now: pick one of the next line.
rule-domino-not-in-line = This domino is not in the next line.
rule-domino-taken = Another king stands on this domino.
rule-not-your-domino = This is not the domino under your king.
rule-out-of-bounds = The kingdom would be larger than its frame allows: 5 × 5 cells with the castle, 7 × 7 in the Mighty Duel.
rule-cell-occupied = A domino covers two free cells; one of these is taken.
rule-no-matching-terrain = At least one square of the domino must be orthogonally next to the castle or to a square of its own terrain.
rule-must-place = A domino that can be placed must be placed.
rule-must-cover = A giant has come to you: choose the crown that it covers before anything else.
rule-must-send-or-keep = You placed a footprint: send a giant to an opponent, or keep your giants, before anything else.
rule-no-giant-came = No giant has come to you that would cover a crown.
rule-no-footprint = You send or keep a giant only after you have placed a footprint, if you have a giant and an opponent has a visible crown.
rule-no-visible-crown = A giant covers a visible crown; there is none at this cell.
rule-no-giant-there = There is no giant of yours at this cell.
rule-no-opponent = A giant is sent to another seat of the game.
rule-opponent-without-crown = This opponent has no visible crown that a giant could cover.

## Why a table cannot be as it was wished

settings-players-out-of-range = Kingdomino is played by 2 to 4 players, with Age of Giants by 2 to 5.
settings-variant-is-a-quest = With Age of Giants, Middle Kingdom and Harmony are quests and cannot be chosen.
settings-mighty-duel-needs-two-players = The Mighty Duel is played by exactly 2 players.

## Why an order makes no sense

order-nothing-ordered = An order says how to place, what to pick, or both.
order-too-many-dominoes = An order names at most 12 dominoes in one list.
order-domino-twice = An order names no domino twice in one list.
`,`# What each code of the API means.

## The request as such

problem-request_malformed = The request is not valid HTTP.
problem-json_malformed = The body is not valid JSON.
problem-parameter_invalid = A parameter of the address or of the query is invalid.
problem-header_invalid = A header is invalid.
problem-idempotency_key_missing = The header Idempotency-Key is missing.
problem-route_not_found = There is nothing at this address.
problem-method_not_allowed = This address does not know this method.
problem-body_timeout = The body did not arrive in time.
problem-body_too_large = The body is too large.
problem-content_type_unsupported = The body must be application/json.
problem-content_encoding_unsupported = The body must not be compressed or encoded: send it without Content-Encoding.
problem-field_invalid = A field of the body is missing, unknown or invalid.
problem-idempotency_key_reused = This Idempotency-Key came with another request before.
problem-expected_version_missing = Say which version of the game you have seen: expected_version or If-Match.
problem-version_stale = The game has moved on since the version you expected.
problem-settings_stale = The settings have been changed since you saw them.

## Accounts

problem-token_missing = An access token is needed.
problem-token_invalid = The access token is invalid.
problem-token_expired = The access token has expired: refresh it.
problem-session_ended = The session is over, or the token was revoked: log in again, or use another token.
problem-credentials_wrong = The name or the password is wrong.
problem-refresh_token_invalid = The refresh token is invalid, or its session is over.
problem-refresh_token_reused = The refresh token was used before.
problem-cross_site_request = This may only be asked by a page of this server.
problem-ticket_invalid = The ticket is invalid, or was used or has expired.
problem-password_wrong = The current password is wrong.
problem-name_invalid = This cannot be a name.
problem-name_taken = Somebody has this name, or one that looks like it.
problem-too_many_renames = You have changed your name too often lately: wait before you change it again.
problem-registration_closed = This server takes no new accounts.
problem-invitation_needed = At this server, a new account takes an invitation link.
problem-not_a_guest = This account is not that of a guest.
problem-password_too_short = A password has at least 10 characters.
problem-password_too_long = A password has at most 256 characters.
problem-password_guessable = This password is too easy to guess.
problem-session_not_found = You have no such session.
problem-time_zone_unknown = There is no such time zone.
problem-holiday_out_of_range = A holiday begins within a year from now and lasts an hour at least.
problem-holiday_overlaps = There is a holiday at that time already.
problem-holiday_over_budget = That is more holiday than is left of the year's.
problem-holiday_not_found = You have no such holiday, or it is over.
problem-calendar_not_found = There is no such calendar, or not any more.

## Notices

problem-endpoint_not_found = You have no such endpoint.
problem-delivery_not_found = This endpoint has no such delivery.
problem-too_many_endpoints = You have enough endpoints of this kind: remove one first.
problem-endpoint_off = The endpoint is turned off: turn it on first.
problem-test_under_way = A test is under way already.
problem-address_forbidden = The server cannot send to this address.
problem-link_expired = This link has expired.
problem-link_used = This link was used already.
problem-mail_address_invalid = This is not a mail address.
problem-too_soon = That was done a moment ago: wait a minute.
problem-subscription_invalid = This is not a subscription of a browser.

## Tables

problem-game_not_found = There is no such game, or none that you may see.
problem-version_not_found = The game has no such version.
problem-series_not_found = There is no such series, or you may not see it.
problem-series_too_long = A series has 1 to 15 games.
problem-rest_out_of_range = A rest is between one second and 90 days.
problem-no_place = You have no place in this series.
problem-series_not_resting = This can be done only between two games of a series.
problem-series_over = The series is over.
problem-seat_not_found = The game has no such seat.
problem-link_invalid = The link is invalid or has expired.
problem-player_not_found = Nobody has this name.
problem-profile_not_found = There is no such player.
problem-players_out_of_range = Kingdomino is played by 2 to 4 players, with Age of Giants by 2 to 5.
problem-mighty_duel_needs_two_players = The Mighty Duel is played by exactly 2 players.
problem-variant_is_a_quest = With Age of Giants this variant is a quest.
problem-pace_out_of_range = The pace leaves less or more time than a table may have.
problem-too_many_house_players = There are fewer seats beside yours than house players.
problem-table_not_open = The table is no longer open.
problem-table_full = All seats are taken.
problem-already_seated = You sit at this table already.
problem-too_few_players = A game needs at least 2 players.
problem-opener_cannot_leave = Who opened a table cannot leave it, but can cancel it.
problem-not_the_opener = Only who opened the table may do this.
problem-not_seated = You have no seat at this table.
problem-game_not_started = The game has not started yet.
problem-game_not_finished = The game is not finished.
problem-is_sandbox = This is for games, not for sandboxes.
problem-record_invalid = The record does not hold.
problem-already_asked = Another seat asks for something already.
problem-nothing_asked = This is not asked any more.
problem-nothing_to_undo = There is no decision of yours that could be taken back.
problem-pause_out_of_range = A pause ends within 90 days.
problem-not_paused = There is no pause.
problem-seats_stay = At this table nobody may hand a seat over.
problem-not_your_seat = This is another player's seat.
problem-nothing_offered = This seat is not offered, or not to you.
problem-game_too_long = So much has happened at this table that nobody can join it, ask for anything or offer a seat any more: it can only be played to its end.
problem-too_many_proposals = You have asked for something, taken decisions back and offered your seat as often as one seat may in a game. You can still play and answer the others.

## Rules

problem-game_finished = The game is over.
problem-seat_conceded = A house player has your seat and plays it to the end.
problem-seat_taken_over = A house player took your seat over: take it back first.
problem-seat_is_yours = Nobody took your seat over.
problem-deadline_passed = The time for this is up: the house is about to act.
problem-not_your_turn = It is another player's turn.
problem-must_place_first = Place or discard before you pick.
problem-nothing_to_place = Your king has no domino to place now.
problem-domino_not_in_line = This domino is not in the next line.
problem-domino_taken = Another king stands on this domino.
problem-not_your_domino = This is not the domino under your king.
problem-out_of_bounds = The kingdom would not fit its frame.
problem-cell_occupied = A domino covers two free cells.
problem-no_matching_terrain = A square must be next to the castle or to its own terrain.
problem-must_place = A domino that can be placed must be placed.
problem-must_cover = Cover a crown with the giant that has come first.
problem-must_send_or_keep = Send a giant or keep it first.
problem-no_giant_came = No giant has come that would cover a crown.
problem-no_footprint = A giant is sent or kept after a footprint only.
problem-no_visible_crown = There is no visible crown at the cell.
problem-no_giant_there = There is no giant at the cell.
problem-no_opponent = A giant goes to another seat of the game.
problem-opponent_without_crown = The opponent has no visible crown.

## Orders

problem-order_invalid = The order makes no sense.
problem-order_not_found = You have no order for your next turn.
problem-no_turn_to_come = You have no turn to come in this game.

## Failures

problem-internal_error = Something went wrong here. It has been logged.
problem-unavailable = The service cannot do this just now. Try again.
problem-scope_missing = This token may not be used for that.
problem-session_required = Only who is logged in may do this: no token does.
problem-not_an_admin = Only who runs the server may do this.
problem-guest_account = A guest cannot do this: choose a name and a password first.
problem-account_locked = This account is locked.
problem-rate_limited = You ask too often.
problem-too_many_attempts = That was tried too often.
problem-too_many_connections = There are too many connections from your address.
problem-too_many_streams = You have too many streams and long polls open.
problem-token_not_found = You have no such token.
problem-app_not_found = You have let in no such app.
problem-too_many_tokens = You have enough tokens.
problem-token_lifetime_out_of_range = A token is good for a minute to 366 days, or until it is revoked.
problem-bot_not_found = You have no such bot.
problem-too_many_bots = You have enough bots.
problem-too_many_games = You sit at as many games as an account may: finish or leave one first.
problem-bots_not_admitted = This table admits no bots.
problem-guests_play_unrated = Guests play only where no ratings change.
`,`# What a player is told. The subject is a line without a full stop.

your-turn =
    { $round ->
        [0] It is your turn before the first round
       *[other] It is your turn in round { $round } of { $rounds }
    }: { $expected ->
        [pick] pick a domino from the next line.
        [place] place the domino under your king.
        [cover] choose the crown that the giant covers.
       *[send-or-keep] send a giant to an opponent, or keep it.
    }
    .subject = Your turn against { $opponents }
cover-a-crown = { $from } has sent a giant to your kingdom: choose the crown that it covers. The game is waiting for you.
    .subject = A giant from { $from }
reminder = It is still your turn. You have until { $deadline }.
    .subject = Your turn against { $opponents } is still waiting
timed-out =
    Your time ran out. { $house_did ->
        [played] A house player has played this turn for you. You play the next one yourself again.
        [took-over] A house player now plays for you, until you take your seat back.
       *[took-over-for-good] A house player has your seat now and plays to the end.
    }
    .subject = Your time ran out against { $opponents }
game-started =
    { $rounds ->
        [one] The game has started. It has { $rounds } round.
       *[other] The game has started. It has { $rounds } rounds.
    }
    .subject = Your game against { $opponents } has started
game-cancelled = { $by } has cancelled the table. You need not do anything.
    .subject = { $by } has cancelled the table
game-finished =
    The game is over. { $rank ->
        [1] You have won
       *[other] You finished in place { $rank } of { $players }
    }, with { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
    .subject =
    { $rank ->
        [1] You have won against { $opponents }
       *[other] Your game against { $opponents } is over
    }
invitation =
    { $from } has invited you to a game of Kingdomino { $seats ->
        [one] for { $seats } player.
       *[other] for { $seats } players.
    }
    .subject = { $from } invites you to a game
invitation-declined = { $player } declined your invitation.
    .subject = { $player } declined your invitation
undo-asked = { $by } would like to take the last move back. All players must agree.
    .subject = { $by } would like to take a move back
undo-answered =
    { $agreed ->
        [yes] { $by } agrees that you take your move back.
       *[no] { $by } does not agree that you take your move back. The game goes on as it stands.
    }
    .subject =
    { $agreed ->
        [yes] { $by } agrees that you take your move back
       *[no] { $by } does not agree that you take your move back
    }
undone = { $by } has taken a move back. The game is as it was before that move.
    .subject = { $by } has taken a move back
pause-asked = { $by } would like to pause the game until { $until }. All players must agree.
    .subject = { $by } would like a pause
pause-answered =
    { $agreed ->
        [yes] { $by } agrees to the pause.
       *[no] { $by } does not agree to the pause. The clocks keep running.
    }
    .subject =
    { $agreed ->
        [yes] { $by } agrees to the pause
       *[no] { $by } does not agree to the pause
    }
paused = All players have agreed: the clocks are stopped until { $until }. Any player can end the pause earlier.
    .subject = The game is paused
resumed = { $by } has ended the pause. The clocks are running again.
    .subject = The pause is over
seat-offered = { $from } would like to give you a seat in a game that is being played. If you take it, you go on with that kingdom.
    .subject = { $from } offers you a seat
seat-handed-over = { $to } plays in place of { $from } from now on.
    .subject = { $to } now plays in place of { $from }
series-game-started =
    { $rounds ->
        [one] Game { $game } of { $games } of your Dynasty has started. It has { $rounds } round.
       *[other] Game { $game } of { $games } of your Dynasty has started. It has { $rounds } rounds.
    }
    .subject = Game { $game } of { $games } against { $opponents } has started
series-game-finished =
    Game { $game } of { $games } of your Dynasty is over. { $rank ->
        [1] You have won it
       *[other] You finished in place { $rank } of { $players }
    }, with { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
    .subject =
    { $rank ->
        [1] You have won game { $game } of { $games } against { $opponents }
       *[other] Game { $game } of { $games } against { $opponents } is over
    }
series-standing =
    After game { $game } of { $games } { $rank ->
        [1] you lead your Dynasty
       *[other] you are in place { $rank } of { $players } of your Dynasty
    }, with { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
    .subject = Your Dynasty after game { $game } of { $games }
series-over =
    Your Dynasty of { $games ->
        [one] { $games } game
       *[other] { $games } games
    } is over. { $rank ->
        [1] You have won it
       *[other] You finished in place { $rank } of { $players }
    }, with { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
    .subject =
    { $rank ->
        [1] You have won the Dynasty
       *[other] Your Dynasty is over
    }
series-ready-asked = All others are ready for game { $game } of { $games } of your Dynasty. It begins as soon as you say that you are ready, too.
    .subject = Are you ready for game { $game } of { $games }?
series-withdrawn = { $player } has left your Dynasty. A house player has the place from the next game on.
    .subject = { $player } has left your Dynasty
series-cancelled = { $by } has called your Dynasty off. The standing stays as it is.
    .subject = { $by } has called your Dynasty off
password-changed = The password of your account was changed on { $at }.
    .subject = Your password was changed
new-login = Somebody logged in to your account with { $device } on { $at }.
    .subject = New login to your account
email-changed = The e-mail address of your account was changed on { $at }.
    .subject = Your e-mail address was changed
email-verification =
    Please confirm that this e-mail address is yours. The link is valid for { $hours ->
        [one] { $hours } hour.
       *[other] { $hours } hours.
    }
    .subject = Confirm your e-mail address
password-reset =
    With this link you can choose a new password. It is valid for { $hours ->
        [one] { $hours } hour.
       *[other] { $hours } hours.
    }
    .subject = Choose a new password
webhook-disabled =
    Your webhook at { $server } has been turned off, after { $failures ->
        [one] { $failures } failure.
       *[other] { $failures } failures in a row.
    } Turn it on again once it answers.
    .subject = Your webhook has been turned off
test = This is a test. You will get the news of your games here from now on.
    .subject = A test of your notices
`,`# What happened in a game since one's last turn: a sentence a fact.

happened-table-opened = { $player } opened the table.
happened-invited = { $player } was invited.
happened-declined = { $player } declined the invitation.
happened-joined = { $player } joined the table.
happened-left = { $player } left the table.
happened-game-started = The game began.
happened-game-cancelled = The table was cancelled.
happened-house-seated = { $house } took a seat.
happened-line-dealt = A new line was drawn: { $dominoes }.
happened-order-carried-out = { $player } had left an order for this turn.
happened-picked = { $player } picked domino { $domino }.
happened-placed = { $player } placed domino { $domino }.
happened-discarded = { $player } discarded domino { $domino }: it did not fit anywhere.
happened-covered = { $player } covered a crown with a giant.
happened-giant-sent = { $player } sent a giant to { $to }.
happened-giant-sent-to-you = { $player } sent a giant to you.
happened-giant-kept = { $player } sent no giant.
happened-timed-out = { $player } ran out of time.
happened-taken-over =
    { $for_good ->
        [yes] A house player plays for { $player } to the end.
       *[no] A house player plays for { $player } for now.
    }
happened-taken-back = { $player } took the seat back from the house player.
happened-conceded = { $player } conceded.
happened-undo-asked = { $player } asked to take a move back.
happened-pause-asked = { $player } asked for a pause until { $until }.
happened-agreed = { $player } agreed.
happened-refused = { $player } did not agree.
happened-withdrawn = { $player } withdrew the request.
happened-undone = { $player } took a move back.
happened-paused = The game was paused until { $until }.
happened-resumed = { $player } ended the pause.
happened-seat-offered = { $player } offered the seat to { $to }.
happened-offer-ended = { $player } no longer offers the seat.
happened-seat-handed-over = { $player } handed the seat over to { $to }.
happened-game-finished = The game is over.
`,`# What stands around the news, and on the pages that the buttons of a mail lead to. The news itself is in notices.ftl.

greeting = Hello { $player },
guest-name = Guest { $number }
since-your-last-turn = Since your last turn
deadline = You have until { $at }.
no-deadline = Take all the time you need.
awaited = It is { $player }'s turn.
awaited-until = It is { $player }'s turn. The deadline is { $until }.

## Buttons and links

open-table = Open the table
play-pick = Pick domino { $domino }
play-place = Place domino { $domino }
play-discard = Discard domino { $domino }
agree = Agree
refuse = Do not agree
verify-email = Confirm this address
choose-password = Choose a new password
turn-mails-off = Turn off these mails

not-you = If this was not you, change your password and end all other sessions.
not-asked = If you did not ask for this mail, you can ignore it.
mails-are-off = You will no longer get these mails.

## The page of a button

about-to-pick = You are about to pick domino { $domino }.
about-to-place = You are about to place domino { $domino }.
about-to-discard = You are about to discard domino { $domino }.
confirm = Confirm
done = Done. The game goes on.
done-and-over = Done. The game is over.
link-used = This link was used already.
link-expired = This link has expired.
link-unknown = This link is not one of ours, or it is incomplete.
address-confirmed = This address is confirmed. Your notices come here from now on.
password-set = Your password is changed. Log in with the new one.
new-password = New password
game-moved-on = The game has moved on since this mail was sent. Open the table to see how it stands.

## Several at once

calendar-name = Kingdomail: your deadlines
digest =
    { $games ->
        [one] It is your turn in { $games } game
       *[other] It is your turn in { $games } games
    }
unread =
    { $count ->
        [one] { $count } unread notice
       *[other] { $count } unread notices
    }
no-more-pictures = There is no room for more pictures in this mail. The links lead to the other tables.

## What a player is asked

join = Take a seat
about-to-join = You are about to take a seat at this table.
joined = Done. You have a seat at this table.
take-seat = Take this seat
decline-seat = Decline
answered = Done. The others see your answer.
answer-elsewhere = You can answer by mail, or in the program with which you play.

## What is played at a table

terms-players =
    { $players ->
        [one] For { $players } player.
       *[other] For { $players } players.
    } At the table: { $names }.
terms-rules = Rules: { $rules }.
terms-untimed = There is no time limit.
terms-per-turn = Time for each decision: { $time }.
terms-bank = Time for the whole game: { $initial }. Each decision adds: { $increment }.
terms-grace = The clock starts { $time } after a turn begins.
terms-play-for =
    { $times ->
        [one] If your time runs out { $times } time, a house player takes your seat.
       *[other] If your time runs out, a house player decides for you; after { $times } times in a row it takes your seat.
    }
terms-take-over = If your time runs out, a house player takes your seat.
terms-unrated = The game changes no ratings.
terms-series =
    { $games ->
        [one] It is a Dynasty of { $games } game.
       *[other] It is the first of { $games } games of a Dynasty: the same players play all of them.
    }
terms-rest-at-once = Each game begins when the one before it ends.
terms-rest-after = Between two games is a rest: { $time } at most.
terms-rest-when-ready = Each further game begins when all are ready.

## Dynasties

open-series = Open the Dynasty
ready = I am ready
series-of = The Dynasty of { $players }
series-not-started = The Dynasty has not begun yet.
series-playing = Game { $game } of { $games } is being played.
series-ended = The Dynasty is over.
series-called-off = The Dynasty was called off. The standing stays as it is.
next-game-now = The next game begins now.
next-game-at = The next game begins on { $at }, or before that when all are ready.
next-game-when-ready = The next game begins when all are ready.
ready-said = You are ready. The next game still waits for { $players }.
column-player = Player
column-game = Game { $game }
column-total = Total

## The pages on which one decides

turn-place = Your turn: place { $domino }
turn-pick = Your turn: pick a domino
turn-cover = Your turn: choose the crown that the giant covers
turn-giant = Your turn: send a giant, or keep it
turn-of-the-house = A house player plays for you
how-to-place = Tap a number: the first square of the domino lies there, and the arrow points to the second.
how-to-turn = Turn the domino:
how-to-cover = Tap a number: the giant covers a crown there.
points-after = Your kingdom after that: { $points }.
play-send = Send giant { $number } to { $player }
play-keep = Keep the giant
play-take-back = Take your seat back
play-concede = Give up the game
choose-crown = Choose the crown
choose-giant = Send a giant
about-to-cover = You are about to let the giant cover this crown.
about-to-send = You are about to send a giant to { $player }.
about-to-keep = You are about to keep the giant.
about-to-take-back = You are about to take your seat back from the house player.
about-to-concede = You are about to give up: a house player takes your seat and plays to the end. You cannot take it back.
choose-other = Choose something else
next-game = The next game that waits for you: against { $opponents }
no-game-waits = No other game waits for you.
decline = Decline
about-to-decline = You are about to decline the invitation to this table.
declined = Done. You have declined the invitation.
rematch = Play again
about-to-rematch = You are about to ask the others for another game under the same rules.
play-in-browser = Play in this browser
open-in-client = Open in the web client
to-games = To your games
invited-by = { $player } invites you to this table.
new-here = You are new here
known-here = You have an account
own-name = Name
own-password = Password
register-and-join = Register and take a seat
log-in-and-join = Log in and take a seat
name-and-password = A name has 2 to 32 letters, a password at least 10 characters.
`,`# What stands in the pictures of a game.

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
        [one] { $dominoes } domino to come
       *[other] { $dominoes } dominoes to come
    }
picture-all-drawn = no dominoes to come
picture-turn =
    { $expected ->
        [pick] It is { $name }'s turn to pick a domino.
        [place] It is { $name }'s turn to place domino { $domino }.
        [cover] It is { $name }'s turn to cover a crown with a giant.
       *[send-or-keep] It is { $name }'s turn to send or keep a giant.
    }
picture-nobodys-turn = It is nobody's turn.
picture-won =
    { $points ->
        [one] { $name } has won with { $points } point.
       *[other] { $name } has won with { $points } points.
    }
picture-won-together =
    { $points ->
        [one] { $names } share the win with { $points } point.
       *[other] { $names } share the win with { $points } points.
    }

picture-to-place = To place
picture-to-pick = To pick
picture-order-of-picks = The first picks
picture-nothing-to-pick = The last round: nothing to pick.
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

## What quests and variants ask for

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
picture-key = { $terrains }; a number counts the crowns, a small letter has a giant on it, ## is the castle.
`,`# What a token, or an app that a player lets in, may do, in a list.

scope-games-read = see your games and series, and other players
scope-games-play = play for you, and agree with the others at the table
scope-tables-write = open tables, take and leave seats, and invite others for you
scope-notices-read = read your notices
scope-webhooks-write = have your notices sent to other programs
scope-account-read = see your account and its settings, with your mail address
`,`# What the web client says beside what every other channel says.

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
`,`# Opening a table, finding one, and Dynasties, in the web client.

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
`,`# Profiles, statistics and leaderboards, in the web client.

log-in-first = Log in to see this.
look-around = Look around without an account
play-too = To play yourself, create an account, or play against the house at once.
more = Show more
people-you = You
member-since = Plays here since { $since }
bot-since = A bot, since { $since }
guest-since = A guest, since { $since }
bot-of = Made by { $owner }
house-mark = House
bot-mark = Bot

## How good

ratings = Ratings
not-rated = Not rated yet.
rating-at-least = On the leaderboard: { $points }, the rating minus three times its uncertainty.
rating-rests-on =
    { $games ->
        [one] From { $games } game.
       *[other] From { $games } games.
    }
rating-explained = The rating estimates how well somebody plays; everybody begins with 25. The number after ± is its uncertainty, which shrinks with every game.

## How reliable

reliability = Reliability
reliability-unknown = Nobody has waited for this player yet.
reliability-median = Usually answers within
reliability-timeouts = Time ran out
reliability-waits = Turns against people in the last year
of-hundred = { $count } in 100 turns
never = Never

## What games came to

statistics = Statistics
statistics-games = Games
statistics-wins = Won
statistics-mean = Points on average
statistics-best = Most points
statistics-bonuses = From variants
statistics-quests = From quests
statistics-giants = Giants at the end
statistics-discards = Dominoes discarded
statistics-taken-over = Finished by the house
statistics-terrains = Points by terrain, on average

## Games played

games-played = Games played
no-games-played = No finished games.
filter-result = Which games
result-all = All games
result-won = Won
result-lost = Not won
place-first = Won
place-of = Place { $rank } of { $players }
played-against = Against { $players }
house-finished = The house played it to the end.
changed-hands = Took the seat over from another player.

## One against another

head-to-head = Head to head
against-me = You and { $name }
against-me-games = All games with both of you
results = Results
never-met = These two have not finished a game together.
balance-ahead = { $player } ahead
balance-level = Level
balance-points = Points on average

## Leaderboards

category = What is played
leaders-place = Place
leaders-rating = Score
leaders-mean = Rating
nobody-rated = Nobody is rated here yet.
leaderboard-explained = The score is the rating minus three times its uncertainty: what a player is almost surely worth at least. It rises as more games are played. Profiles show the rating.
`,`# The account and its settings, in the web client.

saved = Saved.
show-password = Show
copy = Copy
copied = Copied
remove = Remove
not-now = Not now
sure = Yes: { $what }
shown-once = It is shown this once. Keep it in a safe place.
failing-since = Nothing comes through since { $since }.

## Accounts

name-hint = 2 to 32 letters of one script, digits, spaces and - _ . '
forgot-lead = What is the name of your account?
reset-ask = Send me a link
reset-asked = Look into your mail
reset-asked-lead = If there is an account of this name with a confirmed mail address, a link to choose a new password is on its way there. It can take some minutes.
claim = Keep your games
claim-lead = Choose a name and a password: all that you have played stays yours, here and on other devices.
log-in-leaves-guest = You play as { $name } here. If you log in to another account, the games of this guest do not come along: you cannot get back to them, its running games are lost, and the guest is deleted some days later. To keep them, choose a name and a password instead.
claimed = The account is yours now.
claimed-already = This account has a name and a password already.
claim-first = You play as a guest. Choose a name and a password first.
guest-hint = Keep this game: choose a name
guest-has-no-name = You play as a guest, without a password.
logged-out = You are logged out.

## Profile

settings-profile = Profile
settings-profile-about = Name and password
see-own-profile = See how others see you
save-name = Save the name
name-saved = Your name is changed.
save-password = Change the password
password-saved = Your password is changed. All other sessions are over.
password-current = Current password
password-ends-sessions = A new password ends all other sessions and your tokens. It throws out your apps too, unless you keep them.
password-keep-apps = Keep the apps that I have let in

## Appearance

settings-appearance = Appearance
settings-appearance-about = Language, light or dark, play
on-this-machine = These are for this browser alone.
theme = Light or dark
theme-system = As the device
theme-light = Light
theme-dark = Dark
play-preferences = While you play
prefer-hints = Show the points beforehand
prefer-hints-about = What is legal is lit, and what it would bring stands beside it.
prefer-at-once-about = The first tap on a domino takes it, without a confirmation.

## Time

settings-time = Time
settings-time-about = Time zone, days off, reminders
time-zone = Time zone
time-zone-here = Use the one of this device: { $zone }
weekends-off = Weekends off
weekends-off-about = Your clocks stand on Saturdays and Sundays, at tables that allow it.
reminder-before = An extra reminder
reminder-none = None
reminder-length = { $time } before the deadline
reminder-hint = You are always reminded when four fifths of your time are gone.
holidays = Holidays
holidays-about = Your clocks stand at all tables that allow it.
holidays-left = { $left } left of the { $budget } of { $year }
first-day = First day
last-day = Last day
take-holiday = Take this holiday
holiday-taken = The holiday is noted.
holiday-over = over
holiday-now = now
end-holiday = Give it up
holiday-ended = The holiday is given up.

## Notices

settings-notices = Notices
settings-notices-about = What you are told, where and when
notice-language = Language of mails and messages
digest-choice = Mails come
digest-at_once = At once
digest-hourly = Hourly
digest-daily = Daily
digest-hint = Reminders, and what concerns the safety of your account, never wait.
quiet-hours = Quiet hours
quiet-hours-on = Send nothing at night
quiet-hours-about = They follow your time zone:
quiet-from = From
quiet-until = Until
quiet-strict = Without exception
quiet-strict-about = Otherwise you are told when your time would run out before the quiet hours end.
save-quiet-hours = Save the quiet hours
channels = What goes where
channels-about = What you switch off still stands in your list of notices.
channel-mail = Mail
channel-push = Push
channel-chat = Chat
channel-webhook = Program
kind-your_turn = It is your turn
kind-cover_a_crown = A giant has come to you
kind-reminder = Your time runs out
kind-timed_out = Your time was up
kind-invited = An invitation
kind-game_started = A game has begun
kind-game_finished = A game is over
kind-game_cancelled = A table was called off
kind-agreement = Taking moves back, pauses
kind-seat = A seat is handed over
kind-series = Your Dynasties
kind-security = The safety of your account

## Mail

settings-mail = Mail address
settings-mail-about = For notices and a new password
mail-about = Your notices come here with pictures and buttons, so that you can play from a mail. And only with an address can a forgotten password be replaced.
mail-none = You have no mail address here yet.
mail-confirmed = Confirmed. Your mails go there.
mail-pending = is not confirmed yet. Open the mail that we sent there, and follow its link.
mail-disabled = Switched off since { $since }: nothing came through for five days.
mail-add = Add an address
mail-change = Use another address
mail-address = Mail address
mail-why-password = Because who has the address can choose a new password.
mail-send-link = Send the link
mail-link-sent = A mail with a link is on its way.
mail-remove = Remove the address
mail-remove-about = No more mails come, and a forgotten password cannot be replaced.
mail-removed = The address is removed.
send-test = Send a test
test-sent = The test is on its way.

## Push

settings-push = Push messages
settings-push-about = On this device
push-about = You are told on this device as soon as it is your turn, also when Kingdomail is closed.
push-begin = Switch on in this browser
push-on = Switched on in this browser.
push-end = Switch off
push-ended = Switched off.
push-denied = Your browser does not let this page send messages. Open the settings of the page, beside its address at the top, allow notifications, and try again.
push-failed = Your browser could not subscribe. In a private window, or where the browser's own push service is switched off, it cannot.
push-impossible = This browser cannot receive push messages. On an iPhone or iPad, first put Kingdomail on the home screen: Share, then “Add to Home Screen”.
push-others = Other browsers

## Webhooks

settings-webhooks = Chats and programs
settings-webhooks-about = Discord, Slack, ntfy, webhooks
webhooks-about = What you are told can go into a channel of a chat, or to a program of yours.
webhook-add = Add a chat or program
webhook-added = It is added.
webhook-kind = Kind
webhook-kind-discord = Discord
webhook-kind-slack = Slack
webhook-kind-ntfy = ntfy
webhook-kind-standard = Webhook for a program
webhook-url = Address
webhook-hint-discord = In Discord: edit the channel, Integrations, Webhooks, copy the URL.
webhook-hint-slack = In Slack: an app with Incoming Webhooks; its Webhook URL.
webhook-hint-ntfy = The address of your topic, such as https://ntfy.sh/my-topic.
webhook-hint-standard = Your program gets signed messages, as Standard Webhooks has it.
webhook-secret = The secret with which messages are signed.
webhook-on = On
webhook-off = Off
turn-on = Turn on
turn-off = Turn off
webhook-turned-on = It is on.
webhook-turned-off = It is off.
webhook-removed = It is removed.
new-secret = New secret
deliveries = What was sent
deliveries-none = Nothing yet.
look-again = Look again
delivery-test = Test
delivery-notice = Notice
delivery-pending =
    { $attempts ->
        [0] Waits to be sent.
        [one] Waits, after { $attempts } attempt.
       *[other] Waits, after { $attempts } attempts.
    }
delivery-delivered = Arrived.
delivery-dropped = Not sent.
delivery-dead =
    { $attempts ->
        [one] Given up after { $attempts } attempt.
       *[other] Given up after { $attempts } attempts.
    }
send-again = Send again
sent-again = It is sent again.

## Calendar

settings-calendar = Calendar
settings-calendar-about = Your deadlines in your own calendar
calendar-about = Your calendar program can show when your moves are due: give it this address as a subscription.
calendar-address = The address of your calendar.
calendar-make = Make an address
calendar-made = The address is made.
calendar-end = End the calendar
calendar-ended = The address leads to nothing any more.
calendar-replaces = A new address ends the one before. Whoever knows it sees your deadlines.

## Sessions

settings-sessions = Logged in
settings-sessions-about = Your browsers and devices
sessions-about = Everything that is logged in to your account. If you do not know one, end it and change your password.
session-this = this browser
session-since = Since { $since }.
last-used = Last used { $ago }.
end-session = End
session-ended = It is logged out.
end-other-sessions = End all others
sessions-ended = All others are logged out.
apps = Apps
apps-about = Programs by others that you have let in. What they may do stands with each.
apps-none = You have let in none.
app-named = It calls itself { $app }.
app-on-device = on another device
app-throw-out = Throw out
app-thrown-out = The app is thrown out.
apps-throw-out = Throw out all apps
apps-thrown-out = All apps are thrown out.

## Programs

settings-programs = For programmers
settings-programs-about = Tokens and bots
programs-about = All that you can do here, a program can do.
programs-docs = The documentation
tokens = Tokens
tokens-about = What a program shows instead of your password. It may do what you choose, and nothing else.
token-make = Make a token
token-made = The token is made.
token-secret = The token.
token-name = What it is for
token-name-hint = For you to recognise it.
token-of = Plays as
token-of-me = You
token-for = For { $name }
token-lifetime = Good for
until-revoked = Until you revoke it
good-until = Good until { $until }.
never-used = Never used.
revoke = Revoke
token-revoked = The token is revoked.
scopes = It may
bots = Bots
bots-about = A bot plays as itself, with you as its maker, where bots are admitted.
bot-name = Name of the bot
bot-make = Make a bot
bot-made = The bot is there. Make a token for it.
bot-removed = The bot is removed.

## Data and deletion

settings-data = Your data
settings-data-about = Take everything along
data-account = The account
data-account-about = All that is stored about you, as JSON: only your password and other secrets are left out.
data-account-download = Download the account
data-records = Your games
data-records-about = The records of all your finished games, one a line. Anybody can check them without this server.
data-records-download = Download the games
downloaded = The file is there.
settings-deletion = Delete the account
settings-deletion-about = For ever
deletion-lead = This cannot be undone, by nobody:
deletion-games = You leave all tables, and concede all games that are still being played.
deletion-name = Your name is removed from everywhere.
deletion-bots = Your bots, tokens and webhooks end.
deletion-kept = Finished games stay for those who played them with you.
deletion-take-along = Download your data before
deletion-sure = I want to delete my account for ever.
deletion-confirm = Delete my account
deleted = Your account is deleted.
`,`# Plans for the next turn, the history of a game, and its verification.

## The game so far

history-steps = Steps of the game
history-back = Back
history-on = On
history-play = Play
history-pause = Pause
history-since = Since my last turn
history-keys = Arrow keys go step by step, Space plays, Home and End go to the start and the end.
history-step = Step { $number } of { $of }
history-share = Share this moment
history-film = The game as a film
history-save = Keep the game
history-score-of = { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
history-curve = How the points grew

## The shuffle, verified

verify-title = Was it dealt fairly?
verify-lead = The server promised the order of the dominoes before anybody joined. This page computes it again, and asks nobody.
verify-now = Verify the shuffle
verify-working = Computing…
verify-agrees = It agrees: the dominoes were dealt as was promised before the game.
verify-differs = It does not agree. Keep the record, and ask who runs this server.
verify-failed = This could not be verified: the record is not as this page knows it.
verify-ok = agrees
verify-wrong = does not agree
verify-found = Computed: { $found }
verify-commitment = The promise of the opening belongs to the seed that was shown at the end.
verify-lines = The seed and the players' bytes give the dominoes in the order in which they were dealt.
verify-kings = They give who picked first.
verify-quests = They give the two quests.
verify-root = The fingerprint of all lines, shown at the start, is that of these lines.
verify-proofs =
    { $lines ->
        [one] { $lines } line came with a proof that leads to this fingerprint.
       *[other] { $lines } lines came with a proof that leads to this fingerprint.
    }
verify-own-bytes = Bytes of their own added: { $names }.
verify-no-bytes = No player added bytes of their own, so the server could have chosen among seeds before the table was opened.
verify-method = The method is written down in docs/client/shuffle.md, where there is a program too that does the same.

## A plan for the next turn

plan-title = Plan my next turn
plan-given = An order for my next turn
plan-lead = An order is carried out at once when your turn comes. Nobody else sees it.
plan-place = Where { $domino } goes
plan-otherwise = If it cannot lie there
plan-best = Where it brings most
plan-ask = Ask me
plan-no-place = No place chosen: tap the board, or leave it to what stands below.
plan-clear = Choose no place
plan-pick = What to take, the best first
plan-picked-as = { $domino }, choice { $number }
plan-later = The line to take from is not dealt yet.
plan-void = Forget the order
plan-void-taken = if somebody takes { $domino }
plan-void-giant = if a giant comes to me
plan-would = If it were your turn now
plan-would-place = { $domino } is placed.
plan-would-discard = { $domino } is discarded, as it fits nowhere.
plan-would-ask-place = You are asked where { $domino } goes.
plan-would-pick = { $domino } is taken.
plan-would-ask-pick = You are asked what to take.
plan-would-score = That makes { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
plan-give = Give this order
plan-change = Change the order
plan-withdraw = Withdraw the order
plan-saved = The order is kept for your next turn.
plan-withdrawn = The order is withdrawn: you will be asked.
plan-since = Since { $at }
`];export{e as default};