//! Four-player games. In the first round seats 2, 0, 1 and 3 place dominoes 12, 30, 33 and 40, in
//! this sequence.

use crate::Direction::{East, North, South};
use crate::board::boards::{board, closed_kingdom, id};
use crate::game::state::Step;
use crate::{
    Awaiting, Cell, Command, Dealt, Direction, DominoId, Edition, Event, Expansion, Expected, Fact,
    FirstPicks, GameState, Kingdom, Placement, Quests, Seat, SeatControl, Settings, Setup, Variant,
    evolve, points,
};

use super::{Plan, PremoveFallback, PremovePlace, PremovePlacement, PremovePlan, PremoveViolation};

fn seat(number: u8) -> Seat {
    Seat::new(number).expect("one of five seats")
}

fn awaits(number: u8, expected: Expected) -> Step {
    Step::Awaits(Awaiting { seat: seat(number), expected })
}

fn ids(numbers: &[u8]) -> Vec<DominoId> {
    numbers.iter().copied().map(id).collect()
}

fn deal(state: &mut GameState, numbers: [u8; 4]) {
    let dominoes = Dealt::new(numbers.map(id).into_iter().collect()).expect("a line");
    evolve(state, &Event::for_game(Fact::LineDealt { dominoes }));
}

fn pick(state: &mut GameState, by: u8, number: u8) {
    evolve(state, &Event::action(seat(by), Fact::Picked { domino: id(number) }));
}

/// Returns a game with the first line dealt. Seats 3, 1, 0 and 2 pick in this sequence.
fn first_picks() -> GameState {
    let variants = [Variant::Harmony].into_iter().collect();
    let settings = Settings::new(4, Expansion::None, Edition::Rulebook, variants, false)
        .expect("a game of four");
    let kings = FirstPicks::new(&[3, 1, 0, 2].map(seat)).expect("four kings");
    let mut state = GameState::new(Setup { settings, kings, quests: Quests::NONE });
    deal(&mut state, [12, 30, 33, 40]);
    state
}

/// Returns a game with the first line picked and no second line dealt.
fn between_rounds() -> GameState {
    let mut state = first_picks();
    for (by, number) in [(3, 40), (1, 33), (0, 30), (2, 12)] {
        pick(&mut state, by, number);
    }
    state
}

/// Returns a game in which seat 2 has to place; the next line is 1, 2, 3, 4.
fn first_round() -> GameState {
    let mut state = between_rounds();
    deal(&mut state, [1, 2, 3, 4]);
    state
}

/// Returns a game in which seat 2 has placed 12 and picked 3, and seat 0 has to place 30: lake with
/// a crown, and wheat.
fn turn_of_seat_0() -> GameState {
    let mut state = first_round();
    let placed = Fact::Placed { domino: id(12), x: 1, y: 0, direction: East };
    evolve(&mut state, &Event::action(seat(2), placed));
    pick(&mut state, 2, 3);
    state
}

fn placing(at: Option<(i8, i8, Direction)>, otherwise: PremoveFallback) -> PremovePlan {
    let at = at.map(|(x, y, direction)| PremovePlacement { x, y, direction });
    PremovePlan { place: Some(PremovePlace { at, otherwise }), ..PremovePlan::default() }
}

fn picking(numbers: &[u8]) -> PremovePlan {
    PremovePlan { pick: ids(numbers), ..PremovePlan::default() }
}

fn place(number: u8, x: i8, y: i8, direction: Direction) -> Command {
    Command::Place { domino: id(number), x, y, direction }
}

/// Returns a kingdom with lake to the east of the castle and wheat to its north.
fn lake_and_wheat() -> Kingdom {
    board(
        5,
        &[(7, 1, 0, East), (1, 0, -1, North)],
        [
            "W   .  .", "W   .  .", //
            "## L  L",
        ],
    )
}

#[test]
fn preferred_position_is_used() {
    let state = turn_of_seat_0();
    let premove = placing(Some((0, 2, North)), PremoveFallback::Ask);
    assert_eq!(premove.next(&state, seat(0)), Some(place(30, 0, 2, North)));
}

#[test]
fn illegal_position_leaves_decision_to_player() {
    let state = turn_of_seat_0();
    for nowhere in [(2, 2, East), (0, 0, East), (i8::MAX, 0, East)] {
        assert_eq!(placing(Some(nowhere), PremoveFallback::Ask).next(&state, seat(0)), None);
    }
    assert_eq!(placing(None, PremoveFallback::Ask).next(&state, seat(0)), None);
}

#[test]
fn illegal_position_falls_back_to_best_score() {
    let mut state = turn_of_seat_0();
    state.kingdoms[seat(0)] = lake_and_wheat();
    for at in [None, Some((0, 0, East))] {
        let command = placing(at, PremoveFallback::BestScore).next(&state, seat(0));
        let Some(Command::Place { domino, x, y, direction }) = command else {
            panic!("{command:?}")
        };
        let mut after = lake_and_wheat();
        after.place(domino, Placement::new(x, y, direction));
        assert_eq!(points(&after), 3, "three squares of lake with one crown");
    }
}

