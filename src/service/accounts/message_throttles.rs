use jiff::SignedDuration;

use crate::domain::GameId;
use crate::domain::table::Viewer;
use crate::service::{Context, Result};

use super::name::comparable;
use super::profile::profile;
use super::throttle::{TakenTokens, ThrottleKey, take_tries};

/// Age below which an account counts as a newcomer.
const NEW: SignedDuration = SignedDuration::from_hours(24);

/// Counts an invitation of the player called `name`. Each invitation sends a message, so the limit
/// protects the recipient from unwanted messages.
///
/// # Errors
/// [`Error::TooManyAttempts`](crate::service::Error::TooManyAttempts).
pub(crate) async fn count_invitation(
    ctx: &Context,
    viewer: Viewer,
    name: &str,
) -> Result<TakenTokens> {
    let whom = comparable(name);
    let mut tries = vec![
        ThrottleKey::InvitationsBy(viewer.player),
        ThrottleKey::InvitationBy(viewer.player, whom.clone()),
    ];
    let inviter = profile(ctx, viewer).await?;
    if inviter.is_guest || ctx.now().duration_since(inviter.created_at) < NEW {
        tries.push(ThrottleKey::InvitationByNewcomers(whom));
    }
    take_tries(ctx, &tries).await
}

/// Counts a rematch invitation to the players of a game.
///
/// # Errors
/// As [`count_invitation`].
pub(crate) async fn count_rematch(ctx: &Context, viewer: Viewer, of: GameId) -> Result<()> {
    let again = ThrottleKey::InvitationBy(viewer.player, of.to_string());
    take_tries(ctx, &[ThrottleKey::InvitationsBy(viewer.player), again]).await.map(|_| ())
}

/// Counts an email to an unverified address.
///
/// # Errors
/// As [`count_invitation`].
pub(crate) async fn count_verification(ctx: &Context, address: &str) -> Result<()> {
    let mailbox = ThrottleKey::VerificationOf(mailbox(address));
    take_tries(ctx, &[mailbox]).await.map(|_| ())
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
