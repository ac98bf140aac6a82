use std::collections::BTreeMap;
use std::ops::Range;

use kingdomino::GameState;

/// Durations of frames in milliseconds: the first, one with a change in a kingdom, any other, the
/// last.
const FIRST_FRAME_MS: u32 = 1500;
const PLACEMENT_FRAME_MS: u32 = 600;
const DEFAULT_FRAME_MS: u32 = 350;
const LAST_FRAME_MS: u32 = 6000;

/// Frames of an animation and the visibility of its parts. The image contains everything that is
/// ever visible; styles show and hide the parts. Without styles, or with reduced motion, the last
/// frame is visible.
pub(super) struct Timeline {
    frames: Vec<GameState>,
    /// Start of each frame in milliseconds.
    starts: Vec<u32>,
    length: u32,
    /// Style number by the frames in which a part is visible.
    styles: BTreeMap<Vec<(usize, usize)>, usize>,
}

impl Timeline {
    /// Creates a timeline of the states with visible changes. Returns none if there are none,
    /// because no line has been dealt.
    pub fn new(states: &[GameState]) -> Option<Timeline> {
        let is_settled = |state: &&GameState| state.awaiting().is_some() || state.undrawn() == 0;
        let mut frames: Vec<GameState> = states.iter().filter(is_settled).copied().collect();
        frames.dedup_by(|next, state| is_visually_equal(next, state));
        let mut starts = Vec::new();
        let mut length = 0;
        for (at, frame) in frames.iter().enumerate() {
            starts.push(length);
            length += match at.checked_sub(1).and_then(|before| frames.get(before)) {
                _ if at + 1 == frames.len() => LAST_FRAME_MS,
                None => FIRST_FRAME_MS,
                Some(before) if !has_same_kingdoms(before, frame) => PLACEMENT_FRAME_MS,
                Some(_) => DEFAULT_FRAME_MS,
            };
        }
        let timeline = Timeline { frames, starts, length, styles: BTreeMap::new() };
        (!timeline.frames.is_empty()).then_some(timeline)
    }

    pub fn len(&self) -> usize {
        self.frames.len()
    }

    pub fn frames(&self) -> &[GameState] {
        &self.frames
    }

    /// Returns the frames in which the condition holds.
    pub fn spans_where(&self, condition: impl Fn(&GameState) -> bool) -> Vec<Range<usize>> {
        spans(self.frames.iter().map(condition))
    }

    pub fn before_last(&self) -> Vec<Range<usize>> {
        spans((1..=self.len()).map(|next| next < self.len()))
    }

    pub fn at_last(&self) -> Vec<Range<usize>> {
        spans((1..=self.len()).map(|next| next == self.len()))
    }

    /// Returns `body`, visible only in these frames.
    pub fn visible_in(&mut self, class: &str, spans: &[Range<usize>], body: &str) -> String {
        let whole = 0..self.len();
        if spans.is_empty() {
            return String::new();
        }
        if spans == [whole.clone()] {
            return format!("<g class=\"{class}\">{body}</g>");
        }
        let number = self.styles.len();
        let key = spans.iter().map(|span| (span.start, span.end)).collect();
        let style = *self.styles.entry(key).or_insert(number);
        let seen_last = spans.last().is_some_and(|span| span.end == whole.end);
        let at_last = if seen_last { "" } else { " opacity=\"0\"" };
        format!("<g class=\"{class} t k{style}\"{at_last}>{body}</g>")
    }

    /// Draws the frames, once for all frames with the same key; skips frames without a key.
    pub fn draw_changes<K: PartialEq>(
        &mut self,
        class: &str,
        key: impl Fn(&GameState) -> Option<K>,
        mut draw: impl FnMut(&GameState) -> String,
    ) -> String {
        let keys: Vec<Option<K>> = self.frames.iter().map(key).collect();
        let mut drawn = String::new();
        for (at, key) in keys.iter().enumerate() {
            if key.is_none() || keys[..at].contains(key) {
                continue;
            }
            let spans = spans(keys.iter().map(|other| other == key));
            let body = draw(&self.frames[at]);
            drawn += &self.visible_in(class, &spans, &body);
        }
        drawn
    }

    /// Returns the styles, which apply only without a preference for reduced motion.
    pub fn css(&self) -> String {
        let seconds = f64::from(self.length) / 1000.0;
        let mut css = format!(
            "@media (prefers-reduced-motion:no-preference){{.t{{animation:{seconds}s step-end infinite}}\
             .run{{animation:run {seconds}s linear infinite}}"
        );
        let mut keyframes = format!(
            "@keyframes run{{0%{{transform:scaleX(0)}}{},to{{transform:scaleX(1)}}}}\n",
            self.percent(self.len() - 1)
        );
        for (spans, number) in &self.styles {
            css += &format!(".k{number}{{animation-name:k{number}}}");
            let appears = spans.iter().map(|span| self.percent(span.0));
            let begins_hidden = (spans[0].0 > 0).then(|| "0%".to_owned());
            let ends = spans.iter().filter(|span| span.1 < self.len());
            let vanishes = begins_hidden.into_iter().chain(ends.map(|span| self.percent(span.1)));
            let [appears, vanishes]: [Vec<String>; 2] = [appears.collect(), vanishes.collect()];
            keyframes += &format!(
                "@keyframes k{number}{{{}{{opacity:1}}{}{{opacity:0}}}}\n",
                appears.join(","),
                vanishes.join(",")
            );
        }
        format!("{css}}}\n{keyframes}")
    }

    /// Returns the start of a frame as a percentage of the animation.
    fn percent(&self, frame: usize) -> String {
        let part = 100.0 * f64::from(self.starts[frame]) / f64::from(self.length);
        let digits = format!("{part:.2}");
        format!("{}%", digits.trim_end_matches('0').trim_end_matches('.'))
    }
}

/// Returns the ranges in which the condition holds.
fn spans(condition: impl Iterator<Item = bool>) -> Vec<Range<usize>> {
    let mut spans: Vec<Range<usize>> = Vec::new();
    for (at, _) in condition.enumerate().filter(|(_, holds)| *holds) {
        match spans.last_mut() {
            Some(last) if last.end == at => last.end += 1,
            _ => spans.push(at..at + 1),
        }
    }
    spans
}

fn is_visually_equal(one: &GameState, other: &GameState) -> bool {
    let seen = |state: &GameState| {
        let lines = (*state.current_line(), *state.next_line());
        (lines, state.round(), state.awaiting(), state.is_finished())
    };
    seen(one) == seen(other) && has_same_kingdoms(one, other)
}

fn has_same_kingdoms(one: &GameState, other: &GameState) -> bool {
    one.settings().seats().all(|seat| one.kingdom(seat) == other.kingdom(seat))
}
