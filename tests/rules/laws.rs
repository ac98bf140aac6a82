//! What holds at every position of every game.

use std::collections::BTreeSet;
use std::env;

use kingdomail::rules::{
    Cell, Command, Direction, DominoId, Event, Fact, GameState, Seat, Settings, decide, decode,
    encode, evolve, legal_commands, legal_moves, points, preview, ranking, replay, score, tally,
};
use proptest::prelude::*;

use crate::chance::Chance;
use crate::slow::{self, SlowGame};
use crate::table::{Table, domino, every_settings, seat};

/// A case is a game at every table that the rules allow. `PROPTEST_CASES` asks for more.
fn cases() -> ProptestConfig {
    let config = ProptestConfig { failure_persistence: None, ..ProptestConfig::default() };
    let asked = env::var_os("PROPTEST_CASES").is_some();
    if asked { config } else { ProptestConfig { cases: 2, ..config } }
}

/// Walks through a random game, and stops at every position. One move in `concede` is somebody's concession.
fn walk(settings: Settings, seed: u64, concede: usize, mut look: impl FnMut(&Table, &mut Chance)) {
    let mut chance = Chance(seed);
    let mut table = Table::shuffled(settings, &mut chance);
    loop {
        look(&table, &mut chance);
        let quitter = seat(u8::try_from(chance.below(4)).expect("below 4"));
        let may_concede =
            legal_commands(&table.state, quitter).any(|legal| legal == Command::Concede {});
        if chance.one_in(concede) && may_concede {
            table.play(quitter, Command::Concede {});
        } else if !table.play_at_random(&mut chance) {
            break;
        }
    }
    assert!(table.state.is_finished());
}

const RARELY: usize = 60;
const NEVER: usize = usize::MAX;

