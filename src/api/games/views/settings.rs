use kingdomino::{Edition, Expansion, Settings, Variant};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// How a game is played.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct SettingsView {
    /// How many seats there are.
    #[schema(minimum = 2, maximum = 5, examples(4))]
    pub players: u8,
    pub expansion: Expansion,
    pub edition: Edition,
    #[schema(max_items = 3)]
    pub variants: Vec<Variant>,
    /// Whether a step that leaves no choice is played at once.
    pub auto_play_forced: bool,
}

impl From<Settings> for SettingsView {
    fn from(settings: Settings) -> SettingsView {
        SettingsView {
            players: settings.players(),
            expansion: settings.expansion(),
            edition: settings.edition(),
            variants: settings.variants().iter().collect(),
            auto_play_forced: settings.auto_play_forced(),
        }
    }
}
