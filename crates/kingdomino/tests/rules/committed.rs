//! Snapshot files: committed output of the rules, so that a change in behaviour shows up as a diff.

use std::path::{Path, PathBuf};
use std::{env, fs};

pub fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules").join(name)
}

/// Fails unless the snapshot `name` equals `text`. With `KINGDOMAIL_UPDATE_SNAPSHOTS=1`, writes the
/// snapshot instead.
pub fn assert_snapshot(name: &str, text: &str) {
    let path = path(name);
    if env::var_os("KINGDOMAIL_UPDATE_SNAPSHOTS").is_some_and(|update| update == "1") {
        fs::create_dir_all(path.parent().expect("a folder")).expect("the folder can be made");
        fs::write(&path, text).expect("the file can be written");
    }
    let committed = fs::read_to_string(&path).unwrap_or_default();
    for (number, (is, was)) in text.lines().zip(committed.lines()).enumerate() {
        assert_eq!(is, was, "{}:{} differs", path.display(), number + 1);
    }
    let [is, was] = [text, &committed].map(|text| text.lines().count());
    assert_eq!(is, was, "{} has another number of lines", path.display());
}
