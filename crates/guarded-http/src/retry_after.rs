use hyper::http::{HeaderMap, header};
use jiff::{SignedDuration, Timestamp};

/// Maximum delay that a receiver can impose.
const MAX_RETRY_AFTER: SignedDuration = SignedDuration::from_hours(24);

/// Returns the delay in `Retry-After`, given in seconds or as a date, clamped to the range from
/// zero to one day.
pub(crate) fn retry_after(headers: &HeaderMap, now: Timestamp) -> Option<SignedDuration> {
    let text = headers.get(header::RETRY_AFTER)?.to_str().ok()?.trim();
    let delay = if !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit()) {
        // A number that does not fit the type counts as the maximum.
        text.parse().map_or(MAX_RETRY_AFTER, SignedDuration::from_secs)
    } else {
        let date = jiff::fmt::rfc2822::parse(text).ok()?;
        date.timestamp().duration_since(now)
    };
    Some(delay.clamp(SignedDuration::ZERO, MAX_RETRY_AFTER))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn retry_after_is_clamped() {
        let now: Timestamp = "2026-11-06T08:49:37Z".parse().expect("a moment");
        let seconds = |text: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::RETRY_AFTER, text.parse().expect("a value"));
            retry_after(&headers, now).map(|pause| pause.as_secs())
        };
        assert_eq!(seconds("0"), Some(0));
        assert_eq!(seconds(" 120 "), Some(120));
        assert_eq!(seconds("Fri, 06 Nov 2026 08:50:37 GMT"), Some(60));
        assert_eq!(seconds("Sun, 06 Nov 1994 08:49:37 GMT"), Some(0));
        assert_eq!(seconds("Sat, 06 Nov 2094 08:49:37 GMT"), Some(86_400));
        assert_eq!(seconds("99999999999999999999999"), Some(86_400));
        assert_eq!(
            (seconds(""), seconds("-1"), seconds("soon"), seconds("1.5")),
            (None, None, None, None)
        );
        assert_eq!(retry_after(&HeaderMap::new(), now), None);
    }
}
