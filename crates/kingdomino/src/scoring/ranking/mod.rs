use serde::{Deserialize, Serialize};

use crate::scoring::score::{Tally, tally};
use crate::{BySeat, Edition, GameState, Seat};

/// Rank of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Seat that has this rank.
    pub seat: Seat,
    /// Rank, counted from 1. Seats that are equal in all comparisons share a rank, and the next
    /// rank is left out.
    pub rank: u8,
    /// Values that are compared.
    pub tally: Tally,
    /// Last comparison that was needed to distinguish the seat from every other.
    pub decided_by: TieBreak,
}

/// Last comparison that was needed to distinguish a seat from every other: `points`,
/// `largest_property` or `crowns`; `shared` if another seat is equal in all of them.
///
/// Closed: no values will be added.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum TieBreak {
    /// No other seat has the same number of points.
    Points,
    /// Another seat has the same points, but a largest property of another size.
    LargestProperty,
    /// Another seat has the same points and an equally large property, but another number of
    /// crowns.
    Crowns,
    /// Another seat is equal in all comparisons and shares the rank.
    Shared,
}

impl TieBreak {
    /// All comparisons, in their order.
    const ALL: [TieBreak; 4] =
        [TieBreak::Points, TieBreak::LargestProperty, TieBreak::Crowns, TieBreak::Shared];
}

/// Returns the ranking as if the game ended now. Seats that share a rank are in the order of their
/// numbers.
///
/// ```
/// # use kingdomino::shuffle::Shuffle;
/// # use kingdomino::{Edition, Expansion, GameState, Settings, Variants, begin, evolve};
/// use kingdomino::{HousePlayer, TieBreak, decide, house_move, ranking};
///
/// // Two players; the first line is dealt. As yet nobody can be told apart.
/// # let settings = Settings::new(2, Expansion::None, Edition::Rulebook, Variants::NONE, false)?;
/// # let shuffle = Shuffle::new([7; 16], &[42; 32], &[]);
/// # let deck = shuffle.deck(settings.expansion()).ok_or("a deck")?;
/// # let mut state = GameState::new(shuffle.setup(settings).ok_or("a setup")?);
/// # begin(&state, &deck).iter().for_each(|event| evolve(&mut state, event));
/// let standings = ranking(&state);
/// assert!(standings.iter().all(|standing| standing.rank == 1));
/// assert!(standings.iter().all(|standing| standing.decided_by == TieBreak::Shared));
///
/// while let Some(awaiting) = state.awaiting() {
///     let command = house_move(&state, HousePlayer::Greedy, 1).ok_or("a move")?;
///     let events = decide(&state, &deck, awaiting.seat, command)?;
///     events.iter().for_each(|event| evolve(&mut state, event));
/// }
/// let standings = ranking(&state);
/// assert_eq!([standings[0].rank, standings[1].rank], [1, 2]);
/// assert_eq!([standings[0].tally.points, standings[1].tally.points], [38, 34]);
/// assert_eq!(standings[0].decided_by, TieBreak::Points);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn ranking(state: &GameState) -> Vec<Standing> {
    let settings = state.settings();
    let mut tallies = BySeat::all(Tally { points: 0, largest_property: 0, crowns: 0 });
    let mut ranking_keys = BySeat::all(0);
    for seat in settings.seats() {
        tallies[seat] = tally(settings, state.quests(), state.kingdom(seat));
        ranking_keys[seat] = ranking_key(settings.edition(), tallies[seat]);
    }

    let mut standings: Vec<Standing> = settings
        .seats()
        .map(|seat| {
            let (mut rank, mut decided_by) = (1, 0);
            // Branch-free, because the comparisons are unpredictable.
            for other in settings.seats() {
                rank += u8::from(ranking_keys[other] > ranking_keys[seat]);
                let comparison = first_difference(ranking_keys[other], ranking_keys[seat]);
                decided_by = decided_by.max(comparison * usize::from(other != seat));
            }
            Standing { seat, rank, tally: tallies[seat], decided_by: TieBreak::ALL[decided_by] }
        })
        .collect();
    standings.sort_by_key(|standing| standing.rank);
    standings
}

/// Returns points, largest property and crowns as one number, in the order of the comparison.
/// Crowns break ties only under the rulebook.
fn ranking_key(edition: Edition, tally: Tally) -> u64 {
    let crowns = match edition {
        Edition::Rulebook => tally.crowns,
        Edition::BoardGameArena => 0,
    };
    u64::from(tally.points) << 32 | u64::from(tally.largest_property) << 16 | u64::from(crowns)
}

/// Returns the index in [`TieBreak::ALL`] of the first comparison that differs.
fn first_difference(one: u64, other: u64) -> usize {
    let different = one ^ other;
    usize::from(different < 1 << 32)
        + usize::from(different < 1 << 16)
        + usize::from(different == 0)
}

#[cfg(test)]
mod tests;
