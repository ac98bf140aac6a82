//! Throughput of whole games played at random on one core, and of other operations of a server on a
//! state: encoding, decoding, and listing commands with their points.

use std::hint::black_box;

use criterion::{BatchSize, BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use kingdomino::{
    Deck, DominoId, Edition, Expansion, FirstPicks, GameState, Quest, Quests, Seat, Settings,
    Setup, Variants, begin, decide, decode, encode, evolve, legal_moves, ranking, scored_commands,
};

/// Marsaglia's xorshift, a generator of negligible cost, so that the benchmark measures the rules.
struct Chance(u64);

impl Chance {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from((u128::from(self.0) * n as u128) >> 64).expect("less than n")
    }

    fn shuffle<T>(&mut self, list: &mut [T]) {
        for last in (1..list.len()).rev() {
            list.swap(last, self.below(last + 1));
        }
    }
}

/// Returns a shuffled four-player game before its first line.
fn shuffled_game(expansion: Expansion, chance: &mut Chance) -> (GameState, Deck) {
    let settings = Settings::new(4, expansion, Edition::Rulebook, Variants::NONE, false)
        .expect("a game of four");
    let mut order: Vec<DominoId> = expansion.dominoes().collect();
    chance.shuffle(&mut order);
    let mut seats: Vec<Seat> = settings.seats().collect();
    chance.shuffle(&mut seats);
    let kings = FirstPicks::new(&seats).expect("four kings");
    let mut tiles = Quest::ALL;
    chance.shuffle(&mut tiles);
    let quests = match expansion {
        Expansion::None => Quests::NONE,
        Expansion::AgeOfGiants => Quests::new(tiles[0], tiles[1]).expect("two tiles"),
    };
    (GameState::new(Setup { settings, kings, quests }), Deck::new(&order).expect("all dominoes"))
}

/// Plays a game and returns the sum of the scores, which prevents the compiler from removing the
/// work. Calls `visit` with each state in which a player is to move.
fn play(
    mut state: GameState,
    deck: &Deck,
    chance: &mut Chance,
    mut visit: impl FnMut(&GameState),
) -> u32 {
    for event in begin(&state, deck) {
        evolve(&mut state, &event);
    }
    while let Some(awaiting) = state.awaiting() {
        visit(&state);
        let moves = legal_moves(&state);
        let command = moves.get(chance.below(moves.len())).expect("a legal move");
        for event in decide(&state, deck, awaiting.seat, command).as_ref().expect("legal") {
            evolve(&mut state, event);
        }
    }
    ranking(&state).iter().map(|standing| standing.tally.points).sum()
}

fn random_games(c: &mut Criterion) {
    let mut group = c.benchmark_group("rules");
    group.throughput(Throughput::Elements(1));
    let mut chance = Chance(0x9e37_79b9_7f4a_7c15);
    let mut deal = Chance(0x2545_f491_4f6c_dd1d);
    for (name, expansion) in [
        ("random_game_of_four", Expansion::None),
        ("random_game_of_four_with_giants", Expansion::AgeOfGiants),
    ] {
        group.bench_function(name, |bencher| {
            bencher.iter_batched(
                || shuffled_game(expansion, &mut deal),
                |(state, deck)| play(state, &deck, &mut chance, |_| {}),
                BatchSize::SmallInput,
            );
        });
    }
    group.finish();
}

fn states(c: &mut Criterion) {
    let mut group = c.benchmark_group("state");
    for (name, expansion) in [("base", Expansion::None), ("giants", Expansion::AgeOfGiants)] {
        let mut states = Vec::new();
        let mut chance = Chance(0x9e37_79b9_7f4a_7c15);
        for _ in 0..20 {
            let (state, deck) = shuffled_game(expansion, &mut chance);
            play(state, &deck, &mut chance, |state| states.push(*state));
        }
        let encoded: Vec<Vec<u8>> = states.iter().map(encode).collect();
        group.throughput(Throughput::Elements(states.len() as u64));
        group.bench_function(BenchmarkId::new("encode", name), |bencher| {
            bencher
                .iter(|| states.iter().map(|state| encode(black_box(state)).len()).sum::<usize>());
        });
        group.bench_function(BenchmarkId::new("decode", name), |bencher| {
            let drawn = |bytes| decode(black_box(bytes)).map(|state| u32::from(state.drawn()));
            bencher.iter(|| encoded.iter().map(|bytes| drawn(bytes)).sum::<Result<u32, _>>());
        });
        group.bench_function(BenchmarkId::new("scored_commands", name), |bencher| {
            bencher.iter(|| states.iter().map(|state| scored(black_box(state))).sum::<u32>());
        });
    }
    group.finish();
}

/// Returns the sum of the points after each command of the seat to move.
fn scored(state: &GameState) -> u32 {
    let seat = state.awaiting().expect("somebody to move").seat;
    scored_commands(state, seat).map(|(_, points)| points).sum()
}

criterion_group!(benches, random_games, states);
criterion_main!(benches);
