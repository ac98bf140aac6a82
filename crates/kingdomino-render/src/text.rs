use kingdomino::{Kingdom, Seat, Slot, Terrain, draw, ranking};

use crate::lines::{Row, current_rows, first_picks, next_rows};
use crate::markup::TextDirection;
use crate::report::{entries, headline_text, points, quests, remarks};
use crate::{Scene, Words};

/// Returns the table as plain text: sentences, followed by drawings of the kingdoms.
pub fn table_text(scene: Scene) -> String {
    let Scene { state, names, words } = scene;
    let round = words.round(state.round(), state.settings().rounds());
    let mut text = format!("{round}. {}\n", headline_text(scene, |seat| names.within_text(seat)));
    if state.is_finished() {
        text += &format!("\n{}:\n", words.ranking());
        for standing in ranking(state) {
            let name = names.within_text(standing.seat);
            let points = words.points(standing.tally.points);
            text +=
                &format!("{}. {name}: {points}, {}\n", standing.rank, words.ties(standing.tally));
        }
    } else {
        text += &lines(scene);
    }
    for (at, quest) in quests(state).into_iter().enumerate() {
        let goal = words.goal(quest.goal(), quest.points_per_goal());
        let break_before = if at == 0 { "\n" } else { "" };
        text += &format!("{break_before}{}: {goal}.\n", words.quest(quest));
    }
    for seat in state.settings().seats() {
        text += &format!("\n{}", kingdom(scene, seat));
    }
    text + &format!("\n{}\n", words.key())
}

/// Returns the kingdom of `seat`, which must be a seat of the game, as plain text.
pub fn kingdom_text(scene: Scene, seat: Seat) -> String {
    format!("{}\n{}\n", kingdom(scene, seat), scene.words.key())
}

fn lines(scene: Scene) -> String {
    let Scene { state, names, words } = scene;
    let mut text = String::new();
    if state.round() == 0 {
        let picks = first_picks(scene).into_iter().map(|(seat, picked)| {
            let done = if picked { format!(" ({})", words.done()) } else { String::new() };
            names.within_text(seat) + &done
        });
        text +=
            &format!("\n{}: {}.\n", words.first_pick_order(), picks.collect::<Vec<_>>().join(", "));
    } else {
        text += &line(scene, &words.to_place(), &current_rows(scene));
    }
    if state.next_line().is_empty() {
        return text + &format!("\n{}\n", words.nothing_to_pick());
    }
    text + &line(scene, &words.to_pick(), &next_rows(scene))
        + &format!("{}.\n", words.undrawn(state.undrawn()))
}

fn line(scene: Scene, heading: &str, rows: &[Row]) -> String {
    let Scene { names, words, .. } = scene;
    let mut text = format!("\n{heading}:\n");
    for Row { slot: Slot { domino, king }, done, .. } in rows {
        let squares = domino.domino();
        let king_owner = king.map_or_else(|| words.free(), |seat| names.within_text(seat));
        let done = if *done { format!(" ({})", words.done()) } else { String::new() };
        text += &format!(
            "{domino:>2}: {}, {}{}: {king_owner}{done}\n",
            words.square(squares.first),
            words.square(squares.second),
            words.domino_effect(domino.kind()).map_or(String::new(), |more| format!(", {more}"))
        );
    }
    text
}

fn kingdom(scene: Scene, seat: Seat) -> String {
    let Scene { state, names, words } = scene;
    let kingdom = state.kingdom(seat);
    let extent = kingdom.extent();
    let size = words.extent(extent.width(), extent.height(), kingdom.frame());
    let mut facts = points(scene, seat);
    facts.push(size);
    facts.extend(remarks(scene, seat));
    let mut text = format!("{}: {}.\n", names.within_text(seat), facts.join(", "));
    for entry in entries(scene, seat).all() {
        text += &format!("  {entry}\n");
    }
    for row in draw_lettered(words, kingdom).lines() {
        text += &format!("    {}\n", row.trim_end());
    }
    text
}

/// Draws a kingdom with the letters of the language, the x coordinates above and the y coordinates
/// next to the rows. Boards are not mirrored: rows read from left to right in every language.
fn draw_lettered(words: &dyn Words, kingdom: &Kingdom) -> String {
    let extent = kingdom.extent();
    let columns = (extent.min_x..=extent.max_x).map(|x| format!("{x:>CHARS_PER_CELL$}"));
    let axis = format!("  {}", columns.collect::<String>());
    let drawn = draw(kingdom);
    let rows = (extent.min_y..=extent.max_y).zip(drawn.lines()).map(|(y, row)| {
        let cells: Vec<char> = row.chars().collect();
        let cells: String =
            cells.chunks(CHARS_PER_CELL).map(|cell| lettered_cell(words, cell)).collect();
        format!("{y:>2} {cells}")
    });
    let lines = std::iter::once(axis).chain(rows).map(|line| match TextDirection::new(words) {
        TextDirection::LeftToRight => line,
        // Prevents a trailing space from moving to the other side of the row.
        TextDirection::RightToLeft => format!("\u{202d}{}\u{202c}", line.replace(' ', "\u{a0}")),
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// Number of characters per cell in the drawing of the rules crate: two, and a space before the
/// next one.
const CHARS_PER_CELL: usize = 3;

/// Returns a cell with the letter of the language. An asterisk replaces lower case in scripts
/// without it.
fn lettered_cell(words: &dyn Words, cell: &[char]) -> String {
    let [first, second, blank @ ..] = cell else { return cell.iter().collect() };
    let initial = first.to_ascii_lowercase();
    let mut terrains = Terrain::ALL.into_iter();
    let terrain = terrains.find(|terrain| terrain.to_string().starts_with(initial));
    let Some(letter) = terrain.map(|terrain| words.letter(terrain)) else {
        return cell.iter().collect();
    };
    let small = letter.to_lowercase().next().unwrap_or(letter);
    let blank: String = blank.iter().collect();
    match (first.is_lowercase(), small == letter) {
        (true, true) => format!("{letter}{second}*"),
        (true, false) => format!("{small}{second}{blank}"),
        (false, _) => format!("{letter}{second}{blank}"),
    }
}
