use kingdomino::DominoId;

use super::argument::Name;
use super::language::Language;
use super::message::{Message, messages};
use super::moment::Moment;
use super::name_list::Names;

messages! {
    /// What stands around the news: in a mail, on the page that a button of a mail leads to, in a list of notices.
    pub enum UiText<'a> {
        Greeting { player: Name<'a> } = "greeting",
        /// The name of a guest, which the server stores in English.
        GuestName { number: String } = "guest-name",
        /// A heading: what happened since one's last turn.
        SinceYourLastTurn = "since-your-last-turn",
        Deadline { at: Moment } = "deadline",
        NoDeadline = "no-deadline",
        /// It is the turn of somebody else than who reads it.
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
        /// What to do about a change that somebody else made.
        NotYou = "not-you",
        /// What to do about a mail that one has not asked for.
        NotAsked = "not-asked",
        TurnMailsOff = "turn-mails-off",
        MailsAreOff = "mails-are-off",
        AboutToPick { domino: DominoId } = "about-to-pick",
        AboutToPlace { domino: DominoId } = "about-to-place",
        AboutToDiscard { domino: DominoId } = "about-to-discard",
        Confirm = "confirm",
        Done = "done",
        /// It was the last move.
        DoneAndOver = "done-and-over",
        LinkUsed = "link-used",
        LinkExpired = "link-expired",
        LinkUnknown = "link-unknown",
        AddressConfirmed = "address-confirmed",
        PasswordSet = "password-set",
        /// What stands beside the field for it.
        NewPassword = "new-password",
        GameMovedOn = "game-moved-on",
        /// What the calendar of one's deadlines is called.
        CalendarName = "calendar-name",
        /// The heading of a mail about several games.
        Digest { games: u32 } = "digest",
        Unread { count: u32 } = "unread",
        /// In a mail about several games.
        NoMorePictures = "no-more-pictures",
        Join = "join",
        AboutToJoin = "about-to-join",
        Joined = "joined",
        TakeSeat = "take-seat",
        DeclineSeat = "decline-seat",
        Answered = "answered",
        /// Where others may read what one is asked.
        AnswerElsewhere = "answer-elsewhere",
        OpenSeries = "open-series",
        Ready = "ready",
        /// The heading of the page of a series.
        SeriesOf { players: Names<'a> } = "series-of",
        SeriesNotStarted = "series-not-started",
        SeriesPlaying { game: u32, games: u32 } = "series-playing",
        SeriesEnded = "series-ended",
        SeriesCalledOff = "series-called-off",
        NextGameNow = "next-game-now",
        NextGameAt { at: Moment } = "next-game-at",
        NextGameWhenReady = "next-game-when-ready",
        /// The players are those who are not ready yet.
        ReadySaid { players: Names<'a> } = "ready-said",
        ColumnPlayer = "column-player",
        ColumnGame { game: u32 } = "column-game",
        ColumnTotal = "column-total",
    }
}

impl UiText<'_> {
    pub fn text(&self, language: Language) -> String {
        self.say(language, None)
    }
}
