//! Where what was made is found.

use reqwest::{Method, StatusCode};
use serde_json::json;

use crate::support::{Answer, TestServer};

#[tokio::test(flavor = "multi_thread")]
async fn what_was_made_is_found_at_its_location_or_ended_there() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let table = json!({ "settings": { "players": 2 } });
    let location = async |path: &str, body| {
        let made = ada.post(path, &body).await;
        let location = made.headers["location"].to_str().expect("text").to_owned();
        made.expect(StatusCode::CREATED);
        location
    };
    let opened = location("/v1/games", table.clone()).await;
    let invitation = location(&format!("{opened}/invitation-links"), json!({})).await;
    for found in [
        opened,
        invitation,
        location("/v1/sandboxes", table.clone()).await,
        location("/v1/series", json!({ "table": table })).await,
        location("/v1/me/calendar", json!({})).await,
    ] {
        ada.get(&found).await.expect(StatusCode::OK);
    }
    let account = json!({ "name": "Grace", "password": "a crown for every lake" });
    ada.get(&location("/v1/players", account.clone()).await).await.expect(StatusCode::OK);
    for ended in [
        location("/v1/me/bots", json!({ "name": "Engine" })).await,
        location("/v1/me/tokens", json!({ "name": "script", "scopes": ["games:read"] })).await,
    ] {
        ada.delete(&ended).await.expect(StatusCode::NO_CONTENT);
    }
    let request = ada.nobody().request(Method::POST, "/v1/sessions").json(&account);
    let session = Answer::to(request).await;
    let ended = session.headers["location"].to_str().expect("text").to_owned();
    let grace = ada.in_session(&session.expect(StatusCode::CREATED));
    grace.delete(&ended).await.expect(StatusCode::NO_CONTENT);
}
