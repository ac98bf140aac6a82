use kingdomino::Expected;

use super::argument::{Device, HouseAction, Name};
use super::language::Language;
use super::message::{Message, messages};
use super::moment::Moment;
use super::name_list::Names;

messages! {
    /// Notifications to a player, by email, push or chat.
    pub enum NotificationMessage<'a> {
        YourTurn { opponents: Names<'a>, round: u32, rounds: u32, expected: Expected } = "your-turn",
        /// An opponent sent the player a giant; the player chooses the crown that it covers.
        CoverACrown { from: Name<'a> } = "cover-a-crown",
        /// Reminder of an upcoming deadline.
        Reminder { opponents: Names<'a>, deadline: Moment } = "reminder",
        TimedOut { opponents: Names<'a>, house_did: HouseAction } = "timed-out",
        GameStarted { opponents: Names<'a>, rounds: u32 } = "game-started",
        GameCancelled { by: Name<'a> } = "game-cancelled",
        GameFinished { opponents: Names<'a>, rank: u32, players: u32, points: u32 } = "game-finished",
        /// Invitation to a table with `seats` seats.
        Invitation { from: Name<'a>, seats: u32 } = "invitation",
        /// An invited player declined.
        InvitationDeclined { player: Name<'a> } = "invitation-declined",
        UndoAsked { by: Name<'a> } = "undo-asked",
        UndoAnswered { by: Name<'a>, agreed: bool } = "undo-answered",
        Undone { by: Name<'a> } = "undone",
        PauseAsked { by: Name<'a>, until: Moment } = "pause-asked",
        PauseAnswered { by: Name<'a>, agreed: bool } = "pause-answered",
        /// All players accepted the pause.
        Paused { until: Moment } = "paused",
        Resumed { by: Name<'a> } = "resumed",
        SeatOffered { from: Name<'a> } = "seat-offered",
        SeatHandedOver { from: Name<'a>, to: Name<'a> } = "seat-handed-over",
        /// Start of any game of a series but the first.
        SeriesGameStarted { opponents: Names<'a>, game: u32, games: u32, rounds: u32 } = "series-game-started",
        /// Rank and points refer to the game.
        SeriesGameFinished { opponents: Names<'a>, game: u32, games: u32, rank: u32, players: u32, points: u32 } = "series-game-finished",
        /// Sent after every game of a series but the last.
        SeriesStanding { game: u32, games: u32, rank: u32, players: u32, points: u32 } = "series-standing",
        /// Sent after the last game of a series.
        SeriesOver { games: u32, rank: u32, players: u32, points: u32 } = "series-over",
        /// All other players are ready.
        SeriesReadyAsked { game: u32, games: u32 } = "series-ready-asked",
        SeriesWithdrawn { player: Name<'a> } = "series-withdrawn",
        SeriesCancelled { by: Name<'a> } = "series-cancelled",
        PasswordChanged { at: Moment } = "password-changed",
        NewLogin { device: Device<'a>, at: Moment } = "new-login",
        EmailChanged { at: Moment } = "email-changed",
        EmailVerification { hours: u32 } = "email-verification",
        PasswordReset { hours: u32 } = "password-reset",
        /// Test notification, requested by the player.
        Test = "test",
        /// Number of consecutive failures.
        WebhookDisabled { server: Device<'a>, failures: u32 } = "webhook-disabled",
    }
}

impl NotificationMessage<'_> {
    /// Subject line, without a full stop.
    pub fn subject(&self, language: Language) -> String {
        self.format(language, Some("subject"))
    }

    /// Body of one or two sentences.
    pub fn body(&self, language: Language) -> String {
        self.format(language, None)
    }
}
