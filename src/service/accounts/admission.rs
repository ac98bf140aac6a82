use crate::domain::account::RegistrationPolicy;
use crate::service::games::resolve_invitation_link;
use crate::service::{Context, Error, Result};

/// Checks that a new account or guest account may be created. `invitation` is the token of an
/// invitation link.
///
/// # Errors
/// [`Error::RegistrationClosed`]; [`Error::InvitationRequired`]; the link is invalid or has expired,
/// or its table is not open.
pub(super) async fn check_registration(ctx: &Context, invitation: Option<&str>) -> Result<()> {
    match (ctx.registration, invitation) {
        (RegistrationPolicy::Open, _) => Ok(()),
        (RegistrationPolicy::Closed, _) => Err(Error::RegistrationClosed),
        (RegistrationPolicy::Invitation, None) => Err(Error::InvitationRequired),
        (RegistrationPolicy::Invitation, Some(token)) => {
            resolve_invitation_link(ctx, token).await.map(|_| ())
        }
    }
}
