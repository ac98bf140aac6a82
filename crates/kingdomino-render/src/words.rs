use kingdomino::{DominoKind, Expected, Goal, Quest, Square, Tally, Terrain};

/// All texts of the images in one language. Names are passed ready for display; the results are
/// truncated and escaped when they are drawn.
///
/// The methods return text without markup. Unless documented as a sentence, the result is a
/// fragment without a full stop. [`English`](crate::English) shows an example of each.
pub trait Words: Sync {
    /// Language tag, as in `lang="en"`.
    fn language(&self) -> &str;
    /// Returns true if the language is written from right to left. Images are then mirrored, except
    /// for the game pieces.
    fn is_right_to_left(&self) -> bool {
        false
    }

    /// Letter on every square of the terrain, distinct for each terrain. In plain text, a giant
    /// turns it into lower case, or adds an asterisk if the script has no lower case.
    fn letter(&self, terrain: Terrain) -> char;
    /// Name of a terrain, such as "wheat".
    fn terrain(&self, terrain: Terrain) -> String;
    /// Terrain and crowns of a square, such as "lake with 1 crown".
    fn square(&self, square: Square) -> String;

    /// Title of the image of a whole game.
    fn table(&self) -> String;
    /// Title of the image of the kingdom of `name`.
    fn kingdom(&self, name: &str) -> String;
    /// Number of the round out of `rounds`. Round 0 is the round of the first picks.
    fn round(&self, round: u8, rounds: u8) -> String;
    /// Number of dominoes still to be dealt.
    fn undrawn(&self, dominoes: u8) -> String;
    /// Sentence with the player to move and the expected decision.
    fn turn(&self, name: &str, expected: Expected) -> String;
    /// Sentence for a game in progress without a player to move.
    fn no_turn(&self) -> String;
    /// Sentence with the winners and their points. Several winners tie for first place.
    fn won(&self, names: &[String], points: u32) -> String;

    /// Heading of the line that is being placed.
    fn to_place(&self) -> String;
    /// Heading of the line that kings pick from.
    fn to_pick(&self) -> String;
    /// Heading of the kings that pick from the first line, in their order.
    fn first_pick_order(&self) -> String;
    /// Sentence in place of the line to pick from in the last round.
    fn nothing_to_pick(&self) -> String;
    /// Label of a domino without a king.
    fn free(&self) -> String;
    /// Label of a king that has placed or discarded its domino, or has made its first pick.
    fn done(&self) -> String;

    /// Number of points.
    fn points(&self, points: u32) -> String;
    /// Number of discarded dominoes, at least one.
    fn discarded(&self, dominoes: usize) -> String;
    /// Points of bonuses and quests that are added at the end if the kingdom stays as it is.
    fn pending_points(&self, points: u32) -> String;
    /// Effect of a domino of this kind; none for plain dominoes.
    fn domino_effect(&self, kind: DominoKind) -> Option<String>;
    /// Number of giants in a kingdom, at least one.
    fn giants(&self, giants: usize) -> String;
    /// Size of a kingdom and its maximum size.
    fn extent(&self, width: u8, height: u8, frame: u8) -> String;
    /// Points of a property with its squares and crowns.
    fn property(&self, terrain: Terrain, squares: usize, crowns: u32, points: u32) -> String;
    /// Name of a quest, or of the variant with the same name.
    fn quest(&self, quest: Quest) -> String;
    /// Goal of a quest, and the points for each time that it is reached.
    fn goal(&self, goal: Goal, points: u32) -> String;
    /// Quest with the points that it has earned.
    fn earned(&self, quest: Quest, points: u32) -> String;
    /// Quest with the points that it earns at the end if the kingdom stays as it is.
    fn pending(&self, quest: Quest, points: u32) -> String;

    /// Heading of the ranking.
    fn ranking(&self) -> String;
    /// Values that break ties between kingdoms with equal points.
    fn ties(&self, tally: Tally) -> String;
    /// Sentence that explains the drawing of a kingdom in plain text.
    fn key(&self) -> String;
}
