//! Device authorization (RFC 8628) for apps on devices without a browser: the app shows a code,
//! which the player enters on a page.

use actix_web::http::{StatusCode, header};
use actix_web::{HttpRequest, HttpResponse, web};
use serde_json::json;

use crate::api::http::form::FormFields;
use crate::api::http::{request_address, wanted_language, with_timeout};
use crate::api::pages::entry::{Newcomer, TIME_ZONE, takes_newcomers};
use crate::api::pages::layout::{Page, refused, title};
use crate::api::problem::Problem;
use crate::i18n::{AppText, Language};
use crate::notifications::content::document::{Document, Form, Input, InputKind};
use crate::service::apps::{DEVICE_CODE_SECONDS, POLL_SECONDS};
use crate::service::{self, Context};

use super::consent::{
    AppQuestion, AskedFrom, DECISION, Decision, consent, decider, decision_page, known_player,
    sentence,
};
use super::error::{OAuthCode, OAuthError};
use super::metadata::issuer;
use super::parameters::Parameters;

const CODE: &str = "user_code";

/// Starts a device authorization.
pub async fn begin(
    ctx: web::Data<Context>,
    request: HttpRequest,
    form: Result<FormFields, Problem>,
) -> Result<HttpResponse, OAuthError> {
    let parameters = Parameters(form.map_err(OAuthCode::no_form)?.0);
    let (app, scopes) = (parameters.app()?, parameters.wanted_scopes()?);
    let from = request_address(&request);
    let asked = with_timeout(service::apps::ask_from_device(&ctx, app, scopes, from)).await?;
    let page = format!("{}/oauth/device", issuer(ctx.senders.links.base()));
    Ok(HttpResponse::Ok().insert_header((header::CACHE_CONTROL, "no-store")).json(json!({
        "device_code": asked.device_code.expose(),
        "user_code": asked.user_code.to_string(),
        "verification_uri": format!("{}/device", issuer(ctx.senders.links.base())),
        "verification_uri_complete": format!("{page}?{CODE}={}", asked.user_code),
        "expires_in": DEVICE_CODE_SECONDS,
        "interval": POLL_SECONDS,
    })))
}

/// Redirects the short address, which is easy to type.
pub async fn short(ctx: web::Data<Context>) -> HttpResponse {
    let place = format!("{}oauth/device", ctx.senders.links.base().path());
    HttpResponse::SeeOther().insert_header((header::LOCATION, place)).finish()
}

pub async fn ask(ctx: web::Data<Context>, request: HttpRequest) -> Page {
    let parameters = Parameters::of_query(request.query_string());
    let Some(code) = parameters.find(CODE).ok().flatten() else {
        let language = wanted_language(&request);
        let document = entering(&ctx, language, None);
        return Ok(decision_page(StatusCode::OK, &document, None));
    };
    let is_other = parameters.find("prompt").is_ok_and(|prompt| prompt == Some("login"));
    Ok(asked(&ctx, &request, code, is_other, None, "").await)
}

/// Handles an entered code or a decision.
pub async fn decide(
    ctx: web::Data<Context>,
    request: HttpRequest,
    form: Result<FormFields, Problem>,
) -> Page {
    let parameters = match form {
        Ok(form) => Parameters(form.0),
        Err(problem) => return Ok(refused(&request, &problem)),
    };
    let field = |name| parameters.find(name).ok().flatten().unwrap_or_default();
    let typed = field(CODE);
    let Some(decision) = Decision::read(field(DECISION)) else {
        return Ok(asked(&ctx, &request, typed, false, None, "").await);
    };
    let name = field("name");
    let newcomer = Newcomer {
        name,
        password: field("password"),
        time_zone: field(TIME_ZONE),
        invitation: None,
    };
    match decided(&ctx, &request, typed, decision, &newcomer).await {
        Ok(response) => Ok(response),
        Err(problem) => {
            let why = Some((problem.code.status(), title(&problem, wanted_language(&request))));
            let is_other = matches!(decision, Decision::Enter(_));
            Ok(asked(&ctx, &request, typed, is_other, why, name).await)
        }
    }
}

async fn decided(
    ctx: &Context,
    request: &HttpRequest,
    typed: &str,
    decision: Decision,
    newcomer: &Newcomer<'_>,
) -> Result<HttpResponse, Problem> {
    let from = request_address(request);
    let known = with_timeout(service::apps::asked_from_device(ctx, typed, from)).await?;
    let Some((code, _)) = known else { return Ok(unknown(ctx, request)) };
    let allowed = decision != Decision::Deny;
    if !allowed && known_player(ctx, request).await?.is_none() {
        // A denial without a login is not stored: the code expires.
        return Ok(sentence(request, StatusCode::OK, &AppText::NotLetIn));
    }
    let decider = decider(ctx, request, decision, newcomer).await?;
    let deciding = service::apps::decide_for_device(ctx, decider.viewer, code, allowed);
    let outcome = with_timeout(deciding).await;
    let mut response = match &outcome {
        Ok(true) if allowed => sentence(request, StatusCode::OK, &AppText::LetIn),
        Ok(true) => sentence(request, StatusCode::OK, &AppText::NotLetIn),
        Ok(false) | Err(_) => unknown(ctx, request),
    };
    decider.settle(ctx, outcome.is_ok(), &mut response).await?;
    outcome.map(|_| response)
}

/// Consent page for a code, or the code entry page if the code is unknown.
async fn asked(
    ctx: &Context,
    request: &HttpRequest,
    typed: &str,
    is_other: bool,
    why: Option<(StatusCode, String)>,
    name: &str,
) -> HttpResponse {
    let from = request_address(request);
    let found = with_timeout(service::apps::asked_from_device(ctx, typed, from)).await;
    let (code, waiting) = match found {
        Ok(Some(found)) => found,
        Ok(None) => return unknown(ctx, request),
        Err(problem) => return refused(request, &problem),
    };
    let known = match known_player(ctx, request).await {
        Ok(known) => known.filter(|_| !is_other),
        Err(problem) => return refused(request, &problem),
    };
    let asked = AppQuestion {
        app: &waiting.app,
        scopes: waiting.scopes,
        from: AskedFrom::Device(&code),
        takes_newcomers: takes_newcomers(ctx, false),
    };
    let mut other = ctx.senders.links.base().join("oauth/device").ok();
    if let Some(other) = &mut other {
        let mut query = other.query_pairs_mut();
        query.append_pair(CODE, &code.to_string()).append_pair("prompt", "login");
    }
    let form = Form { hidden: vec![(CODE.to_owned(), code.to_string())], ..form(ctx) };
    let (status, why) = why.map_or((StatusCode::OK, None), |(status, why)| (status, Some(why)));
    let player = known.as_ref().map(|(_, player)| player);
    let language = wanted_language(request);
    let document = consent(&asked, language, player, &form, other, why, name);
    decision_page(status, &document, None)
}

fn unknown(ctx: &Context, request: &HttpRequest) -> HttpResponse {
    let language = wanted_language(request);
    let document = entering(ctx, language, Some(AppText::CodeUnknown.text(language)));
    decision_page(StatusCode::NOT_FOUND, &document, None)
}

/// Code entry page, with the error `why` of the previous code, if any.
fn entering(ctx: &Context, language: Language, why: Option<String>) -> Document {
    let mut document = Document::new(language, AppText::EnterCode.text(language));
    if let Some(why) = why {
        document = document.said(why);
    }
    let input = Input {
        name: CODE.to_owned(),
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
