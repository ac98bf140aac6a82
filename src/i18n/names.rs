//! Names of game pieces and game settings, for lists and headings.

use kingdomino::{Edition, Expansion, HousePlayer, Quest, Terrain, Variant};

use super::common_time::CommonTime;
use super::language::Language;
use super::texts;

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
