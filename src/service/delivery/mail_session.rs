use jiff::Timestamp;

use crate::domain::notification::{Delivery, DeliveryContent, DigestFrequency, NotificationKind};
use crate::notifications::channels::mail::{
    DrawingFailed, MailAddress, MailTemplates, MimeMessage, SmtpOutcome, all_drawn, drawn,
};
use crate::notifications::content::{NotificationText, notice_text};
use crate::notifications::links::ResetLink;
use crate::notifications::{AttemptOutcome, Recipient, Undeliverable};
use crate::service::notifications::load_subject;
use crate::store::{self, Connection, StoreError};

use super::obsolete::{Relevance, obsolete_reason};
use super::prepared::{Prepared, Unprepared};
use super::session::EndpointSession;

/// Maximum number of notifications in a digest. Further ones go into the next digest.
const DIGEST: i64 = 50;

impl EndpointSession {
    /// Prepares the email for a message; in digest mode, with all other messages that are due.
    pub(super) async fn prepare_mail(
        &self,
        conn: &mut Connection,
        address: &str,
        recipient: &Recipient,
        delivery: &Delivery,
    ) -> std::result::Result<Prepared, Unprepared> {
        let senders = &self.context.senders;
        let player = recipient.player;
        let to = MailAddress::parse(address).map_err(Undeliverable::address)?;
        let names = store::accounts::find_names(conn, &[player]).await?;
        let name = names.into_iter().find_map(|(_, name)| name).unwrap_or_default();
        let now = store::game_now(conn).await?;
        let (links, endpoint) = (&senders.links, &self.endpoint);
        let templates = MailTemplates { links, recipient, endpoint, name: &name, to, now };
        let mut joined = Vec::new();
        let mail = match &delivery.content {
            DeliveryContent::Verification {} => templates.of_verification(delivery),
            DeliveryContent::PasswordReset {} => {
                let hash = store::accounts::lock_password(conn, player).await?;
                let hash = hash.ok_or(Undeliverable::AccountDeleted)?;
                templates.of_reset(delivery, ResetLink::trace(&hash))
            }
            DeliveryContent::Test {} => {
                Some(templates.of_notification(delivery, &NotificationText::test(recipient), None))
            }
            DeliveryContent::Notice(entry) => {
                let together = match entry.notice.kind() {
                    NotificationKind::Security | NotificationKind::Reminder => Vec::new(),
                    _ => self.due_together(conn, recipient, delivery).await?,
                };
                if together.len() > 1 {
                    let others = together.iter().map(|(other, _)| other.id);
                    joined = others.filter(|other| *other != delivery.id).collect();
                    let drawn = all_drawn(recipient.language(), &together).await.map_err(failed)?;
                    Some(templates.of_digest(delivery, &together, drawn))
                } else {
                    let text = notice_text(recipient, entry, load_subject(conn, entry).await?)?;
                    let drawn = drawn(recipient.language(), &text).await.map_err(failed)?;
                    Some(templates.of_notification(delivery, &text, drawn))
                }
            }
        };
        let mail = mail.ok_or(Undeliverable::LinksTooFarOut)?;
        let body = mail.to_mime(senders.mailer.sender()).bytes().to_vec();
        Ok(Prepared { body, joined })
    }

    /// Returns the messages of the same digest with their texts: this one and all that are due and
    /// still relevant.
    async fn due_together(
        &self,
        conn: &mut Connection,
        recipient: &Recipient,
        delivery: &Delivery,
    ) -> std::result::Result<Vec<(Delivery, NotificationText)>, Unprepared> {
        if recipient.settings.digest == DigestFrequency::AtOnce {
            return Ok(Vec::new());
        }
        let mut together = Vec::new();
        for other in store::endpoints::list_due(conn, self.endpoint.id, DIGEST).await? {
            let DeliveryContent::Notice(entry) = &other.content else { continue };
            let alone = matches!(
                entry.notice.kind(),
                NotificationKind::Security | NotificationKind::Reminder
            );
            let started = other.body.is_some() && other.id != delivery.id;
            if alone || started {
                continue;
            }
            let relevance = obsolete_reason(conn, &self.endpoint, &other).await?;
            if matches!(relevance, Relevance::Needed) {
                let text = notice_text(recipient, entry, load_subject(conn, entry).await?)?;
                together.push((other, text));
            }
        }
        Ok(together)
    }

    /// Submits an email to the mail server, dated `now`.
    pub(super) async fn hand_in(
        &self,
        address: &str,
        delivery: &Delivery,
        body: &[u8],
        now: Timestamp,
    ) -> AttemptOutcome {
        let mailer = &self.context.senders.mailer;
        let to = match MailAddress::parse(address) {
            Ok(to) => to,
            Err(why) => return AttemptOutcome::Impossible(why.to_string()),
        };
        let message = MimeMessage::from_bytes(mailer.sender(), to, delivery.id.uuid(), body, now);
        match mailer.send(&message).await {
            SmtpOutcome::Accepted => {
                AttemptOutcome::Delivered { how: "accepted".to_owned(), is_late: false }
            }
            SmtpOutcome::Rejected { reply } => AttemptOutcome::Impossible(reply.to_string()),
            SmtpOutcome::Failed { why } => AttemptOutcome::Held(why.to_string()),
        }
    }
}

fn failed(DrawingFailed(why): DrawingFailed) -> StoreError {
    StoreError::Unreadable(why)
}
