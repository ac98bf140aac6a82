//! Authorization endpoint: the page on which a player authorizes an app. An invalid request
//! redirects the browser to the app with an error (RFC 6749, section 4.1.2.1). If the client id or
//! the redirect URI is invalid, the error is shown on a page instead.

use actix_web::http::{StatusCode, header};
use actix_web::{HttpRequest, HttpResponse, web};
use url::Url;

use crate::api::http::body::FormFields;
use crate::api::http::{check_same_origin, wanted_language, with_timeout};
use crate::api::pages::entry::{EntryFields, TIME_ZONE, allows_registration};
use crate::api::pages::layout::{Page, problem_page};
use crate::api::problem::Problem;
use crate::auth::CodeChallenge;
use crate::domain::account::RedirectUri;
use crate::i18n::AppText;
use crate::notifications::content::document::{Document, Form};
use crate::service::apps::AppRequest;
use crate::service::{self, Context};

use super::consent::{
    ConsentOrigin, ConsentRequest, DECISION, Decision, consent_document, consent_page, decider,
    load_session_player,
};
use super::error::{OAuthCode, OAuthError};
use super::metadata::issuer;
use super::parameters::Parameters;

/// Parameters of an authorization request. The page sends them again with the decision.
const REQUEST_PARAMETERS: [&str; 8] = [
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
struct AuthorizationRejection {
    error: OAuthError,
    /// Redirect URI with the error, if the redirect URI is valid.
    redirect: Option<Box<Url>>,
}

pub async fn show_consent(ctx: web::Data<Context>, request: HttpRequest) -> Page {
    let parameters = Parameters::from_query(request.query_string());
    let authorization = match parse_authorization(&ctx, &parameters) {
        Ok(authorization) => authorization,
        Err(refusal) => return Ok(reject_authorization(&request, refusal)),
    };
    // Another player than the one logged in wants to decide.
    let switches_account = parameters.find("prompt").is_ok_and(|prompt| prompt == Some("login"));
    Ok(render_consent(&ctx, &request, &parameters, &authorization, switches_account, None, "")
        .await)
}

pub async fn submit_decision(
    ctx: web::Data<Context>,
    request: HttpRequest,
    form: Result<FormFields, Problem>,
) -> Page {
    let parameters = match form {
        Ok(form) => Parameters(form.0),
        Err(problem) => return Ok(problem_page(&request, &problem)),
    };
    let authorization = match parse_authorization(&ctx, &parameters) {
        Ok(authorization) => authorization,
        Err(refusal) => return Ok(reject_authorization(&request, refusal)),
    };
    let field = |name| parameters.find(name).ok().flatten().unwrap_or_default();
    let Some(decision) = Decision::read(field(DECISION)) else {
        let error = OAuthCode::InvalidRequest.with_description("decision is missing.");
        return Ok(reject_authorization(
            &request,
            AuthorizationRejection { error, redirect: None },
        ));
    };
    let Authorization { request: wanted, state } = &authorization;
    if decision == Decision::Deny {
        // Forms of other sites must not use this page to redirect browsers.
        if let Err(problem) = check_same_origin(&request, ctx.senders.links.base()) {
            return Ok(problem_page(&request, &problem));
        }
        let denied = [("error", OAuthCode::AccessDenied.as_str())];
        let url = redirect_url(&ctx, &wanted.redirect_uri, &denied, state.as_deref());
        return Ok(redirect_to(&url));
    }
    let name = field("name");
    let entry_fields = EntryFields {
        name,
        password: field("password"),
        time_zone: field(TIME_ZONE),
        invitation: None,
    };
    let allowed = async {
        let decider = decider(&ctx, &request, decision, &entry_fields).await?;
        let allowing = service::apps::authorize_app(&ctx, decider.viewer, wanted.clone());
        let allowed = with_timeout(allowing).await;
        let code = allowed.as_ref().map(|code| ("code", code.expose()));
        let mut response = match code {
            Ok(code) => {
                redirect_to(&redirect_url(&ctx, &wanted.redirect_uri, &[code], state.as_deref()))
            }
            Err(_) => HttpResponse::NoContent().finish(),
        };
        decider.finish(&ctx, allowed.is_ok(), &mut response).await?;
        allowed.map(|_| response)
    };
    match allowed.await {
        Ok(response) => Ok(response),
        Err(problem) => {
            let reason =
                Some((problem.code.status(), problem.code.title(wanted_language(&request))));
            let switches_account = matches!(decision, Decision::Enter(_));
            Ok(render_consent(
                &ctx,
                &request,
                &parameters,
                &authorization,
                switches_account,
                reason,
                name,
            )
            .await)
        }
    }
}

/// Validates an authorization request.
fn parse_authorization(
    ctx: &Context,
    parameters: &Parameters,
) -> Result<Authorization, AuthorizationRejection> {
    // No redirect before the redirect URI is validated.
    let without_redirect = |error| AuthorizationRejection { error, redirect: None };
    let app = parameters.app().map_err(without_redirect)?;
    let redirect_uri = parameters.required("redirect_uri").map_err(without_redirect)?;
    let redirect_uri = RedirectUri::parse(redirect_uri).ok_or_else(|| {
        without_redirect(OAuthCode::InvalidRequest.with_description(
            "redirect_uri must use https, loopback http, a scheme with a dot or a known editor scheme, \
             without a fragment or the parameters code, state, iss or error.",
        ))
    })?;
    let state = parameters.find("state").map_err(without_redirect)?;
    let reject = |error: OAuthError| {
        let redirect = match &error {
            OAuthError::Refused(code, reason) => {
                let fields = [("error", code.as_str()), ("error_description", reason)];
                Some(Box::new(redirect_url(ctx, &redirect_uri, &fields, state)))
            }
            OAuthError::Problem(_) => None,
        };
        AuthorizationRejection { error, redirect }
    };
    match parameters.required("response_type").map_err(reject)? {
        "code" => {}
        _ => {
            let wrong = OAuthCode::UnsupportedResponseType;
            return Err(reject(wrong.with_description("response_type must be code.")));
        }
    }
    let scopes = parameters.wanted_scopes().map_err(reject)?;
    if parameters.find("code_challenge_method").map_err(reject)? != Some("S256") {
        let wrong = OAuthCode::InvalidRequest;
        return Err(reject(wrong.with_description("code_challenge_method must be S256.")));
    }
    let challenge = parameters.required("code_challenge").map_err(reject)?;
    let challenge = CodeChallenge::parse(challenge).ok_or_else(|| {
        reject(
            OAuthCode::InvalidRequest
                .with_description("code_challenge must be a SHA-256 in base64url."),
        )
    })?;
    // The parameter can be repeated (RFC 8707, section 2).
    for resource in parameters.all("resource").filter(|resource| !resource.is_empty()) {
        let own_issuer = issuer(ctx.senders.links.base());
        let path = resource.strip_prefix(own_issuer);
        if !path.is_some_and(|path| path.is_empty() || path.starts_with('/')) {
            let wrong = OAuthCode::InvalidTarget;
            return Err(reject(
                wrong.with_description(format_args!("resource must be {own_issuer}.")),
            ));
        }
    }
    let state = state.map(str::to_owned);
    Ok(Authorization { request: AppRequest { app, redirect_uri, challenge, scopes }, state })
}

async fn render_consent(
    ctx: &Context,
    request: &HttpRequest,
    parameters: &Parameters,
    authorization: &Authorization,
    switches_account: bool,
    reason: Option<(StatusCode, String)>,
    name: &str,
) -> HttpResponse {
    let known = match load_session_player(ctx, request).await {
        Ok(known) => known.filter(|_| !switches_account),
        Err(problem) => return problem_page(request, &problem),
    };
    let AppRequest { app, redirect_uri, scopes, .. } = &authorization.request;
    let destination = redirect_uri.destination();
    let asked = ConsentRequest {
        app,
        scopes: *scopes,
        from: ConsentOrigin::Browser(&destination),
        allows_registration: allows_registration(ctx, false),
    };
    let language = wanted_language(request);
    let sent = |(name, _): &&(String, String)| REQUEST_PARAMETERS.contains(&&**name);
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
    let (status, reason) =
        reason.map_or((StatusCode::OK, None), |(status, reason)| (status, Some(reason)));
    let player = known.as_ref().map(|(_, player)| player);
    let document = consent_document(&asked, language, player, &form, other, reason, name);
    consent_page(status, &document, Some(&redirect_uri.csp_source()))
}

/// Redirect URI with response parameters, including the issuer, so that an app that uses several
/// servers does not mix them up (RFC 9207).
fn redirect_url(
    ctx: &Context,
    uri: &RedirectUri,
    fields: &[(&str, &str)],
    state: Option<&str>,
) -> Url {
    let mut fields = fields.to_vec();
    fields.extend(state.map(|state| ("state", state)));
    fields.push(("iss", issuer(ctx.senders.links.base())));
    uri.with_query(&fields)
}

fn redirect_to(url: &Url) -> HttpResponse {
    HttpResponse::SeeOther()
        .insert_header((header::LOCATION, url.as_str()))
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .insert_header((header::REFERRER_POLICY, "no-referrer"))
        .finish()
}

/// Redirects the browser to the app with the error, or shows the error on a page.
fn reject_authorization(request: &HttpRequest, refusal: AuthorizationRejection) -> HttpResponse {
    if let Some(url) = refusal.redirect {
        return redirect_to(&url);
    }
    let (error, reason) = match refusal.error {
        OAuthError::Refused(code, reason) => (code, reason),
        OAuthError::Problem(problem) => return problem_page(request, &problem),
    };
    let language = wanted_language(request);
    let document = Document::new(language, AppText::CannotAsk.text(language))
        .small(format!("{}: {reason}", error.as_str()));
    consent_page(StatusCode::BAD_REQUEST, &document, None)
}
