//! Third-party apps authorized with OAuth 2.1: authorization, token exchange and revocation.

mod app_name;
mod authorization_code;
mod authorized;
mod device;
mod exchange;
mod refresh;
mod revoke;
mod verdict;

pub use app_name::{app_of_id, app_of_name};
pub use authorization_code::{AppRequest, CodeExchange, allow_app, exchange_code};
pub use authorized::{apps, revoke_app, revoke_apps, shown_app};
pub use device::{
    DEVICE_CODE_SECONDS, DeviceRequest, POLL_SECONDS, ask_from_device, asked_from_device,
    decide_for_device, exchange_device_code,
};
pub use exchange::{AppGrant, Exchange, GrantRefusal};
pub use refresh::refresh_app;
pub use revoke::{Revocation, revoke_app_token};
