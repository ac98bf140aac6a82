//! Snapshots of whole games as text: events, and the kingdoms after every round. Changes of the
//! rules show up as a diff.

use std::fmt::Write;

use kingdomino::shuffle::Shuffle;
use kingdomino::{
    Cell, Command, Edition, Event, Expansion, Fact, GameState, Line, Quests, Seat, Settings, Setup,
    Slot, Standing, Tally, Variant, Variants, draw, evolve, greedy, ranking, score,
};

use crate::chance::Chance;
use crate::committed;
use crate::table::Table;

const BOTH_BONUSES: [Variant; 2] = [Variant::MiddleKingdom, Variant::Harmony];

#[test]
fn two_players() {
    assert_playthrough("two-players", settings(2, Edition::Rulebook, &BOTH_BONUSES));
}

#[test]
fn two_players_at_board_game_arena() {
    assert_playthrough(
        "two-players-board-game-arena",
        settings(2, Edition::BoardGameArena, &BOTH_BONUSES),
    );
}

#[test]
fn mighty_duel() {
    let variants = [Variant::MiddleKingdom, Variant::Harmony, Variant::MightyDuel];
    assert_playthrough("mighty-duel", settings(2, Edition::Rulebook, &variants));
}

#[test]
fn three_players() {
    assert_playthrough("three-players", settings(3, Edition::Rulebook, &BOTH_BONUSES));
}

#[test]
fn three_players_at_board_game_arena() {
    assert_playthrough(
        "three-players-board-game-arena",
        settings(3, Edition::BoardGameArena, &BOTH_BONUSES),
    );
}

#[test]
fn four_players() {
    assert_playthrough("four-players", settings(4, Edition::Rulebook, &[]));
}

#[test]
fn four_players_at_board_game_arena() {
    assert_playthrough("four-players-board-game-arena", settings(4, Edition::BoardGameArena, &[]));
}

#[test]
fn two_players_with_giants() {
    assert_playthrough("giants-two-players", with_giants(2, &[]));
}

#[test]
fn mighty_duel_with_giants() {
    assert_playthrough("giants-mighty-duel", with_giants(2, &[Variant::MightyDuel]));
}

#[test]
fn three_players_with_giants() {
    assert_playthrough("giants-three-players", with_giants(3, &[]));
}

#[test]
fn four_players_with_giants() {
    assert_playthrough("giants-four-players", with_giants(4, &[]));
}

#[test]
fn five_players_with_giants() {
    assert_playthrough("giants-five-players", with_giants(5, &[]));
}

/// Replays the events of transcripts of the first release. The result must be equal up to the last
/// board and point; only the order of the properties of one terrain may differ.
#[test]
fn recorded_games_replay_unchanged() {
    let folder = committed::path("recorded");
    let files: Vec<_> = std::fs::read_dir(folder).expect("a folder").flatten().collect();
    assert_eq!(files.len(), 7);
    for file in files {
        let text = std::fs::read_to_string(file.path()).expect("a transcript");
        let (setup, events) = parse_transcript(&text);
        let replayed = transcript(setup, &events);
        for (is, was) in replayed.lines().zip(text.lines()) {
            assert_eq!(
                with_sorted_properties(is),
                with_sorted_properties(was),
                "{}",
                file.path().display()
            );
        }
        assert_eq!(replayed.lines().count(), text.lines().count());
    }
}

/// Returns the properties of a line, with those of one terrain sorted, followed by the rest of the
/// line.
fn with_sorted_properties(line: &str) -> Vec<&str> {
    let (properties, rest) = line.split_once("; ").unwrap_or(("", line));
    let mut parts: Vec<&str> = properties.trim_start().split(", ").collect();
    let terrain = |property: &str| property.split(' ').next().map(str::to_owned);
    parts.chunk_by_mut(|a, b| terrain(a) == terrain(b)).for_each(<[&str]>::sort_unstable);
    parts.push(rest);
    parts
}

/// Parses the setup and the events of a transcript.
fn parse_transcript(text: &str) -> (Setup, Vec<Event>) {
    let mut lines = text.lines();
    let settings = lines.next().expect("the settings");
    let kings = lines.next().and_then(|line| line.strip_prefix("first picks ")).expect("the kings");
    let setup = Setup {
        settings: serde_json::from_str(settings).expect("settings"),
        kings: serde_json::from_str(kings).expect("first picks"),
        quests: Quests::NONE,
    };
    let events = lines.filter_map(|line| {
        let (head, fact) = line.split_once('{')?;
        let seat = head.strip_prefix("seat ").map(|rest| rest[..1].parse().expect("a seat"));
        Some(Event {
            seat: seat.map(crate::table::seat),
            automatic: head.contains('*'),
            fact: serde_json::from_str(&format!("{{{fact}")).ok()?,
        })
    });
    (setup, events.collect())
}

fn with_giants(players: u8, variants: &[Variant]) -> Settings {
    let variants: Variants = variants.iter().copied().collect();
    Settings::new(players, Expansion::AgeOfGiants, Edition::Rulebook, variants, true)
        .expect("settings that are allowed")
}

