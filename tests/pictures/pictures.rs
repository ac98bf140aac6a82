//! Images of whole games. The elements of an image are counted and compared with the state.

use kingdomino::{
    Command, Deck, Direction, DominoId, DominoKind, Edition, Expansion, FirstPicks, GameState,
    Quest, Quests, Seat, Settings, Setup, Slot, Terrain, Variant, Variants, draw, ranking,
};
use kingdomino_render::{
    Names, Scene, Width, Words, kingdom_alt, kingdom_png, kingdom_svg, kingdom_text, table_alt,
    table_png, table_svg, table_text,
};
use roxmltree::{Document, Node};

use crate::chance::Chance;
use crate::table::{Table, all_settings, domino, seat};
use kingdomail::i18n::Language;

const NAMES: [&str; 5] = ["Ada", "שרה לוי", "Νίκος Καζαντζάκης", "Łukasz Żółć", "Дарья 7"];

#[test]
fn image_shows_table_at_every_step() {
    for settings in all_settings().filter(|settings| settings.edition() == Edition::Rulebook) {
        let mut chance = Chance(u64::from(settings.players()));
        let mut table = Table::shuffled(settings, &mut chance);
        // Draw each step of the settings that differ most, and a few steps of all others.
        let all = !settings.auto_play_forced() && settings.variants().bits().is_multiple_of(4);
        for step in 0.. {
            if all || step % 25 == 0 || table.state.is_finished() {
                assert_shown(&table.state);
            }
            if !table.play_random_move(&mut chance) {
                break;
            }
        }
    }
}

fn assert_shown(state: &GameState) {
    let names = Names::new(NAMES);
    let svg = table_svg(scene(state, &names));
    let document = Document::parse(&svg).expect("well-formed XML");
    let root = document.root_element();
    assert_eq!(root.attribute("role"), Some("img"));
    assert_eq!(text_of(root, "desc"), table_alt(scene(state, &names)));
    for seat in state.settings().seats() {
        let kingdom = only_node(root, &format!("kingdom seat-{}", seat.number() + 1));
        assert_kingdom_shown(state, seat, kingdom);
    }
    let slots: Vec<Slot> = state.current_line().slots().chain(state.next_line().slots()).collect();
    let drawn: Vec<Node> = root.descendants().filter(|node| has_class(*node, "slot")).collect();
    if state.is_finished() {
        assert_eq!(count(root, "rank"), ranking(state).len());
    } else {
        assert_eq!(drawn.len(), slots.len());
        for (slot, drawn) in slots.iter().zip(drawn) {
            let squares = slot.domino.domino();
            assert_eq!(text_of(drawn, "text"), slot.domino.to_string());
            assert_eq!(count(drawn, "crown"), usize::from(squares.crowns()));
            let king =
                slot.king.map_or("free".into(), |seat| format!("seat-{}", seat.number() + 1));
            assert_eq!(count(drawn, &king), 1);
        }
        assert_eq!(count(root, "next"), usize::from(state.round() > 0));
    }
    let variants = state.settings().variants().iter();
    let quests = state.quests().as_slice().len();
    let scored = variants.filter(|variant| *variant != Variant::MightyDuel).count();
    assert_eq!(count(root, "quest"), quests + scored);
}

fn assert_kingdom_shown(state: &GameState, seat: Seat, drawn: Node) {
    let kingdom = state.kingdom(seat);
    for terrain in Terrain::ALL {
        let squares = kingdom.cells_of(terrain).count() as usize;
        assert_eq!(count(drawn, &terrain.to_string()), squares, "{}", draw(kingdom));
        let initial = terrain.to_string()[..1].to_uppercase();
        let letters = drawn.descendants().filter(|node| has_class(*node, "letter"));
        assert_eq!(letters.filter(|node| node.text() == Some(&*initial)).count(), squares);
    }
    let crowns: u8 = kingdom.squares().map(|(_, square, _)| square.crowns).sum();
    let giants = kingdom.giants().count();
    assert_eq!(count(drawn, "crown"), usize::from(crowns));
    assert_eq!(count(drawn, "covered"), giants);
    assert_eq!(count(drawn, "giant"), giants);
    assert_eq!(count(drawn, "castle"), 1);
    let frame = usize::from(kingdom.frame());
    assert_eq!(count(drawn, "free"), frame * frame - 1 - kingdom.squares().count());
}

