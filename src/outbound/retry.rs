use hyper::http::{HeaderMap, header};
use jiff::{SignedDuration, Timestamp};

/// How long an endpoint may fail, without one delivery, before it is left alone for good.
pub const DISABLE_AFTER: SignedDuration = SignedDuration::from_hours(5 * 24);

/// The pauses after the first attempt, the second, and so on.
const PAUSES: [SignedDuration; 9] = [
    SignedDuration::from_secs(5),
    SignedDuration::from_mins(5),
    SignedDuration::from_mins(30),
    SignedDuration::from_hours(2),
    SignedDuration::from_hours(5),
    SignedDuration::from_hours(10),
    SignedDuration::from_hours(14),
    SignedDuration::from_hours(20),
    SignedDuration::from_hours(24),
];

/// As long as the longest pause: nobody can put us off for ever.
const LONGEST_ASKED: SignedDuration = SignedDuration::from_hours(24);

/// How long to wait after attempt number `attempt` (the first is 1) failed; `None` when it was the last. The
/// pause is up to 20 % shorter or longer: `jitter` is drawn evenly from all its values, 0 being the shortest.
/// An answer may ask for a longer one ([`Outcome::Refused`](super::Outcome::Refused)).
#[must_use]
pub fn next_retry(attempt: u32, jitter: u16) -> Option<SignedDuration> {
    let index = usize::try_from(attempt).ok()?.checked_sub(1)?;
    let pause = PAUSES.get(index)?.as_millis();
    let span = i128::from(u16::MAX);
    let share = 4 * span + 2 * i128::from(jitter);
    i64::try_from(pause * share / (5 * span)).ok().map(SignedDuration::from_millis)
}

/// What `Retry-After` asks for, in seconds or as a date: between nothing and a day.
pub(super) fn retry_after(headers: &HeaderMap, now: Timestamp) -> Option<SignedDuration> {
    let text = headers.get(header::RETRY_AFTER)?.to_str().ok()?.trim();
    let asked = if !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit()) {
        // More digits than fit are a long time, too.
        text.parse().map_or(LONGEST_ASKED, SignedDuration::from_secs)
    } else {
        let date = jiff::fmt::rfc2822::parse(text).ok()?;
        date.timestamp().duration_since(now)
    };
    Some(asked.clamp(SignedDuration::ZERO, LONGEST_ASKED))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pauses_grow_to_a_day_and_end_after_the_ninth() {
        let middle = |attempt| next_retry(attempt, u16::MAX / 2).map(|pause| pause.as_secs());
        let pauses: Vec<i64> = (1..=9).filter_map(middle).collect();
        assert_eq!(pauses, [4, 299, 1_799, 7_199, 17_999, 35_999, 50_399, 71_999, 86_399]);
        assert_eq!((middle(0), middle(10), middle(u32::MAX)), (None, None, None));
    }

    #[test]
    fn a_pause_is_at_most_a_fifth_shorter_or_longer() {
        assert_eq!(next_retry(1, 0), Some(SignedDuration::from_secs(4)));
        assert_eq!(next_retry(1, u16::MAX), Some(SignedDuration::from_secs(6)));
        assert_eq!(next_retry(9, 0), Some(SignedDuration::from_mins(24 * 60 * 4 / 5)));
        assert_eq!(next_retry(9, u16::MAX), Some(SignedDuration::from_mins(24 * 60 * 6 / 5)));
    }

    #[test]
    fn what_an_answer_asks_for_is_bounded() {
        let now: Timestamp = "2026-11-06T08:49:37Z".parse().expect("a moment");
        let asked = |text: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::RETRY_AFTER, text.parse().expect("a value"));
            retry_after(&headers, now).map(|pause| pause.as_secs())
        };
        assert_eq!(asked("0"), Some(0));
        assert_eq!(asked(" 120 "), Some(120));
        assert_eq!(asked("Fri, 06 Nov 2026 08:50:37 GMT"), Some(60));
        assert_eq!(asked("Sun, 06 Nov 1994 08:49:37 GMT"), Some(0));
        assert_eq!(asked("Sat, 06 Nov 2094 08:49:37 GMT"), Some(86_400));
        assert_eq!(asked("99999999999999999999999"), Some(86_400));
        assert_eq!((asked(""), asked("-1"), asked("soon"), asked("1.5")), (None, None, None, None));
        assert_eq!(retry_after(&HeaderMap::new(), now), None);
    }
}
