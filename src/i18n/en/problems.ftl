# What each code of the API means.

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
