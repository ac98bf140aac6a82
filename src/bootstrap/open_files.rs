/// Number of open files reserved for purposes other than client connections.
const RESERVED_FILES: usize = 192;

/// Limits the configured number of connections to the number that the open-file limit allows. A
/// process without free file descriptors accepts no connection at all, so that it cannot close idle
/// connections in favour of new ones.
pub fn limit_connections(configured: usize) -> usize {
    let Some(files) = open_file_limit(None) else { return configured };
    let possible = files.saturating_sub(RESERVED_FILES).max(files / 2);
    if possible < configured {
        tracing::warn!(
            files,
            connections = possible,
            "open-file limit too low for KINGDOMAIL_MAX_CONNECTIONS: raise it with LimitNOFILE or ulimit -n"
        );
    }
    possible.min(configured)
}

/// Returns the open-file limit of a process, by default of this process. `None` if it is unknown or
/// unlimited.
pub fn open_file_limit(process: Option<u32>) -> Option<usize> {
    let process = process.map_or("self".to_owned(), |id| id.to_string());
    parse_soft_limit(&std::fs::read_to_string(format!("/proc/{process}/limits")).ok()?)
}

/// Returns the number of open files reserved for purposes other than client connections.
pub fn reserved_files() -> usize {
    RESERVED_FILES
}

/// Returns the soft limit in the text of `/proc/<pid>/limits`.
fn parse_soft_limit(limits: &str) -> Option<usize> {
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files"))?;
    line.split_whitespace().next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn soft_limit_is_used() {
        let limits = "Limit                     Soft Limit           Hard Limit           Units     \n\
                      Max processes             63432                63432                processes \n\
                      Max open files            1024                 524288               files     \n";
        assert_eq!(parse_soft_limit(limits), Some(1024));
        assert_eq!(parse_soft_limit(&limits.replace("1024  ", "unlimited")), None);
        assert_eq!(parse_soft_limit(""), None);
    }
}
