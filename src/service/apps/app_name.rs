use crate::domain::account::AppId;
use crate::service::accounts::mixes_scripts;

/// Returns the app with this `client_id`; none if the id is invalid, or if its name could
/// impersonate another app.
pub fn parse_client_id(client_id: &str) -> Option<AppId> {
    AppId::parse(client_id).filter(|app| !mixes_scripts(app.name()))
}

/// Returns the app with this name, if the name is allowed.
pub fn parse_app_name(name: &str) -> Option<AppId> {
    AppId::from_name(name).filter(|app| !mixes_scripts(app.name()))
}
