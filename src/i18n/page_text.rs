use kingdomino::DominoId;

use super::argument::Name;
use super::language::Language;
use super::message::{Message, messages};
use super::name_list::Names;

messages! {
    /// What stands on the pages behind the links of messages, where a player decides.
    pub enum PageText<'a> {
        /// The heading of a page on which the reader is to decide.
        TurnPlace { domino: DominoId } = "turn-place",
        TurnPick = "turn-pick",
        TurnCover = "turn-cover",
        TurnGiant = "turn-giant",
        TurnOfTheHouse = "turn-of-the-house",
        HowToPlace = "how-to-place",
        /// Heads the directions in which a domino may lie.
        HowToTurn = "how-to-turn",
        HowToCover = "how-to-cover",
        PointsAfter { points: String } = "points-after",
        /// The number is that of the giant in the picture.
        PlaySend { number: u32, player: Name<'a> } = "play-send",
        PlayKeep = "play-keep",
        PlayTakeBack = "play-take-back",
        PlayConcede = "play-concede",
        /// The button of a mail that leads to the page.
        ChooseCrown = "choose-crown",
        ChooseGiant = "choose-giant",
        AboutToCover = "about-to-cover",
        AboutToSend { player: Name<'a> } = "about-to-send",
        AboutToKeep = "about-to-keep",
        AboutToTakeBack = "about-to-take-back",
        AboutToConcede = "about-to-concede",
        ChooseOther = "choose-other",
        /// Another game that waits for the reader.
        NextGame { opponents: Names<'a> } = "next-game",
        NoGameWaits = "no-game-waits",
        Decline = "decline",
        AboutToDecline = "about-to-decline",
        Declined = "declined",
        Rematch = "rematch",
        AboutToRematch = "about-to-rematch",
        /// Where the web client knows already who comes.
        PlayInBrowser = "play-in-browser",
        /// Leads from an email or a page to the same game or series in the web client.
        OpenInClient = "open-in-client",
        /// Leads to the list of games in the web client.
        ToGames = "to-games",
        InvitedBy { player: Name<'a> } = "invited-by",
        NewHere = "new-here",
        KnownHere = "known-here",
        OwnName = "own-name",
        OwnPassword = "own-password",
        RegisterAndJoin = "register-and-join",
        LogInAndJoin = "log-in-and-join",
        NameAndPassword = "name-and-password",
    }
}

impl PageText<'_> {
    pub fn text(&self, language: Language) -> String {
        self.say(language, None)
    }
}
