use super::filled::Operation;
use super::measure::Measured;

/// Prints what was measured on databases of several sizes, each beside the first.
pub fn print(measured: &[(u64, Vec<(Operation, Measured)>)]) {
    let Some(((_, smallest), _)) = measured.split_first() else { return };
    print_row("|", measured, |games| format!(" {games} games: p50 ms, first ms, p99 ms beside, rows |"));
    println!("|---|{}", "---:|".repeat(measured.len()));
    for (index, (operation, first)) in smallest.iter().enumerate() {
        let of_sizes: String = measured
            .iter()
            .map(|(_, measured)| {
                let (_, one) = &measured[index];
                let ratio = one.p50.as_secs_f64() / first.p50.as_secs_f64();
                format!(
                    " {:.2} ({ratio:.2} ×), {:.2}, {:.1}, {} |",
                    one.p50.as_secs_f64() * 1e3,
                    one.first_p50.as_secs_f64() * 1e3,
                    one.p99_beside.as_secs_f64() * 1e3,
                    one.rows
                )
            })
            .collect();
        println!("| {} |{of_sizes}", operation.name());
    }
    for (games, measured) in measured {
        for (operation, one) in measured {
            for read in &one.scanned {
                println!(
                    "{games} games, {}: {} was read whole, {} times, {} rows",
                    operation.name(),
                    read.table,
                    read.scans,
                    read.rows
                );
            }
        }
    }
}

fn print_row(
    begin: &str,
    measured: &[(u64, Vec<(Operation, Measured)>)],
    of_size: impl Fn(u64) -> String,
) {
    let rest: String = measured.iter().map(|(games, _)| of_size(*games)).collect();
    println!("\n{begin} |{rest}");
}
