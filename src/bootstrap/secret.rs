use std::io::{self, Write};
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};

use crate::auth::TokenSecret;

use super::{StartError, failed};

/// What the secret is called in the data folder.
const FILE: &str = "token-secret";

/// Where the secret is kept in a data folder.
pub fn secret_file(data: &Path) -> PathBuf {
    data.join(FILE)
}

/// The secret in the data folder; made at the first start, so that tokens outlive a restart.
///
/// # Errors
/// The file cannot be read or written, or what is in it is no secret.
pub fn kept_secret(data: &Path) -> Result<TokenSecret, StartError> {
    let path = secret_file(data);
    let file = path.display().to_string();
    let keeping = failed(&file);
    match std::fs::read_to_string(&path) {
        Ok(text) => TokenSecret::from_text(&text).map_err(|error| keeping(&error)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let secret = TokenSecret::generate().map_err(|error| keeping(&error))?;
            keep(&path, &secret).map_err(|error| keeping(&error))?;
            // Whoever was first keeps what is there: two that start at once must agree.
            let text = std::fs::read_to_string(&path).map_err(|error| keeping(&error))?;
            TokenSecret::from_text(&text).map_err(|error| keeping(&error))
        }
        Err(error) => Err(keeping(&error)),
    }
}

/// Puts another secret into the data folder. All tokens and links that were signed with the one before are void.
///
/// # Errors
/// The file cannot be written.
pub fn replace_secret(data: &Path, secret: &TokenSecret) -> Result<(), StartError> {
    let path = secret_file(data);
    let replaced = write_beside(&path, secret).and_then(|beside| std::fs::rename(beside, &path));
    replaced.map_err(|error| failed(&path.display().to_string())(&error))
}

/// Linked into place, so that nobody reads half a secret, and nobody replaces another's.
fn keep(path: &Path, secret: &TokenSecret) -> io::Result<()> {
    let beside = write_beside(path, secret)?;
    let linked = std::fs::hard_link(&beside, path);
    std::fs::remove_file(&beside)?;
    match linked {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(()),
        linked => linked,
    }
}

/// A file with the secret that only its owner can read, beside the place where it is to be.
fn write_beside(path: &Path, secret: &TokenSecret) -> io::Result<PathBuf> {
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder)?;
    }
    let beside = path.with_extension(std::process::id().to_string());
    let mut file = std::fs::OpenOptions::new()
        .write(true)
        .create(true)
        .truncate(true)
        .mode(0o600)
        .open(&beside)?;
    file.write_all(secret.to_text().as_bytes())?;
    file.sync_all()?;
    Ok(beside)
}
