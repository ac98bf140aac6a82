use crate::auth::{HasherError, Password, PasswordHash};
use crate::service::{Context, Result};

use super::throttle::{ThrottleKey, take_tries};

/// The hash of the password that the player called `name` has chosen, on account of `chooser`. To judge it costs more than
/// anything else that somebody without an account can ask for: so it is counted first, judged in a queue of its own, and
/// hashed last.
///
/// # Errors
/// Too many were chosen; too many wait; the password is easily guessed.
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
        // Nothing was done for it.
        counted.give_back(ctx).await?;
    }
    Ok(ctx.hasher.hash(judged??, &owner).await?)
}
