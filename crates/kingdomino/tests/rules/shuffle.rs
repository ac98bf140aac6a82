//! `kingdomail-shuffle-1` and `-2`: vectors that every implementation must reproduce.

use std::process::Command;

use kingdomino::shuffle::{Bytes32, Hex32, LineTree, Shuffle, ShuffleScheme, commitment};
use kingdomino::{Edition, Expansion, Settings, Variant, Variants};
use serde_json::{Value, json};

use crate::chance::Chance;
use crate::committed;

fn bytes<const N: usize>(chance: &mut Chance) -> [u8; N] {
    std::array::from_fn(|_| u8::try_from(chance.below(256)).expect("a byte"))
}

/// Computes the vectors.
fn vectors() -> Vec<Value> {
    let mut chance = Chance(1);
    let mut vectors = Vec::new();
    for players in 2..=4 {
        for edition in [Edition::Rulebook, Edition::BoardGameArena] {
            for contributors in [0, 1, players] {
                let game = bytes(&mut chance);
                let seed = bytes(&mut chance);
                let entropy: Vec<Option<Bytes32>> = (0..players)
                    .map(|seat| (players - seat <= contributors).then(|| bytes(&mut chance)))
                    .collect();
                vectors.push(vector(game, seed, Expansion::None, edition, &entropy));
            }
        }
    }
    vectors.push(vector([0; 16], [0; 32], Expansion::None, Edition::Rulebook, &[None; 4]));
    let ones = Some([0xff; 32]);
    let arena = Edition::BoardGameArena;
    vectors.push(vector([0xff; 16], [0xff; 32], Expansion::None, arena, &[ones; 3]));
    for players in Settings::PLAYERS {
        for edition in [Edition::Rulebook, Edition::BoardGameArena] {
            let game = bytes(&mut chance);
            let seed = bytes(&mut chance);
            let entropy: Vec<Option<Bytes32>> =
                (0..players).map(|seat| (seat % 2 == 0).then(|| bytes(&mut chance))).collect();
            vectors.push(vector(game, seed, Expansion::AgeOfGiants, edition, &entropy));
        }
    }
    vectors
}

fn vector(
    game: [u8; 16],
    seed: Bytes32,
    expansion: Expansion,
    edition: Edition,
    entropy: &[Option<Bytes32>],
) -> Value {
    let players = u8::try_from(entropy.len()).expect("a handful");
    let settings =
        Settings::new(players, expansion, edition, Variants::NONE, true).expect("allowed");
    let seat_entropy: Vec<Bytes32> =
        entropy.iter().map(|bytes| bytes.unwrap_or_default()).collect();
    let shuffle = Shuffle::new(game, &seed, &seat_entropy);
    let mut vector = json!({
        "game": hex::encode(game),
        "seed": hex::encode(seed),
        "players": players,
        "edition": edition,
        "entropy": entropy.iter().map(|bytes| bytes.map(hex::encode)).collect::<Vec<_>>(),
        "commitment": hex::encode(commitment(game, &seed)),
        "deck": shuffle.deck(expansion).expect("every domino once").order(),
        "kings": shuffle.kings(settings).expect("as many kings as a game has"),
    });
    if expansion != Expansion::None {
        vector["expansion"] = json!(expansion);
        vector["quests"] = json!(shuffle.quests().expect("two quests"));
    }
    vector
}

#[test]
fn vectors_are_reproduced() {
    let lines: Vec<String> = vectors().iter().map(Value::to_string).collect();
    let scheme = ShuffleScheme::One.name();
    let text = format!("{{\"scheme\":\"{scheme}\",\"vectors\":[\n{}\n]}}\n", lines.join(",\n"));
    committed::assert_snapshot("shuffle-1.json", &text);
}

/// Returns a vector with the lines dealt in a game with these settings.
fn with_lines(settings: Settings, chance: &mut Chance) -> Value {
    let (game, seed) = (bytes(chance), bytes(chance));
    let entropy: Vec<Option<Bytes32>> =
        settings.seats().map(|seat| (seat.number() % 2 == 1).then(|| bytes(chance))).collect();
    let seat_entropy: Vec<Bytes32> =
        entropy.iter().map(|bytes| bytes.unwrap_or_default()).collect();
    let shuffle = Shuffle::new(game, &seed, &seat_entropy);
    let deck = shuffle.deck(settings.expansion()).expect("every domino once");
    let tree = LineTree::new(&shuffle, &deck, settings);
    let lines: Vec<Value> = (0..settings.rounds())
        .map(|line| {
            let length = settings.line_length();
            let dominoes = deck.deal(line * length, length).expect("a line");
            let proof = tree.proof(line).expect("a proof");
            assert!(proof.verifies(&tree.root(), line, settings.rounds(), dominoes));
            json!({
                "dominoes": dominoes.iter().collect::<Vec<_>>(),
                "salt": proof.salt,
                "path": proof.path,
            })
        })
        .collect();
    let mut vector = vector(game, seed, settings.expansion(), settings.edition(), &entropy);
    vector["variants"] = json!(settings.variants());
    vector["lines_root"] = json!(Hex32(tree.root()));
    vector["lines"] = json!(lines);
    vector
}

#[test]
fn vectors_with_lines_are_reproduced() {
    let mut chance = Chance(2);
    let mut lines = Vec::new();
    for expansion in Expansion::ALL {
        for players in Settings::PLAYERS {
            for edition in [Edition::Rulebook, Edition::BoardGameArena] {
                for variants in [Variants::NONE, [Variant::MightyDuel].into_iter().collect()] {
                    let settings = Settings::new(players, expansion, edition, variants, true);
                    lines.extend(settings.map(|settings| with_lines(settings, &mut chance)));
                }
            }
        }
    }
    let lines: Vec<String> = lines.iter().map(Value::to_string).collect();
    let scheme = ShuffleScheme::Two.name();
    let text = format!("{{\"scheme\":\"{scheme}\",\"vectors\":[\n{}\n]}}\n", lines.join(",\n"));
    committed::assert_snapshot("shuffle-2.json", &text);
}

/// The other implementation is based only on the text of the schemes and Python's standard library.
#[test]
fn python_implementation_agrees() {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/client/verify_shuffle.py");
    let python = Command::new("python3")
        .arg(script)
        .args([committed::path("shuffle-1.json"), committed::path("shuffle-2.json")])
        .output()
        .expect("python3 must be on the PATH: it checks the shuffle independently");
    assert!(
        python.status.success(),
        "{}{}",
        String::from_utf8_lossy(&python.stdout),
        String::from_utf8_lossy(&python.stderr)
    );
}