#[test]
fn any_name_is_drawn_as_short_text() {
    let state = finished_state(5, Expansion::AgeOfGiants, Variants::NONE);
    let names = Names::new([
        "<script>alert('&')</script>",
        "]]>\0\u{1b}[31m\n",
        &"﷽".repeat(99),
        "\u{202e}👩‍👩‍👧王",
        "&amp;",
    ]);
    let scene = scene(&state, &names);
    for svg in
        state.settings().seats().map(|seat| kingdom_svg(scene, seat)).chain([table_svg(scene)])
    {
        let document = Document::parse(&svg).expect("well-formed XML");
        let elements = document.descendants().filter(Node::is_element);
        let known = ["svg", "title", "desc", "defs", "g", "rect", "path", "circle", "text", "use"];
        elements.for_each(|node| assert!(known.contains(&node.tag_name().name()), "{node:?}"));
        let texts = document.descendants().filter(|node| node.has_tag_name("text"));
        texts.filter_map(|node| node.text()).for_each(|text| {
            assert!(text.chars().count() < 100 && !text.contains(char::is_control), "{text:?}");
        });
        assert!(!svg.contains("http://www.w3.org/1999") && !svg.contains('\u{202e}'));
    }
    let text = table_text(scene);
    assert!(!text.contains(['\0', '\u{1b}', '\u{202e}']));
    table_png(scene, Width::DEFAULT).expect("a PNG");
}

/// A letter without a glyph in the fonts is drawn as a box.
#[test]
fn letters_of_many_alphabets_are_drawn() {
    let state = finished_state(2, Expansion::None, Variants::NONE);
    let png = |name: &str| {
        let names = Names::new([name]);
        kingdom_png(scene(&state, &names), seat(0), Width::new(320).expect("a width"))
            .expect("a PNG")
    };
    let boxes = png("王");
    assert_eq!(boxes, png("小"));
    for letter in ["é", "Ł", "ż", "Ω", "ώ", "Ж", "ї", "ש", "ם", "ع", "ა", "Ա", "Ş", "ễ"]
    {
        assert_ne!(png(letter), boxes, "{letter}");
    }
}

#[test]
fn png_has_requested_width_and_bounded_height() {
    assert_eq!(Width::new(319), None);
    assert_eq!(Width::new(2049), None);
    let duel = Variants::from_iter([Variant::MightyDuel]);
    let tables = [
        finished_state(4, Expansion::AgeOfGiants, Variants::NONE),
        finished_state(5, Expansion::AgeOfGiants, Variants::NONE),
        finished_state(2, Expansion::None, duel),
    ];
    for state in tables {
        let names = Names::new(NAMES);
        let scene = scene(&state, &names);
        let width = Width::new(400).expect("a width");
        for png in [table_png(scene, width), kingdom_png(scene, seat(1), width)] {
            let png = png.expect("a PNG");
            assert_eq!(png[..8], *b"\x89PNG\r\n\x1a\n");
            let number = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().expect("four"));
            assert_eq!(number(16), 400);
            assert!(number(20) <= 800, "{}", number(20));
        }
    }
}

