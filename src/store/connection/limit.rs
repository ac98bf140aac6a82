use std::sync::Arc;
use std::time::Duration;

use diesel::QueryResult;
use diesel::result::{DatabaseErrorKind, Error};
use tokio::time::Instant;
use tokio::time::error::Elapsed;

use super::failure::is_disk_full;
use super::host::Host;

/// How much longer than Postgres takes for a statement we wait for its answer: the way there and back. Postgres ends a
/// slow statement itself, and the connection stays good; who hears nothing even after this has lost it.
const WAY: Duration = Duration::from_secs(1);

/// Why a connection is closed and not used again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Discard {
    /// Whoever used it went away in the middle of a statement or a transaction.
    Interrupted,
    /// A statement had no answer within its limit.
    Unanswered,
    /// It was lent for longer than its limit.
    Overdue,
    /// It was not heard of since another connection to the same host had no answer.
    Silent,
    /// Its host no longer takes what changes something, and another one may.
    ReadOnly,
    /// The other side closed it.
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

    /// As it is called in the metrics.
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

/// How long a connection waits for answers, and what became of its last call.
pub struct Limit {
    host: Arc<Host>,
    /// For each call.
    pub each: Duration,
    /// For all calls.
    pub until: Option<Instant>,
    /// When the call began that is under way, or was given up.
    asked: Option<Instant>,
    lost: Option<Discard>,
    /// When the last answer came.
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

    /// A call begins: until when it may take. What is asked on a lost connection fails at once.
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

    /// A call was answered, or its time is up.
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
        // It was made a standby while we were connected.
        if let Err(Error::DatabaseError(DatabaseErrorKind::ReadOnlyTransaction, _)) = &answer
            && self.host.must_be_writable()
        {
            self.lost = Some(Discard::ReadOnly);
            self.host.fell_silent(now);
        }
        answer
    }

    /// Whether a call is under way, or was given up, and nothing else is wrong.
    pub fn is_only_asking(&self) -> bool {
        self.asked.is_some() && self.lost.is_none() && !self.host.is_silent_since(self.heard)
    }

    /// What was given up has ended.
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

/// How long Postgres may take for a statement; with the wait for a connection it stays under the six seconds after which
/// a request is refused when Postgres hangs.
pub(in crate::store) const STATEMENT_TIMEOUT: Duration = Duration::from_millis(2_500);