proptest! {
    #![proptest_config(cases())]

    #[test]
    fn decide_accepts_the_legal_commands_and_no_others(seed: u64) {
        for settings in every_settings() {
            walk(settings, seed, RARELY, |table, chance| {
                let slow = slow(table);
                for seat in (0..4).map(seat) {
                    let legal: Vec<Command> = legal_commands(&table.state, seat).collect();
                    let set: BTreeSet<Command> = legal.iter().copied().collect();
                    assert_eq!(legal.len(), set.len(), "a command is listed twice");
                    assert_eq!(set, slow.legal(seat), "{seat:?} of {:?}", table.state);
                    for command in legal {
                        assert!(decide(&table.state, &table.deck, seat, command).is_ok());
                    }
                }
                if chance.one_in(25) {
                    try_the_universe(table, &slow);
                }
            });
        }
    }

    /// A game is also shown as it was between the events of one command.
    #[test]
    fn only_what_decide_accepts_is_legal_while_a_command_unfolds(seed: u64) {
        for settings in every_settings() {
            let (setup, events) = whole_game(settings, seed);
            let mut state = GameState::new(setup);
            let mut slow = SlowGame::new(setup);
            for event in &events {
                evolve(&mut state, event);
                slow.happen(event);
                for seat in (0..4).map(seat) {
                    let legal: BTreeSet<Command> = legal_commands(&state, seat).collect();
                    assert_eq!(legal, slow.legal(seat), "{seat:?} of {state:?}");
                    for command in legal {
                        assert!(preview(&state, seat, command).is_ok());
                    }
                }
            }
        }
    }

    #[test]
    fn a_game_replayed_is_the_game_played(seed: u64) {
        for settings in every_settings() {
            walk(settings, seed, RARELY, |table, _| {
                assert_eq!(replay(table.setup, &table.events), table.state);
            });
        }
    }

    #[test]
    fn a_state_decoded_is_the_state_encoded(seed: u64) {
        for settings in every_settings() {
            walk(settings, seed, RARELY, |table, _| {
                let bytes = encode(&table.state);
                assert!(bytes.len() < 400, "{} bytes", bytes.len());
                assert_eq!(decode(&bytes), Ok(table.state));
            });
            // Also between the events of one command.
            let (setup, events) = whole_game(settings, seed);
            let mut state = GameState::new(setup);
            for event in &events {
                evolve(&mut state, event);
                assert_eq!(decode(&encode(&state)), Ok(state));
            }
        }
    }

    #[test]
    fn every_domino_is_in_exactly_one_place(seed: u64) {
        for settings in every_settings() {
            walk(settings, seed, RARELY, |table, _| {
                let mut places: Vec<DominoId> = whereabouts(table).collect();
                places.sort_unstable();
                assert!(places.into_iter().eq(DominoId::all()), "{:?}", table.state);
            });
        }
    }

    #[test]
    fn kingdoms_are_connected_and_in_bounds(seed: u64) {
        for settings in every_settings() {
            walk(settings, seed, NEVER, |table, _| {
                for kingdom in slow(table).kingdoms {
                    assert!(slow::is_connected(&kingdom.squares));
                    assert!(slow::fits(&kingdom.squares, settings.frame()));
                    assert_eq!(kingdom.squares.len(), 2 * kingdom.placed.len());
                }
            });
        }
    }

    #[test]
    fn kingdoms_hold_what_was_placed(seed: u64) {
        for settings in every_settings() {
            walk(settings, seed, RARELY, |table, _| {
                for (slow, seat) in slow(table).kingdoms.into_iter().zip(settings.seats()) {
                    let kingdom = table.state.kingdom(seat);
                    let squares = kingdom.squares().map(|(cell, square, _)| (cell, square));
                    assert_eq!(squares.collect::<slow::Squares>(), slow.squares);
                    assert!(kingdom.placed().map(|(domino, _)| domino).eq(slow.placed));
                    assert_eq!(kingdom.discarded(), slow.discarded.into_iter().collect());
                }
            });
        }
    }

    #[test]
    fn the_score_is_what_a_slow_scorer_counts(seed: u64) {
        for settings in every_settings() {
            walk(settings, seed, RARELY, |table, _| {
                let slow = slow(table);
                for seat in settings.seats() {
                    same_score(table, &slow, seat);
                }
                let mut ranks = vec![None; settings.players().into()];
                for standing in ranking(&table.state) {
                    assert_eq!(standing.tally, tally(settings, table.state.kingdom(standing.seat)));
                    ranks[standing.seat.index()] = Some((standing.rank, standing.decided_by));
                }
                assert!(slow.ranks().into_iter().map(Some).eq(ranks));
            });
        }
    }

    #[test]
    fn a_game_ends_after_a_known_number_of_commands(seed: u64) {
        for settings in every_settings() {
            let mut chance = Chance(seed);
            let mut table = Table::shuffled(settings, &mut chance);
            while table.play_at_random(&mut chance) {}
            let count = |wanted: fn(&Fact) -> bool| {
                table.events.iter().filter(|event| wanted(&event.fact)).count()
            };
            let [kings, rounds] = [settings.kings(), settings.rounds()].map(usize::from);
            // A king picks from each line, and places what it picked.
            let placed =
                count(|fact| matches!(fact, Fact::Placed { .. } | Fact::Discarded { .. }));
            assert_eq!(count(|fact| matches!(fact, Fact::Picked { .. })), kings * rounds);
            assert_eq!(placed, kings * rounds);
            assert_eq!(count(|fact| matches!(fact, Fact::LineDealt { .. })), rounds);
            assert_eq!(count(|fact| matches!(fact, Fact::GameFinished { .. })), 1);
            let automatic = table.events.iter().filter(|event| event.automatic).count();
            assert_eq!(table.events.len(), table.commands.len() + automatic);
            if settings.auto_play_forced() {
                assert!(table.commands.len() < 2 * kings * rounds);
            } else {
                assert_eq!(table.commands.len(), 2 * kings * rounds);
            }
            assert_eq!(table.state.undrawn(), 0);
            assert!(table.state.is_finished());
            assert_eq!(table.state.round(), settings.rounds());
        }
    }

    #[test]
    fn whoever_concedes_the_game_comes_to_an_end(seed: u64) {
        for settings in every_settings() {
            for concede in [1, 3, 10, 30] {
                let mut chance = Chance(seed);
                let skip = chance.below(40);
                let mut table = Table::shuffled(settings, &mut chance);
                (0..skip).for_each(|_| {
                    table.play_at_random(&mut chance);
                });
                let before = table.clone();
                walk_on(&mut table, &mut chance, concede);
                assert!(table.state.is_finished());
                assert_eq!(replay(table.setup, &table.events), table.state);

                let mut table = before;
                let mut seats: Vec<Seat> = settings.seats().collect();
                chance.shuffle(&mut seats);
                for seat in seats.into_iter().filter(|_| !table.state.is_finished()).collect::<Vec<_>>() {
                    table.play(seat, Command::Concede {});
                }
                assert!(table.state.is_finished(), "all have conceded: {:?}", table.state);
            }
        }
    }

    #[test]
    fn who_has_a_choice_is_awaited_and_nobody_else(seed: u64) {
        for settings in every_settings() {
            walk(settings, seed, RARELY, |table, _| {
                let Some(awaiting) = table.state.awaiting() else {
                    return assert!(table.state.is_finished());
                };
                assert!(!table.state.has_conceded(awaiting.seat));
                assert_eq!(Some(awaiting.seat), slow(table).turn().map(|turn| turn.0));
                let outcomes: BTreeSet<Vec<u8>> =
                    legal_moves(&table.state).map(|command| outcome(table, awaiting.seat, command)).collect();
                let forced = legal_moves(&table.state).forced();
                assert_eq!(forced.is_some(), outcomes.len() == 1);
                if settings.auto_play_forced() {
                    assert_eq!(forced, None, "{:?}", table.state);
                }
            });
        }
    }

    #[test]
    fn the_nth_move_is_the_nth_listed(seed: u64) {
        for settings in every_settings() {
            walk(settings, seed, NEVER, |table, _| {
                let moves = legal_moves(&table.state);
                let listed: Vec<Command> = moves.collect();
                assert_eq!(listed.len(), moves.len());
                let by_number: Vec<Command> = (0..moves.len()).map_while(|n| moves.get(n)).collect();
                assert_eq!(listed, by_number);
                assert_eq!(moves.get(moves.len()), None);
            });
        }
    }

    #[test]
    fn a_preview_is_what_decide_does_before_the_next_line_is_dealt(seed: u64) {
        for settings in every_settings() {
            walk(settings, seed, RARELY, |table, _| {
                for seat in settings.seats() {
                    for command in legal_commands(&table.state, seat) {
                        let previewed = preview(&table.state, seat, command).expect("legal");
                        let decided =
                            decide(&table.state, &table.deck, seat, command).expect("legal");
                        let (known, dealt) = decided.split_at(previewed.len());
                        assert_eq!(previewed.as_slice(), known);
                        let dealt = dealt.first().map(|event| event.fact);
                        assert!(matches!(dealt, None | Some(Fact::LineDealt { .. })), "{dealt:?}");
                        assert!(!previewed.iter().any(is_deal));
                    }
                }
            });
        }
    }

    /// Two worlds that differ only in what nobody has seen look the same to everybody.
    #[test]
    fn nothing_tells_in_which_order_the_undrawn_dominoes_lie(seed: u64) {
        for settings in every_settings() {
            let mut chance = Chance(seed);
            let mut table = Table::shuffled(settings, &mut chance);
            for _ in 0..chance.below(100) {
                table.play_at_random(&mut chance);
            }
            let mut order = table.deck.order().to_vec();
            chance.shuffle(&mut order[table.state.drawn().into()..]);
            let deck = kingdomail::rules::Deck::new(&order).expect("the same dominoes");
            let mut other = Table::new(table.setup, deck);
            for (seat, command) in table.commands.clone() {
                other.play(seat, command);
            }
            assert_eq!(table.state, other.state);
            assert_eq!(table.events, other.events);
            assert_eq!(encode(&table.state), encode(&other.state));
            for seat in settings.seats() {
                let legal: Vec<Command> = legal_commands(&table.state, seat).collect();
                assert!(legal_commands(&other.state, seat).eq(legal.iter().copied()));
                for command in legal {
                    assert_eq!(
                        preview(&table.state, seat, command),
                        preview(&other.state, seat, command)
                    );
                }
            }
        }
    }
}

