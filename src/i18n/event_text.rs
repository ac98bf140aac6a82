use kingdomino::{DominoId, HousePlayer};

use super::argument::{Dominoes, Name};
use super::language::Language;
use super::message::{Message, messages};
use super::moment::Moment;

messages! {
    /// One-sentence descriptions of the events in a game, for the recap.
    pub enum EventText<'a> {
        TableOpened { player: Name<'a> } = "happened-table-opened",
        Invited { player: Name<'a> } = "happened-invited",
        Joined { player: Name<'a> } = "happened-joined",
        Declined { player: Name<'a> } = "happened-declined",
        Left { player: Name<'a> } = "happened-left",
        GameStarted = "happened-game-started",
        GameCancelled = "happened-game-cancelled",
        HouseSeated { house: HousePlayer } = "happened-house-seated",
        LineDealt { dominoes: Dominoes<'a> } = "happened-line-dealt",
        /// The turn was premoved. The next event is the outcome of the premove.
        OrderCarriedOut { player: Name<'a> } = "happened-order-carried-out",
        Picked { player: Name<'a>, domino: DominoId } = "happened-picked",
        Placed { player: Name<'a>, domino: DominoId } = "happened-placed",
        Discarded { player: Name<'a>, domino: DominoId } = "happened-discarded",
        Covered { player: Name<'a> } = "happened-covered",
        GiantSent { player: Name<'a>, to: Name<'a> } = "happened-giant-sent",
        GiantSentToYou { player: Name<'a> } = "happened-giant-sent-to-you",
        GiantKept { player: Name<'a> } = "happened-giant-kept",
        TimedOut { player: Name<'a> } = "happened-timed-out",
        TakenOver { player: Name<'a>, for_good: bool } = "happened-taken-over",
        TakenBack { player: Name<'a> } = "happened-taken-back",
        Conceded { player: Name<'a> } = "happened-conceded",
        UndoAsked { player: Name<'a> } = "happened-undo-asked",
        PauseAsked { player: Name<'a>, until: Moment } = "happened-pause-asked",
        Agreed { player: Name<'a> } = "happened-agreed",
        Refused { player: Name<'a> } = "happened-refused",
        Withdrawn { player: Name<'a> } = "happened-withdrawn",
        Undone { player: Name<'a> } = "happened-undone",
        Paused { until: Moment } = "happened-paused",
        Resumed { player: Name<'a> } = "happened-resumed",
        SeatOffered { player: Name<'a>, to: Name<'a> } = "happened-seat-offered",
        OfferEnded { player: Name<'a> } = "happened-offer-ended",
        SeatHandedOver { player: Name<'a>, to: Name<'a> } = "happened-seat-handed-over",
        GameFinished = "happened-game-finished",
    }
}

impl EventText<'_> {
    pub fn sentence(&self, language: Language) -> String {
        self.format(language, None)
    }
}
