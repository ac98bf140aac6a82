use std::net::SocketAddr;

use serde_json::{Value, json};

use super::error::{DemoError, text};

/// API client that uses only the documented API.
pub struct DemoClient {
    http: reqwest::Client,
    base: String,
}

/// Registered player.
pub struct DemoPlayer {
    pub id: String,
    access_token: String,
}

/// Returns an HTTP client for local servers, which ignores the configured proxy.
pub(super) fn local_client() -> reqwest::Result<reqwest::Client> {
    reqwest::Client::builder().no_proxy().build()
}

impl DemoClient {
    pub fn new(address: SocketAddr) -> Result<DemoClient, DemoError> {
        Ok(DemoClient { http: local_client()?, base: format!("http://{address}") })
    }

    pub async fn register(&self, name: &str) -> Result<DemoPlayer, DemoError> {
        let body = json!({ "name": name, "password": "a crown for every lake", "client": "demo" });
        let request = self.http.post(format!("{}/v1/players", self.base)).json(&body);
        let registered = send(request).await?;
        Ok(DemoPlayer {
            id: text(&registered["player"]["id"])?.to_owned(),
            access_token: text(&registered["tokens"]["access_token"])?.to_owned(),
        })
    }

    pub async fn get(&self, player: &DemoPlayer, path: &str) -> Result<Value, DemoError> {
        send(self.http.get(format!("{}{path}", self.base)).bearer_auth(&player.access_token)).await
    }

    /// Posts `body` with a new idempotency key, which makes a retry after a lost response safe.
    pub async fn post(
        &self,
        player: &DemoPlayer,
        path: &str,
        body: &Value,
    ) -> Result<Value, DemoError> {
        let key = hex::encode(
            crate::auth::random_bytes::<16>().map_err(|error| DemoError(error.to_string()))?,
        );
        let request =
            self.http.post(format!("{}{path}", self.base)).bearer_auth(&player.access_token);
        send(request.header("Idempotency-Key", key).json(body)).await
    }
}

async fn send(request: reqwest::RequestBuilder) -> Result<Value, DemoError> {
    let response = request.send().await?;
    let refused = !response.status().is_success();
    let body = response.json::<Value>().await?;
    if refused {
        Err(DemoError(format!("the server rejected the request: {body}")))
    } else {
        Ok(body)
    }
}
