//! Responses of a receiver, and the resulting outcomes.

use std::time::Duration;

use guarded_http::{Failure, GuardedClient, HttpOutcome, Options};
use jiff::SignedDuration;

use crate::receiver::{Receiver, SHORT, ScriptedResponse, expect_client, options_allowing, post};

fn client(total_timeout: Duration) -> GuardedClient {
    expect_client(GuardedClient::new(Options {
        total_timeout,
        ..options_allowing(&["127.0.0.0/8"])
    }))
}

async fn outcome(answer: ScriptedResponse) -> HttpOutcome {
    let receiver = Receiver::start(answer).await;
    let outcome = post(&client(Duration::from_secs(15)), &receiver.url()).await;
    receiver.wait_closed(1).await;
    outcome
}

/// Returns the outcome of an attempt that ends at its time limit.
async fn outcome_in_time(answer: ScriptedResponse) -> HttpOutcome {
    let receiver = Receiver::start(answer).await;
    let attempt = tokio::time::timeout(SHORT * 20, post(&client(SHORT), &receiver.url())).await;
    receiver.wait_closed(1).await;
    attempt.expect("the limit holds")
}

fn failed(reason: Failure) -> HttpOutcome {
    HttpOutcome::Failed { reason }
}

fn refused(status: u16) -> HttpOutcome {
    HttpOutcome::Refused { status, retry_after: None }
}

#[tokio::test]
async fn request_contains_only_expected_headers() {
    let receiver = Receiver::start(ScriptedResponse::Text("HTTP/1.1 204 No Content\r\n\r\n")).await;
    let outcome = post(&client(Duration::from_secs(15)), &receiver.url()).await;
    assert_eq!(outcome, HttpOutcome::Delivered { status: 204 });
    let seen = receiver.requests();
    let expected = format!(
        "POST /hook?a=b HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n\
         content-type: application/json\r\nuser-agent: guarded-http\r\ncontent-length: 10\r\n\r\n\
         {{\"turn\":1}}",
        receiver.address,
    );
    assert_eq!(seen, [expected]);
}

#[tokio::test]
async fn only_2xx_is_delivered() {
    let answer = |text| outcome(ScriptedResponse::Text(text));
    let delivered = |status| HttpOutcome::Delivered { status };
    assert_eq!(answer("HTTP/1.1 200 OK\r\n\r\n").await, delivered(200));
    assert_eq!(answer("HTTP/1.0 299 Odd\r\n\r\nok").await, delivered(299));
    assert_eq!(answer("HTTP/1.1 410 Gone\r\n\r\n").await, HttpOutcome::Gone);
    assert_eq!(answer("HTTP/1.1 404 Not Found\r\n\r\n").await, refused(404));
    assert_eq!(answer("HTTP/1.1 500 Oh\r\n\r\n").await, refused(500));
    assert_eq!(answer("HTTP/1.1 304 Not Modified\r\n\r\n").await, refused(304));
    assert_eq!(answer("HTTP/1.1 103 Hints\r\n\r\nHTTP/1.1 200 OK\r\n\r\n").await, delivered(200));
}

#[tokio::test]
async fn retry_after_is_reported() {
    let answer = "HTTP/1.1 429 Too Many\r\nRetry-After: 90\r\n\r\n";
    let retry_after = Some(SignedDuration::from_secs(90));
    assert_eq!(
        outcome(ScriptedResponse::Text(answer)).await,
        HttpOutcome::Refused { status: 429, retry_after }
    );
    let answer = "HTTP/1.1 503 Later\r\nRetry-After: Thu, 01 Jan 1970 00:00:07 GMT\r\n\r\n";
    let retry_after = Some(SignedDuration::from_secs(7));
    assert_eq!(
        outcome(ScriptedResponse::Text(answer)).await,
        HttpOutcome::Refused { status: 503, retry_after }
    );
}

#[tokio::test]
async fn redirects_are_not_followed() {
    let secret = Receiver::start(ScriptedResponse::Text("HTTP/1.1 200 OK\r\n\r\n")).await;
    for status in [301, 302, 303, 307, 308] {
        let answer = format!("HTTP/1.1 {status} Go\r\nLocation: {}\r\n\r\n", secret.url());
        assert_eq!(outcome(ScriptedResponse::Text(answer.leak())).await, refused(status));
    }
    assert_eq!(secret.requests(), Vec::<String>::new());
}