#[test]
fn best_score_breaks_ties_like_house() {
    let state = turn_of_seat_0();
    let premove = placing(None, PremoveFallback::BestScore);
    assert_eq!(premove.next(&state, seat(0)), crate::greedy(&state));
}

#[test]
fn unplaceable_domino_is_discarded() {
    let mut state = first_round();
    state.kingdoms[seat(2)] = closed_kingdom();
    for otherwise in [PremoveFallback::Ask, PremoveFallback::BestScore] {
        let premove = placing(Some((0, 1, East)), otherwise);
        assert_eq!(premove.next(&state, seat(2)), Some(Command::Discard { domino: id(12) }));
    }
    assert_eq!(picking(&[1]).next(&state, seat(2)), None, "nothing was said about it");
}

#[test]
fn first_free_preference_is_picked() {
    let mut state = turn_of_seat_0();
    state.step = awaits(0, Expected::Pick);
    for (wished, picked) in [
        (&[4, 1][..], Some(4)),
        (&[3, 1, 4], Some(1)),
        (&[48, 30, 2], Some(2)),
        (&[3, 48], None),
        (&[], None),
    ] {
        let command = picked.map(|number| Command::Pick { domino: id(number) });
        assert_eq!(picking(wished).next(&state, seat(0)), command, "{wished:?}");
    }
}

#[test]
fn unawaited_seat_plays_nothing() {
    let state = turn_of_seat_0();
    let premove = placing(None, PremoveFallback::BestScore);
    assert_eq!(premove.next(&state, seat(1)), None);
    assert_eq!(premove.next(&between_rounds(), seat(2)), None);
}

#[test]
fn house_seat_ignores_premoves() {
    let mut state = turn_of_seat_0();
    state.seat_controls[seat(0)] = SeatControl::House;
    assert_eq!(placing(None, PremoveFallback::BestScore).next(&state, seat(0)), None);
}

#[test]
fn giant_decisions_are_left_to_player() {
    let mut state = turn_of_seat_0();
    let premove = PremovePlan { pick: ids(&[1]), ..placing(None, PremoveFallback::BestScore) };
    for expected in [Expected::Cover, Expected::SendOrKeep] {
        state.step = awaits(0, expected);
        assert_eq!(state.awaiting().map(|awaiting| awaiting.seat), Some(seat(0)));
        assert_eq!(premove.next(&state, seat(0)), None);
    }
}

#[test]
fn premove_is_void_if_domino_taken() {
    let state = turn_of_seat_0();
    let void_if = |numbers: &[u8]| PremovePlan { void_if_taken: ids(numbers), ..picking(&[1]) };
    assert!(void_if(&[3]).is_void(&state, seat(0), 0));
    assert!(void_if(&[1, 3]).is_void(&state, seat(0), 0));
    assert!(!void_if(&[1, 2]).is_void(&state, seat(0), 0), "both are free");
    assert!(!void_if(&[40, 48]).is_void(&state, seat(0), 0), "neither is in the next line");
    assert!(!void_if(&[]).is_void(&state, seat(0), 0));
}

#[test]
fn premove_is_void_if_giant_came() {
    let mut state = turn_of_seat_0();
    let mut kingdom = board(5, &[(19, 1, 0, East)], ["## W1 F"]);
    kingdom.cover(Cell { x: 1, y: 0 });
    state.kingdoms[seat(0)] = kingdom;
    let careful = PremovePlan { void_if_giant_came: true, ..picking(&[1]) };
    assert!(careful.is_void(&state, seat(0), 0));
    assert!(!careful.is_void(&state, seat(0), 1), "it was there before");
    assert!(!careful.is_void(&state, seat(1), 0), "it came to somebody else");
    assert!(!picking(&[1]).is_void(&state, seat(0), 0), "no matter");
}

#[test]
fn plan_matches_current_state() {
    let mut state = first_round();
    state.kingdoms[seat(0)] = lake_and_wheat();
    let pick = Some(Command::Pick { domino: id(3) });
    // Harmony is worth 5 points. The lakes are either one property of three squares with a crown,
    // or two separate ones.
    for (at, points) in [((1, 1, South), 8), ((1, -2, South), 6)] {
        let premove = PremovePlan { pick: ids(&[3, 1]), ..placing(Some(at), PremoveFallback::Ask) };
        let (x, y, direction) = at;
        let plan = Plan { place: Some(place(30, x, y, direction)), pick, points };
        assert_eq!(premove.plan(&state, seat(0)), plan);
    }
    assert_eq!(picking(&[48]).plan(&state, seat(0)), Plan { place: None, pick: None, points: 5 });
}

