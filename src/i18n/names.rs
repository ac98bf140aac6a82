//! The names of what is in the box and of what a table chooses, as they stand in a list or a heading.

use kingdomino::{Edition, Expansion, HousePlayer, Quest, Terrain, Variant};

use super::common_time::CommonTime;
use super::language::Language;
use super::texts;
use super::ui_text::UiText;

/// What those at a table are called, in their order: people as they call themselves, house players by how they play, with
/// a number where several play alike. Who is gone has no name.
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
    let number = name.strip_prefix("Guest ");
    match number.filter(|number| number.parse::<u32>().is_ok()) {
        Some(number) => UiText::GuestName { number: number.to_owned() }.text(language),
        None => name.to_owned(),
    }
}

macro_rules! names {
    ($(
        $(#[$doc:meta])*
        $function:ident: $type:ident { $($variant:ident = $key:literal,)+ }
    )+) => {
        $(
            $(#[$doc])*
            pub fn $function(language: Language, named: $type) -> String {
                let key = match named { $($type::$variant => $key,)+ };
                texts::text(language, key)
            }
        )+

        /// All keys of this file.
        #[cfg(test)]
        pub(super) const KEYS: &[&str] = &[$($($key,)+)+];
    };
}

names! {
    terrain: Terrain {
        Wheat = "terrain-wheat",
        Forest = "terrain-forest",
        Lake = "terrain-lake",
        Pasture = "terrain-pasture",
        Swamp = "terrain-swamp",
        Mine = "terrain-mine",
    }
    variant: Variant {
        MiddleKingdom = "variant-middle-kingdom",
        Harmony = "variant-harmony",
        MightyDuel = "variant-mighty-duel",
    }
    edition: Edition {
        Rulebook = "edition-rulebook",
        BoardGameArena = "edition-board-game-arena",
    }
    /// The base game for none.
    expansion: Expansion {
        None = "expansion-none",
        AgeOfGiants = "expansion-age-of-giants",
    }
    /// How the house plays.
    house_player: HousePlayer {
        Random = "house-random",
        Greedy = "house-greedy",
        Searching = "house-searching",
    }
    /// What people call the time that their clocks show.
    common_time: CommonTime {
        CentralEuropean = "time-central-european",
        EasternEuropean = "time-eastern-european",
        WesternEuropean = "time-western-european",
        British = "time-british",
        Irish = "time-irish",
        Israel = "time-israel",
        Turkey = "time-turkey",
        Moscow = "time-moscow",
        AmericanEastern = "time-american-eastern",
        AmericanCentral = "time-american-central",
        AmericanMountain = "time-american-mountain",
        AmericanPacific = "time-american-pacific",
        Mexico = "time-mexico",
        Colombia = "time-colombia",
        Chile = "time-chile",
        Argentina = "time-argentina",
    }
    quest: Quest {
        LocalBusinessWheat = "quest-local-business-wheat",
        LocalBusinessForest = "quest-local-business-forest",
        LocalBusinessLake = "quest-local-business-lake",
        LocalBusinessPasture = "quest-local-business-pasture",
        LocalBusinessSwamp = "quest-local-business-swamp",
        LocalBusinessMine = "quest-local-business-mine",
        FourCornersWheat = "quest-four-corners-wheat",
        FourCornersForest = "quest-four-corners-forest",
        FourCornersLake = "quest-four-corners-lake",
        FourCornersPasture = "quest-four-corners-pasture",
        FourCornersSwamp = "quest-four-corners-swamp",
        FourCornersMine = "quest-four-corners-mine",
        Harmony = "quest-harmony",
        MiddleKingdom = "quest-middle-kingdom",
        LostCorner = "quest-lost-corner",
        FolieDesGrandeurs = "quest-folie-des-grandeurs",
        BleakKing = "quest-bleak-king",
    }
}