fn slow(table: &Table) -> SlowGame {
    let mut slow = SlowGame::new(table.setup);
    table.events.iter().for_each(|event| slow.happen(event));
    slow
}

fn whole_game(settings: Settings, seed: u64) -> (kingdomail::rules::Setup, Vec<Event>) {
    let mut chance = Chance(seed);
    let mut table = Table::shuffled(settings, &mut chance);
    walk_on(&mut table, &mut chance, RARELY);
    (table.setup, table.events)
}

fn walk_on(table: &mut Table, chance: &mut Chance, concede: usize) {
    while let Some(awaiting) = table.state.awaiting() {
        if chance.one_in(concede) {
            table.play(awaiting.seat, Command::Concede {});
        } else {
            table.play_at_random(chance);
        }
    }
}

/// Every command there is, from every seat, a sample of the placements of dominoes that are not one's own.
fn try_the_universe(table: &Table, slow: &SlowGame) {
    let own = slow.turn().and_then(|(_, own)| own);
    let to_place = own.into_iter().chain([domino(1), domino(48)]).collect::<BTreeSet<_>>();
    for seat in (0..4).map(seat) {
        let legal = slow.legal(seat);
        let placements = to_place.iter().flat_map(|domino| everywhere(*domino));
        let picks = DominoId::all().map(|domino| Command::Pick { domino });
        let discards = DominoId::all().map(|domino| Command::Discard { domino });
        for command in placements.chain(picks).chain(discards).chain([Command::Concede {}]) {
            let accepted = decide(&table.state, &table.deck, seat, command).is_ok();
            assert_eq!(accepted, legal.contains(&command), "{seat:?}: {command:?}");
        }
    }
}

