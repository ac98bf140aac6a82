//! Authorization endpoint: the page on which a player authorizes an app. An invalid request
//! redirects the browser to the app with an error (RFC 6749, section 4.1.2.1). If the client id or
//! the redirect URI is invalid, the error is shown on a page instead.

use actix_web::http::{StatusCode, header};
use actix_web::{HttpRequest, HttpResponse, web};
use url::Url;

use crate::api::http::form::FormFields;
use crate::api::http::{check_same_origin, wanted_language, with_timeout};
use crate::api::pages::entry::{Newcomer, TIME_ZONE, takes_newcomers};
use crate::api::pages::layout::{Page, refused, title};
use crate::api::problem::Problem;
use crate::auth::CodeChallenge;
use crate::domain::account::RedirectUri;
use crate::i18n::AppText;
use crate::notifications::content::document::{Document, Form};
use crate::service::apps::AppRequest;
use crate::service::{self, Context};

use super::consent::{
    AppQuestion, AskedFrom, DECISION, Decision, consent, decider, decision_page, known_player,
};
use super::error::{OAuthCode, OAuthError};
use super::metadata::issuer;
use super::parameters::Parameters;

/// Parameters of an authorization request. The page sends them again with the decision.
const SENT: [&str; 8] = [
    "client_id",
    "redirect_uri",
    "response_type",
    "scope",
    "state",
    "code_challenge",
    "code_challenge_method",
    "resource",
];

/// A valid authorization request.
struct Authorization {
    request: AppRequest,
    state: Option<String>,
}

/// An invalid authorization request.
struct CannotAsk {
    error: OAuthError,
    /// Redirect URI with the error, if the redirect URI is valid.
    back: Option<Box<Url>>,
}

pub async fn ask(ctx: web::Data<Context>, request: HttpRequest) -> Page {
    let parameters = Parameters::of_query(request.query_string());
    let authorization = match read(&ctx, &parameters) {
        Ok(authorization) => authorization,
        Err(refusal) => return Ok(cannot_ask(&request, refusal)),
    };
    // Another player than the one logged in wants to decide.
    let is_other = parameters.find("prompt").is_ok_and(|prompt| prompt == Some("login"));
    Ok(asked(&ctx, &request, &parameters, &authorization, is_other, None, "").await)
}

pub async fn decide(
    ctx: web::Data<Context>,
    request: HttpRequest,
    form: Result<FormFields, Problem>,
) -> Page {
    let parameters = match form {
        Ok(form) => Parameters(form.0),
        Err(problem) => return Ok(refused(&request, &problem)),
    };
    let authorization = match read(&ctx, &parameters) {
        Ok(authorization) => authorization,
        Err(refusal) => return Ok(cannot_ask(&request, refusal)),
    };
    let field = |name| parameters.find(name).ok().flatten().unwrap_or_default();
    let Some(decision) = Decision::read(field(DECISION)) else {
        let error = OAuthCode::InvalidRequest.because("decision is missing.");
        return Ok(cannot_ask(&request, CannotAsk { error, back: None }));
    };
    let Authorization { request: wanted, state } = &authorization;
    if decision == Decision::Deny {
        // Forms of other sites must not use this page to redirect browsers.
        if let Err(problem) = check_same_origin(&request, ctx.senders.links.base()) {
            return Ok(refused(&request, &problem));
        }
        let denied = [("error", OAuthCode::AccessDenied.as_str())];
        let place = place(&ctx, &wanted.redirect_uri, &denied, state.as_deref());
        return Ok(led_back(&place));
    }
    let name = field("name");
    let newcomer = Newcomer {
        name,
        password: field("password"),
        time_zone: field(TIME_ZONE),
        invitation: None,
    };
    let allowed = async {
        let decider = decider(&ctx, &request, decision, &newcomer).await?;
        let allowing = service::apps::allow_app(&ctx, decider.viewer, wanted.clone());
        let allowed = with_timeout(allowing).await;
        let code = allowed.as_ref().map(|code| ("code", code.expose()));
        let mut response = match code {
            Ok(code) => led_back(&place(&ctx, &wanted.redirect_uri, &[code], state.as_deref())),
            Err(_) => HttpResponse::NoContent().finish(),
        };
        decider.settle(&ctx, allowed.is_ok(), &mut response).await?;
        allowed.map(|_| response)
    };
    match allowed.await {
        Ok(response) => Ok(response),
        Err(problem) => {
            let why = Some((problem.code.status(), title(&problem, wanted_language(&request))));
            let is_other = matches!(decision, Decision::Enter(_));
            Ok(asked(&ctx, &request, &parameters, &authorization, is_other, why, name).await)
        }
    }
}

