/// Number of open files reserved for purposes other than client connections.
const BESIDES: usize = 192;

/// Limits the configured number of connections to the number that the open-file limit allows. A
/// process without free file descriptors accepts no connection at all, so that it cannot close idle
/// connections in favour of new ones.
pub fn connections_within_reach(wished: usize) -> usize {
    let Some(files) = open_files_of(None) else { return wished };
    let possible = files.saturating_sub(BESIDES).max(files / 2);
    if possible < wished {
        tracing::warn!(
            files,
            connections = possible,
            "open-file limit too low for KINGDOMAIL_MAX_CONNECTIONS: raise it with LimitNOFILE or ulimit -n"
        );
    }
    possible.min(wished)
}

/// Returns the open-file limit of a process, by default of this process. `None` if it is unknown or
/// unlimited.
pub fn open_files_of(process: Option<u32>) -> Option<usize> {
    let process = process.map_or("self".to_owned(), |id| id.to_string());
    open_files(&std::fs::read_to_string(format!("/proc/{process}/limits")).ok()?)
}

/// Returns the number of open files reserved for purposes other than client connections.
pub fn spare_files() -> usize {
    BESIDES
}

/// Returns the soft limit in the text of `/proc/<pid>/limits`.
fn open_files(limits: &str) -> Option<usize> {
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
        assert_eq!(open_files(limits), Some(1024));
        assert_eq!(open_files(&limits.replace("1024  ", "unlimited")), None);
        assert_eq!(open_files(""), None);
    }
}
