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

use super::NoRoom;

/// Limits the rejected connections that receive a response at the same time. Further ones are
/// closed without a response.
static TOLD: Semaphore = Semaphore::const_new(64);
/// Timeout for reading the request and sending the response.
const PATIENCE: Duration = Duration::from_secs(1);
/// `Retry-After` of the response.
const LATER: SignedDuration = SignedDuration::from_secs(5);

/// Time of the last log line about rejected connections.
static LOGGED: Mutex<Option<Instant>> = Mutex::new(None);
/// Minimum interval between log lines, regardless of the number of rejections.
const LOGGED_EVERY: Duration = Duration::from_mins(1);

/// Responds that the server has no room for the connection, and closes it.
pub fn refuse(mut io: TcpStream, no_room: NoRoom) {
    counter!(CONNECTIONS_REFUSED, "reason" => no_room.name()).increment(1);
    if is_to_be_logged() {
        match no_room {
            NoRoom::Address => tracing::warn!(
                address = io.peer_addr().ok().map(|peer| peer.ip().to_string()),
                "connection refused: too many from one address (if it is your proxy, list it in KINGDOMAIL_TRUSTED_PROXIES)"
            ),
            NoRoom::Total => {
                tracing::warn!("connection refused: limit reached and no connection is idle");
            }
        }
    }
    let Ok(permit) = TOLD.try_acquire() else { return };
    actix_web::rt::spawn(async move {
        let _permit = permit;
        let told = async {
            // Many clients accept a response only after they have sent a request.
            let mut some = [0; 4096];
            if io.read(&mut some).await.is_ok_and(|read| read > 0) {
                io.write_all(&answer(no_room)).await?;
                io.shutdown().await?;
                while io.read(&mut some).await? > 0 {}
            }
            std::io::Result::Ok(())
        };
        // After the timeout, the connection is closed in any case.
        drop(tokio::time::timeout(PATIENCE, told).await);
    });
}

fn is_to_be_logged() -> bool {
    let mut logged = LOGGED.lock().unwrap_or_else(PoisonError::into_inner);
    let is_due = logged.is_none_or(|last| last.elapsed() >= LOGGED_EVERY);
    if is_due {
        *logged = Some(Instant::now());
    }
    is_due
}

fn answer(no_room: NoRoom) -> Vec<u8> {
    let problem = match no_room {
        NoRoom::Address => Problem::new(ProblemCode::TooManyConnections),
        NoRoom::Total => Problem::new(ProblemCode::Unavailable),
    };
    let status = problem.code.status();
    let body = problem.body();
    let mut answer = format!(
        "HTTP/1.1 {status}\r\nContent-Type: application/problem+json\r\nContent-Language: en\r\n\
         Content-Length: {}\r\nRetry-After: {}\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n",
        body.len(),
        LATER.as_secs(),
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
        let answer = String::from_utf8(answer(NoRoom::Address)).expect("text");
        assert!(answer.starts_with("HTTP/1.1 429 Too Many Requests\r\n"), "{answer}");
        assert!(answer.contains("\r\nRetry-After: 5\r\n"), "{answer}");
        assert!(answer.contains("\"code\":\"too_many_connections\""), "{answer}");
    }
}
