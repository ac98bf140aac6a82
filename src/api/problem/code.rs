//! Codes of problems, and the groups of codes for the `x-refusals` of handlers.

use actix_web::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::i18n;
use crate::i18n::Language;

use self::ProblemCode as Code;

macro_rules! problem_codes {
    ($($variant:ident = $code:literal, $status:ident;)+) => {
        /// Code of a problem. The meaning of a code never changes.
        ///
        /// May gain values: decide by the HTTP status for an unknown code.
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
        }
    };
}

problem_codes! {
    // Malformed requests.
    RequestMalformed = "request_malformed", BAD_REQUEST;
    JsonMalformed = "json_malformed", BAD_REQUEST;
    ParameterInvalid = "parameter_invalid", BAD_REQUEST;
    HeaderInvalid = "header_invalid", BAD_REQUEST;
    IdempotencyKeyRequired = "idempotency_key_required", BAD_REQUEST;
    RouteNotFound = "route_not_found", NOT_FOUND;
    MethodNotAllowed = "method_not_allowed", METHOD_NOT_ALLOWED;
    BodyTimeout = "body_timeout", REQUEST_TIMEOUT;
    BodyTooLarge = "body_too_large", PAYLOAD_TOO_LARGE;
    ContentTypeUnsupported = "content_type_unsupported", UNSUPPORTED_MEDIA_TYPE;
    ContentEncodingUnsupported = "content_encoding_unsupported", UNSUPPORTED_MEDIA_TYPE;
    FieldInvalid = "field_invalid", UNPROCESSABLE_ENTITY;
    IdempotencyKeyReused = "idempotency_key_reused", UNPROCESSABLE_ENTITY;
    ExpectedVersionRequired = "expected_version_required", PRECONDITION_REQUIRED;
    VersionStale = "version_stale", PRECONDITION_FAILED;
    SettingsStale = "settings_stale", PRECONDITION_FAILED;

    // Accounts.
    TokenMissing = "token_missing", UNAUTHORIZED;
    TokenInvalid = "token_invalid", UNAUTHORIZED;
    TokenExpired = "token_expired", UNAUTHORIZED;
    SessionEnded = "session_ended", UNAUTHORIZED;
    CredentialsWrong = "credentials_wrong", UNAUTHORIZED;
    RefreshTokenInvalid = "refresh_token_invalid", UNAUTHORIZED;
    RefreshTokenReused = "refresh_token_reused", UNAUTHORIZED;
    TicketInvalid = "ticket_invalid", UNAUTHORIZED;
    CrossSiteRequest = "cross_site_request", FORBIDDEN;
    ScopeMissing = "scope_missing", FORBIDDEN;
    SessionRequired = "session_required", FORBIDDEN;
    NotAnAdmin = "not_an_admin", FORBIDDEN;
    GuestAccount = "guest_account", FORBIDDEN;
    AccountLocked = "account_locked", FORBIDDEN;
    RateLimited = "rate_limited", TOO_MANY_REQUESTS;
    TooManyAttempts = "too_many_attempts", TOO_MANY_REQUESTS;
    TooManyConnections = "too_many_connections", TOO_MANY_REQUESTS;
    TooManyStreams = "too_many_streams", TOO_MANY_REQUESTS;
    TokenNotFound = "token_not_found", NOT_FOUND;
    AppNotFound = "app_not_found", NOT_FOUND;
    TooManyTokens = "too_many_tokens", CONFLICT;
    TokenLifetimeOutOfRange = "token_lifetime_out_of_range", UNPROCESSABLE_ENTITY;
    BotNotFound = "bot_not_found", NOT_FOUND;
    TooManyBots = "too_many_bots", CONFLICT;
    TooManyGames = "too_many_games", CONFLICT;
    NotAGuest = "not_a_guest", CONFLICT;
    PasswordWrong = "password_wrong", FORBIDDEN;
    NameInvalid = "name_invalid", UNPROCESSABLE_ENTITY;
    NameTaken = "name_taken", CONFLICT;
    TooManyRenames = "too_many_renames", TOO_MANY_REQUESTS;
    RegistrationClosed = "registration_closed", FORBIDDEN;
    InvitationRequired = "invitation_required", FORBIDDEN;
    PasswordTooShort = "password_too_short", UNPROCESSABLE_ENTITY;
    PasswordTooLong = "password_too_long", UNPROCESSABLE_ENTITY;
    PasswordTooWeak = "password_too_weak", UNPROCESSABLE_ENTITY;
    SessionNotFound = "session_not_found", NOT_FOUND;
    TimeZoneUnknown = "time_zone_unknown", UNPROCESSABLE_ENTITY;
    HolidayOutOfRange = "holiday_out_of_range", UNPROCESSABLE_ENTITY;
    HolidayOverlaps = "holiday_overlaps", CONFLICT;
    HolidayOverBudget = "holiday_over_budget", CONFLICT;
    HolidayNotFound = "holiday_not_found", NOT_FOUND;
    CalendarNotFound = "calendar_not_found", NOT_FOUND;

    // Notifications.
    DestinationNotFound = "destination_not_found", NOT_FOUND;
    DeliveryNotFound = "delivery_not_found", NOT_FOUND;
    TooManyDestinations = "too_many_destinations", CONFLICT;
    DestinationDisabled = "destination_disabled", CONFLICT;
    TestInProgress = "test_in_progress", CONFLICT;
    AddressForbidden = "address_forbidden", UNPROCESSABLE_ENTITY;
    LinkExpired = "link_expired", GONE;
    LinkUsed = "link_used", CONFLICT;
    EmailInvalid = "email_invalid", UNPROCESSABLE_ENTITY;
    RetryTooEarly = "retry_too_early", TOO_MANY_REQUESTS;
    SubscriptionInvalid = "subscription_invalid", UNPROCESSABLE_ENTITY;

    // Tables.
    GameNotFound = "game_not_found", NOT_FOUND;
    VersionNotFound = "version_not_found", NOT_FOUND;
    SeriesNotFound = "series_not_found", NOT_FOUND;
    SeriesTooLong = "series_too_long", UNPROCESSABLE_ENTITY;
    BreakOutOfRange = "break_out_of_range", UNPROCESSABLE_ENTITY;
    NotInSeries = "not_in_series", FORBIDDEN;
    SeriesNotOnBreak = "series_not_on_break", CONFLICT;
    SeriesOver = "series_over", CONFLICT;
    SeatNotFound = "seat_not_found", NOT_FOUND;
    LinkInvalid = "link_invalid", FORBIDDEN;
    PlayerNotFound = "player_not_found", UNPROCESSABLE_ENTITY;
    ProfileNotFound = "profile_not_found", NOT_FOUND;
    PlayersOutOfRange = "players_out_of_range", UNPROCESSABLE_ENTITY;
    MightyDuelNeedsTwoPlayers = "mighty_duel_needs_two_players", UNPROCESSABLE_ENTITY;
    VariantNotWithGiants = "variant_not_with_giants", UNPROCESSABLE_ENTITY;
    PaceOutOfRange = "pace_out_of_range", UNPROCESSABLE_ENTITY;
    TooManyHousePlayers = "too_many_house_players", UNPROCESSABLE_ENTITY;
    TableNotOpen = "table_not_open", CONFLICT;
    TableFull = "table_full", CONFLICT;
    AlreadySeated = "already_seated", CONFLICT;
    TooFewPlayers = "too_few_players", CONFLICT;
    HostCannotLeave = "host_cannot_leave", CONFLICT;
    NotTheHost = "not_the_host", FORBIDDEN;
    BotsNotAllowed = "bots_not_allowed", CONFLICT;
    GuestsPlayUnrated = "guests_play_unrated", CONFLICT;
    NotSeated = "not_seated", FORBIDDEN;
    GameNotStarted = "game_not_started", CONFLICT;
    GameNotFinished = "game_not_finished", CONFLICT;
    IsSandbox = "is_sandbox", CONFLICT;
    RecordInvalid = "record_invalid", UNPROCESSABLE_ENTITY;
    ProposalOpen = "proposal_open", CONFLICT;
    ProposalClosed = "proposal_closed", CONFLICT;
    NothingToUndo = "nothing_to_undo", CONFLICT;
    PauseOutOfRange = "pause_out_of_range", UNPROCESSABLE_ENTITY;
    NotPaused = "not_paused", CONFLICT;
    HandoverNotAllowed = "handover_not_allowed", CONFLICT;
    NotYourSeat = "not_your_seat", FORBIDDEN;
    SeatNotOffered = "seat_not_offered", CONFLICT;
    GameTooLong = "game_too_long", CONFLICT;
    TooManyProposals = "too_many_proposals", CONFLICT;

    // Rules.
    GameFinished = "game_finished", CONFLICT;
    SeatConceded = "seat_conceded", CONFLICT;
    SeatTakenOver = "seat_taken_over", CONFLICT;
    SeatNotTakenOver = "seat_not_taken_over", CONFLICT;
    DeadlinePassed = "deadline_passed", CONFLICT;
    NotYourTurn = "not_your_turn", CONFLICT;
    MustPlaceFirst = "must_place_first", UNPROCESSABLE_ENTITY;
    NothingToPlace = "nothing_to_place", UNPROCESSABLE_ENTITY;
    DominoNotInLine = "domino_not_in_line", UNPROCESSABLE_ENTITY;
    DominoTaken = "domino_taken", UNPROCESSABLE_ENTITY;
    NotYourDomino = "not_your_domino", UNPROCESSABLE_ENTITY;
    OutOfBounds = "out_of_bounds", UNPROCESSABLE_ENTITY;
    CellOccupied = "cell_occupied", UNPROCESSABLE_ENTITY;
    NoMatchingTerrain = "no_matching_terrain", UNPROCESSABLE_ENTITY;
    MustPlace = "must_place", UNPROCESSABLE_ENTITY;
    MustCover = "must_cover", UNPROCESSABLE_ENTITY;
    MustSendOrKeep = "must_send_or_keep", UNPROCESSABLE_ENTITY;
    NoGiantCame = "no_giant_came", UNPROCESSABLE_ENTITY;
    NoFootprint = "no_footprint", UNPROCESSABLE_ENTITY;
    NoVisibleCrown = "no_visible_crown", UNPROCESSABLE_ENTITY;
    NoGiantThere = "no_giant_there", UNPROCESSABLE_ENTITY;
    NoOpponent = "no_opponent", UNPROCESSABLE_ENTITY;
    OpponentWithoutCrown = "opponent_without_crown", UNPROCESSABLE_ENTITY;

    // Premoves.
    PremoveInvalid = "premove_invalid", UNPROCESSABLE_ENTITY;
    PremoveNotFound = "premove_not_found", NOT_FOUND;
    NoTurnLeft = "no_turn_left", CONFLICT;

    // Failures.
    InternalError = "internal_error", INTERNAL_SERVER_ERROR;
    Unavailable = "unavailable", SERVICE_UNAVAILABLE;
}

