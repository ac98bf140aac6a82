//! Third-party apps authorized with OAuth 2.1: authorization, token exchange and revocation.

mod app_name;
mod authorization_code;
mod authorized;
mod device;
mod exchange;
mod refresh;
mod revoke;
mod verdict;

pub use app_name::{parse_app_name, parse_client_id};
pub use authorization_code::{AppRequest, CodeExchange, authorize_app, exchange_code};
pub use authorized::{find_current_app, list_apps, revoke_app, revoke_apps};
pub use device::{
    DEVICE_CODE_LIFETIME_SECONDS, DeviceRequest, POLL_INTERVAL_SECONDS, decide_device_request,
    exchange_device_code, find_device_request, request_device_authorization,
};
pub use exchange::{AppGrant, Exchange, GrantError};
pub use refresh::refresh_app;
pub use revoke::{Revocation, revoke_app_token};
