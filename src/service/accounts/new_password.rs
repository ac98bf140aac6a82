use crate::auth::{HasherError, Password, PasswordHash};
use crate::service::{Context, Result};

use super::throttle::{ThrottleKey, consume_tokens};

/// Returns the hash of the password chosen by the player called `name`, counted under `throttle_key`.
/// Rating the strength of a password is the most expensive operation open to clients without an
/// account. The request is therefore counted first, rated in a separate queue, and hashed last.
///
/// # Errors
/// Too many passwords were chosen; the queue is full; the password is easy to guess.
pub(super) async fn hash_new_password(
    ctx: &Context,
    password: Password,
    name: String,
    throttle_key: ThrottleKey,
) -> Result<PasswordHash> {
    let owner = throttle_key.owner();
    let consumed = consume_tokens(ctx, &[throttle_key]).await?;
    let rated = ctx.hasher.check_strength(password, name, &owner).await;
    if let Err(HasherError::Busy) = rated {
        // The password was not rated, so the token is returned.
        consumed.refund(ctx).await?;
    }
    Ok(ctx.hasher.hash(rated??, &owner).await?)
}