#[test]
fn game_renders_as_plain_text() {
    let variants = [Variant::MiddleKingdom, Variant::Harmony].into_iter().collect();
    let settings = Settings::new(2, Expansion::None, Edition::Rulebook, variants, false);
    let kings = FirstPicks::new(&[seat(0), seat(1), seat(1), seat(0)]).expect("four kings");
    let setup = Setup { settings: settings.expect("allowed"), kings, quests: Quests::NONE };
    let order: Vec<DominoId> = (17..=48).chain(1..=16).map(domino).collect();
    let mut table = Table::new(setup, Deck::new(&order).expect("every domino once"));
    for (number, owner) in [(17, 0), (20, 1), (18, 1), (19, 0)] {
        table.play(seat(owner), Command::Pick { domino: domino(number) });
    }
    let place =
        |number, x, y, direction| Command::Place { domino: domino(number), x, y, direction };
    table.play(seat(0), place(17, 1, 0, Direction::East));
    table.play(seat(0), Command::Pick { domino: domino(24) });
    table.play(seat(1), place(18, 0, 1, Direction::West));

    let names = Names::new(["Ada", "Νίκος"]);
    let scene = scene(&table.state, &names);
    let drawn = "\
Round 1 of 6. It is Νίκος's turn to pick a domino.

This round:
17: forest, lake: Ada (done)
18: forest, pasture: Νίκος (done)
19: wheat with 1 crown, forest: Ada
20: wheat with 1 crown, lake: Νίκος

Next round:
21: wheat with 1 crown, pasture: available
22: wheat with 1 crown, swamp: available
23: wheat with 1 crown, mine: available
24: forest with 1 crown, wheat: Ada
16 dominoes left.

Middle Kingdom: 10 points for the castle in the centre.
Harmony: 5 points if no dominoes are discarded.

Ada: 0 points, +5 pending, 3 × 1 (maximum 5 × 5).
  Harmony: 5 pending
        0  1  2
     0 ## F  L

Νίκος: 0 points, +5 pending, 2 × 2 (maximum 5 × 5).
  Harmony: 5 pending
       -1  0
     0  . ##
     1 P  F

W wheat, F forest, L lake, P pasture, S swamp, M mine. Digits are crowns, a lower-case letter marks a giant, and ## is the castle.
";
    assert_eq!(table_text(scene), drawn);
    let kingdom = kingdom_text(scene, seat(1));
    let begins = "Νίκος: 0 points, +5 pending, 2 × 2 (maximum 5 × 5).\n  Harmony: 5 pending\n       -1  0\n     0  . ##\n     1 P  F\n";
    assert!(kingdom.starts_with(begins), "{kingdom}");
    assert_eq!(
        kingdom_alt(scene, seat(0)),
        "The kingdom of Ada: 0 points, +5 pending, 3 × 1 (maximum 5 × 5). Harmony: 5 pending."
    );
    assert_eq!(
        table_alt(scene),
        "Round 1 of 6. It is Νίκος's turn to pick a domino. This round: 17 forest, lake (Ada); \
         18 forest, pasture (Νίκος); 19 wheat with 1 crown, forest (Ada); 20 wheat with 1 crown, lake (Νίκος). \
         Next round: 21 wheat with 1 crown, pasture (available); 22 wheat with 1 crown, swamp (available); \
         23 wheat with 1 crown, mine (available); 24 forest with 1 crown, wheat (Ada). Ada: 0 points, +5 pending; \
         Νίκος: 0 points, +5 pending."
    );
}

/// The base direction of SVG text is left to right. Without an explicit direction, a Hebrew line
/// has its numbers and its full stop on the wrong side, even if it begins with a name in another
/// script.
#[test]
fn right_to_left_text_sets_direction() {
    let state = finished_state(2, Expansion::None, Variants::NONE);
    let names = Names::new(["Ada", "Νίκος"]);
    let svg = table_svg(Scene { state: &state, names: &names, words: &Language::Hebrew });
    let document = Document::parse(&svg).expect("well-formed XML");
    // The letter on a square has no direction.
    let texts = document
        .descendants()
        .filter(|node| node.has_tag_name("text") && !has_class(*node, "letter"));
    let hebrew = |text: &&str| text.chars().any(|c| ('א'..='ת').contains(&c));
    let hebrew: Vec<&str> = texts.filter_map(|node| node.text()).filter(hebrew).collect();
    assert!(hebrew.len() > 10, "{hebrew:?}");
    for text in hebrew {
        assert!(text.starts_with('\u{2067}') && text.ends_with('\u{2069}'), "{text:?}");
    }
}

/// In right-to-left languages the layout is mirrored, but not the texts and the boards.
#[test]
fn hebrew_image_mirrors_all_but_boards() {
    let mut table = Table::shuffled(giants(3), &mut Chance(2));
    (0..30).for_each(|number| assert!(table.play_random_move(&mut Chance(number))));
    let names = Names::new(["Ada", "Νίκος", "שרה"]);
    for language in Language::ALL {
        let scene = Scene { state: &table.state, names: &names, words: &language };
        for svg in [table_svg(scene), kingdom_svg(scene, seat(0))] {
            let document = Document::parse(&svg).expect("well-formed XML");
            let is_mirror = |node: &Node| {
                node.attribute("transform").is_some_and(|turned| turned.starts_with("matrix(-1 "))
            };
            let body = document.descendants().filter(|node| !within_defs(*node));
            let mirrors = body.clone().filter(is_mirror).count();
            assert_eq!(mirrors > 10, language == Language::Hebrew, "{language:?}");
            for drawn in body.filter(|node| ["text", "use"].contains(&node.tag_name().name())) {
                let turned = drawn.ancestors().filter(is_mirror).count();
                let is_the_back = drawn.attribute("href") == Some("#km-back");
                assert!(turned.is_multiple_of(2) || is_the_back, "{drawn:?}");
            }
        }
    }
}

