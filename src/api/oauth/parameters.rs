use crate::domain::account::{AppId, Scope, Scopes};
use crate::service;

use super::error::{OAuthCode, OAuthError};

/// Parameters of a query or a form. Unknown parameters are ignored (RFC 6749, section 3.1).
pub struct Parameters(pub Vec<(String, String)>);

impl Parameters {
    pub fn from_query(query: &str) -> Parameters {
        Parameters(url::form_urlencoded::parse(query.as_bytes()).into_owned().collect())
    }

    /// Returns a parameter. An empty value counts as missing.
    ///
    /// # Errors
    /// The parameter is repeated.
    pub fn find(&self, name: &str) -> Result<Option<&str>, OAuthError> {
        let mut found = self.0.iter().filter(|(known, _)| known == name);
        let first = found.next().map(|(_, value)| &**value).filter(|value| !value.is_empty());
        match found.next() {
            Some(_) => Err(OAuthCode::InvalidRequest
                .with_description(format_args!("{name} must not be repeated."))),
            None => Ok(first),
        }
    }

    /// Returns all values of a parameter that can be repeated.
    pub fn all(&self, name: &str) -> impl Iterator<Item = &str> {
        self.0.iter().filter(move |(known, _)| known == name).map(|(_, value)| &**value)
    }

    /// # Errors
    /// The parameter is missing or repeated.
    pub fn required(&self, name: &str) -> Result<&str, OAuthError> {
        let missing =
            || OAuthCode::InvalidRequest.with_description(format_args!("{name} is missing."));
        self.find(name)?.ok_or_else(missing)
    }

    /// # Errors
    /// `client_id` is missing or not displayable.
    pub fn app(&self) -> Result<AppId, OAuthError> {
        service::apps::parse_client_id(self.required("client_id")?).ok_or_else(|| {
            OAuthCode::InvalidRequest
                .with_description("client_id must be 1 to 200 printable ASCII characters.")
        })
    }

    /// Returns the requested scopes, if there are any. Unknown scopes are ignored: the token
    /// response lists the granted ones (RFC 6749, section 3.3).
    ///
    /// # Errors
    /// All requested scopes are unknown.
    pub fn scopes(&self) -> Result<Option<Scopes>, OAuthError> {
        let Some(text) = self.find("scope")? else { return Ok(None) };
        let scopes = Scopes::parse_known(text);
        if scopes.is_empty() && !text.trim().is_empty() {
            let supported = Scopes::all();
            let reason = format_args!("The scopes are unknown. Supported: {supported}");
            return Err(OAuthCode::InvalidScope.with_description(reason));
        }
        Ok(Some(scopes).filter(|scopes| !scopes.is_empty()))
    }

    /// Returns the requested scopes. By default, `games:read`.
    ///
    /// # Errors
    /// As [`Parameters::scopes`].
    pub fn wanted_scopes(&self) -> Result<Scopes, OAuthError> {
        Ok(self.scopes()?.unwrap_or_else(|| Scopes::from_iter([Scope::GamesRead])))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refusal<T>(result: &Result<T, OAuthError>) -> Option<OAuthCode> {
        match result {
            Err(OAuthError::Refused(code, _)) => Some(*code),
            _ => None,
        }
    }

    #[test]
    fn repeated_parameter_is_rejected() {
        let parameters = Parameters::from_query("client_id=a&client_id=b&state=&scope=games:read");
        assert_eq!(refusal(&parameters.app()), Some(OAuthCode::InvalidRequest));
        assert_eq!(parameters.find("state").ok(), Some(None));
        assert_eq!(refusal(&parameters.required("state")), Some(OAuthCode::InvalidRequest));
        assert!(parameters.find("code").is_ok_and(|code| code.is_none()));
    }

    #[test]
    fn default_scope_is_games_read() {
        let wanted = |query| Parameters::from_query(query).wanted_scopes();
        let games = Scopes::from_iter([Scope::GamesRead]);
        assert_eq!(wanted("client_id=a").ok(), Some(games));
        assert_eq!(wanted("scope=+").ok(), Some(games));
        assert_eq!(
            wanted("scope=games:play+games:read").ok(),
            Some(Scopes::from_iter([Scope::GamesRead, Scope::GamesPlay]))
        );
        assert_eq!(refusal(&wanted("scope=openid+profile")), Some(OAuthCode::InvalidScope));
        assert_eq!(wanted("scope=games:read+offline_access").ok(), Some(games));
    }
}
