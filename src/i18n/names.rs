//! Names of game pieces, settings and players, lists of names, and the terms of a table.

use fluent_bundle::FluentValue;
use kingdomino::{Edition, Expansion, HousePlayer, Quest, Terrain, Variant};

use super::argument::{Argument, isolate};
use super::bundles::{self, Message, messages};
use super::grammar::{Grammar, Sound};
use super::language::Language;
use super::texts::UiText;
use super::times::{CommonTime, Span};

macro_rules! names {
    ($(
        $(#[$doc:meta])*
        $function:ident: $type:ident { $($variant:ident = $key:literal,)+ }
    )+) => {
        $(
            $(#[$doc])*
            pub fn $function(language: Language, named: $type) -> String {
                let key = match named { $($type::$variant => $key,)+ };
                bundles::text(language, key)
            }
        )+

        /// All keys that this macro declares.
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
    /// Name of an expansion; the base game for `None`.
    expansion: Expansion {
        None = "expansion-none",
        AgeOfGiants = "expansion-age-of-giants",
    }
    /// Name of a house player, by its strategy.
    house_player: HousePlayer {
        Random = "house-random",
        Greedy = "house-greedy",
        Searching = "house-searching",
    }
    /// Common name of a civil time.
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

/// Names of one or more players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Names<'a>(pub &'a [&'a str]);

impl Argument for Names<'_> {
    fn value(&self, language: Language) -> FluentValue<'_> {
        let names: Vec<String> = self.0.iter().map(|name| isolate(name)).collect();
        join_names(language, &names).into()
    }
}

/// Joins names with the separators of the language.
pub(super) fn join_names(language: Language, names: &[String]) -> String {
    let Some((last, before)) = names.split_last() else { return String::new() };
    if before.is_empty() {
        return last.clone();
    }
    let next = Sound::of(last.trim_start_matches('\u{2068}'));
    Grammar::ListEnd { before: before.join(", "), last: last.clone(), next }.format(language, None)
}

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

/// Countable game piece or unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PieceName {
    King,
    Castle,
    Crown,
    Giant,
    Domino,
    Kingdom,
    Point,
    Round,
    Player,
    Game,
}

impl PieceName {
    pub const ALL: [PieceName; 10] = [
        PieceName::King,
        PieceName::Castle,
        PieceName::Crown,
        PieceName::Giant,
        PieceName::Domino,
        PieceName::Kingdom,
        PieceName::Point,
        PieceName::Round,
        PieceName::Player,
        PieceName::Game,
    ];

    /// Singular form: "king".
    pub fn word(self, language: Language) -> String {
        self.of(1).format(language, None)
    }

    /// Number and noun: "3 kings".
    pub fn counted(self, language: Language, count: u32) -> String {
        self.of(count).format(language, Some("counted"))
    }

    fn of(self, count: u32) -> CountedPiece {
        match self {
            PieceName::King => CountedPiece::King { count },
            PieceName::Castle => CountedPiece::Castle { count },
            PieceName::Crown => CountedPiece::Crown { count },
            PieceName::Giant => CountedPiece::Giant { count },
            PieceName::Domino => CountedPiece::Domino { count },
            PieceName::Kingdom => CountedPiece::Kingdom { count },
            PieceName::Point => CountedPiece::Point { count },
            PieceName::Round => CountedPiece::Round { count },
            PieceName::Player => CountedPiece::Player { count },
            PieceName::Game => CountedPiece::Game { count },
        }
    }
}

messages! {
    pub(super) enum CountedPiece {
        King { count: u32 } = "king",
        Castle { count: u32 } = "castle",
        Crown { count: u32 } = "crown",
        Giant { count: u32 } = "giant",
        Domino { count: u32 } = "domino",
        Kingdom { count: u32 } = "kingdom",
        Point { count: u32 } = "point",
        Round { count: u32 } = "round",
        Player { count: u32 } = "player",
        Game { count: u32 } = "game",
    }
}

messages! {
    /// Descriptions of the settings of a table, one sentence each.
    pub enum Terms<'a> {
        Players { players: u32, names: Names<'a> } = "terms-players",
        /// Comma-separated names of the rules.
        Rules { rules: String } = "terms-rules",
        Untimed = "terms-untimed",
        PerTurn { time: Span } = "terms-per-turn",
        Bank { initial: Span, increment: Span } = "terms-bank",
        Grace { time: Span } = "terms-grace",
        PlayFor { times: u32 } = "terms-play-for",
        TakeOver = "terms-take-over",
        Unrated = "terms-unrated",
        Series { games: u32 } = "terms-series",
        RestAtOnce = "terms-rest-at-once",
        RestAfter { time: Span } = "terms-rest-after",
        RestWhenReady { time: Span } = "terms-rest-when-ready",
    }
}

impl Terms<'_> {
    pub fn sentence(&self, language: Language) -> String {
        self.format(language, None)
    }
}
