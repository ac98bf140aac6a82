use crate::domain::account::AppId;
use crate::service::accounts::mixes_scripts;

/// The app with this `client_id`; none if that is no id, or if its name could pose as another.
pub fn app_of_id(client_id: &str) -> Option<AppId> {
    AppId::parse(client_id).filter(|app| !mixes_scripts(app.name()))
}

/// The app that calls itself so, if it may.
pub fn app_of_name(name: &str) -> Option<AppId> {
    AppId::named(name).filter(|app| !mixes_scripts(app.name()))
}
