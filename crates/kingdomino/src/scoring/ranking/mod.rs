use std::cmp::Ordering;

use serde::{Deserialize, Serialize};

use crate::scoring::score::{Tally, tally};
use crate::{BySeat, Edition, GameState, Seat};

/// Where a seat stands among the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    pub seat: Seat,
    /// Counted from 1; who cannot be told apart shares it, and the next rank is left out.
    pub rank: u8,
    pub tally: Tally,
    pub decided_by: TieBreak,
}

/// The comparison that sets a seat apart from every other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum TieBreak {
    /// Nobody else has as many points.
    Points,
    /// Somebody has as many points, but not as large a property.
    LargestProperty,
    /// Somebody has as many points and as large a property, but not as many crowns.
    Crowns,
    /// Somebody is equal in everything: the rank is shared.
    Shared,
}

/// The seats from the first to the last, as if the game were over now; those who share a rank by their number.
pub fn ranking(state: &GameState) -> Vec<Standing> {
    let settings = state.settings();
    let mut tallies = BySeat::all(Tally { points: 0, largest_property: 0, crowns: 0 });
    for seat in settings.seats() {
        tallies[seat] = tally(settings, state.quests(), state.kingdom(seat));
    }
    let others = |seat| settings.seats().filter(move |other| *other != seat);

    let mut standings: Vec<Standing> = settings
        .seats()
        .map(|seat| {
            let compared = |other| compare(settings.edition(), tallies[other], tallies[seat]);
            let ahead = others(seat).filter(|other| compared(*other).0.is_gt()).count();
            let decided_by =
                others(seat).map(|other| compared(other).1).max().unwrap_or(TieBreak::Points);
            #[expect(clippy::cast_possible_truncation, reason = "fewer than there are seats")]
            Standing { seat, rank: ahead as u8 + 1, tally: tallies[seat], decided_by }
        })
        .collect();
    standings.sort_by_key(|standing| standing.rank);
    standings
}

/// How one compares with another, and which comparison tells: crowns break ties only by the rulebook.
fn compare(edition: Edition, one: Tally, other: Tally) -> (Ordering, TieBreak) {
    let crowns = match edition {
        Edition::Rulebook => one.crowns.cmp(&other.crowns),
        Edition::BoardGameArena => Ordering::Equal,
    };
    let steps = [
        (one.points.cmp(&other.points), TieBreak::Points),
        (one.largest_property.cmp(&other.largest_property), TieBreak::LargestProperty),
        (crowns, TieBreak::Crowns),
    ];
    steps
        .into_iter()
        .find(|(order, _)| order.is_ne())
        .unwrap_or((Ordering::Equal, TieBreak::Shared))
}

#[cfg(test)]
mod tests;
