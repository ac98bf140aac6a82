//! Images of games between house players, with the English texts.

use std::collections::BTreeSet;

use kingdomino::shuffle::Shuffle;
use kingdomino::{
    Deck, Direction, Edition, Expansion, Expected, GameState, HousePlayer, Quest, Settings, Square,
    Terrain, Variants, begin, decide, evolve, house_move,
};
use kingdomino_render::{
    English, ImageFormat, Names, Scene, Spot, Subject, Width, Words, animation_svg, choices_svg,
    domino_svg, kingdom_png, kingdom_svg, kingdom_text, symbols, table_alt, table_png, table_svg,
    table_text,
};
use roxmltree::{Document, Node};

fn settings() -> Settings {
    Settings::new(3, Expansion::AgeOfGiants, Edition::Rulebook, Variants::NONE, false)
        .expect("allowed")
}

fn shuffle() -> Shuffle {
    Shuffle::new([7; 16], &[42; 32], &[])
}

fn deck() -> Deck {
    shuffle().deck(Expansion::AgeOfGiants).expect("a deck")
}

/// Returns the states of a game: after the first deal, and after each move.
fn game(deck: &Deck) -> Vec<GameState> {
    let mut state = GameState::new(shuffle().setup(settings()).expect("a setup"));
    begin(&state, deck).iter().for_each(|event| evolve(&mut state, event));
    let mut states = vec![state];
    while let Some(awaiting) = state.awaiting() {
        let command = house_move(&state, HousePlayer::Random, 1).expect("a move");
        let events = decide(&state, deck, awaiting.seat, command).expect("a legal move");
        events.iter().for_each(|event| evolve(&mut state, event));
        states.push(state);
    }
    states
}

fn scene<'a>(state: &'a GameState, names: &'a Names) -> Scene<'a> {
    Scene { state, names, words: &English }
}

/// Returns the texts of an SVG.
fn texts(svg: &str) -> Vec<String> {
    let document = Document::parse(svg).expect("well-formed XML");
    let texts = document.descendants().filter(|node| node.has_tag_name("text"));
    texts.filter_map(|node| node.text().map(str::to_owned)).collect()
}

#[test]
fn image_is_well_formed_at_every_step() {
    let names = Names::new(["Ada", "Bo", "Cy"]);
    for state in game(&deck()) {
        let scene = scene(&state, &names);
        let svg = table_svg(scene);
        let document = Document::parse(&svg).expect("well-formed XML");
        let root = document.root_element();
        let desc = root.children().find(|node| node.has_tag_name("desc"));
        assert_eq!(desc.and_then(|desc| desc.text()), Some(&*table_alt(scene)));
        assert_eq!(root.attribute("lang"), Some("en"));
        assert_eq!(Subject::Table.svg(scene), svg);
        for seat in settings().seats() {
            let svg = kingdom_svg(scene, seat);
            let document = Document::parse(&svg).expect("well-formed XML");
            let is_placed = |node: &Node| {
                node.attribute("class").is_some_and(|class| class.starts_with("square "))
            };
            let drawn = document.descendants().filter(is_placed).count();
            assert_eq!(drawn, state.kingdom(seat).squares().count());
            assert!(kingdom_text(scene, seat).contains("##"), "the castle");
        }
    }
}

#[test]
fn image_contains_each_used_drawing_once() {
    let names = Names::new(["Ada", "Bo", "Cy"]);
    let states = game(&deck());
    let (first, last) = (&states[0], states.last().expect("an end"));
    let animation = animation_svg(&states, &names, &English).expect("it has begun");
    for svg in [table_svg(scene(first, &names)), table_svg(scene(last, &names)), animation] {
        let document = Document::parse(&svg).expect("well-formed XML");
        let nodes = || document.descendants();
        let ids: Vec<&str> = nodes().filter_map(|node| node.attribute("id")).collect();
        let distinct: BTreeSet<&str> = ids.iter().copied().collect();
        assert_eq!(ids.len(), distinct.len(), "{ids:?}");
        let used = nodes().filter_map(|node| node.attribute("href")?.strip_prefix('#'));
        assert_eq!(used.collect::<BTreeSet<&str>>(), distinct);
    }
}

