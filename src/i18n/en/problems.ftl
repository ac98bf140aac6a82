# Titles of the problem codes of the API.

## Requests

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

## Accounts

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
problem-registration_closed = This server does not accept new accounts.
problem-invitation_required = Creating an account on this server requires an invitation link.
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

## Notifications

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

## Tables

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

## Rules

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

## Premoves

problem-premove_invalid = This plan is invalid.
problem-premove_not_found = You have no plan for your next turn.
problem-no_turn_left = You have no more turns in this game.

## Failures

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
