/// Files that the process opens besides the connections of clients.
const BESIDES: usize = 192;

/// How many of the connections that are wished for the system allows. Each is an open file; when there are no more of those,
/// nobody can connect at all, and none of those connected would be asked to make room.
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

/// How many files a process may have open, or this one; none where that is not known, or there is no limit.
pub fn open_files_of(process: Option<u32>) -> Option<usize> {
    let process = process.map_or("self".to_owned(), |id| id.to_string());
    open_files(&std::fs::read_to_string(format!("/proc/{process}/limits")).ok()?)
}

/// How many files a server opens besides the connections of clients.
pub fn spare_files() -> usize {
    BESIDES
}

/// The soft limit in what Linux tells of a process.
fn open_files(limits: &str) -> Option<usize> {
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files"))?;
    line.split_whitespace().next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_soft_limit_counts() {
        let limits = "Limit                     Soft Limit           Hard Limit           Units     \n\
                      Max processes             63432                63432                processes \n\
                      Max open files            1024                 524288               files     \n";
        assert_eq!(open_files(limits), Some(1024));
        assert_eq!(open_files(&limits.replace("1024  ", "unlimited")), None);
        assert_eq!(open_files(""), None);
    }
}
