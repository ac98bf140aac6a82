//! Display names of players in a language.

use kingdomino::HousePlayer;

use super::language::Language;
use super::names::house_player;
use super::ui_text::UiText;

/// Returns the display names of the players at a table, in seat order. House players are named by
/// strategy, with a number if several share one. Deleted players have an empty name.
pub fn seat_names<'a>(
    language: Language,
    seats: impl IntoIterator<Item = (Option<HousePlayer>, Option<&'a str>)>,
) -> Vec<String> {
    let seats: Vec<(Option<HousePlayer>, Option<&str>)> = seats.into_iter().collect();
    let alike = |house: HousePlayer, seats: &[(Option<HousePlayer>, Option<&str>)]| {
        seats.iter().filter(|(other, _)| *other == Some(house)).count()
    };
    let name = |(at, (house, name)): (usize, &(Option<HousePlayer>, Option<&str>))| match house {
        None => name.map(|name| person_name(language, name)).unwrap_or_default(),
        Some(house) if alike(*house, &seats) == 1 => house_player(language, *house),
        Some(house) => {
            let number = alike(*house, &seats[..=at]);
            format!("{} {number}", house_player(language, *house))
        }
    };
    seats.iter().enumerate().map(name).collect()
}

/// Returns the name of a person as readers of a language see it: the server stores the names of
/// guests in English and reserves them.
pub fn person_name(language: Language, name: &str) -> String {
    let number = name.strip_prefix("Guest ").filter(|number| !number.is_empty());
    match number.filter(|number| number.bytes().all(|digit| digit.is_ascii_digit())) {
        Some(number) => UiText::GuestName { number: number.to_owned() }.text(language),
        None => name.to_owned(),
    }
}
