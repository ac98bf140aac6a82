//! Checks the free space on the disk of the data folder.

use std::path::Path;

use super::finding::Finding;
use super::units::bytes;

const AREA: &str = "disk";
/// Free bytes below which the disk is reported. Postgres stops if it cannot write.
const LITTLE: u64 = 2 << 30;
const TOO_LITTLE: u64 = 256 << 20;
/// Size of a WAL segment of Postgres in bytes.
const FULL: u64 = 16 << 20;
/// Number of free inodes below which the disk is reported. Each email in the mail folder and each
/// table needs one.
const FEW_FILES: u64 = 10_000;

/// Space that is available to users other than root.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Room {
    pub bytes: u64,
    /// Free inodes. `None` on file systems that allocate inodes dynamically.
    pub files: Option<u64>,
}

/// Returns the free space of the file system that contains `path`, even if `path` does not exist
/// yet.
pub(super) fn look(path: &Path) -> Option<Room> {
    let there = path.ancestors().find(|path| path.exists())?;
    let found = rustix::fs::statvfs(there).ok()?;
    Some(Room {
        bytes: found.f_bavail.saturating_mul(found.f_frsize),
        files: (found.f_files > 0).then_some(found.f_favail),
    })
}

/// Returns true if Postgres may be unable to start or to write because the disk is full.
pub(super) fn is_full(room: Room) -> bool {
    room.bytes < FULL || room.files == Some(0)
}

pub(super) fn judge(path: &Path, room: Room) -> Vec<Finding> {
    let shown = path.display();
    let space = format!("{} are free on the disk of {shown}", bytes(room.bytes));
    let remedy = "free disk space, or move the folder to a larger disk and set KINGDOMAIL_DATA";
    let mut findings = vec![match room.bytes {
        free if free < TOO_LITTLE => Finding::problem(AREA, format!("only {space}"), remedy),
        free if free < LITTLE => Finding::warning(AREA, format!("only {space}"), remedy),
        _ => Finding::ok(AREA, space),
    }];
    if let Some(files) = room.files.filter(|files| *files < FEW_FILES) {
        let what = format!("only {files} inodes are free on the disk of {shown}");
        findings.push(Finding::problem(AREA, what, "remove files that are no longer needed"));
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::doctor::facts::warned_of;

    #[test]
    fn low_space_and_inodes_are_reported() {
        let told = |bytes, files| warned_of(judge(Path::new("/srv"), Room { bytes, files }));
        assert_eq!(told(LITTLE, Some(FEW_FILES)), "");
        assert_eq!(told(LITTLE, None), "");
        assert!(told(LITTLE - 1, None).starts_with("warning  disk      only 2.0 GiB"));
        assert!(told(TOO_LITTLE - 1, None).starts_with("problem"));
        assert!(told(LITTLE, Some(7)).contains("only 7 inodes"));
    }

    #[test]
    fn missing_folder_uses_parent_file_system() {
        let there = look(&std::env::temp_dir()).expect("a folder");
        let missing = look(&std::env::temp_dir().join("missing/kingdomail")).expect("a place");
        assert_eq!(there.files.is_some(), missing.files.is_some());
        assert!(there.bytes > 0);
    }
}
