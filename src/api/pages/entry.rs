//! Registration and login on a page, for browsers without a session and for guests.

use actix_web::HttpRequest;
use serde::Deserialize;

use crate::api::accounts::sessions::client_name;
use crate::api::http::{
    PageSession, SessionMark, as_active_guest, check_same_origin, request_address, wanted_language,
    with_timeout,
};
use crate::api::problem::{Problem, ProblemCode};
use crate::domain::account::{RefreshTokenDelivery, RegistrationPolicy};
use crate::domain::table::Viewer;
use crate::i18n::{Language, PageText};
use crate::notifications::content::document::{Document, Form, Input, InputKind};
use crate::service::accounts::{Grant, NewAccount, NewSession};
use crate::service::preferences::{AvailabilityChange, NotificationSettingsChange};
use crate::service::{self, Context, FieldChange};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(in crate::api) enum EntryMethod {
    Register,
    LogIn,
}

/// Form field with the time zone of the browser.
pub(in crate::api) const TIME_ZONE: &str = "time_zone";

/// Registration or login data of a form.
pub(in crate::api) struct EntryFields<'a> {
    pub name: &'a str,
    pub password: &'a str,
    /// Time zone of the browser; empty if unknown.
    pub time_zone: &'a str,
    /// Token of the invitation link, if the form is on the page of one.
    pub invitation: Option<&'a str>,
}

impl EntryMethod {
    /// Value of the hidden form field that selects registration or login.
    pub(in crate::api) fn value(self) -> &'static str {
        match self {
            EntryMethod::Register => "register",
            EntryMethod::LogIn => "log_in",
        }
    }
}

/// Result of a registration or login.
pub(in crate::api) enum EnteredSession {
    /// A new session was created.
    Granted {
        grant: Grant,
        /// True if the browser keeps the session.
        is_persisted: bool,
    },
    /// A guest claimed the account. The browser already has the session.
    Claimed(Viewer),
}

impl EnteredSession {
    pub(in crate::api) fn viewer(&self) -> Viewer {
        match self {
            EnteredSession::Granted { grant, .. } => {
                Viewer { player: grant.player, session: grant.session }
            }
            EnteredSession::Claimed(viewer) => *viewer,
        }
    }

    /// Returns the session that the browser keeps after the action. Ends the session if it is not
    /// kept or the action failed.
    pub(in crate::api) async fn finish(
        self,
        ctx: &Context,
        succeeded: bool,
    ) -> Result<Option<Grant>, Problem> {
        let viewer = self.viewer();
        match self {
            EnteredSession::Granted { grant, is_persisted: true } if succeeded => {
                return Ok(Some(grant));
            }
            EnteredSession::Granted { .. } => {}
            EnteredSession::Claimed(_) => return Ok(None),
        }
        with_timeout(service::accounts::end_session(ctx, viewer, viewer.session)).await?;
        Ok(None)
    }
}

/// Registers a player or logs in. On pages of this server, a guest that registers claims the guest
/// account.
///
/// The browser keeps the session if it has no other session, which would be lost, and if the
/// request comes from a page of this server. Otherwise, other sites could log a player in to
/// the account of another player.
pub(in crate::api) async fn enter(
    ctx: &Context,
    request: &HttpRequest,
    way: EntryMethod,
    entry_fields: &EntryFields<'_>,
) -> Result<EnteredSession, Problem> {
    let EntryFields { name, password, time_zone, invitation } = *entry_fields;
    let from = request_address(request);
    let is_own_page = check_same_origin(request, ctx.senders.links.base()).is_ok();
    if way == EntryMethod::Register
        && is_own_page
        && let Some(viewer) = PageSession::viewer(request, ctx.senders.links.key())
        && let Some(guest) = as_active_guest(ctx, viewer).await?
    {
        let claimed = service::accounts::claim_account(ctx, guest, name, password, from);
        with_timeout(claimed).await?;
        store_initial_settings(ctx, guest, request, time_zone).await;
        return Ok(EnteredSession::Claimed(guest));
    }
    let is_persisted = is_own_page && !SessionMark::is_set(request);
    let refresh_token_in =
        if is_persisted { RefreshTokenDelivery::Cookie } else { RefreshTokenDelivery::Response };
    let wish = NewSession { client: client_name(request, None)?, refresh_token_in };
    let grant = match way {
        EntryMethod::Register => {
            let account = NewAccount { name, password, invitation, guest: None };
            let registered = service::accounts::register(ctx, account, wish, from, None);
            with_timeout(registered).await?.value.1
        }
        EntryMethod::LogIn => {
            let login = service::accounts::log_in(ctx, name, password, wish, from, None);
            with_timeout(login).await?
        }
    };
    let entered = EnteredSession::Granted { grant, is_persisted };
    if way == EntryMethod::Register {
        store_initial_settings(ctx, entered.viewer(), request, time_zone).await;
    }
    Ok(entered)
}

