use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use jiff::SignedDuration;
use metrics::counter;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::Semaphore;
use tokio::time::Instant;

use crate::api::problem::{Problem, ProblemCode};
use crate::telemetry::CONNECTIONS_REFUSED;

use super::LimitReached;

/// Limits the rejected connections that receive a response at the same time. Further ones are
/// closed without a response.
static RESPONSE_PERMITS: Semaphore = Semaphore::const_new(64);
/// Timeout for reading the request and sending the response.
const RESPONSE_TIMEOUT: Duration = Duration::from_secs(1);
/// `Retry-After` of the response.
const RETRY_AFTER: SignedDuration = SignedDuration::from_secs(5);

/// Time of the last log line about rejected connections.
static LAST_LOGGED: Mutex<Option<Instant>> = Mutex::new(None);
/// Minimum interval between log lines, regardless of the number of rejections.
const LOG_INTERVAL: Duration = Duration::from_mins(1);

/// Responds that the server has no room for the connection, and closes it.
pub fn refuse(mut io: TcpStream, limit_reached: LimitReached) {
    counter!(CONNECTIONS_REFUSED, "reason" => limit_reached.name()).increment(1);
    if should_log() {
        match limit_reached {
            LimitReached::Address => tracing::warn!(
                address = io.peer_addr().ok().map(|peer| peer.ip().to_string()),
                "connection refused: too many from one address (if it is your proxy, list it in KINGDOMAIL_TRUSTED_PROXIES)"
            ),
            LimitReached::Total => {
                tracing::warn!("connection refused: limit reached and no connection is idle");
            }
        }
    }
    let Ok(permit) = RESPONSE_PERMITS.try_acquire() else { return };
    actix_web::rt::spawn(async move {
        let _permit = permit;
        let respond = async {
            // Many clients accept a response only after they have sent a request.
            let mut buffer = [0; 4096];
            if io.read(&mut buffer).await.is_ok_and(|read| read > 0) {
                io.write_all(&response_bytes(limit_reached)).await?;
                io.shutdown().await?;
                while io.read(&mut buffer).await? > 0 {}
            }
            std::io::Result::Ok(())
        };
        // After the timeout, the connection is closed in any case.
        drop(tokio::time::timeout(RESPONSE_TIMEOUT, respond).await);
    });
}

fn should_log() -> bool {
    let mut logged = LAST_LOGGED.lock().unwrap_or_else(PoisonError::into_inner);
    let is_due = logged.is_none_or(|last| last.elapsed() >= LOG_INTERVAL);
    if is_due {
        *logged = Some(Instant::now());
    }
    is_due
}

fn response_bytes(limit_reached: LimitReached) -> Vec<u8> {
    let problem = match limit_reached {
        LimitReached::Address => Problem::new(ProblemCode::TooManyConnections),
        LimitReached::Total => Problem::new(ProblemCode::Unavailable),
    };
    let status = problem.code.status();
    let body = problem.body();
    let mut answer = format!(
        "HTTP/1.1 {status}\r\nContent-Type: application/problem+json\r\nContent-Language: en\r\n\
         Content-Length: {}\r\nRetry-After: {}\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n",
        body.len(),
        RETRY_AFTER.as_secs(),
    )
    .into_bytes();
    answer.extend(body);
    answer
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn refusal_is_problem_with_retry_after() {
        let answer = String::from_utf8(response_bytes(LimitReached::Address)).expect("text");
        assert!(answer.starts_with("HTTP/1.1 429 Too Many Requests\r\n"), "{answer}");
        assert!(answer.contains("\r\nRetry-After: 5\r\n"), "{answer}");
        assert!(answer.contains("\"code\":\"too_many_connections\""), "{answer}");
    }
}
