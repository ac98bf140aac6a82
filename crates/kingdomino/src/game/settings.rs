use serde::{Deserialize, Serialize};

use super::violation::violations;
use crate::{Expansion, Seat, Variant, Variants};

/// Edition of the rules, for cases in which the rulebook and the platform Board Game Arena differ:
/// `rulebook` or `board_game_arena`.
///
/// May gain values: display a game with an unknown edition, but do not apply its rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Edition {
    /// Printed rules: three players use 36 dominoes in lines of 3, the order of the first picks is
    /// drawn king by king, and ties are broken by the largest property, then by the most crowns.
    #[default]
    Rulebook,
    /// Rules of Board Game Arena: three players use lines of 4, of which the domino that is not
    /// picked leaves the game, the first picks go round the table, and crowns do not break ties.
    BoardGameArena,
}

/// Rules of a game, chosen when the table is created. Contains only combinations that the rules
/// allow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = RecordedSettings))]
#[serde(try_from = "UncheckedSettings", into = "UncheckedSettings")]
pub struct Settings {
    /// Number of seats.
    #[cfg_attr(feature = "openapi", schema(minimum = 2, maximum = 5))]
    players: u8,
    /// Expansion; left out for the base game.
    #[cfg_attr(feature = "openapi", schema(required = false))]
    expansion: Expansion,
    /// Edition of the rules.
    edition: Edition,
    /// Variants, in the order `middle_kingdom`, `harmony`, `mighty_duel`.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Variant>, max_items = 3))]
    variants: Variants,
    /// True if moves without a choice are played automatically.
    auto_play_forced: bool,
}

violations! {
    /// Reason for which a combination of settings is not allowed.
    pub enum SettingsViolation {
        /// Fewer than 2 players, or more than 4 (with Age of Giants more than 5).
        PlayersOutOfRange = "players_out_of_range",
        /// Middle Kingdom or Harmony with Age of Giants, where they are quests.
        VariantNotWithGiants = "variant_not_with_giants",
        /// The Mighty Duel with a number of players other than 2.
        MightyDuelNeedsTwoPlayers = "mighty_duel_needs_two_players",
    }
}

impl Settings {
    /// Range of the number of players, including Age of Giants.
    pub const PLAYERS: std::ops::RangeInclusive<u8> = 2..=5;

    /// Creates settings. If `auto_play_forced` is true, steps without a choice are played
    /// immediately.
    ///
    /// # Errors
    /// Returns the rule that forbids the combination.
    pub fn new(
        players: u8,
        expansion: Expansion,
        edition: Edition,
        variants: Variants,
        auto_play_forced: bool,
    ) -> Result<Settings, SettingsViolation> {
        let giants = expansion == Expansion::AgeOfGiants;
        if !Settings::PLAYERS.contains(&players) || (players == 5 && !giants) {
            return Err(SettingsViolation::PlayersOutOfRange);
        }
        let quests = [Variant::MiddleKingdom, Variant::Harmony];
        if giants && quests.into_iter().any(|variant| variants.contains(variant)) {
            return Err(SettingsViolation::VariantNotWithGiants);
        }
        if variants.contains(Variant::MightyDuel) && players != 2 {
            return Err(SettingsViolation::MightyDuelNeedsTwoPlayers);
        }
        Ok(Settings { players, expansion, edition, variants, auto_play_forced })
    }

    /// Returns the same settings for another number of players.
    ///
    /// # Errors
    /// Returns the rule that forbids the combination.
    pub fn with_players(self, players: u8) -> Result<Settings, SettingsViolation> {
        Settings { players, ..self }.validated()
    }

    /// Returns the number of players: 2 to 4, with Age of Giants 2 to 5.
    pub fn players(self) -> u8 {
        self.players
    }

    fn validated(self) -> Result<Settings, SettingsViolation> {
        let Settings { players, expansion, edition, variants, auto_play_forced } = self;
        Settings::new(players, expansion, edition, variants, auto_play_forced)
    }

    /// Returns the expansion of the base game.
    pub fn expansion(self) -> Expansion {
        self.expansion
    }

    /// Returns true if the game has giants and quests.
    pub fn has_giants(self) -> bool {
        self.expansion == Expansion::AgeOfGiants
    }

    /// Returns the edition, which decides where the rulebooks differ.
    pub fn edition(self) -> Edition {
        self.edition
    }

    /// Returns the chosen variants.
    pub fn variants(self) -> Variants {
        self.variants
    }

    /// Returns true if `variant` was chosen.
    pub fn has(self, variant: Variant) -> bool {
        self.variants.contains(variant)
    }

    /// Returns true if steps without a choice are played immediately, as events marked automatic.
    pub fn auto_play_forced(self) -> bool {
        self.auto_play_forced
    }