/// Different dominoes may have different drawings of a terrain, but a domino is drawn the same in
/// every position.
#[test]
fn domino_looks_equal_in_line_and_kingdom() {
    let names = Names::new(["Ada", "Bo", "Cy"]);
    let grounds = |node: Node| -> Vec<String> {
        let used = node.descendants().filter_map(|node| node.attribute("href"));
        used.filter(|href| href.ends_with("-a") || href.ends_with("-b"))
            .map(str::to_owned)
            .collect()
    };
    let states = game(&deck());
    let mut appearances = BTreeSet::new();
    for state in states.iter().filter(|state| !state.is_finished()) {
        let svg = table_svg(scene(state, &names));
        let document = Document::parse(&svg).expect("well-formed XML");
        let slots = document.descendants().filter(|node| {
            node.attribute("class").is_some_and(|class| class.split(' ').any(|one| one == "slot"))
        });
        let dominoes = state.current_line().slots().chain(state.next_line().slots());
        for (slot, node) in dominoes.zip(slots) {
            appearances.insert((slot.domino, grounds(node)));
        }
    }
    let dominoes: BTreeSet<_> = appearances.iter().map(|(domino, _)| *domino).collect();
    assert_eq!(appearances.len(), dominoes.len(), "one look each");
    let last = states.last().expect("an end");
    let seat = settings().seats().next().expect("a seat");
    let svg = kingdom_svg(scene(last, &names), seat);
    let document = Document::parse(&svg).expect("well-formed XML");
    let look =
        |domino| appearances.iter().find(|(of, _)| *of == domino).map(|(_, look)| look.clone());
    let placed = last.kingdom(seat).placed().filter_map(|(id, _)| look(id)).flatten();
    let placed: Vec<String> = placed.collect();
    assert!(placed.len() > 10);
    assert_eq!(grounds(document.root_element()), placed);
}

#[test]
fn undealt_dominoes_are_not_visible() {
    let deck = deck();
    let known = usize::from(2 * settings().line_length());
    let mut order = deck.order().to_vec();
    order[known..].reverse();
    let (one, other) = (game(&deck), game(&Deck::new(&order).expect("every domino once")));
    let names = Names::new(["Ada", "Bo", "Cy"]);
    let is_known = |state: &&GameState| usize::from(state.drawn()) <= known;
    let until = one.iter().take_while(is_known).count();
    assert!(until > 3);
    let pictures = |state| {
        let scene = scene(state, &names);
        let png = table_png(scene, Width::new(Width::MIN).expect("a width")).expect("a PNG");
        (table_svg(scene), table_text(scene), png)
    };
    for (one, other) in one.iter().zip(&other).take(until) {
        assert_eq!(table_svg(scene(one, &names)), table_svg(scene(other, &names)));
    }
    assert!(pictures(&one[until - 1]) == pictures(&other[until - 1]));
    assert!(pictures(&one[until]) != pictures(&other[until]));
    let animation =
        |states: &[GameState]| animation_svg(states, &names, &English).expect("an animation");
    assert_eq!(animation(&one[..until]), animation(&other[..until]));
}

#[test]
fn name_is_escaped() {
    let state = game(&deck())[0];
    let names = Names::new(["<b>&\"'", "שרה", "\u{202e}]]>\n"]);
    let scene = scene(&state, &names);
    let svg = table_svg(scene);
    assert!(svg.contains("&lt;b&gt;&amp;&quot;&#39;") && !svg.contains("<b>"));
    let texts = texts(&svg);
    for drawn in ["<b>&\"'", "\u{2068}שרה\u{2069}", "]]>"] {
        assert!(texts.iter().any(|text| text == drawn), "{drawn}");
    }
    for told in [table_alt(scene), table_text(scene)] {
        assert!(told.contains("\u{2068}שרה\u{2069}") && !told.contains('\u{202e}'), "{told}");
    }
}

#[test]
fn png_has_requested_width() {
    let state = *game(&deck()).last().expect("an end");
    let names = Names::new(["Ada", "Bo", "Cy"]);
    let (scene, seat) = (scene(&state, &names), settings().seats().next().expect("a seat"));
    let width = Width::new(400).expect("a width");
    for png in [table_png(scene, width), kingdom_png(scene, seat, width)] {
        let png = png.expect("a PNG");
        assert_eq!(png[..8], *b"\x89PNG\r\n\x1a\n");
        assert_eq!(png[16..20], width.pixels().to_be_bytes());
    }
    assert_eq!([Width::MIN - 1, Width::MAX + 1].map(Width::new), [None, None]);
    assert_eq!(
        [ImageFormat::Svg, ImageFormat::Png, ImageFormat::Text].map(ImageFormat::extension),
        ["svg", "png", "txt"]
    );
}

