//! Parser of the variables, from the environment and from a file in the format of systemd's
//! `EnvironmentFile`.

use std::collections::BTreeMap;
use std::fmt;
use std::num::{NonZero, NonZeroU32};
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::str::FromStr;

use guarded_http::Network;
use jiff::SignedDuration;
use url::{Host, Url};

use crate::auth::TokenSecret;
use crate::notifications::channels::mail::{Sender, check_smtp_url};
use crate::store;

use super::ConfigError;
use super::log::{self, LogFormat};
use super::variables::{RENAMED, VARIABLES};

const PREFIX: &str = "KINGDOMAIL_";

/// Prefix of variables that the SDK of OpenTelemetry reads from the environment of the process.
const TRACES_PREFIX: &str = "OTEL_";

/// Variable with the path of the file with variables.
const CONFIG_FILE_VARIABLE: &str = "KINGDOMAIL_CONFIG_FILE";

/// Parses the variables of an environment and collects all errors.
pub(super) struct Reader {
    variables: BTreeMap<String, String>,
    errors: Vec<ConfigError>,
    secret_files: Vec<(String, PathBuf)>,
}

impl Reader {
    pub fn new(environment: impl IntoIterator<Item = (String, String)>) -> Reader {
        let variables =
            environment.into_iter().filter(|(name, _)| is_server_variable(name)).collect();
        Reader { variables, errors: Vec::new(), secret_files: Vec::new() }
    }

    /// Replaces environment variables by those of the configured file.
    pub fn read_file(&mut self) {
        let Some(path) = self.text(CONFIG_FILE_VARIABLE) else { return };
        match std::fs::read_to_string(&path).map(|text| parse_variables(&text)) {
            Ok(Ok(variables)) => {
                self.add_file(CONFIG_FILE_VARIABLE, PathBuf::from(path), variables);
            }
            Ok(Err(line)) => {
                self.add_error(
                    CONFIG_FILE_VARIABLE,
                    format_args!("line {line} of `{path}`: expected NAME=value"),
                );
            }
            Err(error) => {
                self.add_error(CONFIG_FILE_VARIABLE, format_args!("cannot read `{path}`: {error}"));
            }
        }
    }

    /// Replaces variables by those read from the file at `path`. Variables of other programs are
    /// ignored, as in the environment.
    fn add_file(
        &mut self,
        name: &str,
        path: PathBuf,
        variables: impl IntoIterator<Item = (String, String)>,
    ) {
        for (added, value) in variables {
            if added.starts_with(TRACES_PREFIX) {
                if self.variables.get(&added) != Some(&value) {
                    self.add_error(&added, "set this variable in the environment, not in a file");
                }
            } else if is_server_variable(&added) && added != name {
                self.variables.insert(added, value);
            }
        }
        self.secret_files.push((name.to_owned(), path));
    }

    /// Returns the errors found so far.
    pub fn into_errors(self) -> Vec<ConfigError> {
        self.errors
    }

    pub fn add_error(&mut self, variable: &str, reason: impl fmt::Display) {
        self.errors.push(ConfigError { variable: variable.to_owned(), reason: reason.to_string() });
    }

    /// Returns the value of a variable. An empty value counts as unset.
    pub fn text(&self, name: &str) -> Option<String> {
        self.variables.get(name).filter(|value| !value.is_empty()).cloned()
    }

    pub fn parse<T: FromStr>(&mut self, name: &str, expected: &str) -> Option<T> {
        let text = self.text(name)?;
        let parsed = text.parse().ok();
        if parsed.is_none() {
            self.add_error(name, format_args!("expected {expected}, found `{text}`"));
        }
        parsed
    }

    pub fn number(&mut self, name: &str, range: RangeInclusive<usize>, default: usize) -> usize {
        let expected = format!("a number from {} to {}", range.start(), range.end());
        let number = self.parse(name, &expected).unwrap_or(default);
        if !range.contains(&number) {
            self.add_error(name, format_args!("expected {expected}, found `{number}`"));
        }
        number
    }

    pub fn days(
        &mut self,
        name: &str,
        range: RangeInclusive<usize>,
        default: usize,
    ) -> SignedDuration {
        let days = i64::try_from(self.number(name, range, default)).unwrap_or_default();
        SignedDuration::from_hours(24 * days)
    }

    pub fn seconds(
        &mut self,
        name: &str,
        range: RangeInclusive<usize>,
        default: usize,
    ) -> SignedDuration {
        let seconds = i64::try_from(self.number(name, range, default)).unwrap_or_default();
        SignedDuration::from_secs(seconds)
    }

    /// Returns the duration in seconds, or `None` if the variable is unset.
    pub fn optional_seconds(
        &mut self,
        name: &str,
        range: RangeInclusive<usize>,
    ) -> Option<SignedDuration> {
        self.text(name)?;
        Some(self.seconds(name, range, 0))
    }

