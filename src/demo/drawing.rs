use std::io::IsTerminal;

use serde_json::Value;

/// Formats the line from which players pick, with the number of the round.
pub fn format_line(game: &Value) -> String {
    let slots = game["next_line"].as_array().into_iter().flatten();
    let dominoes: Vec<&str> = slots.filter_map(|slot| slot["domino"].as_str()).collect();
    if dominoes.is_empty() {
        return format!("round {:>2}: the last dominoes are placed", game["round"]);
    }
    format!("round {:>2}: the line is {}", game["round"], dominoes.join(", "))
}

/// Formats the quests of the game, if any.
pub fn format_quests(game: &Value) -> String {
    let quests = game["quests"].as_array().into_iter().flatten();
    let names: Vec<String> = quests.filter_map(Value::as_str).map(humanize).collect();
    if names.is_empty() {
        return String::new();
    }
    format!("Quests: {}.\n", names.join(" and "))
}

/// Replaces the underscores of an identifier by spaces.
fn humanize(identifier: &str) -> String {
    identifier.replace('_', " ")
}

/// Formats all kingdoms and the ranking.
pub fn format_result(game: &Value) -> String {
    let ranking = game["ranking"].as_array().into_iter().flatten();
    let mut text = String::new();
    for ranked in ranking {
        let seat =
            ranked["seat"].as_u64().and_then(|seat| usize::try_from(seat).ok()).unwrap_or_default();
        let name = game["seats"][seat]["player"]["name"].as_str().unwrap_or("unknown player");
        text += &format!(
            "\n{}. {name}: {} points (largest property {}, crowns {})\n{}",
            ranked["rank"],
            ranked["points"],
            ranked["largest_property"],
            ranked["crowns"],
            kingdom(&game["kingdoms"][seat])
        );
    }
    text
}

/// Draws a kingdom with two characters per cell: the initial of the terrain and the number of
/// crowns, or `##` for the castle.
fn kingdom(kingdom: &Value) -> String {
    let squares: Vec<&Value> = kingdom["squares"].as_array().into_iter().flatten().collect();
    let coordinate = |name: &str| {
        squares.iter().filter_map(|square| square[name].as_i64()).collect::<Vec<i64>>()
    };
    let range = |all: &[i64]| {
        let ends = (all.iter().min().copied(), all.iter().max().copied());
        ends.0.unwrap_or(0).min(0)..=ends.1.unwrap_or(0).max(0)
    };
    let (columns, rows) = (range(&coordinate("x")), range(&coordinate("y")));
    let mut text = String::new();
    for y in rows {
        text += "   ";
        for x in columns.clone() {
            let here = squares.iter().find(|square| square["x"] == x && square["y"] == y);
            text += &match here {
                _ if (x, y) == (0, 0) => " ##".to_owned(),
                Some(square) => format!(" {}", self::square(square, giants_on(kingdom, x, y))),
                None => "  .".to_owned(),
            };
        }
        text.push('\n');
    }
    for property in kingdom["score"]["properties"].as_array().into_iter().flatten() {
        if property["points"] != 0 {
            let size = property["cells"].as_array().map_or(0, Vec::len);
            text += &format!(
                "    {:<8} {size} square{} × {} crown{} = {}\n",
                property["terrain"].as_str().unwrap_or_default(),
                if size == 1 { "" } else { "s" },
                property["crowns"],
                if property["crowns"] == 1 { "" } else { "s" },
                property["points"]
            );
        }
    }
    for bonus in kingdom["score"]["bonuses"].as_array().into_iter().flatten() {
        text += &format!(
            "    {} + {}\n",
            bonus["variant"].as_str().unwrap_or_default(),
            bonus["points"]
        );
    }
    for quest in kingdom["score"]["quests"].as_array().into_iter().flatten() {
        text += &format!(
            "    {} + {}\n",
            humanize(quest["quest"].as_str().unwrap_or_default()),
            quest["points"]
        );
    }
    text
}

fn giants_on(kingdom: &Value, x: i64, y: i64) -> u64 {
    let giants = kingdom["giants"].as_array().into_iter().flatten();
    giants.map(|giant| u64::from(giant["x"] == x && giant["y"] == y)).sum()
}

/// Draws a square: the initial of its terrain and the number of its crowns. Each giant hides one
/// crown. `G` replaces the number if giants hide all crowns.
fn square(square: &Value, giants: u64) -> String {
    let terrain = square["terrain"].as_str().unwrap_or_default();
    let initial = terrain.chars().next().unwrap_or('?').to_ascii_uppercase();
    let crowns = match square["crowns"].as_u64().unwrap_or_default().saturating_sub(giants) {
        0 if giants > 0 => "G".to_owned(),
        0 => " ".to_owned(),
        crowns => crowns.to_string(),
    };
    if !std::io::stdout().is_terminal() {
        return format!("{initial}{crowns}");
    }
    let colour = match terrain {
        "wheat" => "43;30",
        "forest" => "42;30",
        "lake" => "44;37",
        "pasture" => "102;30",
        "swamp" => "100;37",
        _ => "40;33",
    };
    format!("\x1b[{colour}m{initial}{crowns}\x1b[0m")
}
