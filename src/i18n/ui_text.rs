use kingdomino::DominoId;

use super::argument::Name;
use super::language::Language;
use super::message::{Message, messages};
use super::moment::Moment;
use super::name_list::Names;

messages! {
    /// Texts that surround a notification in emails, on the pages behind their buttons, and in
    /// lists of notifications.
    pub enum UiText<'a> {
        Greeting { player: Name<'a> } = "greeting",
        /// Name of a guest. The server stores it in English.
        GuestName { number: String } = "guest-name",
        /// Heading of the recap.
        SinceYourLastTurn = "since-your-last-turn",
        Deadline { at: Moment } = "deadline",
        NoDeadline = "no-deadline",
        /// Another player's turn.
        Awaited { player: Name<'a> } = "awaited",
        AwaitedUntil { player: Name<'a>, until: Moment } = "awaited-until",
        OpenTable = "open-table",
        PlayPick { domino: DominoId } = "play-pick",
        PlayPlace { domino: DominoId } = "play-place",
        PlayDiscard { domino: DominoId } = "play-discard",
        Agree = "agree",
        Refuse = "refuse",
        VerifyEmail = "verify-email",
        ChoosePassword = "choose-password",
        /// Advice after an account change that the player did not make.
        NotYou = "not-you",
        /// Advice after an email that the player did not request.
        NotAsked = "not-asked",
        TurnMailsOff = "turn-mails-off",
        MailsAreOff = "mails-are-off",
        AboutToPick { domino: DominoId } = "about-to-pick",
        AboutToPlace { domino: DominoId } = "about-to-place",
        AboutToDiscard { domino: DominoId } = "about-to-discard",
        Confirm = "confirm",
        Done = "done",
        /// The move ended the game.
        DoneAndOver = "done-and-over",
        LinkUsed = "link-used",
        LinkExpired = "link-expired",
        LinkUnknown = "link-unknown",
        AddressConfirmed = "address-confirmed",
        PasswordSet = "password-set",
        /// Label of the input.
        NewPassword = "new-password",
        GameMovedOn = "game-moved-on",
        /// Name of the deadlines calendar.
        CalendarName = "calendar-name",
        /// Heading of an email about several games.
        Digest { games: u32 } = "digest",
        Unread { count: u32 } = "unread",
        /// Note in an email about several games.
        NoMorePictures = "no-more-pictures",
        Join = "join",
        AboutToJoin = "about-to-join",
        Joined = "joined",
        TakeSeat = "take-seat",
        DeclineSeat = "decline-seat",
        Answered = "answered",
        /// Shown instead of answers where other people may read the proposal.
        AnswerElsewhere = "answer-elsewhere",
        OpenSeries = "open-series",
        Ready = "ready",
        /// Heading of the page of a series.
        SeriesOf { players: Names<'a> } = "series-of",
        SeriesNotStarted = "series-not-started",
        SeriesPlaying { game: u32, games: u32 } = "series-playing",
        SeriesEnded = "series-ended",
        SeriesCalledOff = "series-called-off",
        NextGameNow = "next-game-now",
        NextGameAt { at: Moment } = "next-game-at",
        NextGameWhenReady = "next-game-when-ready",
        /// `players` are the players that are not ready yet.
        ReadySaid { players: Names<'a> } = "ready-said",
        ColumnPlayer = "column-player",
        ColumnGame { game: u32 } = "column-game",
        ColumnTotal = "column-total",
    }
}

impl UiText<'_> {
    pub fn text(&self, language: Language) -> String {
        self.format(language, None)
    }
}