/// Stores the language of the page and the time zone of the browser for a new player. Failures are
/// only logged, because both can be changed in the settings.
async fn store_initial_settings(
    ctx: &Context,
    viewer: Viewer,
    request: &HttpRequest,
    time_zone: &str,
) {
    let change = NotificationSettingsChange {
        language: FieldChange::Set(Some(wanted_language(request))),
        quiet_hours: FieldChange::Unchanged,
        strict: None,
        digest: FieldChange::Unchanged,
        off: FieldChange::Unchanged,
    };
    let changed = service::preferences::update_notification_settings(ctx, viewer, |_| true, change);
    if let Err(problem) = with_timeout(changed).await {
        tracing::warn!(error = %problem, "storing the language of a new player failed");
    }
    if time_zone.is_empty() {
        return;
    }
    let change = AvailabilityChange {
        time_zone: FieldChange::Set(time_zone.to_owned()),
        weekends_off: FieldChange::Unchanged,
        reminder: FieldChange::Unchanged,
    };
    let moved = service::preferences::update_availability(ctx, viewer, |_| true, change);
    match with_timeout(moved).await {
        Ok(_) => {}
        Err(problem) if problem.code == ProblemCode::TimeZoneUnknown => {
            tracing::debug!("unknown time zone from a browser");
        }
        Err(problem) => {
            tracing::warn!(error = %problem, "storing the time zone of a new player failed");
        }
    }
}

/// Returns true if a page offers registration. `is_invitation` is true for the page of an
/// invitation link.
pub(in crate::api) fn allows_registration(ctx: &Context, is_invitation: bool) -> bool {
    match ctx.registration {
        RegistrationPolicy::Open => true,
        RegistrationPolicy::Invitation => is_invitation,
        RegistrationPolicy::Closed => false,
    }
}

/// Appends the forms of `ways` in this order. Registration is skipped unless `allows_registration`.
///
/// `form` contains the parts that all forms share, and `label` returns the text of each button. The
/// hidden field `field` contains the selected way, and `name` is the initial value of the name
/// input.
pub(in crate::api) fn add_entry_forms(
    mut document: Document,
    ways: [EntryMethod; 2],
    form: &Form,
    label: impl Fn(EntryMethod, Language) -> String,
    field: &str,
    name: &str,
    allows_registration: bool,
) -> Document {
    let language = document.language();
    for way in ways {
        if way == EntryMethod::Register && !allows_registration {
            continue;
        }
        let (heading, kind) = match way {
            EntryMethod::Register => (PageText::NewHere, InputKind::NewPassword),
            EntryMethod::LogIn => (PageText::KnownHere, InputKind::CurrentPassword),
        };
        document = document.heading(heading.text(language));
        if way == EntryMethod::Register {
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
        form.time_zone = (way == EntryMethod::Register).then(|| TIME_ZONE.to_owned());
        form.hidden.push((field.to_owned(), way.value().to_owned()));
        form.inputs = vec![
            input("name", PageText::OwnName, InputKind::Name, name),
            input("password", PageText::OwnPassword, kind, ""),
        ];
        document = document.form(form);
    }
    document
}
