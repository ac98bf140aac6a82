use kingdomino::Expected;

use super::argument::{Device, HouseDid, Name};
use super::language::Language;
use super::message::{Message, messages};
use super::moment::Moment;
use super::name_list::Names;

messages! {
    /// What a player is told, by mail, push or chat.
    pub enum NotificationMessage<'a> {
        YourTurn { opponents: Names<'a>, round: u32, rounds: u32, expected: Expected } = "your-turn",
        /// A giant was sent to the player, who is to choose the crown that it covers.
        CoverACrown { from: Name<'a> } = "cover-a-crown",
        /// The player has not moved yet.
        Reminder { opponents: Names<'a>, deadline: Moment } = "reminder",
        TimedOut { opponents: Names<'a>, house_did: HouseDid } = "timed-out",
        GameStarted { opponents: Names<'a>, rounds: u32 } = "game-started",
        GameCancelled { by: Name<'a> } = "game-cancelled",
        GameFinished { opponents: Names<'a>, rank: u32, players: u32, points: u32 } = "game-finished",
        /// To a table with so many seats.
        Invitation { from: Name<'a>, seats: u32 } = "invitation",
        /// A player who was invited does not come.
        InvitationDeclined { player: Name<'a> } = "invitation-declined",
        UndoAsked { by: Name<'a> } = "undo-asked",
        UndoAnswered { by: Name<'a>, agreed: bool } = "undo-answered",
        Undone { by: Name<'a> } = "undone",
        PauseAsked { by: Name<'a>, until: Moment } = "pause-asked",
        PauseAnswered { by: Name<'a>, agreed: bool } = "pause-answered",
        /// All have agreed.
        Paused { until: Moment } = "paused",
        Resumed { by: Name<'a> } = "resumed",
        SeatOffered { from: Name<'a> } = "seat-offered",
        SeatHandedOver { from: Name<'a>, to: Name<'a> } = "seat-handed-over",
        /// A game of a series, after the first.
        SeriesGameStarted { opponents: Names<'a>, game: u32, games: u32, rounds: u32 } = "series-game-started",
        /// The rank and the points are those of the game.
        SeriesGameFinished { opponents: Names<'a>, game: u32, games: u32, rank: u32, players: u32, points: u32 } = "series-game-finished",
        /// After a game of a series that goes on.
        SeriesStanding { game: u32, games: u32, rank: u32, players: u32, points: u32 } = "series-standing",
        /// After its last game.
        SeriesOver { games: u32, rank: u32, players: u32, points: u32 } = "series-over",
        /// All others have said that they are ready.
        SeriesReadyAsked { game: u32, games: u32 } = "series-ready-asked",
        SeriesWithdrawn { player: Name<'a> } = "series-withdrawn",
        SeriesCancelled { by: Name<'a> } = "series-cancelled",
        PasswordChanged { at: Moment } = "password-changed",
        NewLogin { device: Device<'a>, at: Moment } = "new-login",
        EmailChanged { at: Moment } = "email-changed",
        EmailVerification { hours: u32 } = "email-verification",
        PasswordReset { hours: u32 } = "password-reset",
        /// The player wants to see whether notices arrive.
        Test = "test",
        /// After so many failures in a row.
        WebhookDisabled { server: Device<'a>, failures: u32 } = "webhook-disabled",
    }
}

impl NotificationMessage<'_> {
    /// A line without a full stop.
    pub fn subject(&self, language: Language) -> String {
        self.say(language, Some("subject"))
    }

    /// One sentence, or two.
    pub fn body(&self, language: Language) -> String {
        self.say(language, None)
    }
}
