//! Signed links. A link lets its holder see or do exactly one thing without a login until it
//! expires. Used in emails, chats and other clients that have no access token.

mod page;
mod picture;

pub use page::{
    Answer, AnswerLink, INVITATION_LASTS, InvitationLink, Link, LinkRefused, Links, MailsOffLink,
    PlayLink, RESET_LASTS, ResetLink, SeriesLink, TableLink, VERIFICATION_LASTS, VerifyLink,
};
pub use picture::{LIFETIME, PictureLink};
