use std::fs::{self, DirBuilder, File, OpenOptions};
use std::io::{self, Write};
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use super::mime::MimeMessage;
use super::outcome::{MailFailure, SmtpOutcome};

/// Folder for emails on servers without a mail server. Only the owner can read the files, because
/// the links in them grant access like a password.
pub(super) struct Folder {
    path: Arc<Path>,
    /// Number of emails written. Names the temporary file of each email.
    count: AtomicU64,
}

impl Folder {
    pub fn new(path: PathBuf) -> Self {
        Self { path: path.into(), count: AtomicU64::new(0) }
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Writes an email to a file. Repeated attempts for an email use the same file name.
    pub async fn send(&self, message: &MimeMessage) -> SmtpOutcome {
        let count = self.count.fetch_add(1, Ordering::Relaxed);
        let temporary_path = format!(".{}-{}-{count}", message.name(), std::process::id());
        let temporary_path = self.path.join(temporary_path);
        let final_path = self.path.join(format!("{}.eml", message.name()));
        let (folder, bytes) = (Arc::clone(&self.path), message.bytes().to_vec());
        let writing = tokio::task::spawn_blocking(move || {
            write(&folder, &temporary_path, &final_path, &bytes)
        });
        match writing.await.unwrap_or_else(|why| Err(why.into())) {
            Ok(()) => SmtpOutcome::Accepted,
            Err(why) => SmtpOutcome::Failed { why: MailFailure::Folder(why.kind()) },
        }
    }
}

/// Writes the file atomically: readers see the complete file or none.
fn write(folder: &Path, temporary_path: &Path, final_path: &Path, bytes: &[u8]) -> io::Result<()> {
    DirBuilder::new().recursive(true).mode(0o700).create(folder)?;
    let written =
        write_new(temporary_path, bytes).and_then(|()| fs::rename(temporary_path, final_path));
    if written.is_err() {
        fs::remove_file(temporary_path).ok();
    }
    written?;
    File::open(folder)?.sync_all()
}

fn write_new(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file =
        OpenOptions::new().write(true).create(true).truncate(true).mode(0o600).open(path)?;
    file.write_all(bytes)?;
    file.sync_all()
}
