use crate::rules::DominoId;

use super::message::{Message, messages};
use super::{Language, Moment, Name};

messages! {
    /// What stands around the news: in a mail, on the page that a button of a mail leads to, in a list of notices.
    pub enum Phrase<'a> {
        Greeting { player: Name<'a> } = "greeting",
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
    }
}

impl Phrase<'_> {
    pub fn text(&self, language: Language) -> String {
        self.say(language, None)
    }
}
