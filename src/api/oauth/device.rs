//! Device authorization (RFC 8628) for apps on devices without a browser: the app shows a code,
//! which the player enters on a page.

use actix_web::http::{StatusCode, header};
use actix_web::{HttpRequest, HttpResponse, web};
use serde_json::json;

use crate::api::http::body::FormFields;
use crate::api::http::{request_address, wanted_language, with_timeout};
use crate::api::pages::entry::{EntryFields, TIME_ZONE, allows_registration};
use crate::api::pages::layout::{Page, problem_page};
use crate::api::problem::Problem;
use crate::i18n::{AppText, Language};
use crate::notifications::content::document::{Document, Form, Input, InputKind};
use crate::service::apps::{DEVICE_CODE_LIFETIME_SECONDS, POLL_INTERVAL_SECONDS};
use crate::service::{self, Context};

use super::consent::{
    ConsentOrigin, ConsentRequest, DECISION, Decision, consent_document, consent_page, decider,
    load_session_player, message_page,
};
use super::error::{OAuthCode, OAuthError};
use super::metadata::issuer;
use super::parameters::Parameters;

const USER_CODE_FIELD: &str = "user_code";

/// Starts a device authorization.
pub async fn authorize_device(
    ctx: web::Data<Context>,
    request: HttpRequest,
    form: Result<FormFields, Problem>,
) -> Result<HttpResponse, OAuthError> {
    let parameters = Parameters(form.map_err(OAuthCode::from_form_problem)?.0);
    let (app, scopes) = (parameters.app()?, parameters.wanted_scopes()?);
    let from = request_address(&request);
    let asked =
        with_timeout(service::apps::request_device_authorization(&ctx, app, scopes, from)).await?;
    let page = format!("{}/oauth/device", issuer(ctx.senders.links.base()));
    Ok(HttpResponse::Ok().insert_header((header::CACHE_CONTROL, "no-store")).json(json!({
        "device_code": asked.device_code.expose(),
        "user_code": asked.user_code.to_string(),
        "verification_uri": format!("{}/device", issuer(ctx.senders.links.base())),
        "verification_uri_complete": format!("{page}?{USER_CODE_FIELD}={}", asked.user_code),
        "expires_in": DEVICE_CODE_LIFETIME_SECONDS,
        "interval": POLL_INTERVAL_SECONDS,
    })))
}

/// Redirects the short address, which is easy to type.
pub async fn redirect_short_url(ctx: web::Data<Context>) -> HttpResponse {
    let path = format!("{}oauth/device", ctx.senders.links.base().path());
    HttpResponse::SeeOther().insert_header((header::LOCATION, path)).finish()
}

pub async fn show_consent(ctx: web::Data<Context>, request: HttpRequest) -> Page {
    let parameters = Parameters::from_query(request.query_string());
    let Some(code) = parameters.find(USER_CODE_FIELD).ok().flatten() else {
        let language = wanted_language(&request);
        let document = code_entry_document(&ctx, language, None);
        return Ok(consent_page(StatusCode::OK, &document, None));
    };
    let switches_account = parameters.find("prompt").is_ok_and(|prompt| prompt == Some("login"));
    Ok(render_consent(&ctx, &request, code, switches_account, None, "").await)
}

/// Handles an entered code or a decision.
pub async fn submit_decision(
    ctx: web::Data<Context>,
    request: HttpRequest,
    form: Result<FormFields, Problem>,
) -> Page {
    let parameters = match form {
        Ok(form) => Parameters(form.0),
        Err(problem) => return Ok(problem_page(&request, &problem)),
    };
    let field = |name| parameters.find(name).ok().flatten().unwrap_or_default();
    let entered_code = field(USER_CODE_FIELD);
    let Some(decision) = Decision::read(field(DECISION)) else {
        return Ok(render_consent(&ctx, &request, entered_code, false, None, "").await);
    };
    let name = field("name");
    let entry_fields = EntryFields {
        name,
        password: field("password"),
        time_zone: field(TIME_ZONE),
        invitation: None,
    };
    match apply_decision(&ctx, &request, entered_code, decision, &entry_fields).await {
        Ok(response) => Ok(response),
        Err(problem) => {
            let reason =
                Some((problem.code.status(), problem.code.title(wanted_language(&request))));
            let switches_account = matches!(decision, Decision::Enter(_));
            Ok(render_consent(&ctx, &request, entered_code, switches_account, reason, name).await)
        }
    }
}

