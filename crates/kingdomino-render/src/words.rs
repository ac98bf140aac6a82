use kingdomino::{DominoKind, Expected, Goal, Quest, Square, Tally, Terrain};

/// Everything that a reader reads, in one language. Names come in as they are to be written; what comes out is cut and
/// escaped where it is drawn.
///
/// The methods answer with parts of a text, not with markup. Only those that say so are whole sentences, with a full stop.
/// [`English`](crate::English) shows what each is like.
pub trait Words: Sync {
    /// The tag of the language, as in `lang="en"`.
    fn language(&self) -> &str;
    /// Whether the language is written from right to left. Pictures are mirrored for it, all but the pieces of the game.
    fn is_right_to_left(&self) -> bool {
        false
    }

    /// Stands on every square of the terrain, another for each. In plain text it is a small letter where a giant
    /// stands, or has an asterisk if the script has no small letters.
    fn letter(&self, terrain: Terrain) -> char;
    /// What a terrain is called, as in "wheat".
    fn terrain(&self, terrain: Terrain) -> String;
    /// A square with its terrain and its crowns, as in "lake with 1 crown".
    fn square(&self, square: Square) -> String;

    /// What the picture of a whole game is called.
    fn table(&self) -> String;
    /// What the picture of the kingdom of `name` is called.
    fn kingdom(&self, name: &str) -> String;
    /// Which of the `rounds` it is. Round 0 is when the first line is picked.
    fn round(&self, round: u8, rounds: u8) -> String;
    /// How many dominoes are still to be dealt.
    fn undrawn(&self, dominoes: u8) -> String;
    /// A sentence: whose move it is, and what is expected.
    fn turn(&self, name: &str, expected: Expected) -> String;
    /// A sentence for when it is nobody's move, and the game is not over.
    fn nobodys_turn(&self) -> String;
    /// A sentence: who has won, with how many points. Several winners tie for first place.
    fn won(&self, names: &[String], points: u32) -> String;

    /// Heads the line whose kings place.
    fn to_place(&self) -> String;
    /// Heads the line that kings pick from.
    fn to_pick(&self) -> String;
    /// Heads the kings that pick from the first line, in their order.
    fn order_of_picks(&self) -> String;
    /// A sentence instead of a line to pick from, when there is none any more.
    fn nothing_to_pick(&self) -> String;
    /// Said of a domino on which is nobody's king.
    fn free(&self) -> String;
    /// Said of a king that has placed, or discarded, the domino under it, or has made its first pick.
    fn done(&self) -> String;

    /// So many points.
    fn points(&self, points: u32) -> String;
    /// So many dominoes were discarded: at least one.
    fn discarded(&self, dominoes: usize) -> String;
    /// So many points of bonuses and quests come to the others at the end, if the kingdom stays as it is.
    fn if_it_stays(&self, points: u32) -> String;
    /// What comes with a domino of this kind; none for nothing.
    fn comes_with(&self, kind: DominoKind) -> Option<String>;
    /// So many giants stand in a kingdom: at least one.
    fn giants(&self, giants: usize) -> String;
    /// How far a kingdom reaches, and how far it may.
    fn extent(&self, width: u8, height: u8, frame: u8) -> String;
    /// What a property scores: `points`, by its squares and crowns.
    fn property(&self, terrain: Terrain, squares: usize, crowns: u32, points: u32) -> String;
    /// What a quest, or the variant of the same name, is called.
    fn quest(&self, quest: Quest) -> String;
    /// What a quest asks for, and the points for each time that it is reached.
    fn goal(&self, goal: Goal, points: u32) -> String;
    /// What a quest has earned.
    fn earned(&self, quest: Quest, points: u32) -> String;
    /// What a quest earns at the end, if the kingdom stays as it is.
    fn pending(&self, quest: Quest, points: u32) -> String;

    /// Heads the ranking.
    fn ranking(&self) -> String;
    /// What a kingdom is compared by besides its points.
    fn ties(&self, tally: Tally) -> String;
    /// A sentence: how to read the drawing of a kingdom in plain text.
    fn key(&self) -> String;
}
