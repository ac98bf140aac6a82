//! Animations of whole games. The elements visible at a time are counted and compared with the
//! state at that time.

use kingdomino::{Edition, Event, Expansion, Fact, GameState, Seat, Settings, Variants, evolve};
use kingdomino_render::{Names, Scene, animation_svg, table_alt};
use roxmltree::{Document, Node};
use std::collections::BTreeMap;

use crate::chance::Chance;
use crate::table::{Table, all_settings};
use kingdomail::i18n::Language;

const NAMES: [&str; 5] = ["Ada", "שרה לוי", "Νίκος Καζαντζάκης", "Łukasz Żółć", "Дарья 7"];

/// Upper bound for the animation of any game.
const MAX_ANIMATION_BYTES: usize = 180_000;

/// Returns the state of the game after each event.
fn states(table: &Table) -> Vec<GameState> {
    let mut state = GameState::new(table.setup);
    let events = table.events.iter();
    let after = events.map(|event| {
        evolve(&mut state, event);
        state
    });
    after.collect()
}

fn render_animation(states: &[GameState]) -> Option<String> {
    animation_svg(states, &Names::new(NAMES), &Language::English)
}

fn play_random_game(settings: Settings, chance: &mut Chance) -> Table {
    let mut table = Table::shuffled(settings, chance);
    while table.play_random_move(chance) {}
    table
}

#[test]
fn animation_is_small_and_ends_correctly() {
    for settings in all_settings().filter(|settings| settings.edition() == Edition::Rulebook) {
        let table = play_random_game(settings, &mut Chance(u64::from(settings.players())));
        let svg = render_animation(&states(&table)).expect("it has begun");
        assert!(svg.len() < MAX_ANIMATION_BYTES, "{settings:?}: {} bytes", svg.len());
        let document = Document::parse(&svg).expect("well-formed XML");
        let root = document.root_element();
        let names = Names::new(NAMES);
        let scene = Scene { state: &table.state, names: &names, words: &Language::English };
        let desc = root.descendants().find(|node| node.has_tag_name("desc")).expect("alt text");
        assert_eq!(desc.text(), Some(&*table_alt(scene)));
        let placed =
            settings.seats().map(|seat| table.state.kingdom(seat).placed().count()).sum::<usize>();
        assert_eq!(all(root, "placement").count(), placed);
        for placement in all(root, "placement") {
            assert!(is_visible_at_end(placement));
        }
        let giants =
            settings.seats().map(|seat| table.state.kingdom(seat).giants().count()).sum::<usize>();
        assert_eq!(count_giants(root, is_visible_at_end), giants);
        assert_eq!(all(root, "ranks").filter(|ranks| is_visible_at_end(*ranks)).count(), 1);
        assert_eq!(all(root, "lines").filter(|lines| is_visible_at_end(*lines)).count(), 0);
        assert_self_contained(&svg, root);
    }
}

/// Number of placed dominoes, of giants, and of kings on the lines, by seat.
type VisibleCounts = Vec<[usize; 3]>;

#[test]
fn animation_shows_table_at_every_step() {
    let settings =
        Settings::new(3, Expansion::AgeOfGiants, Edition::Rulebook, Variants::NONE, false);
    let settings = settings.expect("allowed");
    let table = play_random_game(settings, &mut Chance(2));
    let states = states(&table);
    let at_rest = |state: &&GameState| state.awaiting().is_some() || state.undrawn() == 0;
    let mut expected: Vec<VisibleCounts> =
        states.iter().filter(at_rest).map(visible_counts).collect();
    expected.dedup();

    let svg = render_animation(&states).expect("it has begun");
    let document = Document::parse(&svg).expect("well-formed XML");
    let root = document.root_element();
    let changes = visibility_changes(root);
    let mut times: Vec<u32> = changes.values().flatten().map(|(time, _)| *time).collect();
    times.sort_unstable();
    times.dedup();
    assert_eq!(times.first(), Some(&0));
    let seen = |time| -> VisibleCounts {
        let is_seen = |node: &Node| is_visible_at(*node, &changes, time);
        let of = |seat: Seat| {
            let kingdom = root.descendants().find(|node| {
                node.attribute("class") == Some(&*format!("kingdom seat-{}", seat.number() + 1))
            });
            let placements = all(kingdom.expect("it is drawn"), "placement").filter(is_seen);
            let king = format!("#km-owner-{}", seat.number() + 1);
            let kings = root.descendants().filter(|node| node.attribute("href") == Some(&*king));
            let giants = count_giants(kingdom.expect("it is drawn"), |node| is_seen(&node));
            [placements.count(), giants, kings.filter(is_seen).count()]
        };
        settings.seats().map(of).collect()
    };
    let mut shown: Vec<VisibleCounts> = times.into_iter().map(seen).collect();
    shown.dedup();
    assert!(shown.len() > 70);
    assert_eq!(shown, expected);
}

fn visible_counts(state: &GameState) -> VisibleCounts {
    let lines = state.current_line().slots().chain(state.next_line().slots());
    let kings: Vec<Seat> = lines.filter_map(|slot| slot.king).collect();
    let of = |seat: Seat| {
        let kingdom = state.kingdom(seat);
        let kings = kings.iter().filter(|king| **king == seat && !state.is_finished()).count();
        [kingdom.placed().count(), kingdom.giants().count(), kings]
    };
    state.settings().seats().map(of).collect()
}

