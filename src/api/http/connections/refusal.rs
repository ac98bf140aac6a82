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

/// So many are told at once why they are refused; the rest of a flood is just closed.
static TOLD: Semaphore = Semaphore::const_new(64);
/// How long one of them may take to ask, and to hear it.
const PATIENCE: Duration = Duration::from_secs(1);
/// When it may go better.
const LATER: SignedDuration = SignedDuration::from_secs(5);

/// When it was last logged that there is no room.
static LOGGED: Mutex<Option<Instant>> = Mutex::new(None);
/// It is logged so often at most, however many are refused.
const LOGGED_EVERY: Duration = Duration::from_mins(1);

/// Says why there is no room for a connection, and closes it.
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
            // Many a client takes an answer only to something that it has asked.
            let mut some = [0; 4096];
            if io.read(&mut some).await.is_ok_and(|read| read > 0) {
                io.write_all(&answer(no_room)).await?;
                io.shutdown().await?;
                while io.read(&mut some).await? > 0 {}
            }
            std::io::Result::Ok(())
        };
        // A client that does not listen is closed as well.
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
    fn a_refusal_is_a_problem_that_says_when_to_come_again() {
        let answer = String::from_utf8(answer(NoRoom::Address)).expect("text");
        assert!(answer.starts_with("HTTP/1.1 429 Too Many Requests\r\n"), "{answer}");
        assert!(answer.contains("\r\nRetry-After: 5\r\n"), "{answer}");
        assert!(answer.contains("\"code\":\"too_many_connections\""), "{answer}");
    }
}