async fn apply_decision(
    ctx: &Context,
    request: &HttpRequest,
    entered_code: &str,
    decision: Decision,
    entry_fields: &EntryFields<'_>,
) -> Result<HttpResponse, Problem> {
    let from = request_address(request);
    let known = with_timeout(service::apps::find_device_request(ctx, entered_code, from)).await?;
    let Some((code, _)) = known else { return Ok(unknown_code_page(ctx, request)) };
    let allowed = decision != Decision::Deny;
    if !allowed && load_session_player(ctx, request).await?.is_none() {
        // A denial without a login is not stored: the code expires.
        return Ok(message_page(request, StatusCode::OK, &AppText::NotLetIn));
    }
    let decider = decider(ctx, request, decision, entry_fields).await?;
    let deciding = service::apps::decide_device_request(ctx, decider.viewer, code, allowed);
    let outcome = with_timeout(deciding).await;
    let mut response = match &outcome {
        Ok(true) if allowed => message_page(request, StatusCode::OK, &AppText::LetIn),
        Ok(true) => message_page(request, StatusCode::OK, &AppText::NotLetIn),
        Ok(false) | Err(_) => unknown_code_page(ctx, request),
    };
    decider.finish(ctx, outcome.is_ok(), &mut response).await?;
    outcome.map(|_| response)
}

/// Consent page for a code, or the code entry page if the code is unknown.
async fn render_consent(
    ctx: &Context,
    request: &HttpRequest,
    entered_code: &str,
    switches_account: bool,
    reason: Option<(StatusCode, String)>,
    name: &str,
) -> HttpResponse {
    let from = request_address(request);
    let found = with_timeout(service::apps::find_device_request(ctx, entered_code, from)).await;
    let (code, waiting) = match found {
        Ok(Some(found)) => found,
        Ok(None) => return unknown_code_page(ctx, request),
        Err(problem) => return problem_page(request, &problem),
    };
    let known = match load_session_player(ctx, request).await {
        Ok(known) => known.filter(|_| !switches_account),
        Err(problem) => return problem_page(request, &problem),
    };
    let asked = ConsentRequest {
        app: &waiting.app,
        scopes: waiting.scopes,
        from: ConsentOrigin::Device(&code),
        allows_registration: allows_registration(ctx, false),
    };
    let mut other = ctx.senders.links.base().join("oauth/device").ok();
    if let Some(other) = &mut other {
        let mut query = other.query_pairs_mut();
        query.append_pair(USER_CODE_FIELD, &code.to_string()).append_pair("prompt", "login");
    }
    let form = Form { hidden: vec![(USER_CODE_FIELD.to_owned(), code.to_string())], ..form(ctx) };
    let (status, reason) =
        reason.map_or((StatusCode::OK, None), |(status, reason)| (status, Some(reason)));
    let player = known.as_ref().map(|(_, player)| player);
    let language = wanted_language(request);
    let document = consent_document(&asked, language, player, &form, other, reason, name);
    consent_page(status, &document, None)
}

fn unknown_code_page(ctx: &Context, request: &HttpRequest) -> HttpResponse {
    let language = wanted_language(request);
    let document = code_entry_document(ctx, language, Some(AppText::CodeUnknown.text(language)));
    consent_page(StatusCode::NOT_FOUND, &document, None)
}

/// Code entry page, with the error `reason` of the previous code, if any.
fn code_entry_document(ctx: &Context, language: Language, reason: Option<String>) -> Document {
    let mut document = Document::new(language, AppText::EnterCode.text(language));
    if let Some(reason) = reason {
        document = document.status(reason);
    }
    let input = Input {
        name: USER_CODE_FIELD.to_owned(),
        label: AppText::Code.text(language),
        kind: InputKind::Text,
        value: String::new(),
    };
    let label = AppText::CheckCode.text(language);
    document.form(Form { label, inputs: vec![input], ..form(ctx) })
}

fn form(ctx: &Context) -> Form {
    Form { action: format!("{}oauth/device", ctx.senders.links.base().path()), ..Form::default() }
}