/// Returns the times at which elements with a style appear and vanish, in hundredths of a percent
/// of the animation.
fn visibility_changes(root: Node) -> BTreeMap<String, Vec<(u32, bool)>> {
    let style = root.descendants().find(|node| node.has_tag_name("style")).expect("styles");
    let lines = style.text().expect("styles").lines();
    let keyframes = lines.filter_map(|line| line.strip_prefix("@keyframes k")?.split_once('{'));
    let changes = keyframes.map(|(number, blocks)| {
        let blocks = blocks.split('}').filter_map(|block| block.split_once("{opacity:"));
        let times = blocks.flat_map(|(times, opacity)| {
            let times = times.split(',').map(|time| time.trim_end_matches('%'));
            times.map(move |time| (hundredths(time), opacity == "1"))
        });
        let mut times: Vec<(u32, bool)> = times.collect();
        times.sort_unstable();
        (format!("k{number}"), times)
    });
    changes.collect()
}

fn hundredths(number: &str) -> u32 {
    let (whole, part) = number.split_once('.').unwrap_or((number, ""));
    format!("{whole}{part:0<2}").parse().expect("a number")
}

fn is_visible_at(node: Node, changes: &BTreeMap<String, Vec<(u32, bool)>>, time: u32) -> bool {
    node.ancestors().all(|node| {
        let classes = node.attribute("class").unwrap_or("").split(' ');
        let mut styles = classes.filter_map(|class| changes.get(class));
        styles.all(|changes| {
            let before = changes.iter().rfind(|(change, _)| *change <= time);
            before.expect("a beginning").1
        })
    })
}

#[test]
fn animation_of_running_game_hides_deck() {
    let settings = Settings::new(4, Expansion::None, Edition::Rulebook, Variants::NONE, false);
    let mut chance = Chance(9);
    let mut table = Table::shuffled(settings.expect("allowed"), &mut chance);
    for _ in 0..40 {
        assert!(table.play_random_move(&mut chance));
    }
    let svg = render_animation(&states(&table)).expect("it has begun");
    let document = Document::parse(&svg).expect("well-formed XML");
    assert_eq!(all(document.root_element(), "ranks").count(), 0);
    let mut known: Vec<String> = table.events.iter().copied().flat_map(dealt_dominoes).collect();
    known.sort();
    let drawn = |node: &Node| Some(node.attribute("id")?.strip_prefix("km-slot-")?.to_owned());
    let mut slots: Vec<String> = document.descendants().filter_map(|node| drawn(&node)).collect();
    slots.sort();
    assert_eq!(slots, known, "a line that was dealt, and no other");

    let first = &states(&table)[..1];
    assert!(
        render_animation(first).is_some_and(|svg| !svg.contains("opacity:0")),
        "a film of one frame"
    );
    assert_eq!(render_animation(&[GameState::new(table.setup)]), None);
    assert_eq!(render_animation(&[]), None);
}

fn dealt_dominoes(event: Event) -> Vec<String> {
    match event.fact {
        Fact::LineDealt { dominoes } => dominoes.iter().map(|domino| domino.to_string()).collect(),
        _ => Vec::new(),
    }
}

/// Asserts that the SVG contains no scripts and no external references.
fn assert_self_contained(svg: &str, root: Node) {
    for node in root.descendants().filter(Node::is_element) {
        let tag = node.tag_name().name();
        assert!(!["script", "foreignObject", "image", "a", "animate", "set"].contains(&tag));
        for attribute in node.attributes() {
            assert!(!attribute.name().starts_with("on") && attribute.name() != "style");
            let refers = attribute.name() == "href";
            let target = attribute.value().strip_prefix('#');
            assert!(!refers || target.is_some_and(|id| has_id(root, id)), "{attribute:?}");
        }
    }
    let style = root.descendants().find(|node| node.has_tag_name("style")).expect("styles");
    let css = style.text().expect("styles");
    assert!(css.starts_with("@media (prefers-reduced-motion:no-preference){"));
    assert!(!css.contains("url(") && !css.contains("@import"));
    for (opens, closes) in [('{', '}'), ('(', ')')] {
        assert_eq!(css.matches(opens).count(), css.matches(closes).count());
    }
    assert_eq!(svg.matches("http").count(), 1, "the namespace, and no address");
}

fn has_id(root: Node, id: &str) -> bool {
    root.descendants().any(|node| node.attribute("id") == Some(id))
}

fn all<'a, 'i>(root: Node<'a, 'i>, class: &str) -> impl Iterator<Item = Node<'a, 'i>> {
    root.descendants().filter(move |node| {
        node.attribute("class").is_some_and(|classes| classes.split(' ').any(|one| one == class))
    })
}

/// Returns whether a node is visible without animation.
fn is_visible_at_end(node: Node) -> bool {
    node.ancestors().all(|node| node.attribute("opacity") != Some("0"))
}

/// Counts the giants on visible squares by the titles of the squares.
fn count_giants(root: Node, is_seen: impl Fn(Node) -> bool) -> usize {
    let board = all(root, "placement").flat_map(|placement| placement.descendants());
    let squares = board.filter(|node| node.has_tag_name("use") && is_seen(*node));
    let names = squares.filter_map(|node| node.attribute("href"));
    let square = |name: &str| match name.split('-').collect::<Vec<_>>()[..] {
        [_, _, _, _, giants] => giants.parse::<usize>().ok(),
        _ => None,
    };
    names.filter_map(square).sum()
}
