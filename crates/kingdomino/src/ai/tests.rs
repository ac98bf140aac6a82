use crate::Direction::{East, South, West};
use crate::board::boards::{Play, board, id};
use crate::{
    Edition, Expansion, FirstPicks, GameState, Kingdom, Placement, Quests, Seat, Settings, Setup,
    Variant, points,
};

use super::evaluation::Evaluation;

/// Returns the evaluation of a four-player game with these variants.
fn evaluation(variants: &[Variant]) -> Evaluation {
    let variants = variants.iter().copied().collect();
    let settings = Settings::new(4, Expansion::None, Edition::Rulebook, variants, false)
        .expect("a game of four");
    let seats: Vec<Seat> = settings.seats().collect();
    let kings = FirstPicks::new(&seats).expect("four kings");
    Evaluation::new(&GameState::new(Setup { settings, kings, quests: Quests::NONE }))
}

fn with(kingdom: &Kingdom, (number, x, y, direction): Play) -> Kingdom {
    let mut with = *kingdom;
    with.place(id(number), Placement::new(x, y, direction));
    with
}

#[test]
fn greedy_places_for_most_points() {
    let kingdom = board(
        5,
        &[(1, 1, 0, East), (3, 0, 1, South)],
        [
            "## W  W", //
            "F   .  .", "F   .  .",
        ],
    );
    let (_, placement) = evaluation(&[]).best_placement(&kingdom, id(19)).expect("it fits");
    let Placement { cell, direction } = placement;
    // The wheat with its crown next to the other wheat: 3 squares × 1 crown.
    assert_eq!(points(&with(&kingdom, (19, cell.x, cell.y, direction))), 3);
}

#[test]
fn greedy_avoids_holes() {
    let kingdom = board(
        5,
        &[(1, 1, 0, East), (2, 1, -1, West)],
        [
            "W  W   .", //
            "## W  W",
        ],
    );
    let evaluation = evaluation(&[Variant::MiddleKingdom]);
    // Another cell to the east would take the castle out of the centre.
    let around_a_hole = with(&kingdom, (13, 1, -2, East));
    let beside_two_cells = with(&kingdom, (13, 1, -2, West));
    assert!(evaluation.evaluate(&around_a_hole) < evaluation.evaluate(&beside_two_cells));
}

#[test]
fn middle_kingdom_keeps_castle_centred() {
    let kingdom = board(5, &[(1, 1, 0, East)], ["## W  W"]);
    let out_of_the_centre = with(&kingdom, (2, 3, 0, East));
    let in_the_centre = with(&kingdom, (2, 2, 1, South));
    let gain = |evaluation: &Evaluation| {
        evaluation.evaluate(&in_the_centre) - evaluation.evaluate(&out_of_the_centre)
    };
    assert!(gain(&evaluation(&[Variant::MiddleKingdom])) > gain(&evaluation(&[])) + 10);
}
