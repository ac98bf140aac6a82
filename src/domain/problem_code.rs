//! Codes of rejected requests. Their texts are in `problems.ftl` of each language.

use kingdomino::{RuleViolation, SettingsViolation};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::i18n;
use crate::i18n::Language;

/// Declares the codes, each with the HTTP status of its response and, if use cases reject the
/// request because of a particular field, that field. `rule` and `settings` name the violation of
/// the rules that the code reports.
macro_rules! problem_codes {
    ($(
        $(#[$doc:meta])*
        $variant:ident: $status:literal
        $(, field $field:literal)?
        $(, rule $rule:ident)?
        $(, settings $settings:ident)?;
    )+) => {
        /// Code of a problem. The meaning of a code never changes.
        ///
        /// May gain values: decide by the HTTP status for an unknown code.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
        #[serde(rename_all = "snake_case")]
        pub enum ProblemCode {
            $($(#[$doc])* $variant,)+
        }

        impl ProblemCode {
            pub const ALL: &[ProblemCode] = &[$(ProblemCode::$variant,)+];

            /// Codes of commands that break a rule.
            pub const RULES: &[ProblemCode] = &[$($(ProblemCode::$rule,)?)+];

            /// Codes of invalid settings of a game.
            pub const SETTINGS: &[ProblemCode] = &[$($(ProblemCode::$settings,)?)+];

            pub fn as_str(self) -> &'static str {
                pastey::paste! {
                    match self { $(ProblemCode::$variant => stringify!([<$variant:snake>]),)+ }
                }
            }

            /// HTTP status of the response.
            pub fn http_status(self) -> u16 {
                match self { $(ProblemCode::$variant => $status,)+ }
            }

            /// Returns the field of the request because of which a use case returns this code.
            pub fn field(self) -> Option<&'static str> {
                match self {
                    $($(ProblemCode::$variant => Some($field),)?)+
                    _ => None,
                }
            }
        }

        impl From<RuleViolation> for ProblemCode {
            fn from(violation: RuleViolation) -> ProblemCode {
                match violation { $($(RuleViolation::$rule => ProblemCode::$variant,)?)+ }
            }
        }

        impl From<SettingsViolation> for ProblemCode {
            fn from(violation: SettingsViolation) -> ProblemCode {
                match violation { $($(SettingsViolation::$settings => ProblemCode::$variant,)?)+ }
            }
        }
    };
}

problem_codes! {
    // Malformed requests.
    RequestMalformed: 400;
    JsonMalformed: 400;
    ParameterInvalid: 400;
    HeaderInvalid: 400;
    IdempotencyKeyRequired: 400;
    RouteNotFound: 404;
    MethodNotAllowed: 405;
    BodyTimeout: 408;
    BodyTooLarge: 413;
    ContentTypeUnsupported: 415;
    ContentEncodingUnsupported: 415;
    FieldInvalid: 422;
    IdempotencyKeyReused: 422, field "Idempotency-Key";
    ExpectedVersionRequired: 428;
    VersionStale: 412;
    SettingsStale: 412, field "If-Match";

    // Accounts.
    TokenMissing: 401;
    TokenInvalid: 401;
    TokenExpired: 401;
    /// The session was revoked, or its account deleted.
    SessionEnded: 401;
    /// The account does not exist, or the password is wrong. Clients cannot distinguish the two.
    CredentialsWrong: 401;
    RefreshTokenInvalid: 401, field "refresh_token";
    /// The refresh token was already used. Unless this was a moment ago, its session has been
    /// ended.
    RefreshTokenReused: 401, field "refresh_token";
    TicketInvalid: 401, field "ticket";
    CrossSiteRequest: 403;
    ScopeMissing: 403;
    SessionRequired: 403;
    NotAnAdmin: 403;
    GuestAccount: 403;
    AccountLocked: 403;
    RateLimited: 429;
    TooManyAttempts: 429;
    TooManyConnections: 429;
    TooManyStreams: 429;
    TokenNotFound: 404;
    AppNotFound: 404;
    TooManyTokens: 409;
    TokenLifetimeOutOfRange: 422, field "expires_in_seconds";
    BotNotFound: 404, field "bot_id";
    TooManyBots: 409;
    TooManyGames: 409;
    NotAGuest: 409;
    PasswordWrong: 403;
    NameInvalid: 422, field "name";
    NameTaken: 409, field "name";
    TooManyRenames: 429;
    RegistrationClosed: 403;
    InvitationRequired: 403, field "invitation";
    PasswordTooShort: 422, field "password";
    PasswordTooLong: 422, field "password";
    PasswordTooWeak: 422, field "password";
    SessionNotFound: 404;
    TimeZoneUnknown: 422, field "time_zone";
    HolidayOutOfRange: 422;
    HolidayOverlaps: 409, field "from";
    HolidayOverBudget: 409, field "until";
    HolidayNotFound: 404;
    CalendarNotFound: 404;

    // Notifications.
    DestinationNotFound: 404;
    DeliveryNotFound: 404;
    TooManyDestinations: 409;
    DestinationDisabled: 409;
    TestInProgress: 409;
    AddressForbidden: 422, field "url";
    LinkExpired: 410;
    LinkUsed: 409;
    EmailInvalid: 422, field "address";
    RetryTooEarly: 429;
    SubscriptionInvalid: 422, field "keys";

    // Tables.
    GameNotFound: 404;
    VersionNotFound: 404, field "version";
    SeriesNotFound: 404;
    SeriesTooLong: 422, field "games";
    BreakOutOfRange: 422;
    NotInSeries: 403;
    SeriesNotOnBreak: 409;
    SeriesOver: 409;
    SeatNotFound: 404, field "seat";
    /// The link was not signed by this server, or has expired.
    LinkInvalid: 403, field "signature";
    PlayerNotFound: 422, field "name";
    ProfileNotFound: 404;
    PlayersOutOfRange: 422, field "settings.players", settings PlayersOutOfRange;
    MightyDuelNeedsTwoPlayers: 422, field "settings.variants", settings MightyDuelNeedsTwoPlayers;
    VariantNotWithGiants: 422, field "settings.variants", settings VariantNotWithGiants;
    PaceOutOfRange: 422;
    TooManyHousePlayers: 422, field "house";
    TableNotOpen: 409;
    TableFull: 409;
    AlreadySeated: 409;
    TooFewPlayers: 409;
    HostCannotLeave: 409;
    NotTheHost: 403;
    BotsNotAllowed: 409;
    GuestsPlayUnrated: 409;
    NotSeated: 403;
    GameNotStarted: 409;
    GameNotFinished: 409;
    IsSandbox: 409;
    RecordInvalid: 422;
    ProposalOpen: 409;
    ProposalClosed: 409;
    NothingToUndo: 409;
    PauseOutOfRange: 422, field "proposal.until";
    NotPaused: 409;
    HandoverNotAllowed: 409;
    NotYourSeat: 403;
    SeatNotOffered: 409;
    GameTooLong: 409;
    TooManyProposals: 409;

    // Rules.
    GameFinished: 409, rule GameFinished;
    SeatConceded: 409, rule SeatConceded;
    SeatTakenOver: 409, rule SeatTakenOver;
    SeatNotTakenOver: 409, rule SeatNotTakenOver;
    DeadlinePassed: 409;
    NotYourTurn: 409, rule NotYourTurn;
    MustPlaceFirst: 422, rule MustPlaceFirst;
    NothingToPlace: 422, rule NothingToPlace;
    DominoNotInLine: 422, rule DominoNotInLine;
    DominoTaken: 422, rule DominoTaken;
    NotYourDomino: 422, rule NotYourDomino;
    OutOfBounds: 422, rule OutOfBounds;
    CellOccupied: 422, rule CellOccupied;
    NoMatchingTerrain: 422, rule NoMatchingTerrain;
    MustPlace: 422, rule MustPlace;
    MustCover: 422, rule MustCover;
    MustSendOrKeep: 422, rule MustSendOrKeep;
    NoGiantCame: 422, rule NoGiantCame;
    NoFootprint: 422, rule NoFootprint;
    NoVisibleCrown: 422, rule NoVisibleCrown;
    NoGiantThere: 422, rule NoGiantThere;
    NoOpponent: 422, rule NoOpponent;
    OpponentWithoutCrown: 422, rule OpponentWithoutCrown;

    // Premoves.
    PremoveInvalid: 422, field "plan";
    PremoveNotFound: 404;
    NoTurnLeft: 409;

    // Failures.
    InternalError: 500;
    /// The database is unavailable, or the server is overloaded.
    Unavailable: 503;
}

impl ProblemCode {
    /// Returns the meaning of the code.
    pub fn title(self, language: Language) -> String {
        i18n::problem_title(language, self.as_str())
    }
}

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
