//! Conditional updates of settings with `If-Match`.

use reqwest::{Method, StatusCode, header};
use serde_json::{Value, json};

use crate::support::{Answer, Player, TestServer};

async fn put(player: &Player, path: &str, seen: &str, change: &Value) -> Answer {
    Answer::from_request(
        player.request(Method::PUT, path).header(header::IF_MATCH, seen).json(change),
    )
    .await
}

fn tag(answer: &Answer) -> String {
    answer.headers["etag"].to_str().expect("a tag").to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn stale_settings_update_is_rejected() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let settings = [
        ("/v1/me/notification-settings", "digest", json!("daily"), json!("hourly")),
        ("/v1/me/availability", "weekends_off", json!(true), json!(false)),
    ];
    for (path, field, first, second) in settings {
        let seen = tag(&ada.get(path).await);
        let change = |value: &Value| json!({ field: value });
        let changed = put(&ada, path, &seen, &change(&first)).await;
        assert_eq!(changed.clone().expect(StatusCode::OK)[field], first);

        let late = put(&ada, path, &seen, &change(&second)).await;
        assert_eq!(late.status, StatusCode::PRECONDITION_FAILED);
        assert_eq!(late.expect_problem("settings_stale")["field"], "If-Match");
        let now = ada.get(path).await;
        assert_eq!((tag(&now), &now.body[field]), (tag(&changed), &first));

        // A compressing proxy weakens the tag; `*` matches any representation.
        for seen in [format!("\"other\", W/{}", tag(&changed)), "*".to_owned()] {
            put(&ada, path, &seen, &change(&second)).await.expect(StatusCode::OK);
            put(&ada, path, "*", &change(&first)).await.expect(StatusCode::OK);
        }
        put(&ada, path, &"x".repeat(2000), &change(&second)).await.expect_problem("header_invalid");
        let known = ada.request(Method::GET, path).header(header::IF_NONE_MATCH, tag(&now));
        assert_eq!(Answer::from_request(known).await.status, StatusCode::NOT_MODIFIED);
    }
}