    pub fn public_url(&mut self) -> Option<Url> {
        const NAME: &str = "KINGDOMAIL_PUBLIC_URL";
        let expected = "a URL such as https://kingdomail.example, without a query";
        let mut url: Url = self.parse(NAME, expected)?;
        let is_http_url = matches!(url.scheme(), "http" | "https") && url.has_host();
        if !is_http_url || url.query().is_some() || url.fragment().is_some() {
            self.add_error(NAME, format_args!("expected {expected}, found `{url}`"));
            return None;
        }
        // A wildcard stands for all addresses of a machine and is not a destination.
        let is_wildcard = match url.host() {
            Some(Host::Ipv4(ip)) => ip.is_unspecified(),
            Some(Host::Ipv6(ip)) => ip.to_canonical().is_unspecified(),
            _ => false,
        };
        if is_wildcard {
            self.add_error(
                NAME,
                format_args!(
                    "expected the URL that players use, not a wildcard address, found `{url}`"
                ),
            );
            return None;
        }
        // `Url::join` replaces everything after the last slash.
        let path = format!("{}/", url.path().trim_end_matches('/'));
        url.set_path(&path);
        Some(url)
    }

    pub fn contact(&mut self) -> Option<String> {
        const NAME: &str = "KINGDOMAIL_CONTACT";
        let contact = self.text(NAME)?;
        if !contact.starts_with("mailto:") && !contact.starts_with("https://") {
            self.add_error(
                NAME,
                format_args!(
                    "expected a URL that begins with mailto: or https://, found `{contact}`"
                ),
            );
        }
        Some(contact)
    }

    pub fn rate(&mut self, name: &str, default: u32) -> NonZeroU32 {
        let rate = self.parse(name, "a number from 1 to 4294967295");
        rate.or(NonZeroU32::new(default)).unwrap_or(NonZeroU32::MIN)
    }

    pub fn networks(&mut self, name: &str) -> Vec<Network> {
        let text = self.text(name).unwrap_or_default();
        let mut networks = Vec::new();
        for network in text.split(',').map(str::trim).filter(|network| !network.is_empty()) {
            match network.parse() {
                Ok(network) => networks.push(network),
                Err(_) => self.add_error(
                    name,
                    format_args!("expected networks such as 10.1.0.0/16, found `{network}`"),
                ),
            }
        }
        networks
    }

    pub fn ports(&mut self, name: &str, default: &[u16]) -> Vec<u16> {
        let Some(text) = self.text(name) else { return default.to_vec() };
        let mut ports = Vec::new();
        for port in text.split(',').map(str::trim).filter(|port| !port.is_empty()) {
            match port.parse::<NonZero<u16>>() {
                Ok(port) => ports.push(port.get()),
                Err(_) => {
                    self.add_error(
                        name,
                        format_args!("expected ports such as 443,8443, found `{port}`"),
                    );
                }
            }
        }
        ports
    }

    /// Returns the value of a variable, or the contents of the file that the variable with the
    /// suffix `_FILE` names.
    pub fn secret(&mut self, name: &str) -> Option<String> {
        let in_file = format!("{name}_FILE");
        match (self.text(name), self.text(&in_file)) {
            (Some(_), Some(_)) => {
                self.add_error(name, format_args!("set either {name} or {in_file}, not both"));
                None
            }
            (Some(value), None) => Some(value),
            (None, Some(path)) => match std::fs::read_to_string(&path) {
                Ok(text) => {
                    self.secret_files.push((in_file, PathBuf::from(path)));
                    Some(text.trim().to_owned())
                }
                Err(error) => {
                    self.add_error(&in_file, format_args!("cannot read `{path}`: {error}"));
                    None
                }
            },
            (None, None) => None,
        }
    }

    /// Returns the files that [`Reader::secret`] has read.
    pub fn secret_files(&mut self) -> Vec<(String, PathBuf)> {
        std::mem::take(&mut self.secret_files)
    }

    pub fn database_url(&mut self) -> Option<String> {
        const NAME: &str = "DATABASE_URL";
        let url = self.secret(NAME)?;
        store::check_url(&url).map_err(|reason| self.add_error(NAME, reason)).ok()?;
        Some(url)
    }

    pub fn smtp_url(&mut self) -> Option<String> {
        const NAME: &str = "KINGDOMAIL_SMTP_URL";
        let url = self.secret(NAME)?;
        check_smtp_url(&url).map_err(|reason| self.add_error(NAME, reason)).ok()?;
        Some(url)
    }

    pub fn email_from(&mut self) -> Option<String> {
        const NAME: &str = "KINGDOMAIL_EMAIL_FROM";
        let from = self.text(NAME)?;
        Sender::parse(&from).map_err(|reason| self.add_error(NAME, reason)).ok()?;
        Some(from)
    }

