//! Checks the free space on the disk of the data folder.

use std::path::Path;

use super::finding::{Finding, format_bytes};

const AREA: &str = "disk";
/// Free bytes below which the disk is reported. Postgres stops if it cannot write.
const LOW_SPACE_BYTES: u64 = 2 << 30;
const CRITICAL_SPACE_BYTES: u64 = 256 << 20;
/// Size of a WAL segment of Postgres in bytes.
const WAL_SEGMENT_BYTES: u64 = 16 << 20;
/// Number of free inodes below which the disk is reported. Each email in the mail folder and each
/// table needs one.
const LOW_INODES: u64 = 10_000;

/// Space that is available to users other than root.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct DiskSpace {
    pub bytes: u64,
    /// Free inodes. `None` on file systems that allocate inodes dynamically.
    pub files: Option<u64>,
}

/// Returns the free space of the file system that contains `path`, even if `path` does not exist
/// yet.
pub(super) fn collect(path: &Path) -> Option<DiskSpace> {
    let existing = path.ancestors().find(|path| path.exists())?;
    let found = rustix::fs::statvfs(existing).ok()?;
    Some(DiskSpace {
        bytes: found.f_bavail.saturating_mul(found.f_frsize),
        files: (found.f_files > 0).then_some(found.f_favail),
    })
}

/// Returns true if Postgres may be unable to start or to write because the disk is full.
pub(super) fn is_full(disk_space: DiskSpace) -> bool {
    disk_space.bytes < WAL_SEGMENT_BYTES || disk_space.files == Some(0)
}

pub(super) fn evaluate(path: &Path, disk_space: DiskSpace) -> Vec<Finding> {
    let shown = path.display();
    let space = format!("{} are free on the disk of {shown}", format_bytes(disk_space.bytes));
    let remedy = "free disk space, or move the folder to a larger disk and set KINGDOMAIL_DATA";
    let mut findings = vec![match disk_space.bytes {
        free if free < CRITICAL_SPACE_BYTES => {
            Finding::problem(AREA, format!("only {space}"), remedy)
        }
        free if free < LOW_SPACE_BYTES => Finding::warning(AREA, format!("only {space}"), remedy),
        _ => Finding::ok(AREA, space),
    }];
    if let Some(files) = disk_space.files.filter(|files| *files < LOW_INODES) {
        let what = format!("only {files} inodes are free on the disk of {shown}");
        findings.push(Finding::problem(AREA, what, "remove files that are no longer needed"));
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::doctor::facts::format_warnings;

    #[test]
    fn low_space_and_inodes_are_reported() {
        let warnings =
            |bytes, files| format_warnings(evaluate(Path::new("/srv"), DiskSpace { bytes, files }));
        assert_eq!(warnings(LOW_SPACE_BYTES, Some(LOW_INODES)), "");
        assert_eq!(warnings(LOW_SPACE_BYTES, None), "");
        assert!(warnings(LOW_SPACE_BYTES - 1, None).starts_with("warning  disk      only 2.0 GiB"));
        assert!(warnings(CRITICAL_SPACE_BYTES - 1, None).starts_with("problem"));
        assert!(warnings(LOW_SPACE_BYTES, Some(7)).contains("only 7 inodes"));
    }

    #[test]
    fn missing_folder_uses_parent_file_system() {
        let there = collect(&std::env::temp_dir()).expect("a folder");
        let missing = collect(&std::env::temp_dir().join("missing/kingdomail")).expect("a place");
        assert_eq!(there.files.is_some(), missing.files.is_some());
        assert!(there.bytes > 0);
    }
}
