use crate::Direction::{East, South, West};
use crate::board::boards::board;
use crate::scoring::ranking::TieBreak::{Crowns, LargestProperty, Points, Shared};
use crate::scoring::ranking::{TieBreak, ranking};
use crate::{
    Edition, Expansion, FirstPicks, GameState, Kingdom, Quests, Seat, Settings, Setup, Variants,
};

/// Returns seat, rank and deciding comparison, from the first to the last.
fn ranks<const PLAYERS: usize>(
    edition: Edition,
    kingdoms: [Kingdom; PLAYERS],
) -> [(u8, u8, TieBreak); PLAYERS] {
    let players = u8::try_from(PLAYERS).expect("a handful");
    let settings = Settings::new(players, Expansion::None, edition, Variants::NONE, true)
        .expect("2 to 4 players");
    let seats: Vec<Seat> = settings.seats().collect();
    let kings = FirstPicks::new(&seats).expect("a handful");
    let mut state = GameState::new(Setup { settings, kings, quests: Quests::NONE });
    for (seat, kingdom) in seats.into_iter().zip(kingdoms) {
        state.kingdoms[seat] = kingdom;
    }
    let standings = ranking(&state);
    std::array::from_fn(|place| {
        let standing = standings[place];
        (standing.seat.number(), standing.rank, standing.decided_by)
    })
}

/// Returns a kingdom with 3 points.
fn three_points() -> Kingdom {
    board(5, &[(48, 1, 0, East)], ["## W  M3"])
}

/// Returns a kingdom with 2 points, a largest property of 3 squares, and 2 crowns.
fn larger_property() -> Kingdom {
    board(
        5,
        &[(3, 1, 0, East), (17, 1, 1, South), (32, 0, 1, South), (39, -1, 0, West)],
        [
            "S1 P  ## F  F", //
            " .  . L1 F   .",
            " .  . F  L   .",
        ],
    )
}

/// Returns a kingdom with 2 points, a largest property of 2 squares, and 1 crown.
fn one_crown() -> Kingdom {
    board(
        5,
        &[(19, 1, 0, East), (15, 1, 1, West)],
        [
            "## W1 F", //
            "P  W   .",
        ],
    )
}

/// Returns a kingdom with 2 points, a largest property of 2 squares, and 2 crowns.
fn two_crowns() -> Kingdom {
    board(
        5,
        &[(1, 1, 0, East), (28, 0, 1, South), (37, -1, 0, West)],
        [
            "P1 L  ## W  W", //
            " .  . F1  .  .",
            " .  . L   .  .",
        ],
    )
}

#[test]
fn most_points_win() {
    for edition in [Edition::Rulebook, Edition::BoardGameArena] {
        let ranks = ranks(edition, [one_crown(), three_points()]);
        assert_eq!(ranks, [(1, 1, Points), (0, 2, Points)]);
    }
}

#[test]
fn largest_property_breaks_tie_on_points() {
    for edition in [Edition::Rulebook, Edition::BoardGameArena] {
        let ranks = ranks(edition, [two_crowns(), larger_property()]);
        assert_eq!(ranks, [(1, 1, LargestProperty), (0, 2, LargestProperty)]);
    }
}

#[test]
fn rulebook_breaks_tie_by_crowns() {
    let ranks = ranks(Edition::Rulebook, [one_crown(), two_crowns()]);
    assert_eq!(ranks, [(1, 1, Crowns), (0, 2, Crowns)]);
}

#[test]
fn arena_ignores_crowns_in_ties() {
    let ranks = ranks(Edition::BoardGameArena, [one_crown(), two_crowns()]);
    assert_eq!(ranks, [(0, 1, Shared), (1, 1, Shared)]);
}

#[test]
fn shared_rank_skips_next_rank() {
    let kingdoms = [one_crown(), three_points(), three_points(), two_crowns()];
    assert_eq!(
        ranks(Edition::Rulebook, kingdoms),
        [(1, 1, Shared), (2, 1, Shared), (3, 3, Crowns), (0, 4, Crowns)]
    );
    assert_eq!(
        ranks(Edition::BoardGameArena, kingdoms),
        [(1, 1, Shared), (2, 1, Shared), (0, 3, Shared), (3, 3, Shared)]
    );
}

#[test]
fn decided_by_is_last_needed_comparison() {
    let kingdoms = [larger_property(), one_crown(), two_crowns(), three_points()];
    assert_eq!(
        ranks(Edition::Rulebook, kingdoms),
        [(3, 1, Points), (0, 2, LargestProperty), (2, 3, Crowns), (1, 4, Crowns)]
    );
}
