//! Signed links: whoever has one may see, or do, what it names without logging in, until it expires. They are for mails, chats and
//! whatever else shows a picture and has no access token.

mod page;
mod picture;

pub use page::{
    Answer, AnswerLink, INVITATION_LASTS, InvitationLink, Link, LinkRefused, Links, MailsOffLink,
    PlayLink, RESET_LASTS, ResetLink, SeriesLink, TableLink, VERIFICATION_LASTS, VerifyLink,
};
pub use picture::{LIFETIME, PictureLink};
