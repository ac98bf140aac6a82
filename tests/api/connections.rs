use std::time::Duration;

use reqwest::{Method, StatusCode};
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};

use crate::support::{Answer, PASSWORD, Raw, TestServer};

/// Returns the status and the problem code of a response on a raw connection.
pub fn parse_problem(answer: &str) -> (u16, String) {
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((answer, ""));
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
    let json = body.find('{').and_then(|start| body.rfind('}').map(|end| &body[start..=end]));
    let problem: serde_json::Value =
        json.and_then(|json| serde_json::from_str(json).ok()).unwrap_or_default();
    (status, problem["code"].as_str().unwrap_or_default().to_owned())
}

async fn send_raw(server: &TestServer, bytes: &[u8]) -> String {
    let mut raw = Raw::open(server.address).await;
    raw.send(bytes).await;
    raw.answer().await
}

#[tokio::test(flavor = "multi_thread")]
async fn oversized_body_is_rejected() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let game = ada.open(json!({ "players": 2 })).await;
    let command = format!("/v1/games/{}/commands", game.id());
    let head = |path: &str, length: &str| {
        format!(
            "POST {path} HTTP/1.1\r\nHost: k\r\nConnection: close\r\nAuthorization: Bearer {}\r\n\
             Content-Type: application/json\r\nIdempotency-Key: k\r\n{length}\r\n\r\n",
            ada.access_token
        )
    };
    for (path, most) in [("/v1/games", 64 * 1024), (&*command, 16 * 1024)] {
        let announced = head(path, &format!("Content-Length: {}", most + 1));
        let (status, code) = parse_problem(&send_raw(&server, announced.as_bytes()).await);
        assert_eq!((status, &*code), (413, "body_too_large"));

        let chunk = format!("1000\r\n{}\r\n", " ".repeat(0x1000));
        let chunked = head(path, "Transfer-Encoding: chunked") + &chunk.repeat(most / 0x1000 + 1);
        let (status, code) = parse_problem(&send_raw(&server, chunked.as_bytes()).await);
        assert_eq!((status, &*code), (413, "body_too_large"));

        // A body of the maximum size is read and then rejected as incomplete.
        let request = ada.request(Method::POST, path).header("Content-Type", "application/json");
        let request =
            request.header("Idempotency-Key", "k").body("{}".to_owned() + &" ".repeat(most - 2));
        assert_eq!(
            Answer::from_request(request).await.expect_problem("field_invalid")["status"],
            422
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn incomplete_body_times_out() {
    let server = TestServer::start().await;
    let head = "POST /v1/players HTTP/1.1\r\nHost: k\r\nContent-Type: application/json\r\n\
                Content-Length: 100\r\n\r\n{\"n";
    let (status, code) = parse_problem(&send_raw(&server, head.as_bytes()).await);
    assert_eq!((status, &*code), (408, "body_timeout"));
}

/// A client that writes the body slowly reads the response after it (RFC 9112, section 9.6). A
/// connection that is closed earlier is reset, and many clients then lose the response.
#[tokio::test(flavor = "multi_thread")]
async fn late_body_of_rejected_request_does_not_reset_connection() {
    let server = TestServer::start().await;
    let mut stream = tokio::net::TcpStream::connect(server.address).await.expect("a connection");
    let head = b"POST /v1/games HTTP/1.1\r\nHost: k\r\nContent-Type: application/json\r\n\
        Content-Length: 20\r\n\r\n";
    stream.write_all(head).await.expect("an open connection");
    for half in [b"{\"settings", b"\": {}}    "] {
        tokio::time::sleep(Duration::from_millis(1500)).await;
        stream.write_all(half).await.expect("an open connection");
    }
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.expect("an orderly end");
    assert_eq!(parse_problem(&answer), (401, "token_missing".to_owned()));
}

#[tokio::test(flavor = "multi_thread")]
async fn idle_connection_closes_at_shutdown() {
    let server = TestServer::start().await;
    let mut thinking = Raw::open(server.address).await;
    let mut idle = Raw::open(server.address).await;
    for connection in [&mut thinking, &mut idle] {
        connection.send(b"GET /livez HTTP/1.1\r\nHost: k\r\n\r\n").await;
    }
    tokio::time::sleep(Duration::from_secs(8)).await;
    thinking.send(b"GET /livez HTTP/1.1\r\nHost: k\r\nConnection: close\r\n\r\n").await;
    assert_eq!(thinking.answer().await.matches("HTTP/1.1 200").count(), 2);

    // Much less than the keep-alive time and the grace period for requests in progress.
    let ended = tokio::time::timeout(Duration::from_secs(15), server.stop()).await;
    assert!(ended.is_ok(), "a connection without a request holds up the end");
    assert_eq!(idle.answer().await.matches("HTTP/1.1 200").count(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn malformed_http_is_rejected() {
    let server = TestServer::start().await;
    let many_headers = format!("GET /livez HTTP/1.1\r\n{}\r\n", "a: b\r\n".repeat(500));
    let long_header = format!("GET /livez HTTP/1.1\r\nHost: {}\r\n\r\n", "x".repeat(1 << 20));
    let long_path = format!("GET /{} HTTP/1.1\r\nHost: k\r\n\r\n", "x".repeat(200_000));
    let garbage: [&[u8]; 9] = [
        b"nonsense\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET /livez HTTP/1.1\r\nHost k\r\n\r\n",
        b"POST /v1/players HTTP/1.1\r\nHost: k\r\nContent-Length: -1\r\n\r\n",
        b"POST /v1/players HTTP/1.1\r\nHost: k\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        many_headers.as_bytes(),
        long_header.as_bytes(),
        long_path.as_bytes(),
    ];
    for bytes in garbage {
        let answer = send_raw(&server, bytes).await;
        let (status, _) = parse_problem(&answer);
        let what = String::from_utf8_lossy(&bytes[..bytes.len().min(60)]).into_owned();
        assert!(status == 0 || (400..500).contains(&status), "{what}: {answer}");
        assert!(!answer.contains("::"), "{what}: {answer}");
    }
    let chunks = b"POST /v1/players HTTP/1.1\r\nHost: k\r\nContent-Type: application/json\r\n\
        Transfer-Encoding: chunked\r\n\r\nzz\r\n";
    assert_eq!(
        parse_problem(&send_raw(&server, chunks).await),
        (400, "request_malformed".to_owned())
    );
    server.player("Ada").await.get("/v1/me").await.expect(StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread")]
async fn malformed_authorization_is_rejected() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let mut forged = ada.access_token.clone();
    let middle = forged.len() / 2;
    forged.replace_range(middle..=middle, if &forged[middle..=middle] == "A" { "B" } else { "A" });
    let parts: Vec<&str> = ada.access_token.split('.').collect();
    let corpus = [
        ("", "token_missing"),
        ("Bearer", "token_missing"),
        ("Basic QWRhOng=", "token_missing"),
        ("Bearer ", "token_missing"),
        ("Bearer x", "token_invalid"),
        ("Bearer a.b.c", "token_invalid"),
        ("Bearer ...", "token_invalid"),
        (&format!("Bearer {forged}"), "token_invalid"),
        (&format!("Bearer {}", ada.refresh_token), "token_invalid"),
        (&format!("Bearer {}.{}.", parts[0], parts[1]), "token_invalid"),
        (&format!("Bearer eyJhbGciOiJub25lIn0.{}.", parts[1]), "token_invalid"),
        (&format!("Bearer {} {}", ada.access_token, ada.access_token), "token_invalid"),
        (&format!("Bearer {}", "x".repeat(9000)), "token_invalid"),
        ("\u{e9} \u{e9}", "token_missing"),
    ];
    let nobody = reqwest::Client::new();
    for (authorization, code) in corpus {
        for path in ["/v1/me", "/v1/games/01890000-0000-7000-8000-000000000000"] {
            let request = nobody.get(server.url(path)).header("Authorization", authorization);
            let answer = Answer::from_request(request).await;
            assert_eq!(answer.status, StatusCode::UNAUTHORIZED, "{authorization}");
            let challenge = answer.headers["www-authenticate"].to_str().expect("a text");
            assert!(challenge.starts_with("Bearer resource_metadata="), "{challenge}");
            let is_told = challenge.contains("error=\"invalid_token\"");
            assert_eq!(is_told, code != "token_missing", "{authorization}: {challenge}");
            answer.expect_problem(code);
        }
    }
    Answer::from_request(nobody.get(server.url("/v1/me"))).await.expect_problem("token_missing");
    let authorization = format!("bearer   {}", ada.access_token);
    let request = nobody.get(server.url("/v1/me")).header("Authorization", authorization);
    Answer::from_request(request).await.expect(StatusCode::OK);
    let strange = json!({ "name": "Eve", "password": PASSWORD, "client": "é".repeat(65) });
    assert_eq!(
        ada.post("/v1/players", &strange).await.expect_problem("field_invalid")["field"],
        "client"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn bare_lf_in_head_is_rejected() {
    let server = TestServer::start().await;
    let body = "{\n\"name\": \"Ada\",\n\"password\": \"PASSWORD\"\n}".replace("PASSWORD", PASSWORD);
    let head = format!(
        "POST /v1/players HTTP/1.1\r\nHost: k\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n",
        body.len()
    );
    let good = format!("{head}{body}");
    let last = "GET /livez HTTP/1.1\r\nHost: k\r\nConnection: close\r\n\r\n";
    let answer = send_raw(&server, format!("{good}{last}").as_bytes()).await;
    assert!(answer.starts_with("HTTP/1.1 201"), "{answer}");
    assert_eq!(answer.matches("HTTP/1.1 200").count(), 1, "{answer}");
    for bad in [
        "GET /livez HTTP/1.1\r\nHost: k\r\nX: a\nContent-Length: 3\r\n\r\nabc",
        "GET /livez HTTP/1.1\nHost: k\r\n\r\n",
        "GET /livez HTTP/1.1\r\nHost: k\n\r\n",
        "GET /livez HTTP/1.1\r\nHost: k\r\n\n",
    ] {
        let answer = send_raw(&server, bad.as_bytes()).await;
        assert!(answer.starts_with("HTTP/1.1 400"), "{bad:?}: {answer}");
        // Also after another request on the same connection, and in several parts.
        let mut raw = Raw::open(server.address).await;
        raw.send(last.replace("Connection: close\r\n", "").as_bytes()).await;
        assert!(raw.next_part().await.starts_with("HTTP/1.1 200"));
        for byte in bad.as_bytes() {
            raw.send(&[*byte]).await;
        }
        let answer = raw.answer().await;
        assert!(answer.starts_with("HTTP/1.1 400"), "{bad:?}: {answer}");
    }
}

/// The Java client offers HTTP/2 with every request.
#[tokio::test(flavor = "multi_thread")]
async fn rejected_upgrade_announces_close() {
    let server = TestServer::start().await;
    let offer = "GET /livez HTTP/1.1\r\nHost: k\r\nConnection: Upgrade, HTTP2-Settings\r\n\
                 Upgrade: h2c\r\nHTTP2-Settings: AAEAAEAAAAIAAAABAAMAAABkAAQBAAAAAAUAAEAA\r\n\r\n";
    let answer = send_raw(&server, offer.as_bytes()).await;
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    let head = answer.split("\r\n\r\n").next().unwrap_or_default().to_lowercase();
    let connection: Vec<&str> =
        head.lines().filter(|line| line.starts_with("connection")).collect();
    assert_eq!(connection, ["connection: close"]);
}
