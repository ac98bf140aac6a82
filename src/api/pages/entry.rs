//! How somebody whom the browser does not know comes in on a page: by registering or by logging in.

use actix_web::HttpRequest;
use serde::Deserialize;

use crate::api::accounts::new_session::client_name;
use crate::api::http::{
    SessionMark, check_same_origin, request_address, wanted_language, with_timeout,
};
use crate::api::problem::Problem;
use crate::domain::account::RefreshIn;
use crate::domain::table::Viewer;
use crate::i18n::{Language, PageText};
use crate::notifications::content::document::{Document, Form, Input, InputKind};
use crate::service::accounts::{Grant, NewSession};
use crate::service::notifications::NoticeSettingsChange;
use crate::service::{self, Context, FieldChange};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(in crate::api) enum Way {
    Register,
    LogIn,
}

impl Way {
    /// The value that the hidden field of a form has for this way.
    pub(in crate::api) fn value(self) -> &'static str {
        match self {
            Way::Register => "register",
            Way::LogIn => "log_in",
        }
    }
}

/// Who came in.
pub(in crate::api) struct Entered {
    grant: Grant,
    /// Whether the browser keeps the session.
    is_kept: bool,
}

impl Entered {
    pub(in crate::api) fn viewer(&self) -> Viewer {
        Viewer { player: self.grant.player, session: self.grant.session }
    }

    /// What the browser is to keep after what somebody came for. A session that nobody keeps, or that came to nothing, is over.
    pub(in crate::api) async fn settle(
        self,
        ctx: &Context,
        succeeded: bool,
    ) -> Result<Option<Grant>, Problem> {
        if succeeded && self.is_kept {
            return Ok(Some(self.grant));
        }
        let viewer = self.viewer();
        with_timeout(service::accounts::end_session(ctx, viewer, viewer.session)).await?;
        Ok(None)
    }
}

/// Registers or logs in. A browser keeps the session if it has none yet, which would be lost, and if it is a page of this server
/// that asks: from elsewhere, somebody could be logged in to an account that is not theirs.
pub(in crate::api) async fn enter(
    ctx: &Context,
    request: &HttpRequest,
    way: Way,
    name: &str,
    password: &str,
) -> Result<Entered, Problem> {
    let from = request_address(request);
    let is_kept = !SessionMark::is_set(request)
        && check_same_origin(request, ctx.senders.links.base()).is_ok();
    let refresh_in = if is_kept { RefreshIn::Cookie } else { RefreshIn::Answer };
    let wish = NewSession { client: client_name(request, None)?, refresh_in };
    let grant = match way {
        Way::Register => {
            let registered = service::accounts::register(ctx, name, password, wish, from, None);
            with_timeout(registered).await?.made.1
        }
        Way::LogIn => {
            let login = service::accounts::log_in(ctx, name, password, wish, from, None);
            with_timeout(login).await?
        }
    };
    let entered = Entered { grant, is_kept };
    if way == Way::Register {
        speak(ctx, entered.viewer(), request).await;
    }
    Ok(entered)
}

/// From now on the player is told in the language of the page. That it was not noted is no reason to go no further.
async fn speak(ctx: &Context, viewer: Viewer, request: &HttpRequest) {
    let change = NoticeSettingsChange {
        language: FieldChange::To(Some(wanted_language(request))),
        quiet_hours: FieldChange::Unchanged,
        strict: None,
        digest: FieldChange::Unchanged,
        off: FieldChange::Unchanged,
    };
    let changed = service::notifications::change_notice_settings(ctx, viewer, |_| true, change);
    if let Err(problem) = with_timeout(changed).await {
        tracing::warn!(%problem, "the language of a newcomer was not noted");
    }
}

/// The document with both ways in at its end.
///
/// `form` has what all of its forms share, and `label` what stands on the button of each; `field` is the name under which the
/// form says which way it is, and `name` stands in it already.
pub(in crate::api) fn with_ways_in(
    mut document: Document,
    form: &Form,
    label: impl Fn(Way, Language) -> String,
    field: &str,
    name: &str,
) -> Document {
    let language = document.language();
    let ways = [
        (Way::Register, PageText::NewHere, InputKind::NewPassword),
        (Way::LogIn, PageText::KnownHere, InputKind::CurrentPassword),
    ];
    for (way, heading, kind) in ways {
        document = document.heading(heading.text(language));
        if way == Way::Register {
            document = document.paragraph(PageText::NameAndPassword.text(language));
        }
        let input = |name: &str, label: PageText<'_>, kind, value: &str| Input {
            name: name.to_owned(),
            label: label.text(language),
            kind,
            value: value.to_owned(),
        };
        let mut form = form.clone();
        form.label = label(way, language);
        form.hidden.push((field.to_owned(), way.value().to_owned()));
        form.inputs = vec![
            input("name", PageText::OwnName, InputKind::Name, name),
            input("password", PageText::OwnPassword, kind, ""),
        ];
        document = document.form(form);
    }
    document
}
