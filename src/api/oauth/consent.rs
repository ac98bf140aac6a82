//! The consent page, on which a player authorizes or denies an app, and the authentication of that
//! player.

use actix_web::http::StatusCode;
use actix_web::http::header::{self, HeaderName, HeaderValue};
use actix_web::{HttpRequest, HttpResponse};

use crate::api::accounts::sessions::session_cookies;
use crate::api::http::{PageSession, check_same_origin, wanted_language, with_timeout};
use crate::api::pages::entry::{EnteredSession, EntryFields, EntryMethod, add_entry_forms, enter};
use crate::api::pages::layout::html_page;
use crate::api::problem::{Problem, ProblemCode};
use crate::auth::UserCode;
use crate::domain::account::{AppId, Player, RedirectTarget, Scope, Scopes};
use crate::domain::table::Viewer;
use crate::i18n::{AppText, Language, Name};
use crate::notifications::content::document::{Document, Form};
use crate::service::{self, Context};

/// Form field with the decision.
pub const DECISION: &str = "decision";

/// Request of an app for authorization.
pub struct ConsentRequest<'a> {
    pub app: &'a AppId,
    pub scopes: Scopes,
    pub from: ConsentOrigin<'a>,
    /// True if the page offers registration.
    pub allows_registration: bool,
}

/// Origin of an authorization request.
pub enum ConsentOrigin<'a> {
    /// A browser, which is redirected to this destination.
    Browser(&'a RedirectTarget),
    /// Another device, which shows the code.
    Device(&'a UserCode),
}

/// Decision of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// Authorized by the player that is logged in.
    Allow,
    /// Authorized by a player that logs in or registers with the decision.
    Enter(EntryMethod),
    Deny,
}

impl Decision {
    pub fn read(text: &str) -> Option<Decision> {
        match text {
            "allow" => Some(Decision::Allow),
            "log_in" => Some(Decision::Enter(EntryMethod::LogIn)),
            "register" => Some(Decision::Enter(EntryMethod::Register)),
            "deny" => Some(Decision::Deny),
            _ => None,
        }
    }
}

/// The deciding player.
pub struct Decider {
    pub viewer: Viewer,
    entered: Option<EnteredSession>,
}

impl Decider {
    /// Ends a session that is not needed, and adds the cookies of a new session to the response.
    pub async fn finish(
        self,
        ctx: &Context,
        succeeded: bool,
        response: &mut HttpResponse,
    ) -> Result<(), Problem> {
        let Some(entered) = self.entered else { return Ok(()) };
        if let Some(grant) = entered.finish(ctx, succeeded).await? {
            for cookie in session_cookies(ctx, &grant) {
                let internal = |_| Problem::new(ProblemCode::InternalError);
                response.add_cookie(&cookie).map_err(internal)?;
            }
        }
        Ok(())
    }
}

/// Returns the player that is logged in in the browser, unless the player is a guest, which cannot
/// authorize apps.
pub async fn load_session_player(
    ctx: &Context,
    request: &HttpRequest,
) -> Result<Option<(Viewer, Player)>, Problem> {
    let Some(viewer) = PageSession::viewer(request, ctx.senders.links.key()) else {
        return Ok(None);
    };
    match with_timeout(service::accounts::check_session(ctx, viewer)).await {
        Ok(()) => {}
        Err(problem) if problem.code == ProblemCode::SessionEnded => return Ok(None),
        Err(problem) => return Err(problem),
    }
    let player = with_timeout(service::accounts::get_account(ctx, viewer)).await?;
    Ok((!player.is_guest).then_some((viewer, player)))
}

/// Authenticates the deciding player.
///
/// # Errors
/// Another site sent the form, no player is logged in, or the name or password is wrong.
pub async fn decider(
    ctx: &Context,
    request: &HttpRequest,
    decision: Decision,
    entry_fields: &EntryFields<'_>,
) -> Result<Decider, Problem> {
    check_same_origin(request, ctx.senders.links.base())?;
    let entered = match decision {
        Decision::Enter(way) => enter(ctx, request, way, entry_fields).await?,
        Decision::Allow | Decision::Deny => {
            let known = load_session_player(ctx, request).await?;
            let (viewer, _) = known.ok_or_else(|| Problem::new(ProblemCode::SessionEnded))?;
            return Ok(Decider { viewer, entered: None });
        }
    };
    Ok(Decider { viewer: entered.viewer(), entered: Some(entered) })
}

