/// Formats a number of bytes in a readable unit.
#[expect(clippy::cast_precision_loss, reason = "one digit after the point is shown")]
pub(super) fn format_bytes(count: u64) -> String {
    const UNITS: [&str; 4] = ["KiB", "MiB", "GiB", "TiB"];
    let (mut value, mut unit) = (count as f64 / 1024.0, 0);
    while value >= 1024.0 && unit + 1 < UNITS.len() {
        (value, unit) = (value / 1024.0, unit + 1);
    }
    format!("{value:.1} {}", UNITS[unit])
}

/// Formats a duration in the largest suitable unit.
pub(super) fn format_duration(seconds: f64) -> String {
    for (name, length) in [("days", 86_400.0), ("hours", 3600.0), ("minutes", 60.0)] {
        if seconds >= 2.0 * length {
            return format!("{:.0} {name}", seconds / length);
        }
    }
    format!("{seconds:.0} seconds")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_and_times_use_readable_units() {
        assert_eq!(
            [format_bytes(512), format_bytes(3 << 20), format_bytes(5 << 30)],
            ["0.5 KiB", "3.0 MiB", "5.0 GiB"]
        );
        assert_eq!(
            [
                format_duration(3.4),
                format_duration(119.0),
                format_duration(600.0),
                format_duration(90_000.0)
            ],
            ["3 seconds", "119 seconds", "10 minutes", "25 hours"]
        );
    }
}
