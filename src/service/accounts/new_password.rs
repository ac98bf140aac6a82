use crate::auth::{HasherError, Password, PasswordHash};
use crate::service::{Context, Result};

use super::throttle::{ThrottleKey, take_tries};

/// Returns the hash of the password chosen by the player called `name`, counted under `chooser`.
/// Rating the strength of a password is the most expensive operation open to clients without an
/// account. The request is therefore counted first, rated in a separate queue, and hashed last.
///
/// # Errors
/// Too many passwords were chosen; the queue is full; the password is easy to guess.
pub(super) async fn hash_new_password(
    ctx: &Context,
    password: Password,
    name: String,
    chooser: ThrottleKey,
) -> Result<PasswordHash> {
    let owner = chooser.owner();
    let counted = take_tries(ctx, &[chooser]).await?;
    let judged = ctx.hasher.judge(password, name, &owner).await;
    if let Err(HasherError::Busy) = judged {
        // The password was not rated, so the token is returned.
        counted.give_back(ctx).await?;
    }
    Ok(ctx.hasher.hash(judged??, &owner).await?)
}
