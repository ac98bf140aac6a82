use super::filled::Operation;
use super::measure::Measurement;

/// Prints the measurements of all database sizes, compared with the smallest.
pub fn print(measured: &[(u64, Vec<(Operation, Measurement)>)]) {
    let Some((_, of_smallest)) = measured.first() else { return };
    let column = |(games, _): &(u64, _)| format!(" {games} games |");
    println!(
        "\n| p50 ms (first call), p99 ms alongside commands, rows read |{}",
        columns(measured, column)
    );
    println!("|---|{}", columns(measured, |_| "---|".to_owned()));
    for (index, (operation, smallest)) in of_smallest.iter().enumerate() {
        let column = |(_, measured): &(u64, Vec<(Operation, Measurement)>)| {
            let (_, one) = &measured[index];
            let ratio = one.p50.as_secs_f64() / smallest.p50.as_secs_f64();
            let [p50, first, p99] = [one.p50, one.first_p50, one.p99_under_load]
                .map(|duration| duration.as_secs_f64() * 1e3);
            let rows: u64 = one.scans.iter().map(|scan| scan.rows).sum();
            format!(" {p50:.2} ({first:.2}) = {ratio:.2} ×, {p99:.1}, {rows} |")
        };
        println!("| {} |{}", operation.name(), columns(measured, column));
    }
    for (games, measured) in measured {
        for (operation, one) in measured {
            for scan in one
                .scans
                .iter()
                .filter(|scan| scan.index.is_none() && scan.rows > MIN_REPORTED_ROWS)
            {
                println!(
                    "{games} games, {}: full scan of {} rows of {} by {}",
                    operation.name(),
                    scan.rows,
                    scan.table,
                    scan.statement
                );
            }
        }
    }
}

/// Minimum number of rows for which a full scan is reported.
const MIN_REPORTED_ROWS: u64 = 2_000;

fn columns<T>(measured: &[T], column: impl Fn(&T) -> String) -> String {
    measured.iter().map(column).collect()
}