fn settings(players: u8, edition: Edition, variants: &[Variant]) -> Settings {
    let variants: Variants = variants.iter().copied().collect();
    Settings::new(players, Expansion::None, edition, variants, true)
        .expect("settings that are allowed")
}

fn assert_playthrough(name: &str, settings: Settings) {
    let table = play_game(settings);
    committed::assert_snapshot(
        &format!("playthroughs/{name}.txt"),
        &transcript(table.setup, &table.events),
    );
}

/// Plays a game: seat 0 as a house player, the others at random; the last seat concedes late in the
/// game.
fn play_game(settings: Settings) -> Table {
    let mut chance = Chance(u64::from(settings.players()));
    let game = [settings.players(); 16];
    let shuffle = Shuffle::new(game, &[settings.edition() as u8; 32], &[]);
    let setup = shuffle.setup(settings).expect("as many kings as a game has");
    let deck = shuffle.deck(settings.expansion()).expect("every domino once");
    let mut table = Table::new(setup, deck);
    let conceding_seat = settings.seats().next_back().expect("two seats at least");
    while let Some(awaiting) = table.state.awaiting() {
        let late = table.state.round() + 1 == settings.rounds();
        if awaiting.seat == conceding_seat && late {
            table.play(conceding_seat, Command::Concede {});
        } else if awaiting.seat.number() == 0 {
            let command = greedy(&table.state).expect("a move");
            table.play(awaiting.seat, command);
        } else {
            table.play_random_move(&mut chance);
        }
    }
    table
}

fn transcript(setup: Setup, events: &[Event]) -> String {
    let mut text = format!(
        "{}\nfirst picks {}\n",
        serde_json::to_string(&setup.settings).expect("settings are JSON"),
        serde_json::to_string(&setup.kings).expect("first picks are JSON"),
    );
    if !setup.quests.is_empty() {
        writeln!(text, "quests {:?}", setup.quests.as_slice()).expect("text takes all");
    }
    let mut state = GameState::new(setup);
    for event in events {
        evolve(&mut state, event);
        let seat = event.seat.map_or("game  ".to_owned(), |seat| format!("{seat:?}"));
        let automatic = if event.automatic { "*" } else { " " };
        let fact = serde_json::to_string(&event.fact).expect("a fact is JSON");
        writeln!(text, "{seat} {automatic} {fact}").expect("text takes all");
        if matches!(event.fact, Fact::LineDealt { .. } | Fact::GameFinished {}) {
            text += &draw_state(&state);
        }
    }
    text + &result(&state)
}

/// Draws the lines and the kingdoms side by side.
fn draw_state(state: &GameState) -> String {
    let line = |line: &Line| {
        let slot = |Slot { domino, king }: Slot| {
            king.map_or(format!("{domino}"), |seat| format!("{domino}:{seat}"))
        };
        line.slots().map(slot).collect::<Vec<_>>().join(" ")
    };
    let mut text = format!(
        "\nround {}   current line [{}]   next line [{}]   put aside {:?}\n",
        state.round(),
        line(state.current_line()),
        line(state.next_line()),
        state.put_aside(),
    );
    let seats = || state.settings().seats();
    let boards: Vec<Vec<String>> = seats().map(|seat| board(state, seat)).collect();
    let height = boards.iter().map(Vec::len).max().unwrap_or_default();
    for row in 0..height {
        let cells = boards.iter().map(|board| board.get(row).map_or("", String::as_str));
        let line: Vec<String> = cells.map(|cells| format!("{cells:<24}")).collect();
        text = text + line.concat().trim_end() + "\n";
    }
    text + "\n"
}

fn board(state: &GameState, seat: Seat) -> Vec<String> {
    let kingdom = state.kingdom(seat);
    let total = score(state.settings(), state.quests(), kingdom).total;
    let heading = format!("{seat:?}: {total}");
    std::iter::once(heading).chain(draw(kingdom).lines().map(str::to_owned)).collect()
}

fn result(state: &GameState) -> String {
    let mut text = String::new();
    for Standing { seat, rank, tally, decided_by } in ranking(state) {
        let Tally { points, largest_property, crowns } = tally;
        let score = score(state.settings(), state.quests(), state.kingdom(seat));
        let properties: Vec<String> = score
            .properties
            .iter()
            .filter(|property| property.points > 0)
            .map(|property| {
                format!("{:?} {} x {}", property.terrain, property.cells.len(), property.crowns)
            })
            .collect();
        writeln!(
            text,
            "{rank}. {seat:?}: {points} points, largest property {largest_property}, {crowns} crowns \
             ({decided_by:?})\n   {}; {:?}; discarded {:?}",
            properties.join(", "),
            score.bonuses,
            state.kingdom(seat).discarded(),
        )
        .expect("text takes all");
        for quest in score.quests {
            let counted: Vec<String> = quest.counted.iter().map(|cells| cells_of(cells)).collect();
            writeln!(text, "   {:?} {}: {}", quest.quest, quest.points, counted.join(" "))
                .expect("text takes all");
        }
    }
    text
}

fn cells_of(cells: &[Cell]) -> String {
    let cells: Vec<String> = cells.iter().map(|Cell { x, y }| format!("{x},{y}")).collect();
    format!("({})", cells.join(" "))
}