fn everywhere(domino: DominoId) -> impl Iterator<Item = Command> {
    let row = |y| (-8..=8).chain([i8::MIN, i8::MAX]).map(move |x| (x, y));
    let cells = (-8..=8).chain([i8::MIN, i8::MAX]).flat_map(row);
    cells.flat_map(move |(x, y)| {
        Direction::ALL.map(|direction| Command::Place { domino, x, y, direction })
    })
}

fn whereabouts(table: &Table) -> impl Iterator<Item = DominoId> {
    let state = &table.state;
    let undrawn = table.deck.order()[state.drawn().into()..].iter().copied();
    let lines = state.to_place().chain(state.next_line().slots()).map(|slot| slot.domino);
    let settled = table.settings().seats().flat_map(|seat| {
        let kingdom = state.kingdom(seat);
        kingdom.placed().map(|(domino, _)| domino).chain(kingdom.discarded())
    });
    undrawn.chain(lines).chain(settled).chain(state.put_aside())
}

fn same_score(table: &Table, slow: &SlowGame, seat: Seat) {
    let kingdom = table.state.kingdom(seat);
    let score = score(table.settings(), kingdom);
    assert_eq!(score.total, slow.total(seat));
    assert_eq!(tally(table.settings(), kingdom).points, score.total);
    let bonuses: u32 = score.bonuses.iter().map(|bonus| bonus.points).sum();
    assert_eq!(points(kingdom) + bonuses, score.total);

    let sorted = |mut cells: Vec<Cell>| {
        cells.sort_by_key(|cell| (cell.y, cell.x));
        cells
    };
    let expected: BTreeSet<_> = slow::properties(&slow.kingdoms[seat.index()].squares)
        .into_iter()
        .map(|property| {
            let points = property.points();
            (property.terrain, sorted(property.cells), property.crowns, points)
        })
        .collect();
    let listed: Vec<_> = score
        .properties
        .into_iter()
        .map(|property| (property.terrain, property.cells, property.crowns, property.points))
        .collect();
    assert_eq!(listed.len(), expected.len());
    assert_eq!(listed.into_iter().collect::<BTreeSet<_>>(), expected);
}

/// What a move leaves behind, as somebody sees it who does not care which way round a double lies.
fn outcome(table: &Table, seat: Seat, command: Command) -> Vec<u8> {
    let events = preview(&table.state, seat, command).expect("legal");
    let mut slow = slow(table);
    slow.happen(&events[0]);
    let kingdom = &slow.kingdoms[seat.index()];
    let mut squares: Vec<_> = kingdom
        .squares
        .iter()
        .map(|(cell, square)| (*cell, square.terrain, square.crowns))
        .collect();
    squares.sort_unstable();
    let picked = match command {
        Command::Pick { domino } => Some(domino),
        _ => None,
    };
    format!("{squares:?} {picked:?} {:?}", kingdom.discarded).into_bytes()
}

fn is_deal(event: &Event) -> bool {
    matches!(event.fact, Fact::LineDealt { .. })
}
