//! A player: an account and its typed client.

use std::error::Error;

use reqwest::header::{AUTHORIZATION, HeaderMap};
use uuid::Uuid;

use crate::kingdomail::Client;
use crate::kingdomail::types::{CreateAccount, Profile};

pub type Result<T> = std::result::Result<T, Box<dyn Error>>;

pub struct Player {
    pub profile: Profile,
    pub api: Client,
}

/// Registers an account with a unique name.
pub async fn register(server: &str, name: &str) -> Result<Player> {
    let [password, unique] = [(); 2].map(|()| Uuid::new_v4().simple().to_string());
    let request =
        CreateAccount::builder().name(format!("{name}-{}", &unique[..8])).password(password);
    let new = Client::new(server).register().body(request).send().await?.into_inner();
    let bearer = format!("Bearer {}", *new.tokens.access_token);
    let headers = HeaderMap::from_iter([(AUTHORIZATION, bearer.parse()?)]);
    let http = reqwest::Client::builder().default_headers(headers).build()?;
    Ok(Player { profile: new.player, api: Client::new_with_client(server, http) })
}