fn within_defs(node: Node) -> bool {
    node.ancestors().any(|around| around.has_tag_name("defs"))
}

/// Board rows begin at the left in all languages. Hebrew has no lower-case letters to mark giants.
#[test]
fn plain_hebrew_kingdom_keeps_row_order() {
    let mut chance = Chance(2);
    let mut table = Table::shuffled(giants(3), &mut chance);
    let names = Names::new(["Ada", "Νίκος", "שרה"]);
    let mut trodden = 0;
    while table.play_random_move(&mut chance) {
        let scene = Scene { state: &table.state, names: &names, words: &Language::Hebrew };
        for seat in table.state.settings().seats() {
            let kingdom = table.state.kingdom(seat);
            let text = kingdom_text(scene, seat);
            let rows = text.lines().filter_map(|line| line.trim().strip_prefix('\u{202d}'));
            let rows: Vec<&str> = rows.map(|row| row.trim_end_matches('\u{202c}')).collect();
            let axis = 1;
            assert_eq!(rows.len(), axis + usize::from(kingdom.extent().height()));
            let rows = rows.concat();
            assert!(!rows.contains(' ') && !rows.contains(|c: char| c.is_ascii_alphabetic()));
            let giants =
                kingdom.squares().filter(|(cell, ..)| kingdom.giants().any(|at| at == *cell));
            let giants = giants.count();
            assert_eq!(rows.matches('*').count(), giants, "{text}");
            trodden += giants;
        }
    }
    assert!(trodden > 0);
}

fn giants(players: u8) -> Settings {
    Settings::new(players, Expansion::AgeOfGiants, Edition::Rulebook, Variants::NONE, true)
        .expect("allowed")
}

/// Middle Kingdom and Harmony are fulfilled before the first placement, and the next domino may
/// break them.
#[test]
fn revocable_bonus_scores_only_at_end() {
    let variants: Variants = [Variant::MiddleKingdom, Variant::Harmony].into_iter().collect();
    let settings = Settings::new(2, Expansion::None, Edition::Rulebook, variants, true);
    let mut chance = Chance(4);
    let mut table = Table::shuffled(settings.expect("allowed"), &mut chance);
    let names = Names::new(["Ada", "Νίκος"]);
    for language in Language::ALL {
        let scene = Scene { state: &table.state, names: &names, words: &language };
        let none = language.points(0);
        for told in [table_alt(scene), kingdom_alt(scene, seat(0)), kingdom_text(scene, seat(0))] {
            assert!(told.contains(&none) && told.contains(&language.pending_points(15)), "{told}");
            assert!(!told.contains(&language.points(15)), "{told}");
        }
        let svg = table_svg(scene);
        let document = Document::parse(&svg).expect("well-formed XML");
        let notes = document.descendants().filter(|node| has_class(*node, "note"));
        let notes: Vec<&str> = notes.filter_map(|note| note.text()).collect();
        // A right-to-left line is enclosed in direction marks.
        let plain = |note: &&str| note.trim_matches(['\u{2067}', '\u{2069}']).to_owned();
        let notes: Vec<String> = notes.iter().map(plain).collect();
        assert!(notes.contains(&none), "{notes:?}");
        for (quest, points) in [(Quest::MiddleKingdom, 10), (Quest::Harmony, 5)] {
            let pending = language.pending(quest, points);
            assert!(notes.iter().any(|note| note.contains(&pending)), "{pending} in {notes:?}");
        }
    }
    while table.play_random_move(&mut chance) {}
    let scene = scene(&table.state, &names);
    for standing in ranking(&table.state) {
        let points = Language::English.points(standing.tally.points);
        assert!(kingdom_alt(scene, standing.seat).contains(&points));
    }
    assert!(!table_text(scene).contains("pending"));
}

