//! Compares the clock of this machine with the clock of the database.

use jiff::{SignedDuration, Timestamp};

use super::finding::{Finding, format_duration};

const AREA: &str = "clock";
const MAX_OFFSET: SignedDuration = SignedDuration::from_secs(2);
/// Offset that counts as a problem. Access tokens are valid for 15 minutes, and other nodes must
/// not treat new ones as expired.
const CRITICAL_OFFSET: SignedDuration = SignedDuration::from_mins(1);

/// Evaluates the clock offset. The database reported the time `database` at some moment between
/// `begun` and `ended`.
pub(super) fn evaluate(begun: Timestamp, ended: Timestamp, database: Timestamp) -> Finding {
    let offset = begun.duration_since(database).max(database.duration_since(ended));
    if offset <= MAX_OFFSET {
        return Finding::ok(AREA, "the clocks of this machine and the database agree");
    }
    let what = format!(
        "the clocks of this machine and the database are {} apart",
        format_duration(offset.as_secs_f64())
    );
    let remedy = "synchronise both with systemd-timesyncd or chrony; deadlines follow the clock of the database, and tokens that of this machine";
    if offset > CRITICAL_OFFSET {
        Finding::problem(AREA, what, remedy)
    } else {
        Finding::warning(AREA, what, remedy)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::doctor::finding::Severity;

    #[test]
    fn clock_offset_excludes_query_duration() {
        let at = |second| Timestamp::from_second(second).expect("a time");
        let severity = |database| evaluate(at(100), at(110), at(database)).severity;
        for fine in [98, 100, 105, 110, 112] {
            assert_eq!(severity(fine), Severity::Ok, "{fine}");
        }
        assert_eq!([severity(97), severity(113)], [Severity::Warning; 2]);
        assert_eq!([severity(39), severity(1000)], [Severity::Problem; 2]);
        let warnings = evaluate(at(100), at(110), at(1010)).to_string();
        assert!(warnings.contains("15 minutes apart"), "{warnings}");
    }
}
