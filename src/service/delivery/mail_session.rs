use jiff::Timestamp;

use crate::domain::notification::{Delivery, DeliveryContent, Digest, NoticeKind};
use crate::notifications::channels::Undeliverable;
use crate::notifications::channels::mail::{
    DrawingFailed, MailTemplates, MimeMessage, SmtpOutcome, all_drawn, drawn, mailbox,
};
use crate::notifications::content::NotificationText;
use crate::notifications::links::ResetLink;
use crate::notifications::{Attempt, Recipient};
use crate::service::notifications::load_subject;
use crate::store::{self, Connection, Result, StoreError};

use super::obsolete::{Relevance, obsolete_reason};
use super::session::{EndpointSession, Prepared};

/// More notices are told in the next digest.
const DIGEST: i64 = 50;

impl EndpointSession {
    /// The mail for a message; in a digest, with all others that are due.
    pub(super) async fn mail(
        &self,
        conn: &mut Connection,
        recipient: &Recipient,
        delivery: &Delivery,
    ) -> Result<std::result::Result<Prepared, Undeliverable>> {
        let senders = &self.context.senders;
        let player = recipient.player;
        let to = match mailbox(&self.endpoint) {
            Ok(to) => to,
            Err(why) => return Ok(Err(why)),
        };
        let names = store::accounts::find_names(conn, &[player]).await?;
        let name = names.into_iter().find_map(|(_, name)| name).unwrap_or_default();
        let now = store::game_now(conn).await?;
        let (links, endpoint) = (&senders.links, &self.endpoint);
        let templates = MailTemplates { links, recipient, endpoint, name: &name, to, now };
        let mut joined = Vec::new();
        let mail = match &delivery.content {
            DeliveryContent::Verification {} => templates.of_verification(delivery),
            DeliveryContent::PasswordReset {} => {
                let Some(hash) = store::accounts::lock_password(conn, player).await? else {
                    return Ok(Err("the account was deleted".to_owned()));
                };
                templates.of_reset(delivery, ResetLink::trace(&hash))
            }
            DeliveryContent::Test {} => {
                Some(templates.of_notification(delivery, &NotificationText::test(recipient), None))
            }
            DeliveryContent::Notice(record) => {
                let together = match record.notice.kind() {
                    NoticeKind::Security | NoticeKind::Reminder => Vec::new(),
                    _ => self.due_together(conn, recipient, delivery).await?,
                };
                if together.len() > 1 {
                    let others = together.iter().map(|(other, _)| other.id);
                    joined = others.filter(|other| *other != delivery.id).collect();
                    let drawn = all_drawn(recipient.language(), &together).await.map_err(failed)?;
                    Some(templates.of_digest(delivery, &together, drawn))
                } else {
                    let text =
                        NotificationText::of(recipient, record, load_subject(conn, record).await?);
                    let drawn = drawn(recipient.language(), &text).await.map_err(failed)?;
                    Some(templates.of_notification(delivery, &text, drawn))
                }
            }
        };
        let Some(mail) = mail else { return Ok(Err("its links would be too far out".to_owned())) };
        let body = mail.to_mime(senders.mailer.sender()).bytes().to_vec();
        Ok(Ok(Prepared { body, joined }))
    }

    /// What goes into the same digest, with its text: this message and all that are due and still needed.
    async fn due_together(
        &self,
        conn: &mut Connection,
        recipient: &Recipient,
        delivery: &Delivery,
    ) -> Result<Vec<(Delivery, NotificationText)>> {
        if recipient.settings.digest == Digest::AtOnce {
            return Ok(Vec::new());
        }
        let mut together = Vec::new();
        for other in store::endpoints::list_due(conn, self.endpoint.id, DIGEST).await? {
            let DeliveryContent::Notice(record) = &other.content else { continue };
            let alone = matches!(record.notice.kind(), NoticeKind::Security | NoticeKind::Reminder);
            let started = other.body.is_some() && other.id != delivery.id;
            if alone || started {
                continue;
            }
            let relevance = obsolete_reason(conn, &self.endpoint, &other).await?;
            if matches!(relevance, Relevance::Needed) {
                let text =
                    NotificationText::of(recipient, record, load_subject(conn, record).await?);
                together.push((other, text));
            }
        }
        Ok(together)
    }

    /// Hands a mail in, with the date of `now`.
    pub(super) async fn hand_in(
        &self,
        delivery: &Delivery,
        body: &[u8],
        now: Timestamp,
    ) -> Attempt {
        let mailer = &self.context.senders.mailer;
        let to = match mailbox(&self.endpoint) {
            Ok(to) => to,
            Err(why) => return Attempt::Impossible(why),
        };
        let message = MimeMessage::from_bytes(mailer.sender(), to, delivery.id.uuid(), body, now);
        match mailer.send(&message).await {
            SmtpOutcome::Accepted => {
                Attempt::Delivered { how: "accepted".to_owned(), is_late: false }
            }
            SmtpOutcome::Rejected { reply } => Attempt::Impossible(reply.to_string()),
            SmtpOutcome::Failed { why } => Attempt::Held(why.to_string()),
        }
    }
}

fn failed(DrawingFailed(why): DrawingFailed) -> StoreError {
    StoreError::Unreadable(why)
}
