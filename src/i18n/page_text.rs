use kingdomino::DominoId;

use super::argument::Name;
use super::language::Language;
use super::message::{Message, messages};
use super::name_list::Names;

messages! {
    /// Texts of the pages behind the links in messages, on which a player decides.
    pub enum PageText<'a> {
        /// Heading of the page on which the player places a domino.
        TurnPlace { domino: DominoId } = "turn-place",
        TurnPick = "turn-pick",
        TurnCover = "turn-cover",
        TurnGiant = "turn-giant",
        TurnOfTheHouse = "turn-of-the-house",
        HowToPlace = "how-to-place",
        /// Heading above the rotations of a domino.
        HowToTurn = "how-to-turn",
        HowToCover = "how-to-cover",
        PointsAfter { points: String } = "points-after",
        /// `number` is the number of the giant in the image.
        PlaySend { number: u32, player: Name<'a> } = "play-send",
        PlayKeep = "play-keep",
        PlayTakeBack = "play-take-back",
        PlayConcede = "play-concede",
        /// Button in an email that leads to the page.
        ChooseCrown = "choose-crown",
        ChooseGiant = "choose-giant",
        AboutToCover = "about-to-cover",
        AboutToSend { player: Name<'a> } = "about-to-send",
        AboutToKeep = "about-to-keep",
        AboutToTakeBack = "about-to-take-back",
        AboutToConcede = "about-to-concede",
        ChooseOther = "choose-other",
        /// Next game in which it is the reader's turn.
        NextGame { opponents: Names<'a> } = "next-game",
        NoGameWaits = "no-game-waits",
        Decline = "decline",
        AboutToDecline = "about-to-decline",
        Declined = "declined",
        Rematch = "rematch",
        AboutToRematch = "about-to-rematch",
        /// Link to the table in the web client, which may already hold a login.
        PlayInBrowser = "play-in-browser",
        /// Link from an email or a page to the game or series in the web client.
        OpenInClient = "open-in-client",
        /// Link to the list of games in the web client.
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
        self.format(language, None)
    }
}
