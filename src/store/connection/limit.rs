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
const WAY: Duration = Duration::from_secs(1);

/// Reason to close a connection instead of reusing it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Discard {
    /// The caller was dropped during a statement or a transaction.
    Interrupted,
    /// A statement got no answer within its limit.
    Unanswered,
    /// The checkout exceeded its limit.
    Overdue,
    /// No answer has arrived since another connection to the same host got none.
    Silent,
    /// The host has become read-only, and another host may be writable.
    ReadOnly,
    /// The server closed the connection.
    Closed,
}

impl Discard {
    pub const ALL: [Discard; 6] = [
        Discard::Interrupted,
        Discard::Unanswered,
        Discard::Overdue,
        Discard::Silent,
        Discard::ReadOnly,
        Discard::Closed,
    ];

    /// Returns the value of the metrics label.
    pub fn name(self) -> &'static str {
        match self {
            Discard::Interrupted => "interrupted",
            Discard::Unanswered => "unanswered",
            Discard::Overdue => "overdue",
            Discard::Silent => "silent",
            Discard::ReadOnly => "read_only",
            Discard::Closed => "closed",
        }
    }
}

/// Limits on the wait for answers, and the state of the last call.
pub struct Limit {
    host: Arc<Host>,
    /// Limit for each call.
    pub each: Duration,
    /// Deadline for all calls.
    pub until: Option<Instant>,
    /// Start of the call that is in flight or was abandoned.
    asked: Option<Instant>,
    lost: Option<Discard>,
    /// Time of the last answer.
    heard: Instant,
}

impl Limit {
    pub fn new(host: Arc<Host>) -> Limit {
        Limit {
            host,
            each: STATEMENT_TIMEOUT + WAY,
            until: None,
            asked: None,
            lost: None,
            heard: Instant::now(),
        }
    }

    /// Starts a call and returns its deadline. Fails immediately if the connection is lost.
    pub fn begin(&mut self) -> QueryResult<Instant> {
        let now = Instant::now();
        if self.until.is_some_and(|until| until <= now) {
            self.lost.get_or_insert(Discard::Overdue);
        }
        if self.asked.is_some() || self.lost.is_some() {
            return Err(unable("the connection was already lost"));
        }
        self.asked = Some(now);
        let end = now + self.each;
        Ok(self.until.map_or(end, |until| until.min(end)))
    }

    /// Ends a call that was answered or timed out.
    pub fn end<T>(&mut self, answer: Result<QueryResult<T>, Elapsed>) -> QueryResult<T> {
        let now = Instant::now();
        let asked = self.asked.take().unwrap_or(now);
        let Ok(answer) = answer else {
            if self.until.is_some_and(|until| until <= now) {
                self.lost = Some(Discard::Overdue);
            } else {
                self.lost = Some(Discard::Unanswered);
                self.host.fell_silent(asked);
            }
            return Err(unable("the response timed out"));
        };
        self.heard = now;
        if let Err(error) = &answer
            && is_disk_full(error)
        {
            self.host.set_full(true);
        }
        // The host became a standby after the connection was opened.
        if let Err(Error::DatabaseError(DatabaseErrorKind::ReadOnlyTransaction, _)) = &answer
            && self.host.must_be_writable()
        {
            self.lost = Some(Discard::ReadOnly);
            self.host.fell_silent(now);
        }
        answer
    }

    /// Returns whether a call is in flight or abandoned and the connection has no other defect.
    pub fn is_only_asking(&self) -> bool {
        self.asked.is_some() && self.lost.is_none() && !self.host.is_silent_since(self.heard)
    }

    /// Marks the abandoned call as ended.
    pub fn settled(&mut self) {
        self.asked = None;
        self.heard = Instant::now();
    }

    pub fn host(&self) -> &Arc<Host> {
        &self.host
    }

    pub fn reason_to_discard(&self) -> Option<Discard> {
        let interrupted = self.asked.map(|_| Discard::Interrupted);
        let silent = self.host.is_silent_since(self.heard).then_some(Discard::Silent);
        self.lost.or(interrupted).or(silent)
    }
}

fn unable(why: &str) -> Error {
    Error::DatabaseError(DatabaseErrorKind::UnableToSendCommand, Box::new(why.to_owned()))
}

/// Statement timeout of Postgres. Together with the wait for a connection, it stays below the six
/// seconds after which a request fails when Postgres hangs.
pub(in crate::store) const STATEMENT_TIMEOUT: Duration = Duration::from_millis(2_500);
