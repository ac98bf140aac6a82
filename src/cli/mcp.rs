//! `kingdomail mcp`: forwards messages of the Model Context Protocol from standard input to a
//! server, for clients that start MCP servers as child processes. Each input line is one message
//! and is posted to the server; each response is one line of standard output, which carries nothing
//! else. Failures are returned as JSON-RPC errors and also printed to standard error.

use std::collections::HashMap;
use std::io::{BufRead, Read, Write};
use std::process::ExitCode;
use std::sync::Arc;

use clap::Args;
use http::header::{ACCEPT, AUTHORIZATION, CONTENT_TYPE};
use http::request::Builder;
use http::{Request, StatusCode};
use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper_rustls::{HttpsConnector, HttpsConnectorBuilder};
use hyper_util::client::legacy::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;
use serde_json::{Value, json};
use tokio::sync::{mpsc, watch};
use tokio::task::{AbortHandle, JoinSet};
use url::Url;

use guarded_http::tls_config;
use kingdomail::bootstrap::with_causes;

use super::print_error;

/// Options of `kingdomail mcp`.
#[derive(Args, Clone)]
pub struct McpOptions {
    /// URL of the server. The personal token is read from `KINGDOMAIL_TOKEN`.
    #[arg(long, value_name = "URL", default_value = "http://127.0.0.1:8080")]
    server: Url,
}

/// Maximum length of a message in bytes, the same as on the server.
const MAX_LINE_BYTES: u64 = 64 * 1024;
/// Capacity of the queue of input lines.
const LINE_QUEUE_CAPACITY: usize = 16;

/// Name of the tool that blocks until it is the player's turn.
const BLOCKING_TOOL: &str = "wait_for_my_turn";

/// JSON-RPC error codes: invalid request, parse error, server error.
const INVALID_REQUEST: i64 = -32600;
const PARSE_ERROR: i64 = -32700;
const SERVER_ERROR: i64 = -32000;

/// Forwards messages until standard input ends.
pub async fn bridge(options: &McpOptions, token: Option<String>) -> ExitCode {
    let client = match http_client() {
        Ok(client) => client,
        Err(error) => {
            print_error(&error);
            return ExitCode::FAILURE;
        }
    };
    let bridge = Arc::new(Bridge {
        endpoint: format!("{}/mcp", options.server.as_str().trim_end_matches('/')),
        token: validate_token(&token.unwrap_or_default()),
        client,
        protocol_version: watch::Sender::new(None),
    });
    let mut lines = read_lines();
    let mut requests = JoinSet::new();
    let mut abortable: HashMap<String, AbortHandle> = HashMap::new();
    let mut blocking: Vec<AbortHandle> = Vec::new();
    loop {
        let line = tokio::select! {
            line = lines.recv() => line,
            Some(_) = requests.join_next() => continue,
        };
        let message = match line {
            None => break,
            Some(Ok(line)) if line.trim().is_empty() => continue,
            Some(Ok(line)) => serde_json::from_str::<Value>(&line)
                .map_err(|error| (PARSE_ERROR, error.to_string())),
            Some(Err(error)) => Err((INVALID_REQUEST, error)),
        };
        let message = match message {
            Ok(message) => message,
            Err((code, reason)) => {
                write_message(&json_rpc_error(&Value::Null, code, &reason, Value::Null));
                continue;
            }
        };
        abortable.retain(|_, request| !request.is_finished());
        blocking.retain(|request| !request.is_finished());
        if message["method"] == "notifications/cancelled" {
            // Closing the connection cancels a request over HTTP.
            if let Some(request) = abortable.remove(&message["params"]["requestId"].to_string()) {
                request.abort();
            }
            continue;
        }
        let id = message.get("id").map(Value::to_string);
        // Later messages use the protocol version that the first one negotiates.
        let is_first = message["method"] == "initialize";
        let is_blocking = message["params"]["name"] == BLOCKING_TOOL;
        let bridge = bridge.clone();
        let forwarding = async move {
            if let Some(answer) = bridge.forward(&message).await {
                write_message(&answer);
            }
        };
        if is_first {
            forwarding.await;
        } else {
            let request = requests.spawn(forwarding);
            blocking.extend(is_blocking.then(|| request.clone()));
            abortable.extend(id.map(|id| (id, request)));
        }
    }
    // The client has closed standard input, so it no longer waits for a turn.
    blocking.iter().for_each(AbortHandle::abort);
    while requests.join_next().await.is_some() {}
    ExitCode::SUCCESS
}

/// Returns the token without surrounding whitespace and byte order mark.
///
/// # Errors
/// The token is missing or contains an invalid character.
fn validate_token(token: &str) -> Result<String, &'static str> {
    let token =
        token.trim_matches(|character: char| character.is_whitespace() || character == '\u{feff}');
    if token.is_empty() {
        return Err(
            "KINGDOMAIL_TOKEN is not set. Create a personal token with the scopes games:read, games:play and tables:write.",
        );
    }
    if token.contains(|character: char| !character.is_ascii_graphic()) {
        return Err("KINGDOMAIL_TOKEN contains a line break or another invalid character.");
    }
    Ok(token.to_owned())
}

