use jiff::SignedDuration;

/// Duration of failures without a successful delivery after which a destination is disabled
/// permanently.
pub const DISABLE_AFTER: SignedDuration = SignedDuration::from_hours(5 * 24);

/// Delays after the first attempt, the second, and so on.
const RETRY_DELAYS: [SignedDuration; 9] = [
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

/// Delay after the failed attempt number `attempt`, starting at 1. Returns `None` after the last
/// one. `jitter` varies the delay by up to 20 %: 0 is the shortest, and the values are uniformly
/// distributed. A response may request a longer delay
/// ([`HttpOutcome::Refused`](guarded_http::HttpOutcome::Refused)).
#[must_use]
pub fn next_retry(attempt: u32, jitter: u16) -> Option<SignedDuration> {
    let index = usize::try_from(attempt).ok()?.checked_sub(1)?;
    let pause = RETRY_DELAYS.get(index)?.as_millis();
    let span = i128::from(u16::MAX);
    let share = 4 * span + 2 * i128::from(jitter);
    i64::try_from(pause * share / (5 * span)).ok().map(SignedDuration::from_millis)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn retries_back_off_and_end() {
        let middle = |attempt| next_retry(attempt, u16::MAX / 2).map(|pause| pause.as_secs());
        let pauses: Vec<i64> = (1..=9).filter_map(middle).collect();
        assert_eq!(pauses, [4, 299, 1_799, 7_199, 17_999, 35_999, 50_399, 71_999, 86_399]);
        assert_eq!((middle(0), middle(10), middle(u32::MAX)), (None, None, None));
    }

    #[test]
    fn retry_jitter_is_at_most_20_percent() {
        assert_eq!(next_retry(1, 0), Some(SignedDuration::from_secs(4)));
        assert_eq!(next_retry(1, u16::MAX), Some(SignedDuration::from_secs(6)));
        assert_eq!(next_retry(9, 0), Some(SignedDuration::from_mins(24 * 60 * 4 / 5)));
        assert_eq!(next_retry(9, u16::MAX), Some(SignedDuration::from_mins(24 * 60 * 6 / 5)));
    }
}
