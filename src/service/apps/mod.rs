//! Third-party apps authorized with OAuth 2.1: authorization, token exchange and revocation.

mod authorization_code;
mod authorized;
mod device;
mod exchange;
mod verdict;

pub use authorization_code::{AppRequest, CodeExchange, authorize_app, exchange_code};
pub use authorized::{
    Revocation, find_current_app, list_apps, parse_app_name, parse_client_id, revoke_app,
    revoke_app_token, revoke_apps,
};
pub use device::{
    DEVICE_CODE_LIFETIME_SECONDS, DeviceRequest, POLL_INTERVAL_SECONDS, decide_device_request,
    exchange_device_code, find_device_request, request_device_authorization,
};
pub use exchange::{AppGrant, Exchange, GrantError, refresh_app};
