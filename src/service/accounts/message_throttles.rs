use crate::domain::GameId;
use crate::domain::table::Viewer;
use crate::service::{Context, Result};

use super::name::comparable;
use super::profile::profile;
use super::throttle::{ThrottleKey, take_tries};

/// Counts that the viewer invites the player called `name`: whoever is invited gets a message, and nobody should get many that he
/// does not want.
///
/// # Errors
/// [`Error::TooManyAttempts`](crate::service::Error::TooManyAttempts).
pub(crate) async fn count_invitation(ctx: &Context, viewer: Viewer, name: &str) -> Result<()> {
    let whom = comparable(name);
    let mut tries = vec![
        ThrottleKey::InvitationsBy(viewer.player),
        ThrottleKey::InvitationBy(viewer.player, whom.clone()),
    ];
    if profile(ctx, viewer).await?.is_guest {
        tries.push(ThrottleKey::InvitationByGuests(whom));
    }
    take_tries(ctx, &tries).await.map(|_| ())
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
    take_tries(ctx, &[ThrottleKey::VerificationOf(address.to_lowercase())]).await.map(|_| ())
}
