use std::sync::Arc;
use std::time::Duration;

use diesel::QueryResult;
use diesel::result::{DatabaseErrorKind, Error};
use tokio::time::Instant;
use tokio::time::error::Elapsed;

use super::failure::is_disk_full;
use super::host::Host;

/// Time allowed for the network on top of the statement timeout. Postgres cancels a slow statement
/// itself, and the connection stays usable; without an answer even after this time, the connection
/// is lost.
const NETWORK_ALLOWANCE: Duration = Duration::from_secs(1);

/// Reason to close a connection instead of reusing it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DiscardReason {
    /// The caller was dropped during a statement or a transaction.
    Interrupted,
    /// A statement got no answer within its limit.
    TimedOut,
    /// The checkout exceeded its limit.
    CheckoutExpired,
    /// No answer has arrived since another connection to the same host got none.
    HostUnresponsive,
    /// The host has become read-only, and another host may be writable.
    ReadOnly,
    /// The server closed the connection.
    Closed,
}

impl DiscardReason {
    pub const ALL: [DiscardReason; 6] = [
        DiscardReason::Interrupted,
        DiscardReason::TimedOut,
        DiscardReason::CheckoutExpired,
        DiscardReason::HostUnresponsive,
        DiscardReason::ReadOnly,
        DiscardReason::Closed,
    ];

    /// Returns the value of the metrics label.
    pub fn name(self) -> &'static str {
        match self {
            DiscardReason::Interrupted => "interrupted",
            DiscardReason::TimedOut => "unanswered",
            DiscardReason::CheckoutExpired => "overdue",
            DiscardReason::HostUnresponsive => "silent",
            DiscardReason::ReadOnly => "read_only",
            DiscardReason::Closed => "closed",
        }
    }
}

/// Limits on the wait for answers, and the state of the last call.
pub struct ConnectionHealth {
    host: Arc<Host>,
    /// Limit for each call.
    pub call_timeout: Duration,
    /// Deadline for all calls.
    pub checkout_deadline: Option<Instant>,
    /// Start of the call that is in flight or was abandoned.
    call_started_at: Option<Instant>,
    discard_reason: Option<DiscardReason>,
    /// Time of the last answer.
    last_response_at: Instant,
}

impl ConnectionHealth {
    pub fn new(host: Arc<Host>) -> ConnectionHealth {
        ConnectionHealth {
            host,
            call_timeout: STATEMENT_TIMEOUT + NETWORK_ALLOWANCE,
            checkout_deadline: None,
            call_started_at: None,
            discard_reason: None,
            last_response_at: Instant::now(),
        }
    }

    /// Starts a call and returns its deadline. Fails immediately if the connection is lost.
    pub fn begin_call(&mut self) -> QueryResult<Instant> {
        let now = Instant::now();
        if self.checkout_deadline.is_some_and(|deadline| deadline <= now) {
            self.discard_reason.get_or_insert(DiscardReason::CheckoutExpired);
        }
        if self.call_started_at.is_some() || self.discard_reason.is_some() {
            return Err(connection_lost_error("the connection was already lost"));
        }
        self.call_started_at = Some(now);
        let end = now + self.call_timeout;
        Ok(self.checkout_deadline.map_or(end, |deadline| deadline.min(end)))
    }

    /// Ends a call that was answered or timed out.
    pub fn end_call<T>(&mut self, answer: Result<QueryResult<T>, Elapsed>) -> QueryResult<T> {
        let now = Instant::now();
        let started_at = self.call_started_at.take().unwrap_or(now);
        let Ok(answer) = answer else {
            if self.checkout_deadline.is_some_and(|deadline| deadline <= now) {
                self.discard_reason = Some(DiscardReason::CheckoutExpired);
            } else {
                self.discard_reason = Some(DiscardReason::TimedOut);
                self.host.mark_unresponsive(started_at);
            }
            return Err(connection_lost_error("the response timed out"));
        };
        self.last_response_at = now;
        if let Err(error) = &answer
            && is_disk_full(error)
        {
            self.host.set_disk_full(true);
        }
        // The host became a standby after the connection was opened.
        if let Err(Error::DatabaseError(DatabaseErrorKind::ReadOnlyTransaction, _)) = &answer
            && self.host.must_be_writable()
        {
            self.discard_reason = Some(DiscardReason::ReadOnly);
            self.host.mark_unresponsive(now);
        }
        answer
    }

    /// Returns whether a call is in flight or abandoned and the connection has no other defect.
    pub fn is_only_busy(&self) -> bool {
        self.call_started_at.is_some()
            && self.discard_reason.is_none()
            && !self.host.is_unresponsive_since(self.last_response_at)
    }

    /// Marks the abandoned call as ended.
    pub fn mark_drained(&mut self) {
        self.call_started_at = None;
        self.last_response_at = Instant::now();
    }

    pub fn host(&self) -> &Arc<Host> {
        &self.host
    }

    pub fn reason_to_discard(&self) -> Option<DiscardReason> {
        let interrupted = self.call_started_at.map(|_| DiscardReason::Interrupted);
        let unresponsive = self
            .host
            .is_unresponsive_since(self.last_response_at)
            .then_some(DiscardReason::HostUnresponsive);
        self.discard_reason.or(interrupted).or(unresponsive)
    }
}

fn connection_lost_error(reason: &str) -> Error {
    Error::DatabaseError(DatabaseErrorKind::UnableToSendCommand, Box::new(reason.to_owned()))
}

/// Statement timeout of Postgres, half of the time after which a request fails, so that most
/// requests with a slow statement get its error.
pub(in crate::store) const STATEMENT_TIMEOUT: Duration = Duration::from_millis(2_500);
