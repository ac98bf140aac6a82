//! Handler of the endpoint: passes each message with its caller to the protocol library.

use actix_web::http::StatusCode;
use actix_web::http::header::{CACHE_CONTROL, CONTENT_TYPE, HeaderName as ActixName};
use actix_web::{HttpRequest, HttpResponse, web};
use http::{HeaderName, HeaderValue, Request};
use http_body_util::{BodyExt, Full};
use rmcp::model::{ClientJsonRpcMessage, ClientRequest};
use rmcp::transport::streamable_http_server::session::never::NeverSessionManager;
use rmcp::transport::{StreamableHttpServerConfig, StreamableHttpService};
use serde_json::{Value, json};

use crate::api::http::limits::concurrency;
use crate::api::http::{
    Caller, DEFAULT_MAX_BODY_BYTES, McpTools, RawJson, TokenIdentity, check_scopes,
    describe_json_error, request_token,
};
use crate::api::notifications::streaming::StreamPermit;
use crate::api::problem::Problem;
use crate::domain::account::{Scope, Scopes, TokenKind};
use crate::domain::table::Viewer;
use crate::service::Context;

use super::origin::reject_dns_rebinding;
use super::server::McpServer;
use super::tools;

/// Headers of the protocol, which are forwarded. All other headers, in particular the token, are
/// not.
const FORWARDED_HEADERS: [&str; 4] =
    ["content-type", "mcp-protocol-version", "mcp-method", "mcp-name"];

/// Caller of a tool, with the context that tools need.
#[derive(Clone)]
pub struct ToolCaller {
    pub ctx: Context,
    pub viewer: Viewer,
    granted: Scopes,
}

impl ToolCaller {
    /// Derives the scopes from the access token. The token of a session has all scopes.
    pub fn new(ctx: Context, viewer: Viewer, token: Option<TokenIdentity>) -> ToolCaller {
        let granted = match token {
            Some(TokenIdentity { kind: TokenKind::Session, .. }) => Scopes::all(),
            Some(token) => token.scopes,
            None => Scopes::default(),
        };
        ToolCaller { ctx, viewer, granted }
    }

    /// Checks that the token has a scope.
    ///
    /// # Errors
    /// The token does not have the scope.
    pub fn check_scope(&self, scope: Scope) -> Result<(), Problem> {
        check_scopes(&[scope], self.granted)
    }
}

/// Handles one message.
pub async fn handle_message(
    ctx: web::Data<Context>,
    request: HttpRequest,
    caller: Caller<McpTools>,
    body: RawJson<DEFAULT_MAX_BODY_BYTES>,
) -> Result<HttpResponse, Problem> {
    reject_dns_rebinding(&request, ctx.senders.links.base())?;
    let Ok(message) = serde_json::from_slice::<ClientJsonRpcMessage>(&body.0) else {
        return Ok(malformed_message_response(&body.0));
    };
    let _permit = if is_blocking_call(&message) {
        let permit = StreamPermit::acquire(&request, caller.0)?;
        concurrency::release_permit(&request);
        Some(permit)
    } else {
        None
    };
    let caller = ToolCaller::new(Context::clone(&ctx), caller.0, request_token(&request));
    let config = StreamableHttpServerConfig::default()
        .with_legacy_session_mode(false)
        .with_json_response(true)
        .with_max_request_body_bytes(DEFAULT_MAX_BODY_BYTES);
    let service = StreamableHttpService::new(
        move || Ok(McpServer(caller.clone())),
        NeverSessionManager::default().into(),
        config,
    );
    let (head, answered) =
        service.handle(build_forwarded_request(&request, body.0)).await.into_parts();
    let Ok(answered) = answered.collect().await;
    let status = StatusCode::from_u16(head.status.as_u16());
    let mut response = HttpResponse::build(status.unwrap_or(StatusCode::INTERNAL_SERVER_ERROR));
    response.insert_header((CACHE_CONTROL, "private, no-cache"));
    if let Some(media) = head.headers.get(http::header::CONTENT_TYPE) {
        response.insert_header((CONTENT_TYPE, media.as_bytes()));
    }
    Ok(response.body(answered.to_bytes()))
}

/// Responds to a body that is not a message with a JSON-RPC error.
fn malformed_message_response(body: &[u8]) -> HttpResponse {
    let (code, message, id) = match serde_json::from_slice::<Value>(body) {
        Err(error) => (-32700, describe_json_error(&error), Value::Null),
        Ok(Value::Array(_)) => (
            -32600,
            "Batches are not supported. Send one message per request.".to_owned(),
            Value::Null,
        ),
        Ok(message) => {
            let id = message.get("id").filter(|id| id.is_string() || id.is_number());
            let expected = "Expected a JSON-RPC 2.0 message of the Model Context Protocol.";
            (-32600, expected.to_owned(), id.cloned().unwrap_or_default())
        }
    };
    HttpResponse::BadRequest()
        .json(json!({"jsonrpc": "2.0", "id": id, "error": {"code": code, "message": message}}))
}

/// Returns true if the message calls a tool that waits. Such a call counts as a long poll, not as a
/// request in progress.
fn is_blocking_call(message: &ClientJsonRpcMessage) -> bool {
    let ClientJsonRpcMessage::Request(request) = message else { return false };
    match &request.request {
        ClientRequest::CallToolRequest(call) => tools::is_blocking(&call.params.name),
        _ => false,
    }
}

/// Builds the request for the protocol library. The `Host` header was already checked.
fn build_forwarded_request(request: &HttpRequest, body: Vec<u8>) -> Request<Full<web::Bytes>> {
    let mut forwarded = Request::new(Full::new(web::Bytes::from(body)));
    *forwarded.method_mut() = http::Method::POST;
    let headers = forwarded.headers_mut();
    headers.insert(http::header::HOST, HeaderValue::from_static("localhost"));
    // The response is always JSON, so `Accept` is not negotiated (RFC 9110, section 12.4.1).
    let accept = HeaderValue::from_static("application/json, text/event-stream");
    headers.insert(http::header::ACCEPT, accept);
    for name in FORWARDED_HEADERS {
        for value in request.headers().get_all(ActixName::from_static(name)) {
            if let Ok(value) = HeaderValue::from_bytes(value.as_bytes()) {
                headers.append(HeaderName::from_static(name), value);
            }
        }
    }
    forwarded
}