    /// Returns the seats in use, ascending from 0.
    pub fn seats(self) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        Seat::for_players(self.players)
    }

    /// Returns the number of kings per player: 2 in a two-player game, else 1.
    pub fn kings_per_player(self) -> u8 {
        if self.players == 2 { 2 } else { 1 }
    }

    /// Returns the number of kings, which is also the number of dominoes picked in a round: 3 to 5.
    pub fn kings(self) -> u8 {
        self.players * self.kings_per_player()
    }

    /// Returns the number of dominoes dealt at a time.
    pub fn line_length(self) -> u8 {
        match (self.expansion, self.edition, self.players) {
            (Expansion::AgeOfGiants, ..) => 5,
            (Expansion::None, Edition::BoardGameArena, 3) => 4,
            (Expansion::None, ..) => self.kings(),
        }
    }

    /// Returns true if the domino at this index of a line, counted from 0, leaves the game before
    /// the picks.
    pub fn is_removed_before_picks(self, index: usize) -> bool {
        match self.players {
            2 | 4 => self.has_giants() && index == 2,
            3 => self.has_giants() && (index == 1 || index == 3),
            _ => false,
        }
    }

    /// Returns the total number of dominoes dealt; the others stay hidden until the game is over.
    pub fn dominoes(self) -> u8 {
        match (self.expansion, self.players) {
            (Expansion::AgeOfGiants, 2) if !self.has(Variant::MightyDuel) => 30,
            (Expansion::AgeOfGiants, _) => 60,
            (Expansion::None, 2) if !self.has(Variant::MightyDuel) => 24,
            (Expansion::None, 3) if self.edition == Edition::Rulebook => 36,
            (Expansion::None, _) => 48,
        }
    }

    /// Returns the number of dominoes that each king places.
    pub fn rounds(self) -> u8 {
        self.dominoes() / self.line_length()
    }

    /// Returns the number of turns per seat in the whole game, including the first picks.
    pub fn turns(self) -> u8 {
        (self.rounds() + 1) * self.kings_per_player()
    }

    /// Returns the side of the square frame that a kingdom must fit, in cells.
    pub fn frame(self) -> u8 {
        if self.has(Variant::MightyDuel) { 7 } else { 5 }
    }
}

/// JSON form of [`Settings`] before validation.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct UncheckedSettings {
    players: u8,
    /// Omitted for the base game: its stored settings predate the expansion.
    #[serde(default, skip_serializing_if = "is_none")]
    expansion: Expansion,
    edition: Edition,
    variants: Variants,
    auto_play_forced: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_none(expansion: &Expansion) -> bool {
    *expansion == Expansion::None
}

impl TryFrom<UncheckedSettings> for Settings {
    type Error = SettingsViolation;

    fn try_from(unchecked: UncheckedSettings) -> Result<Settings, SettingsViolation> {
        let UncheckedSettings { players, expansion, edition, variants, auto_play_forced } =
            unchecked;
        Settings::new(players, expansion, edition, variants, auto_play_forced)
    }
}

impl From<Settings> for UncheckedSettings {
    fn from(settings: Settings) -> UncheckedSettings {
        let Settings { players, expansion, edition, variants, auto_play_forced } = settings;
        UncheckedSettings { players, expansion, edition, variants, auto_play_forced }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DUEL: &[Variant] = &[Variant::MightyDuel];

    fn settings(players: u8, edition: Edition, variants: &[Variant]) -> Settings {
        let variants = variants.iter().copied().collect();
        Settings::new(players, Expansion::None, edition, variants, true)
            .expect("a combination that is allowed")
    }

    /// Expected dominoes, kings, line length, rounds and frame.
    #[test]
    fn deal_matches_rules() {
        use Edition::{BoardGameArena, Rulebook};
        for (players, edition, variants, expected) in [
            (2, Rulebook, &[][..], (24, 4, 4, 6, 5)),
            (2, BoardGameArena, &[], (24, 4, 4, 6, 5)),
            (2, Rulebook, DUEL, (48, 4, 4, 12, 7)),
            (2, BoardGameArena, DUEL, (48, 4, 4, 12, 7)),
            (3, Rulebook, &[], (36, 3, 3, 12, 5)),
            (3, BoardGameArena, &[], (48, 3, 4, 12, 5)),
            (4, Rulebook, &[], (48, 4, 4, 12, 5)),
            (4, BoardGameArena, &[], (48, 4, 4, 12, 5)),
        ] {
            let chosen = settings(players, edition, variants);
            let dealt = (
                chosen.dominoes(),
                chosen.kings(),
                chosen.line_length(),
                chosen.rounds(),
                chosen.frame(),
            );
            assert_eq!(dealt, expected, "{chosen:?}");
        }
    }

    #[test]
    fn base_game_takes_two_to_four() {
        for players in [0, 1, 5, u8::MAX] {
            let refused =
                Settings::new(players, Expansion::None, Edition::Rulebook, Variants::NONE, true);
            assert_eq!(refused, Err(SettingsViolation::PlayersOutOfRange));
        }
    }

    #[test]
    fn mighty_duel_requires_two_players() {
        let duel = settings(2, Edition::Rulebook, DUEL);
        let refused = Err(SettingsViolation::MightyDuelNeedsTwoPlayers);
        assert_eq!(duel.with_players(3), refused);
        assert_eq!(duel.with_players(4), refused);
    }

    #[test]
    fn variants_combine_freely() {
        let all = settings(2, Edition::Rulebook, &Variant::ALL);
        assert!(all.variants().iter().eq(Variant::ALL));
    }
}
