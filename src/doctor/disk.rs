//! The room on the disk of the data folder.

use std::path::Path;

use super::finding::Finding;
use super::units::bytes;

const AREA: &str = "disk";
/// Postgres stops when it cannot write any more.
const LITTLE: u64 = 2 << 30;
const TOO_LITTLE: u64 = 256 << 20;
/// The size of the files into which Postgres writes its log of changes.
const FULL: u64 = 16 << 20;
/// Each mail in the folder is a file, and so is each table.
const FEW_FILES: u64 = 10_000;

/// What is free for users that are not root.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Room {
    pub bytes: u64,
    /// None on file systems that make room for files as they come.
    pub files: Option<u64>,
}

/// The room where `path` is, or will be.
pub(super) fn look(path: &Path) -> Option<Room> {
    let there = path.ancestors().find(|path| path.exists())?;
    let found = rustix::fs::statvfs(there).ok()?;
    Some(Room {
        bytes: found.f_bavail.saturating_mul(found.f_frsize),
        files: (found.f_files > 0).then_some(found.f_favail),
    })
}

/// Whether Postgres may be unable to start or to write for lack of room.
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
    fn a_disk_may_lack_room_or_inodes() {
        let told = |bytes, files| warned_of(judge(Path::new("/srv"), Room { bytes, files }));
        assert_eq!(told(LITTLE, Some(FEW_FILES)), "");
        assert_eq!(told(LITTLE, None), "");
        assert!(told(LITTLE - 1, None).starts_with("warning  disk      only 2.0 GiB"));
        assert!(told(TOO_LITTLE - 1, None).starts_with("problem"));
        assert!(told(LITTLE, Some(7)).contains("only 7 inodes"));
    }

    #[test]
    fn a_folder_that_is_not_made_yet_has_the_room_of_its_place() {
        let there = look(&std::env::temp_dir()).expect("a folder");
        let missing = look(&std::env::temp_dir().join("missing/kingdomail")).expect("a place");
        assert_eq!(there.files.is_some(), missing.files.is_some());
        assert!(there.bytes > 0);
    }
}
