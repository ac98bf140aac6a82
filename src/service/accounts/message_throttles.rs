use jiff::SignedDuration;

use crate::domain::GameId;
use crate::domain::table::Viewer;
use crate::service::{Context, Result};

use super::name::fold_name;
use super::profile::get_account;
use super::throttle::{ConsumedTokens, ThrottleKey, consume_tokens};

/// Age below which an account counts as a newcomer.
const NEWCOMER_AGE: SignedDuration = SignedDuration::from_hours(24);

/// Counts an invitation of the player called `name`. Each invitation sends a message, so the limit
/// protects the recipient from unwanted messages.
///
/// # Errors
/// [`Error::TooManyAttempts`](crate::service::Error::TooManyAttempts).
pub(crate) async fn count_invitation(
    ctx: &Context,
    viewer: Viewer,
    name: &str,
) -> Result<ConsumedTokens> {
    let recipient = fold_name(name);
    let mut throttle_keys = vec![
        ThrottleKey::InvitationBySender(viewer.player),
        ThrottleKey::InvitationBySenderAndRecipient(viewer.player, recipient.clone()),
    ];
    let inviter = get_account(ctx, viewer).await?;
    if inviter.is_guest || ctx.now().duration_since(inviter.created_at) < NEWCOMER_AGE {
        throttle_keys.push(ThrottleKey::NewcomerInvitationByRecipient(recipient));
    }
    consume_tokens(ctx, &throttle_keys).await
}

/// Counts a rematch invitation to the players of a game.
///
/// # Errors
/// As [`count_invitation`].
pub(crate) async fn count_rematch(ctx: &Context, viewer: Viewer, of: GameId) -> Result<()> {
    let rematch_key = ThrottleKey::InvitationBySenderAndRecipient(viewer.player, of.to_string());
    consume_tokens(ctx, &[ThrottleKey::InvitationBySender(viewer.player), rematch_key])
        .await
        .map(|_| ())
}

/// Counts an email to an unverified address.
///
/// # Errors
/// As [`count_invitation`].
pub(crate) async fn count_verification(ctx: &Context, address: &str) -> Result<()> {
    let mailbox = ThrottleKey::VerificationByMailbox(mailbox(address));
    consume_tokens(ctx, &[mailbox]).await.map(|_| ())
}

/// Returns the mailbox of an address for counting. Many servers ignore the part after a plus sign,
/// and some ignore dots; different mailboxes that become equal here share one limit.
fn mailbox(address: &str) -> String {
    let address = address.to_lowercase();
    let Some((local, host)) = address.rsplit_once('@') else { return address };
    let local = local.trim_matches('"').split('+').next().unwrap_or(local).replace('.', "");
    let host = if host == "googlemail.com" { "gmail.com" } else { host };
    format!("{local}@{host}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mailbox_ignores_spelling_of_address() {
        for address in [
            "ada.lovelace@gmail.com",
            "Ada.Love.Lace@GMail.com",
            "adalovelace+kings@googlemail.com",
            "\"ada.lovelace\"@gmail.com",
        ] {
            assert_eq!(mailbox(address), "adalovelace@gmail.com");
        }
        assert_ne!(mailbox("ada@kingdoms.example"), mailbox("ada@gmail.com"));
    }
}