impl ProblemCode {
    /// Returns the meaning of the code.
    pub fn title(self, language: Language) -> String {
        i18n::problem_title(language, self.as_str()).unwrap_or_else(|| self.as_str().to_owned())
    }
}

/// Codes of operations in a running game.
pub const RUNNING_GAME: &[Code] = &[
    Code::NotSeated,
    Code::GameNotStarted,
    Code::GameFinished,
    Code::DeadlinePassed,
    Code::SeatConceded,
    Code::SeatTakenOver,
];

/// Codes of commands that the rules forbid.
pub const RULES: &[Code] = &[
    Code::GameNotStarted,
    Code::NotSeated,
    Code::GameFinished,
    Code::SeatConceded,
    Code::SeatTakenOver,
    Code::SeatNotTakenOver,
    Code::NotYourTurn,
    Code::MustPlaceFirst,
    Code::NothingToPlace,
    Code::DominoNotInLine,
    Code::DominoTaken,
    Code::NotYourDomino,
    Code::OutOfBounds,
    Code::CellOccupied,
    Code::NoMatchingTerrain,
    Code::MustPlace,
    Code::MustCover,
    Code::MustSendOrKeep,
    Code::NoGiantCame,
    Code::NoFootprint,
    Code::NoVisibleCrown,
    Code::NoGiantThere,
    Code::NoOpponent,
    Code::OpponentWithoutCrown,
];

/// Codes of new passwords.
pub const NEW_PASSWORD: &[Code] =
    &[Code::PasswordTooShort, Code::PasswordTooLong, Code::PasswordTooWeak];

/// Codes of links in emails.
pub const EMAIL_LINK: &[Code] = &[Code::LinkInvalid, Code::LinkExpired, Code::LinkUsed];

/// Codes of the settings of a table.
pub const TABLE_SETTINGS: &[Code] = &[
    Code::PlayersOutOfRange,
    Code::MightyDuelNeedsTwoPlayers,
    Code::VariantNotWithGiants,
    Code::PaceOutOfRange,
    Code::TooManyHousePlayers,
];

/// Codes of images of a game.
pub const PICTURE: &[Code] = &[Code::GameNotStarted, Code::VersionNotFound];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn code_serializes_as_its_name() {
        for code in ProblemCode::ALL {
            assert_eq!(serde_json::to_value(code).ok(), Some(code.as_str().into()));
        }
    }
}