/// Every state changes the image, so each has its own start time.
#[test]
fn animation_has_all_states() {
    let states = game(&deck());
    let names = Names::new(["Ada", "Bo", "Cy"]);
    let svg = animation_svg(&states, &names, &English).expect("it has begun");
    let document = Document::parse(&svg).expect("well-formed XML");
    let style = document.descendants().find(|node| node.has_tag_name("style")).expect("styles");
    let lines = style.text().expect("styles").lines();
    let keyframes = lines.filter_map(|line| line.strip_prefix("@keyframes k")?.split_once('{'));
    let blocks = keyframes.flat_map(|(_, blocks)| blocks.split('}'));
    let times = blocks.filter_map(|block| block.split_once("{opacity:"));
    let times: BTreeSet<&str> = times.flat_map(|(times, _)| times.split(',')).collect();
    assert_eq!(times.len(), states.len());
    assert_eq!(animation_svg(&[], &names, &English), None);
}

#[test]
fn english_pluralizes_and_lists() {
    let square = |crowns| English.square(Square { terrain: Terrain::Mine, crowns });
    assert_eq!([0, 1, 2].map(square), ["mine", "mine with 1 crown", "mine with 2 crowns"]);
    assert_eq!([0, 1, 2].map(|points| English.points(points)), ["0 points", "1 point", "2 points"]);
    assert_eq!([1, 2].map(|giants| English.giants(giants)), ["1 giant", "2 giants"]);
    let won = |names: &[&str]| English.won(&names.iter().map(|&n| n.into()).collect::<Vec<_>>(), 9);
    assert_eq!(won(&["Ada"]), "Ada won with 9 points.");
    assert_eq!(won(&["Ada", "Bo", "Cy"]), "Ada, Bo and Cy tie for first place with 9 points.");
    let goals = Quest::ALL.map(|quest| English.quest(quest) + &English.goal(quest.goal(), 5));
    assert_eq!(BTreeSet::from(goals).len(), Quest::ALL.len());
    let letters = Terrain::ALL.map(|terrain| English.letter(terrain).to_ascii_lowercase());
    assert!(letters.into_iter().zip(Terrain::ALL).all(|(c, t)| t.to_string().starts_with(c)));
}

#[test]
fn spots_link_to_their_targets() {
    let names = Names::new(["Ada", "Bo", "Cy"]);
    let mut drawn = 0;
    for state in game(&deck()) {
        let Some(awaiting) = state.awaiting() else { continue };
        let Expected::Place(domino) = awaiting.expected else { continue };
        let placements = state.kingdom(awaiting.seat).placements(domino.domino());
        let east = placements.filter(|placement| placement.direction == Direction::East);
        let spots: Vec<Spot> = east
            .zip(1..)
            .map(|(placement, number)| Spot {
                cell: placement.cell,
                direction: Some(placement.direction),
                number,
                href: Some(format!("/play/{number}?a=\"<&")),
                alt: format!("spot {number}"),
            })
            .collect();
        let svg = choices_svg(scene(&state, &names), awaiting.seat, &spots, &[]);
        let document = Document::parse(&svg).expect("well-formed XML");
        let links = document.descendants().filter(|node| node.has_tag_name("a"));
        let links: Vec<&str> = links.filter_map(|link| link.attribute("href")).collect();
        assert_eq!(links.len(), spots.len());
        assert!(links.iter().zip(1..).all(|(link, at)| *link == format!("/play/{at}?a=\"<&")));
        // The view can be larger than the frame of the table image.
        let view = document.root_element().attribute("viewBox").expect("a box");
        let view: Vec<u32> = view.split(' ').map(|side| side.parse().expect("a side")).collect();
        assert!(view[2] <= 9 * 40 + 8 && view[3] <= 9 * 40 + 8, "{view:?}");
        drawn += spots.len();
    }
    assert!(drawn > 50, "{drawn}");
}

#[test]
fn domino_uses_shared_symbols() {
    let state = game(&deck())[0];
    let domino = state.next_line().slots().next().expect("a domino").domino;
    for (direction, view) in [
        (Direction::East, "0 0 80 40"),
        (Direction::West, "0 0 80 40"),
        (Direction::South, "0 0 40 80"),
        (Direction::North, "0 0 40 80"),
    ] {
        let svg = domino_svg(&English, domino, direction);
        let drawn = Document::parse(&svg).expect("well-formed XML");
        assert_eq!(drawn.root_element().attribute("viewBox"), Some(view));
        let symbols = symbols();
        let used = drawn.descendants().filter_map(|node| node.attribute("href"));
        for symbol in used {
            let id = format!("id=\"{}\"", symbol.trim_start_matches('#'));
            assert!(symbols.contains(&id), "{id}");
        }
    }
}