/// Validates an authorization request.
fn read(ctx: &Context, parameters: &Parameters) -> Result<Authorization, CannotAsk> {
    // No redirect before the redirect URI is validated.
    let nowhere = |error| CannotAsk { error, back: None };
    let app = parameters.app().map_err(nowhere)?;
    let redirect_uri = parameters.required("redirect_uri").map_err(nowhere)?;
    let redirect_uri = RedirectUri::parse(redirect_uri).ok_or_else(|| {
        nowhere(OAuthCode::InvalidRequest.because(
            "redirect_uri must use https, loopback http, a scheme with a dot or a known editor scheme, \
             without a fragment or the parameters code, state, iss or error.",
        ))
    })?;
    let state = parameters.find("state").map_err(nowhere)?;
    let back = |error: OAuthError| {
        let back = match &error {
            OAuthError::Refused(code, why) => {
                let told = [("error", code.as_str()), ("error_description", why)];
                Some(Box::new(place(ctx, &redirect_uri, &told, state)))
            }
            OAuthError::Problem(_) => None,
        };
        CannotAsk { error, back }
    };
    match parameters.required("response_type").map_err(back)? {
        "code" => {}
        _ => {
            let wrong = OAuthCode::UnsupportedResponseType;
            return Err(back(wrong.because("response_type must be code.")));
        }
    }
    let scopes = parameters.wanted_scopes().map_err(back)?;
    if parameters.find("code_challenge_method").map_err(back)? != Some("S256") {
        let wrong = OAuthCode::InvalidRequest;
        return Err(back(wrong.because("code_challenge_method must be S256.")));
    }
    let challenge = parameters.required("code_challenge").map_err(back)?;
    let challenge = CodeChallenge::parse(challenge).ok_or_else(|| {
        back(OAuthCode::InvalidRequest.because("code_challenge must be a SHA-256 in base64url."))
    })?;
    // The parameter can be repeated (RFC 8707, section 2).
    for resource in parameters.all("resource").filter(|resource| !resource.is_empty()) {
        let ours = issuer(ctx.senders.links.base());
        let path = resource.strip_prefix(ours);
        if !path.is_some_and(|path| path.is_empty() || path.starts_with('/')) {
            let wrong = OAuthCode::InvalidTarget;
            return Err(back(wrong.because(format_args!("resource must be {ours}."))));
        }
    }
    let state = state.map(str::to_owned);
    Ok(Authorization { request: AppRequest { app, redirect_uri, challenge, scopes }, state })
}

async fn asked(
    ctx: &Context,
    request: &HttpRequest,
    parameters: &Parameters,
    authorization: &Authorization,
    is_other: bool,
    why: Option<(StatusCode, String)>,
    name: &str,
) -> HttpResponse {
    let known = match known_player(ctx, request).await {
        Ok(known) => known.filter(|_| !is_other),
        Err(problem) => return refused(request, &problem),
    };
    let AppRequest { app, redirect_uri, scopes, .. } = &authorization.request;
    let destination = redirect_uri.destination();
    let asked = AppQuestion {
        app,
        scopes: *scopes,
        from: AskedFrom::Browser(&destination),
        takes_newcomers: takes_newcomers(ctx, false),
    };
    let language = wanted_language(request);
    let sent = |(name, _): &&(String, String)| SENT.contains(&&**name);
    let hidden: Vec<_> = parameters.0.iter().filter(sent).cloned().collect();
    let mut other = ctx.senders.links.base().join("oauth/authorize").ok();
    if let Some(other) = &mut other {
        other.query_pairs_mut().extend_pairs(&hidden).append_pair("prompt", "login");
    }
    let form = Form {
        action: format!("{}oauth/authorize", ctx.senders.links.base().path()),
        hidden,
        ..Form::default()
    };
    let (status, why) = why.map_or((StatusCode::OK, None), |(status, why)| (status, Some(why)));
    let player = known.as_ref().map(|(_, player)| player);
    let document = consent(&asked, language, player, &form, other, why, name);
    decision_page(status, &document, Some(&redirect_uri.policy_source()))
}

/// Redirect URI with response parameters, including the issuer, so that an app that uses several
/// servers does not mix them up (RFC 9207).
fn place(ctx: &Context, uri: &RedirectUri, told: &[(&str, &str)], state: Option<&str>) -> Url {
    let mut told = told.to_vec();
    told.extend(state.map(|state| ("state", state)));
    told.push(("iss", issuer(ctx.senders.links.base())));
    uri.with(&told)
}

fn led_back(place: &Url) -> HttpResponse {
    HttpResponse::SeeOther()
        .insert_header((header::LOCATION, place.as_str()))
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .insert_header((header::REFERRER_POLICY, "no-referrer"))
        .finish()
}

/// Redirects the browser to the app with the error, or shows the error on a page.
fn cannot_ask(request: &HttpRequest, refusal: CannotAsk) -> HttpResponse {
    if let Some(place) = refusal.back {
        return led_back(&place);
    }
    let (error, why) = match refusal.error {
        OAuthError::Refused(code, why) => (code, why),
        OAuthError::Problem(problem) => return refused(request, &problem),
    };
    let language = wanted_language(request);
    let document = Document::new(language, AppText::CannotAsk.text(language))
        .small(format!("{}: {why}", error.as_str()));
    decision_page(StatusCode::BAD_REQUEST, &document, None)
}