/// Document of the consent page, with the error `reason` of the previous attempt, if any.
///
/// `form` contains the hidden fields of all forms, and `other` is the link to the page for another
/// player.
pub fn consent_document(
    asked: &ConsentRequest<'_>,
    language: Language,
    player: Option<&Player>,
    form: &Form,
    other: Option<url::Url>,
    reason: Option<String>,
    name: &str,
) -> Document {
    let mut document = Document::new(language, AppText::Asks.text(language));
    if let Some(reason) = reason {
        document = document.status(reason);
    }
    let calls_itself = AppText::CallsItself { app: Name(asked.app.name()) }.text(language);
    document = document.lines([calls_itself, origin_text(&asked.from, language)]);
    if matches!(asked.from, ConsentOrigin::Device(_)) {
        document = document.paragraph(AppText::DeviceWarning.text(language));
    }
    let permissions = asked.scopes.iter().map(|scope| scope_text(scope).text(language));
    document = document.heading(AppText::May.text(language)).lines(permissions);
    document = document.paragraph(AppText::MayNot.text(language));
    let decide = |label: AppText<'_>, decision: &str| {
        let mut form = form.clone();
        form.label = label.text(language);
        form.hidden.push((DECISION.to_owned(), decision.to_owned()));
        form
    };
    document = match player {
        Some(player) => {
            let you = AppText::YouAre { player: Name(&player.name) }.text(language);
            let document = match other {
                Some(other) => document.small_link(you, AppText::NotYou.text(language), other),
                None => document.small(you),
            };
            document.form(decide(AppText::Allow, "allow"))
        }
        None => {
            let label = |way, language| match way {
                EntryMethod::Register => AppText::Register.text(language),
                EntryMethod::LogIn => AppText::LogIn.text(language),
            };
            // Most players authorize an app for an account that they have.
            let ways = [EntryMethod::LogIn, EntryMethod::Register];
            add_entry_forms(document, ways, form, label, DECISION, name, asked.allows_registration)
        }
    };
    document.form(Form { is_quiet: true, ..decide(AppText::Deny, "deny") })
}

fn origin_text(origin: &ConsentOrigin<'_>, language: Language) -> String {
    match origin {
        ConsentOrigin::Device(code) => {
            AppText::OnOtherDevice { code: Name(&code.to_string()) }.text(language)
        }
        ConsentOrigin::Browser(RedirectTarget::Site(host)) => {
            AppText::LeadsTo { host: Name(host) }.text(language)
        }
        ConsentOrigin::Browser(_) => AppText::OnThisDevice.text(language),
    }
}

fn scope_text(scope: Scope) -> AppText<'static> {
    match scope {
        Scope::GamesRead => AppText::GamesRead,
        Scope::GamesPlay => AppText::GamesPlay,
        Scope::TablesWrite => AppText::TablesWrite,
        Scope::NotificationsRead => AppText::NotificationsRead,
        Scope::WebhooksWrite => AppText::WebhooksWrite,
        Scope::AccountRead => AppText::AccountRead,
    }
}

/// A page that cannot be framed. Its forms may redirect to `form_target` outside of this server.
pub fn consent_page(
    status: StatusCode,
    document: &Document,
    form_target: Option<&str>,
) -> HttpResponse {
    let mut response = html_page(status, document);
    let headers = response.headers_mut();
    headers.insert(HeaderName::from_static("x-frame-options"), HeaderValue::from_static("DENY"));
    if let Some(policy) = form_target
        .and_then(|form_target| HeaderValue::from_str(&document.policy(Some(form_target))).ok())
    {
        headers.insert(header::CONTENT_SECURITY_POLICY, policy);
    }
    response
}

/// A page with a single sentence.
pub fn message_page(request: &HttpRequest, status: StatusCode, text: &AppText<'_>) -> HttpResponse {
    let language = wanted_language(request);
    consent_page(status, &Document::new(language, text.text(language)), None)
}