#[tokio::test]
async fn invalid_response_is_a_failure() {
    assert_eq!(outcome(ScriptedResponse::Close).await, failed(Failure::Closed));
    assert_eq!(outcome(ScriptedResponse::Text("")).await, failed(Failure::Closed));
    assert_eq!(outcome(ScriptedResponse::Text("HTTP/1.1 20")).await, failed(Failure::Closed));
    for garbage in
        ["SSH-2.0-OpenSSH_9\r\n", "\u{16}\u{3}\u{1}garbage\r\n\r\n", "HTTP/9 200 OK\r\n\r\n"]
    {
        assert_eq!(
            outcome(ScriptedResponse::Text(garbage)).await,
            failed(Failure::InvalidResponse),
            "{garbage:?}"
        );
    }
    let both = "HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab";
    assert_eq!(outcome(ScriptedResponse::Text(both)).await, failed(Failure::InvalidResponse));
}

#[tokio::test]
async fn endless_headers_are_rejected() {
    let endless = ScriptedResponse::Endless("HTTP/1.1 200 OK\r\n", "X-More: and more\r\n");
    assert_eq!(outcome(endless).await, failed(Failure::InvalidResponse));
    let one =
        ScriptedResponse::Endless("HTTP/1.1 200 OK\r\nX-Long: ", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa");
    assert_eq!(outcome(one).await, failed(Failure::InvalidResponse));
}

#[tokio::test]
async fn body_is_read_up_to_limit() {
    let endless = ScriptedResponse::Endless("HTTP/1.1 200 OK\r\n\r\n", "for ever and ever ");
    assert_eq!(outcome(endless).await, HttpOutcome::Delivered { status: 200 });
    let chunks = "HTTP/1.1 500 Oh\r\nTransfer-Encoding: chunked\r\n\r\n";
    assert_eq!(outcome(ScriptedResponse::Endless(chunks, "5\r\nagain\r\n")).await, refused(500));
    let broken = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nno chunk";
    assert_eq!(
        outcome(ScriptedResponse::Text(broken)).await,
        HttpOutcome::Delivered { status: 200 }
    );
}

#[tokio::test]
async fn slow_response_times_out() {
    assert_eq!(outcome_in_time(ScriptedResponse::Silence).await, failed(Failure::Timeout));
    let line = ScriptedResponse::Trickle("", "H");
    assert!(matches!(outcome_in_time(line).await, HttpOutcome::Failed { .. }));
    let hints = ScriptedResponse::Trickle("", "HTTP/1.1 103 Hints\r\n\r\n");
    assert_eq!(outcome_in_time(hints).await, failed(Failure::Timeout));
    let headers = ScriptedResponse::Trickle("HTTP/1.1 200 OK\r\n", "A: b\r\n");
    assert_eq!(outcome_in_time(headers).await, failed(Failure::Timeout));
}

#[tokio::test]
async fn trickling_body_keeps_outcome() {
    let body = ScriptedResponse::Trickle("HTTP/1.1 200 OK\r\n\r\n", "a");
    assert_eq!(outcome_in_time(body).await, HttpOutcome::Delivered { status: 200 });
    let body = ScriptedResponse::Trickle("HTTP/1.1 400 No\r\nContent-Length: 999999\r\n\r\n", "a");
    assert_eq!(outcome_in_time(body).await, refused(400));
}

#[tokio::test]
async fn endless_body_does_not_delay_outcome() {
    let body = ScriptedResponse::Trickle("HTTP/1.1 200 OK\r\n\r\n", "a");
    let soon = tokio::time::timeout(Duration::from_secs(5), outcome(body)).await;
    assert_eq!(soon.expect("long before the limit"), HttpOutcome::Delivered { status: 200 });
}

#[tokio::test]
async fn closed_port_fails_to_connect() {
    let free = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = free.local_addr().expect("an address");
    drop(free);
    let outcome = post(&client(Duration::from_secs(15)), &format!("http://{address}/")).await;
    assert_eq!(outcome, failed(Failure::Connect));
}