#[test]
fn giants_and_footprints_have_text_alternatives() {
    let settings =
        Settings::new(3, Expansion::AgeOfGiants, Edition::Rulebook, Variants::NONE, true);
    let mut chance = Chance(2);
    let mut table = Table::shuffled(settings.expect("allowed"), &mut chance);
    let names = Names::new(["Ada", "Νίκος", "שרה"]);
    let (mut giants, mut footprints) = (0, 0);
    loop {
        let state = table.state;
        let scene = scene(&state, &names);
        let on_offer = state.next_line().slots().map(|slot| slot.domino.kind());
        let (alt, text) = (table_alt(scene), table_text(scene));
        for kind in on_offer.filter(|_| !state.is_finished()) {
            if let Some(told) = Language::English.domino_effect(kind) {
                assert!(alt.contains(&told) && text.contains(&told), "{alt}\n{text}");
                giants += usize::from(kind == DominoKind::Giant);
                footprints += usize::from(kind == DominoKind::Footprint);
            }
        }
        let in_kingdoms = state.settings().seats().map(|seat| state.kingdom(seat).giants().count());
        for count in in_kingdoms.filter(|count| *count > 0) {
            assert!(alt.contains(&Language::English.giants(count)), "{alt}");
        }
        // Picking requires the dominoes on the lines, and sending a giant requires the covered
        // crowns.
        let lines = [state.current_line(), state.next_line()];
        for slot in
            lines.into_iter().flat_map(kingdomino::Line::slots).filter(|_| state.round() > 0)
        {
            let squares = slot.domino.domino();
            let squares = [squares.first, squares.second].map(|it| Language::English.square(it));
            let told = format!("{} {}", slot.domino, squares.join(", "));
            assert!(alt.contains(&told) || state.is_finished(), "{told} in {alt}");
        }
        for seat in state.settings().seats() {
            let kingdom = state.kingdom(seat);
            for cell in kingdom.giants() {
                let mut squares = kingdom.squares().filter(|(at, ..)| *at == cell);
                let (_, square, _) = squares.next().expect("a square");
                assert!(alt.contains(&Language::English.square(square)), "{alt}");
            }
        }
        if !table.play_random_move(&mut chance) {
            break;
        }
    }
    assert!(giants > 0 && footprints > 0);
}

/// The narrowest kingdoms are those of three or five players, with pending points and discarded
/// dominoes.
#[test]
fn only_names_are_truncated() {
    let names = Names::new(["Ada", "Bo", "Ed", "Li", "Mo"]);
    let both = Variants::from(vec![Variant::MiddleKingdom, Variant::Harmony]);
    for (players, expansion, variants) in [
        (2, Expansion::None, both),
        (3, Expansion::None, both),
        (4, Expansion::None, Variants::NONE),
        (3, Expansion::AgeOfGiants, Variants::NONE),
        (5, Expansion::AgeOfGiants, Variants::NONE),
    ] {
        let settings = Settings::new(players, expansion, Edition::Rulebook, variants, true);
        let mut chance = Chance(4);
        let mut table = Table::shuffled(settings.expect("allowed"), &mut chance);
        for step in 0.. {
            let shown = step % 5 == 0 || table.state.is_finished();
            for language in Language::ALL.into_iter().filter(|_| shown) {
                let scene = Scene { state: &table.state, names: &names, words: &language };
                let svg = table_svg(scene);
                let document = Document::parse(&svg).expect("well-formed XML");
                let texts = document.descendants().filter(|node| node.has_tag_name("text"));
                let cut = texts.filter_map(|node| node.text()).find(|text| text.contains('…'));
                assert_eq!(cut, None, "{language:?}, {players} players");
            }
            if !table.play_random_move(&mut chance) {
                break;
            }
        }
    }
}

fn finished_state(players: u8, expansion: Expansion, variants: Variants) -> GameState {
    let settings = Settings::new(players, expansion, Edition::Rulebook, variants, true);
    let mut chance = Chance(1);
    let mut table = Table::shuffled(settings.expect("allowed"), &mut chance);
    while table.play_random_move(&mut chance) {}
    table.state
}

fn scene<'a>(state: &'a GameState, names: &'a Names) -> Scene<'a> {
    Scene { state, names, words: &Language::English }
}

fn count(node: Node, class: &str) -> usize {
    node.descendants().filter(|node| has_class(*node, class)).count()
}

fn has_class(node: Node, class: &str) -> bool {
    node.attribute("class").is_some_and(|classes| classes.split(' ').any(|one| one == class))
}

fn only_node<'a, 'i>(node: Node<'a, 'i>, classes: &str) -> Node<'a, 'i> {
    node.descendants().find(|node| node.attribute("class") == Some(classes)).expect("it is drawn")
}

/// Returns the text of the first element with this tag.
fn text_of(node: Node, tag: &str) -> String {
    let found = node.descendants().find(|node| node.has_tag_name(tag)).expect("it is drawn");
    found.text().unwrap_or_default().to_owned()
}
