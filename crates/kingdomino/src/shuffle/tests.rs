use std::collections::BTreeSet;

use crate::shuffle::{Hex32, LineTree, Shuffle, Stream, commitment};
use crate::{Dealt, Deck, DominoId, DominoSet, Edition, Expansion, Settings, Variants};

fn game(number: u8) -> Shuffle {
    Shuffle::new([number; 16], &[number; 32], &[])
}

/// Returns the distinct first picks of 256 games, by seat.
fn first_picks(players: u8, edition: Edition) -> BTreeSet<Vec<u8>> {
    let settings = Settings::new(players, Expansion::None, edition, Variants::NONE, true)
        .expect("2 to 4 players");
    (0..=u8::MAX)
        .map(|number| {
            let kings = game(number).kings(settings).expect("as many kings as a game has");
            assert!(kings.fits(settings));
            kings.as_slice().iter().map(|seat| seat.number()).collect()
        })
        .collect()
}

#[test]
fn rulebook_draws_kings_in_any_order() {
    assert_eq!(first_picks(2, Edition::Rulebook).len(), 6);
    assert_eq!(first_picks(3, Edition::Rulebook).len(), 6);
    assert_eq!(first_picks(4, Edition::Rulebook).len(), 24);
}

#[test]
fn arena_first_picks_go_round_table() {
    let three = first_picks(3, Edition::BoardGameArena);
    assert!(three.into_iter().eq([vec![0, 1, 2], vec![1, 2, 0], vec![2, 0, 1]]));
    let four = first_picks(4, Edition::BoardGameArena);
    assert!(four.contains(&vec![2, 3, 0, 1]));
    assert_eq!(four.len(), 4);
}

#[test]
fn arena_second_player_picks_twice() {
    let two = first_picks(2, Edition::BoardGameArena);
    assert!(two.into_iter().eq([vec![0, 1, 1, 0], vec![1, 0, 0, 1]]));
}

#[test]
fn every_input_byte_changes_deck() {
    let deck = |game: [u8; 16], seed: [u8; 32], entropy: &[[u8; 32]]| {
        Shuffle::new(game, &seed, entropy)
            .deck(Expansion::None)
            .expect("every domino once")
            .order()
            .to_vec()
    };
    let base = deck([0; 16], [0; 32], &[[0; 32]; 2]);
    let mut entropy = [[0; 32]; 2];
    entropy[1][31] = 1;
    for other in [
        deck([1; 16], [0; 32], &[[0; 32]; 2]),
        deck([0; 16], [1; 32], &[[0; 32]; 2]),
        deck([0; 16], [0; 32], &[[0; 32]; 3]),
        deck([0; 16], [0; 32], &entropy),
    ] {
        assert_ne!(base, other);
    }
    assert_eq!(base, deck([0; 16], [0; 32], &[[0; 32]; 2]));
}

#[test]
fn commitment_binds_seed_and_game() {
    let commitments: BTreeSet<[u8; 32]> =
        (0..4_u8).map(|n| commitment([n & 1; 16], &[n >> 1; 32])).collect();
    assert_eq!(commitments.len(), 4);
}

#[test]
fn single_choice_consumes_no_byte() {
    let stream = || game(1).stream("test");
    let (mut with, mut without): (Stream, Stream) = (stream(), stream());
    assert_eq!(with.uniform(1), 0);
    assert_eq!(with.uniform(256), without.uniform(256));
}

#[test]
fn numbers_are_uniformly_distributed() {
    let mut stream = game(1).stream("test");
    let mut counts = [0_u32; 48];
    for _ in 0..48_000 {
        counts[stream.uniform(48)] += 1;
    }
    // The standard deviation is 31.
    assert!(counts.iter().all(|count| count.abs_diff(1_000) < 150), "{counts:?}");
}

fn lines(settings: Settings) -> (LineTree, Vec<Dealt>) {
    let shuffle = game(3);
    let deck: Deck = shuffle.deck(settings.expansion()).expect("every domino once");
    let length = settings.line_length();
    let dealt = (0..settings.rounds()).filter_map(|line| deck.deal(line * length, length));
    (LineTree::new(&shuffle, &deck, settings), dealt.collect())
}

#[test]
fn proof_verifies_only_its_line() {
    for (players, lines_dealt) in [(2, 6), (3, 12)] {
        let settings =
            Settings::new(players, Expansion::None, Edition::Rulebook, Variants::NONE, true)
                .expect("2 or 3 players");
        let (tree, dealt) = lines(settings);
        let root = tree.root();
        assert_eq!(dealt.len(), usize::from(lines_dealt));
        for line in 0..lines_dealt {
            let proof = tree.proof(line).expect("a proof");
            for (other, dominoes) in (0..).zip(&dealt) {
                assert_eq!(
                    proof.verifies(&root, line, lines_dealt, *dominoes),
                    line == other,
                    "{line} {other}"
                );
                assert_eq!(
                    proof.verifies(&root, other, lines_dealt, dealt[usize::from(line)]),
                    line == other
                );
            }
            let own = dealt[usize::from(line)];
            assert!(!proof.verifies(&[0; 32], line, lines_dealt, own));
            let mut longer = proof.clone();
            longer.path.push(Hex32([0; 32]));
            assert!(!longer.verifies(&root, line, lines_dealt, own));
            let mut shorter = proof.clone();
            shorter.path.pop();
            assert!(!shorter.verifies(&root, line, lines_dealt, own));
            let mut salted = proof;
            salted.salt.0[0] ^= 1;
            assert!(!salted.verifies(&root, line, lines_dealt, own));
        }
        assert_eq!(tree.proof(lines_dealt), None);
    }
}

#[test]
fn exchanged_domino_fails_proof() {
    let settings = Settings::new(4, Expansion::None, Edition::Rulebook, Variants::NONE, true);
    let (tree, dealt) = lines(settings.expect("4 players"));
    let proof = tree.proof(0).expect("a proof");
    let other = DominoId::all().find(|id| dealt[5].iter().any(|there| there == *id));
    let changed: DominoSet = dealt[0].iter().skip(1).chain(other).collect();
    let changed = Dealt::new(changed).expect("four dominoes");
    assert!(proof.verifies(&tree.root(), 0, 12, dealt[0]));
    assert!(!proof.verifies(&tree.root(), 0, 12, changed));
}

#[test]
fn hexadecimal_has_one_spelling() {
    let text = "0a".repeat(32);
    assert_eq!(text.parse(), Ok(Hex32([10; 32])));
    assert_eq!(Hex32([10; 32]).to_string(), text);
    for wrong in [text.to_uppercase(), format!("{text}0a"), text[2..].to_owned(), "0g".repeat(32)] {
        assert!(wrong.parse::<Hex32>().is_err(), "{wrong}");
    }
}
