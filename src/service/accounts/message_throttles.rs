use jiff::SignedDuration;

use crate::domain::GameId;
use crate::domain::table::Viewer;
use crate::service::{Context, Result};

use super::name::comparable;
use super::profile::profile;
use super::throttle::{TakenTokens, ThrottleKey, take_tries};

/// So long nothing is known of an account.
const NEW: SignedDuration = SignedDuration::from_hours(24);

/// Counts that the viewer invites the player called `name`: whoever is invited gets a message, and nobody should get many that he
/// does not want.
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

/// Counts that the viewer invites the players of a game to another one.
///
/// # Errors
/// As [`count_invitation`].
pub(crate) async fn count_rematch(ctx: &Context, viewer: Viewer, of: GameId) -> Result<()> {
    let again = ThrottleKey::InvitationBy(viewer.player, of.to_string());
    take_tries(ctx, &[ThrottleKey::InvitationsBy(viewer.player), again]).await.map(|_| ())
}

/// Counts that a mail goes to an address of which nobody knows whose it is.
///
/// # Errors
/// As [`count_invitation`].
pub(crate) async fn count_verification(ctx: &Context, address: &str) -> Result<()> {
    let mailbox = ThrottleKey::VerificationOf(mailbox(address));
    take_tries(ctx, &[mailbox]).await.map(|_| ())
}

/// Where mails to an address may arrive: many servers take what follows a plus sign for a note of the owner, and some see no dots.
/// Two mailboxes that this takes for one have one share.
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
    fn a_mailbox_is_the_same_however_its_address_is_written() {
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
