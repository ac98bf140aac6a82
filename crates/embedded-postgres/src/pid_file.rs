use std::{fs, path::Path};

/// Contents of the `postmaster.pid` that a postmaster writes.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct PidFile {
    pub pid: u32,
    /// True if the postmaster accepts connections.
    pub ready: bool,
}

impl PidFile {
    /// Returns `None` if the file is missing or incomplete.
    pub fn read(cluster: &Path) -> Option<PidFile> {
        PidFile::parse(&fs::read_to_string(cluster.join("postmaster.pid")).ok()?)
    }

    fn parse(text: &str) -> Option<PidFile> {
        let pid = text.lines().next()?.trim().parse().ok()?;
        let ready = text.lines().nth(7).is_some_and(|status| status.trim() == "ready");
        Some(PidFile { pid, ready })
    }
}

#[cfg(test)]
mod tests {
    use super::PidFile;

    const STARTING: &str = "4711\n/data/cluster\n1790000000\n5432\n/data/socket\n\n  4711  98304\n";

    #[test]
    fn eighth_line_marks_readiness() {
        assert_eq!(PidFile::parse(STARTING), Some(PidFile { pid: 4711, ready: false }));
        assert_eq!(
            PidFile::parse(&format!("{STARTING}starting\n")),
            Some(PidFile { pid: 4711, ready: false })
        );
        assert_eq!(
            PidFile::parse(&format!("{STARTING}ready   \n")),
            Some(PidFile { pid: 4711, ready: true })
        );
    }

    #[test]
    fn incomplete_file_is_none() {
        assert_eq!(PidFile::parse(""), None);
        assert_eq!(PidFile::parse("\n"), None);
    }
}