    pub fn token_secret(&mut self) -> Option<TokenSecret> {
        let text = self.secret("KINGDOMAIL_TOKEN_SECRET")?;
        match TokenSecret::from_text(&text) {
            Ok(secret) => Some(secret),
            Err(error) => {
                self.add_error("KINGDOMAIL_TOKEN_SECRET", error);
                None
            }
        }
    }

    pub fn data_folder(&mut self) -> PathBuf {
        if let Some(folder) = self.text("KINGDOMAIL_DATA") {
            return PathBuf::from(folder);
        }
        embedded_postgres::default_data_folder("kingdomail").unwrap_or_else(|error| {
            self.add_error("KINGDOMAIL_DATA", error);
            PathBuf::new()
        })
    }

    pub fn log_filter(&mut self) -> String {
        let filter = self.text("KINGDOMAIL_LOG").unwrap_or_else(|| "info".to_owned());
        if let Some(error) = log::find_error(&filter) {
            self.add_error("KINGDOMAIL_LOG", error);
        }
        filter
    }

    pub fn log_format(&mut self) -> LogFormat {
        match self.text("KINGDOMAIL_LOG_FORMAT").as_deref() {
            None | Some("human") => LogFormat::Human,
            Some("json") => LogFormat::Json,
            Some(other) => {
                let reason = format!("expected human or json, found `{other}`");
                self.add_error("KINGDOMAIL_LOG_FORMAT", reason);
                LogFormat::Human
            }
        }
    }

    pub fn exports_traces(&mut self) -> bool {
        let names = ["OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT"];
        let set: Vec<&str> = names.into_iter().filter(|name| self.text(name).is_some()).collect();
        if !cfg!(feature = "otlp") {
            for name in &set {
                self.add_error(
                    name,
                    "this build cannot export traces: use a package or the image, or build with \
                     `--features otlp`",
                );
            }
        }
        !set.is_empty()
    }

    /// Rejects variables with the server's prefix that are not in [`VARIABLES`].
    pub fn reject_unknown(&mut self) {
        let known = |name: &String| {
            name.starts_with(TRACES_PREFIX) || VARIABLES.iter().any(|(known, _)| known == name)
        };
        let unknown: Vec<String> =
            self.variables.keys().filter(|name| !known(name)).cloned().collect();
        for name in unknown {
            match RENAMED.iter().find(|(old, _)| *old == name) {
                Some((_, new)) => self.add_error(&name, format_args!("renamed to {new} in 0.3.0")),
                None => self.add_error(&name, "unknown variable"),
            }
        }
    }
}

fn is_server_variable(name: &str) -> bool {
    [PREFIX, TRACES_PREFIX].iter().any(|prefix| name.starts_with(prefix))
        || name == "DATABASE_URL"
        || name == "DATABASE_URL_FILE"
}

/// Returns the variables of a file. Empty lines, and lines that begin with `#` or `;`, are skipped.
/// A value may be enclosed in single or double quotes.
///
/// # Errors
/// The number of the first line that is not an assignment.
fn parse_variables(text: &str) -> Result<Vec<(String, String)>, usize> {
    let lines = text.lines().enumerate().map(|(index, line)| (index + 1, line.trim()));
    let lines = lines.filter(|(_, line)| !line.is_empty() && !line.starts_with(['#', ';']));
    lines.map(|(number, line)| parse_assignment(line).ok_or(number)).collect()
}

fn parse_assignment(line: &str) -> Option<(String, String)> {
    let (name, value) = line.split_once('=')?;
    let name = name.trim();
    let is_name = |character: char| character.is_ascii_alphanumeric() || character == '_';
    if name.is_empty() || !name.chars().all(is_name) {
        return None;
    }
    let value = value.trim();
    let unquoted =
        ['"', '\''].into_iter().find_map(|quote| value.strip_prefix(quote)?.strip_suffix(quote));
    Some((name.to_owned(), unquoted.unwrap_or(value).to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn file_has_assignments_and_comments() {
        let text = "\u{20}# a comment\r\n\n;another\nKINGDOMAIL_LOG=info,kingdomail=debug\r\n\
                    A = \"b = c\"\nB='d'\nC=\nD=\"\n";
        let read = parse_variables(text).expect("assignments");
        let expected = [
            ("KINGDOMAIL_LOG", "info,kingdomail=debug"),
            ("A", "b = c"),
            ("B", "d"),
            ("C", ""),
            ("D", "\""),
        ];
        assert_eq!(read, expected.map(|(name, value)| (name.to_owned(), value.to_owned())));
        assert_eq!(parse_variables("A=1\n\nexport B=2\n"), Err(3));
        assert_eq!(parse_variables("=1"), Err(1));
    }
}
