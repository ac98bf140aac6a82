use std::collections::{HashSet, VecDeque};

use actix_web::web::Bytes;
use tokio::time::Instant;

use crate::domain::SessionId;

/// Maximum number of events kept for streams that are behind.
const MAX_WINDOW_EVENTS: usize = 256;

/// Latest events of a game, serialized.
pub struct Window {
    parts: VecDeque<Part>,
    begin: i64,
    end: i64,
    /// Time of the last poll.
    pub refreshed_at: Instant,
    /// Sessions of watchers that may no longer see the game, according to the last poll.
    pub turned_away: HashSet<SessionId>,
}

/// Events of one poll.
struct Part {
    /// Position of each event, and its offset in the bytes.
    events: Vec<(i64, usize)>,
    bytes: Bytes,
}

impl Window {
    /// Creates an empty window that begins after a position.
    pub fn new(after: i64) -> Window {
        let parts = VecDeque::new();
        let (refreshed_at, turned_away) = (Instant::now(), HashSet::new());
        Window { parts, begin: after, end: after, refreshed_at, turned_away }
    }

    /// Position after which the window begins.
    pub fn begin(&self) -> i64 {
        self.begin
    }

    /// Position of the last event.
    pub fn end(&self) -> i64 {
        self.end
    }

    /// Returns the next events after a position in the window, and the position of the last of
    /// them. Streams at the same position share the bytes.
    pub fn after(&self, after: i64) -> Option<(Bytes, i64)> {
        let mut parts = self.parts.iter();
        parts.find_map(|part| {
            let (_, from) = part.events.iter().find(|(position, _)| *position > after)?;
            let (last, _) = part.events.last()?;
            Some((part.bytes.slice(*from..), *last))
        })
    }

    /// Adds the events of a poll, and replaces the rejected sessions.
    pub fn push(
        &mut self,
        events: impl Iterator<Item = (i64, String)>,
        turned_away: HashSet<SessionId>,
    ) {
        self.refreshed_at = Instant::now();
        self.turned_away = turned_away;
        let (mut offsets, mut bytes) = (Vec::new(), String::new());
        for (position, event) in events {
            offsets.push((position, bytes.len()));
            bytes.push_str(&event);
            self.end = position;
        }
        if offsets.is_empty() {
            return;
        }
        self.parts.push_back(Part { events: offsets, bytes: Bytes::from(bytes) });
        let count =
            |parts: &VecDeque<Part>| parts.iter().map(|part| part.events.len()).sum::<usize>();
        while self.parts.len() > 1 && count(&self.parts) > MAX_WINDOW_EVENTS {
            let evicted = self.parts.pop_front();
            self.begin = evicted.and_then(|part| Some(part.events.last()?.0)).unwrap_or(self.end);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pushed(window: &mut Window, positions: std::ops::RangeInclusive<i64>) {
        window.push(positions.map(|position| (position, format!("{position};"))), HashSet::new());
    }

    fn after(window: &Window, position: i64) -> Option<(String, i64)> {
        let (bytes, last) = window.after(position)?;
        Some((String::from_utf8(bytes.to_vec()).expect("text"), last))
    }

    #[test]
    fn window_returns_events_after_position() {
        let mut window = Window::new(4);
        assert_eq!((window.begin(), window.end(), after(&window, 4)), (4, 4, None));
        pushed(&mut window, 5..=7);
        pushed(&mut window, 8..=8);
        assert_eq!(after(&window, 4), Some(("5;6;7;".to_owned(), 7)));
        assert_eq!(after(&window, 6), Some(("7;".to_owned(), 7)));
        assert_eq!(after(&window, 7), Some(("8;".to_owned(), 8)));
        assert_eq!(after(&window, 8), None);
        assert_eq!(after(&window, 9), None);
    }

    #[test]
    fn window_evicts_old_events() {
        let mut window = Window::new(0);
        for part in 0..10 {
            pushed(&mut window, part * 100 + 1..=part * 100 + 100);
        }
        assert_eq!((window.begin(), window.end()), (800, 1000));
        assert_eq!(after(&window, 950).expect("events").1, 1000);
    }
}
