use actix_web::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

macro_rules! problem_codes {
    ($($variant:ident = $code:literal, $status:ident, $title:literal;)+) => {
        /// The closed list of what can be refused. A code never changes its meaning; new ones may be added.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
        #[serde(rename_all = "snake_case")]
        pub enum ProblemCode {
            $($variant,)+
        }

        impl ProblemCode {
            pub const ALL: &[ProblemCode] = &[$(ProblemCode::$variant,)+];

            pub fn as_str(self) -> &'static str {
                match self { $(ProblemCode::$variant => $code,)+ }
            }

            pub fn status(self) -> StatusCode {
                match self { $(ProblemCode::$variant => StatusCode::$status,)+ }
            }

            pub fn title(self) -> &'static str {
                match self { $(ProblemCode::$variant => $title,)+ }
            }
        }
    };
}

problem_codes! {
    // The request as such.
    RequestMalformed = "request_malformed", BAD_REQUEST, "The request is not valid HTTP.";
    JsonMalformed = "json_malformed", BAD_REQUEST, "The body is not valid JSON.";
    ParameterInvalid = "parameter_invalid", BAD_REQUEST, "A parameter of the address or of the query is invalid.";
    HeaderInvalid = "header_invalid", BAD_REQUEST, "A header is invalid.";
    IdempotencyKeyMissing = "idempotency_key_missing", BAD_REQUEST, "The header Idempotency-Key is missing.";
    RouteNotFound = "route_not_found", NOT_FOUND, "There is nothing at this address.";
    MethodNotAllowed = "method_not_allowed", METHOD_NOT_ALLOWED, "This address does not know this method.";
    BodyTimeout = "body_timeout", REQUEST_TIMEOUT, "The body did not arrive in time.";
    BodyTooLarge = "body_too_large", PAYLOAD_TOO_LARGE, "The body is too large.";
    ContentTypeUnsupported = "content_type_unsupported", UNSUPPORTED_MEDIA_TYPE, "The body must be application/json.";
    FieldInvalid = "field_invalid", UNPROCESSABLE_ENTITY, "A field of the body is missing, unknown or invalid.";
    IdempotencyKeyReused = "idempotency_key_reused", UNPROCESSABLE_ENTITY, "This Idempotency-Key came with another request before.";
    ExpectedVersionMissing = "expected_version_missing", PRECONDITION_REQUIRED, "Say which version of the game you have seen: expected_version or If-Match.";
    VersionStale = "version_stale", PRECONDITION_FAILED, "The game has moved on since the version you expected.";

    // Accounts.
    TokenMissing = "token_missing", UNAUTHORIZED, "An access token is needed.";
    TokenInvalid = "token_invalid", UNAUTHORIZED, "The access token is invalid.";
    TokenExpired = "token_expired", UNAUTHORIZED, "The access token has expired: refresh it.";
    SessionEnded = "session_ended", UNAUTHORIZED, "The session is over: log in again.";
    CredentialsWrong = "credentials_wrong", UNAUTHORIZED, "The name or the password is wrong.";
    RefreshTokenInvalid = "refresh_token_invalid", UNAUTHORIZED, "The refresh token is invalid, or its session is over.";
    RefreshTokenReused = "refresh_token_reused", UNAUTHORIZED, "The refresh token was used before.";
    TicketInvalid = "ticket_invalid", UNAUTHORIZED, "The ticket is invalid, or was used or has expired.";
    PasswordWrong = "password_wrong", FORBIDDEN, "The current password is wrong.";
    NameInvalid = "name_invalid", UNPROCESSABLE_ENTITY, "This cannot be a name.";
    NameTaken = "name_taken", CONFLICT, "Somebody has this name, or one that looks like it.";
    PasswordTooShort = "password_too_short", UNPROCESSABLE_ENTITY, "A password has at least 10 characters.";
    PasswordTooLong = "password_too_long", UNPROCESSABLE_ENTITY, "A password has at most 256 characters.";
    PasswordGuessable = "password_guessable", UNPROCESSABLE_ENTITY, "This password is too easy to guess.";
    SessionNotFound = "session_not_found", NOT_FOUND, "You have no such session.";
    TimeZoneUnknown = "time_zone_unknown", UNPROCESSABLE_ENTITY, "There is no such time zone.";
    HolidayOutOfRange = "holiday_out_of_range", UNPROCESSABLE_ENTITY, "A holiday begins within a year from now and lasts an hour at least.";
    HolidayOverlaps = "holiday_overlaps", CONFLICT, "There is a holiday at that time already.";
    HolidayOverBudget = "holiday_over_budget", CONFLICT, "That is more holiday than is left of the year's.";
    HolidayNotFound = "holiday_not_found", NOT_FOUND, "You have no such holiday, or it is over.";

    // Tables.
    GameNotFound = "game_not_found", NOT_FOUND, "There is no such game, or none that you may see.";
    VersionNotFound = "version_not_found", NOT_FOUND, "The game has no such version.";
    PlayerNotFound = "player_not_found", UNPROCESSABLE_ENTITY, "Nobody has this name.";
    ProfileNotFound = "profile_not_found", NOT_FOUND, "There is no such player.";
    PlayersOutOfRange = "players_out_of_range", UNPROCESSABLE_ENTITY, "Kingdomino is played by 2 to 4 players, with Age of Giants by 2 to 5.";
    MightyDuelNeedsTwoPlayers = "mighty_duel_needs_two_players", UNPROCESSABLE_ENTITY, "The Mighty Duel is played by exactly 2 players.";
    VariantIsAQuest = "variant_is_a_quest", UNPROCESSABLE_ENTITY, "With Age of Giants this variant is a quest.";
    PaceOutOfRange = "pace_out_of_range", UNPROCESSABLE_ENTITY, "The pace leaves less or more time than a table may have.";
    TooManyHousePlayers = "too_many_house_players", UNPROCESSABLE_ENTITY, "There are fewer seats beside yours than house players.";
    TableNotOpen = "table_not_open", CONFLICT, "The table is no longer open.";
    TableFull = "table_full", CONFLICT, "All seats are taken.";
    AlreadySeated = "already_seated", CONFLICT, "You sit at this table already.";
    TooFewPlayers = "too_few_players", CONFLICT, "A game needs at least 2 players.";
    OpenerCannotLeave = "opener_cannot_leave", CONFLICT, "Who opened a table cannot leave it, but can cancel it.";
    NotTheOpener = "not_the_opener", FORBIDDEN, "Only who opened the table may do this.";
    NotSeated = "not_seated", FORBIDDEN, "You have no seat at this table.";
    GameNotStarted = "game_not_started", CONFLICT, "The game has not started yet.";
    AlreadyAsked = "already_asked", CONFLICT, "Another seat asks for something already.";
    NothingAsked = "nothing_asked", CONFLICT, "This is not asked any more.";
    NothingToUndo = "nothing_to_undo", CONFLICT, "There is no decision of yours that could be taken back.";
    PauseOutOfRange = "pause_out_of_range", UNPROCESSABLE_ENTITY, "A pause ends within 90 days.";
    NotPaused = "not_paused", CONFLICT, "There is no pause.";
    SeatsStay = "seats_stay", CONFLICT, "At this table nobody may hand a seat over.";
    NotYourSeat = "not_your_seat", FORBIDDEN, "This is another player's seat.";
    NothingOffered = "nothing_offered", CONFLICT, "This seat is not offered, or not to you.";

    // Rules.
    GameFinished = "game_finished", CONFLICT, "The game is over.";
    SeatConceded = "seat_conceded", CONFLICT, "A house player has your seat and plays it to the end.";
    SeatTakenOver = "seat_taken_over", CONFLICT, "A house player took your seat over: take it back first.";
    SeatIsYours = "seat_is_yours", CONFLICT, "Nobody took your seat over.";
    DeadlinePassed = "deadline_passed", CONFLICT, "The time for this is up: the house is about to act.";
    NotYourTurn = "not_your_turn", CONFLICT, "It is another player's turn.";
    MustPlaceFirst = "must_place_first", UNPROCESSABLE_ENTITY, "Place or discard before you pick.";
    NothingToPlace = "nothing_to_place", UNPROCESSABLE_ENTITY, "Your king has no domino to place now.";
    DominoNotInLine = "domino_not_in_line", UNPROCESSABLE_ENTITY, "This domino is not in the next line.";
    DominoTaken = "domino_taken", UNPROCESSABLE_ENTITY, "Another king stands on this domino.";
    NotYourDomino = "not_your_domino", UNPROCESSABLE_ENTITY, "This is not the domino under your king.";
    OutOfBounds = "out_of_bounds", UNPROCESSABLE_ENTITY, "The kingdom would not fit its frame.";
    CellOccupied = "cell_occupied", UNPROCESSABLE_ENTITY, "A domino covers two free cells.";
    NoMatchingTerrain = "no_matching_terrain", UNPROCESSABLE_ENTITY, "A square must be next to the castle or to its own terrain.";
    MustPlace = "must_place", UNPROCESSABLE_ENTITY, "A domino that can be placed must be placed.";
    MustCover = "must_cover", UNPROCESSABLE_ENTITY, "Cover a crown with the giant that has come first.";
    MustSendOrKeep = "must_send_or_keep", UNPROCESSABLE_ENTITY, "Send a giant or keep it first.";
    NoGiantCame = "no_giant_came", UNPROCESSABLE_ENTITY, "No giant has come that would cover a crown.";
    NoFootprint = "no_footprint", UNPROCESSABLE_ENTITY, "A giant is sent or kept after a footprint only.";
    NoVisibleCrown = "no_visible_crown", UNPROCESSABLE_ENTITY, "There is no visible crown at the cell.";
    NoGiantThere = "no_giant_there", UNPROCESSABLE_ENTITY, "There is no giant at the cell.";
    NoOpponent = "no_opponent", UNPROCESSABLE_ENTITY, "A giant goes to another seat of the game.";
    OpponentWithoutCrown = "opponent_without_crown", UNPROCESSABLE_ENTITY, "The opponent has no visible crown.";

    OrderInvalid = "order_invalid", UNPROCESSABLE_ENTITY, "The order makes no sense.";
    OrderNotFound = "order_not_found", NOT_FOUND, "You have no order for your next turn.";
    NoTurnToCome = "no_turn_to_come", CONFLICT, "You have no turn to come in this game.";

    // Failures.
    InternalError = "internal_error", INTERNAL_SERVER_ERROR, "Something went wrong here. It has been logged.";
    Unavailable = "unavailable", SERVICE_UNAVAILABLE, "The service cannot do this just now. Try again.";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_written_as_it_is_called() {
        for code in ProblemCode::ALL {
            assert_eq!(serde_json::to_value(code).ok(), Some(code.as_str().into()));
        }
    }
}
