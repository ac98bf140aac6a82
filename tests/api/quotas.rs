//! Quotas of an account.

use reqwest::StatusCode;
use serde_json::json;

use crate::support::{TestServer, database};
use kingdomail::domain::account::Quotas;

#[tokio::test(flavor = "multi_thread")]
async fn node_quotas_bound_each_account() {
    let server = TestServer::with_limits(&database().await, |limits| {
        let quotas = Quotas { games: 1, bots: 1, tokens: 1, destinations: 1, ..Quotas::default() };
        limits.quotas = quotas;
    });
    let ada = server.player("Ada").await;
    let limits = ada.get("/v1/limits").await.expect(StatusCode::OK);
    for quota in ["games", "bots", "tokens", "destinations"] {
        assert_eq!(limits[quota], 1, "{quota}");
    }
    let table = json!({ "settings": { "players": 2 } });
    let bot = json!({ "name": "Castle Bot" });
    let token = json!({ "name": "a program", "scopes": ["games:read"] });
    let webhook = json!({ "url": "http://127.0.0.1:1/", "kind": "standard" });
    for (path, wish, code) in [
        ("/v1/games", table, "too_many_games"),
        ("/v1/me/bots", bot, "too_many_bots"),
        ("/v1/me/tokens", token, "too_many_tokens"),
        ("/v1/me/webhooks", webhook, "too_many_destinations"),
    ] {
        ada.post(path, &wish).await.expect(StatusCode::CREATED);
        ada.post(path, &wish).await.expect_problem(code);
    }
    // A reload raises the quota of the running server.
    server.ctx.quotas.replace(Quotas { games: 2, ..Quotas::default() });
    let table = json!({ "settings": { "players": 2 } });
    ada.post("/v1/games", &table).await.expect(StatusCode::CREATED);
    ada.post("/v1/games", &table).await.expect_problem("too_many_games");
}
