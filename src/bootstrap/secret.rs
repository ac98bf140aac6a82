use std::io::{self, Write};
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};

use crate::auth::TokenSecret;

use super::{StartError, start_error};

/// File name of the secret in the data folder.
const SECRET_FILE: &str = "token-secret";

/// Returns the path of the secret in a data folder.
pub fn secret_file(data: &Path) -> PathBuf {
    data.join(SECRET_FILE)
}

/// Returns the secret in the data folder. The first start creates it, so that tokens remain valid
/// after a restart.
///
/// # Errors
/// The file cannot be read or written, or contains no valid secret.
pub fn load_or_create_secret(data: &Path) -> Result<TokenSecret, StartError> {
    let path = secret_file(data);
    let file = path.display().to_string();
    let file_error = start_error(&file);
    match std::fs::read_to_string(&path) {
        Ok(text) => TokenSecret::from_text(&text).map_err(|error| file_error(&error)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let secret = TokenSecret::generate().map_err(|error| file_error(&error))?;
            write_if_absent(&path, &secret).map_err(|error| file_error(&error))?;
            // Read the file, because another process may have written its secret first.
            let text = std::fs::read_to_string(&path).map_err(|error| file_error(&error))?;
            TokenSecret::from_text(&text).map_err(|error| file_error(&error))
        }
        Err(error) => Err(file_error(&error)),
    }
}

/// Replaces the secret in the data folder. This invalidates all tokens and links signed with the
/// previous secret.
///
/// # Errors
/// The file cannot be written.
pub fn replace_secret(data: &Path, secret: &TokenSecret) -> Result<(), StartError> {
    let path = secret_file(data);
    let replaced =
        write_temporary(&path, secret).and_then(|temporary| std::fs::rename(temporary, &path));
    replaced.map_err(|error| start_error(&path.display().to_string())(&error))
}

/// Writes the secret unless the file exists. The hard link prevents partial reads and never
/// replaces an existing secret.
fn write_if_absent(path: &Path, secret: &TokenSecret) -> io::Result<()> {
    let temporary = write_temporary(path, secret)?;
    let linked = std::fs::hard_link(&temporary, path);
    std::fs::remove_file(&temporary)?;
    match linked {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(()),
        linked => linked,
    }
}

/// Writes the secret to a temporary file next to `path`, readable only by its owner.
fn write_temporary(path: &Path, secret: &TokenSecret) -> io::Result<PathBuf> {
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder)?;
    }
    let temporary = path.with_extension(std::process::id().to_string());
    let mut file = std::fs::OpenOptions::new()
        .write(true)
        .create(true)
        .truncate(true)
        .mode(0o600)
        .open(&temporary)?;
    file.write_all(secret.to_text().as_bytes())?;
    file.sync_all()?;
    Ok(temporary)
}
