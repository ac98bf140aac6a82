//! Files that are made by the program and committed, so that a change of what it does is seen.

use std::path::{Path, PathBuf};
use std::{env, fs};

pub fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules").join(name)
}

/// Fails unless `text` is what the file holds. With `KINGDOMAIL_BLESS=1` the file is written instead.
pub fn assert_same(name: &str, text: &str) {
    let path = path(name);
    if env::var_os("KINGDOMAIL_BLESS").is_some_and(|bless| bless == "1") {
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
