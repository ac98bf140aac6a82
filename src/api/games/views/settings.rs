use kingdomino::{Edition, Expansion, Settings, Variant};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Rules of a game.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct GameSettingsView {
    /// Number of seats.
    #[schema(minimum = 2, maximum = 5, examples(4))]
    pub players: u8,
    pub expansion: Expansion,
    pub edition: Edition,
    /// Variants of the rules; empty for none.
    #[schema(max_items = 3)]
    pub variants: Vec<Variant>,
    /// True if moves without a choice are played automatically.
    pub auto_play_forced: bool,
}

impl From<Settings> for GameSettingsView {
    fn from(settings: Settings) -> GameSettingsView {
        GameSettingsView {
            players: settings.players(),
            expansion: settings.expansion(),
            edition: settings.edition(),
            variants: settings.variants().iter().collect(),
            auto_play_forced: settings.auto_play_forced(),
        }
    }
}