/// Returns the input lines, or an error for an invalid line. A separate thread reads them, so that
/// a blocked read does not keep the program from exiting.
fn read_lines() -> mpsc::Receiver<Result<String, String>> {
    let (lines, read) = mpsc::channel(LINE_QUEUE_CAPACITY);
    std::thread::spawn(move || {
        let mut input = std::io::stdin().lock();
        loop {
            let mut line = Vec::new();
            match input.by_ref().take(MAX_LINE_BYTES + 1).read_until(b'\n', &mut line) {
                Ok(0) => return,
                Ok(_) => {}
                Err(error) => {
                    print_error(&error);
                    return;
                }
            }
            let is_cut = line.last() != Some(&b'\n') && line.len() as u64 > MAX_LINE_BYTES;
            let line = if is_cut {
                if input.skip_until(b'\n').is_err() {
                    return;
                }
                Err(format!("The message is longer than {MAX_LINE_BYTES} bytes."))
            } else {
                String::from_utf8(line).map_err(|error| error.to_string())
            };
            if lines.blocking_send(line).is_err() {
                return;
            }
        }
    });
    read
}

type HttpClient = Client<HttpsConnector<HttpConnector>, Full<Bytes>>;

/// Returns an HTTP client that trusts the certificate authorities of the system.
fn http_client() -> Result<HttpClient, rustls::Error> {
    let connector = HttpsConnectorBuilder::new()
        .with_tls_config(tls_config(&[])?)
        .https_or_http()
        .enable_http1()
        .build();
    Ok(Client::builder(TokioExecutor::new()).build(connector))
}

struct Bridge {
    endpoint: String,
    /// Personal token, or the reason why it is unusable.
    token: Result<String, &'static str>,
    client: HttpClient,
    /// Negotiated protocol version.
    protocol_version: watch::Sender<Option<String>>,
}

impl Bridge {
    /// Returns the response of the server, or `None` for a message without a response.
    async fn forward(&self, message: &Value) -> Option<Value> {
        let result = self.post(message).await;
        let id = message.get("id").filter(|_| message.get("method").is_some());
        match (result, id) {
            (Ok(answer), _) => {
                if let Some(Value::String(version)) =
                    answer.as_ref().and_then(|answer| answer.pointer("/result/protocolVersion"))
                {
                    self.protocol_version.send_replace(Some(version.clone()));
                }
                answer
            }
            (Err(Failure { reason, data }), id) => {
                print_error(&reason);
                id.map(|id| json_rpc_error(id, SERVER_ERROR, &reason, data))
            }
        }
    }

    async fn post(&self, message: &Value) -> Result<Option<Value>, Failure> {
        let token = self.token.as_ref().map_err(|reason| Failure::new(reason))?;
        let unreachable = |error: &dyn std::error::Error| {
            let server = &self.endpoint;
            Failure::new(&format!("Cannot reach {server}: {}", with_causes(error)))
        };
        let request =
            Request::post(&self.endpoint).header(AUTHORIZATION, format!("Bearer {token}"));
        let request = self.with_headers(request, message);
        let request = request.body(Full::from(message.to_string()));
        let request = request.map_err(|error| unreachable(&error))?;
        let response = self.client.request(request).await.map_err(|error| unreachable(&error))?;
        let status = response.status();
        if status == StatusCode::ACCEPTED {
            return Ok(None);
        }
        let body = response.into_body().collect().await.map_err(|error| unreachable(&error))?;
        let text = String::from_utf8_lossy(&body.to_bytes()).into_owned();
        let answer: Value = serde_json::from_str(&text).unwrap_or_default();
        if answer["jsonrpc"] == "2.0" {
            return Ok(Some(answer));
        }
        let title = answer["title"].as_str().unwrap_or(&text);
        let reason = match status {
            StatusCode::UNAUTHORIZED => {
                format!("The server rejected the token in KINGDOMAIL_TOKEN: {title}")
            }
            status => format!("The server responded with {status}: {title}"),
        };
        Err(Failure { reason, data: answer })
    }

    /// Adds the headers that repeat fields of the message for proxies.
    fn with_headers(&self, request: Builder, message: &Value) -> Builder {
        let parameters = &message["params"];
        let requested_version =
            parameters["_meta"]["io.modelcontextprotocol/protocolVersion"].as_str();
        let version =
            requested_version.map(str::to_owned).or_else(|| self.protocol_version.borrow().clone());
        let name = parameters["name"].as_str().or(parameters["uri"].as_str());
        let mcp_headers = [
            ("mcp-protocol-version", version.as_deref()),
            ("mcp-method", message["method"].as_str()),
            ("mcp-name", name),
        ];
        let request = request
            .header(ACCEPT, "application/json, text/event-stream")
            .header(CONTENT_TYPE, "application/json");
        mcp_headers.into_iter().fold(request, |request, (header, value)| match value {
            Some(value) => request.header(header, value),
            None => request,
        })
    }
}

/// Reason for a missing response, with the problem that the server returned.
struct Failure {
    reason: String,
    data: Value,
}

impl Failure {
    fn new(reason: &str) -> Failure {
        Failure { reason: reason.to_owned(), data: Value::Null }
    }
}

fn json_rpc_error(id: &Value, code: i64, reason: &str, data: Value) -> Value {
    let mut error = json!({"code": code, "message": reason});
    if !data.is_null() {
        error["data"] = data;
    }
    json!({"jsonrpc": "2.0", "id": id, "error": error})
}

/// Writes a response to standard output. If the client has closed it, standard input ends too.
fn write_message(answer: &Value) {
    let mut out = std::io::stdout().lock();
    if let Err(error) = writeln!(out, "{answer}").and_then(|()| out.flush()) {
        print_error(&error);
    }
}