#[test]
fn undecided_placement_leaves_pick_undecided() {
    let state = first_round();
    for premove in
        [picking(&[3]), PremovePlan { pick: ids(&[3]), ..placing(None, PremoveFallback::Ask) }]
    {
        assert_eq!(premove.next(&state, seat(0)), None);
        let plan = premove.plan(&state, seat(0));
        assert_eq!((plan.place, plan.pick), (None, None));
    }
}

#[test]
fn plan_includes_cost_of_discard() {
    let mut state = between_rounds();
    state.kingdoms[seat(2)] = closed_kingdom();
    let plan = placing(None, PremoveFallback::Ask).plan(&state, seat(2));
    let discard = Some(Command::Discard { domino: id(12) });
    assert_eq!(plan, Plan { place: discard, pick: None, points: 0 });
}

#[test]
fn plan_skips_current_turn() {
    let state = turn_of_seat_0();
    let premove = PremovePlan { pick: ids(&[1]), ..placing(None, PremoveFallback::BestScore) };
    // The next turn of seat 2 is for domino 3, with a pick from a line that is not dealt yet.
    let plan = premove.plan(&state, seat(2));
    assert!(matches!(plan.place, Some(Command::Place { domino, .. }) if domino == id(3)));
    assert_eq!(plan.pick, None);
    // Seat 0 is in its turn and has not picked a domino for the next turn yet.
    assert_eq!(premove.plan(&state, seat(0)), Plan { place: None, pick: None, points: 5 });
}

#[test]
fn first_picks_need_no_placement() {
    let state = first_picks();
    let premove = PremovePlan { pick: ids(&[33]), ..placing(None, PremoveFallback::BestScore) };
    let pick = Some(Command::Pick { domino: id(33) });
    assert_eq!(premove.next(&state, seat(3)), pick);
    assert_eq!(premove.plan(&state, seat(0)), Plan { place: None, pick, points: 5 });
}

#[test]
fn turns_count_from_first_pick() {
    let turns = |state: &GameState| [0, 1, 2, 3].map(|number| state.turns_begun(seat(number)));
    assert_eq!(turns(&first_picks()), [0, 0, 0, 1]);
    assert_eq!(turns(&between_rounds()), [1, 1, 1, 1]);
    assert_eq!(turns(&first_round()), [1, 1, 2, 1]);
    let mut state = turn_of_seat_0();
    assert_eq!(turns(&state), [2, 1, 2, 1]);
    for (awaited, expected) in
        [(0, Expected::Pick), (0, Expected::SendOrKeep), (0, Expected::Cover), (1, Expected::Cover)]
    {
        state.step = awaits(awaited, expected);
        assert_eq!(turns(&state), [2, 1, 2, 1], "{expected:?} is part of the turn of seat 0");
    }
}

#[test]
fn invalid_premove_is_rejected() {
    let thirteen: Vec<u8> = (1..=13).collect();
    let void_if = |numbers: &[u8]| PremovePlan { void_if_taken: ids(numbers), ..picking(&[1]) };
    for (premove, expected) in [
        (PremovePlan::default(), Err(PremoveViolation::Empty)),
        (PremovePlan { void_if_giant_came: true, ..picking(&[]) }, Err(PremoveViolation::Empty)),
        (picking(&thirteen), Err(PremoveViolation::TooManyDominoes)),
        (void_if(&thirteen), Err(PremoveViolation::TooManyDominoes)),
        (picking(&[7, 1, 7]), Err(PremoveViolation::DuplicateDomino)),
        (void_if(&[7, 7]), Err(PremoveViolation::DuplicateDomino)),
        (picking(&thirteen[..12]), Ok(())),
        (void_if(&[1]), Ok(())),
        (placing(None, PremoveFallback::Ask), Ok(())),
    ] {
        assert_eq!(premove.check(), expected, "{premove:?}");
    }
}

#[test]
fn premove_json_form_is_stable() {
    let premove = PremovePlan {
        place: placing(Some((1, 0, East)), PremoveFallback::BestScore).place,
        pick: ids(&[7, 55]),
        void_if_taken: ids(&[7]),
        void_if_giant_came: true,
    };
    let written = r#"{"place":{"at":{"x":1,"y":0,"direction":"east"},"otherwise":"best_score"},"pick":["7","A"],"void_if_taken":["7"],"void_if_giant_came":true}"#;
    assert_eq!(serde_json::to_string(&premove).expect("JSON"), written);
    assert_eq!(serde_json::from_str::<PremovePlan>(written).expect("a premove"), premove);
    let short = serde_json::from_str::<PremovePlan>(r#"{"pick":["7"]}"#).expect("a premove");
    assert_eq!(short, picking(&[7]));
    assert!(serde_json::from_str::<PremovePlan>(r#"{"picks":["7"]}"#).is_err());
}
