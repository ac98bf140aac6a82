use crate::domain::account::{AppId, Scope, Scopes};
use crate::service;

use super::error::{OAuthCode, OAuthError};

/// What an app says, in a query or in a form. One that it does not know is passed over (RFC 6749, section 3.1).
pub struct Parameters(pub Vec<(String, String)>);

impl Parameters {
    pub fn of_query(query: &str) -> Parameters {
        Parameters(url::form_urlencoded::parse(query.as_bytes()).into_owned().collect())
    }

    /// The parameter of this name; one without a value counts as left out.
    ///
    /// # Errors
    /// It is there twice.
    pub fn find(&self, name: &str) -> Result<Option<&str>, OAuthError> {
        let mut found = self.0.iter().filter(|(known, _)| known == name);
        let first = found.next().map(|(_, value)| &**value).filter(|value| !value.is_empty());
        match found.next() {
            Some(_) => {
                Err(OAuthCode::InvalidRequest.because(format_args!("{name} is there twice.")))
            }
            None => Ok(first),
        }
    }

    /// All parameters of this name, which may be there more than once.
    pub fn all(&self, name: &str) -> impl Iterator<Item = &str> {
        self.0.iter().filter(move |(known, _)| known == name).map(|(_, value)| &**value)
    }

    /// # Errors
    /// It is missing, or there twice.
    pub fn required(&self, name: &str) -> Result<&str, OAuthError> {
        let missing = || OAuthCode::InvalidRequest.because(format_args!("{name} is missing."));
        self.find(name)?.ok_or_else(missing)
    }

    /// # Errors
    /// There is no `client_id`, or it cannot be shown.
    pub fn app(&self) -> Result<AppId, OAuthError> {
        service::apps::app_of_id(self.required("client_id")?).ok_or_else(|| {
            OAuthCode::InvalidRequest.because("client_id has 1 to 200 printable ASCII characters.")
        })
    }

    /// What the app asks for, if it says it. Scopes of other servers are passed over: the answer with the tokens names those that
    /// were granted (RFC 6749, section 3.3).
    ///
    /// # Errors
    /// There is none that this server knows.
    pub fn scopes(&self) -> Result<Option<Scopes>, OAuthError> {
        let Some(text) = self.find("scope")? else { return Ok(None) };
        let scopes = Scopes::known_in(text);
        if scopes.is_empty() && !text.trim().is_empty() {
            let supported = Scopes::all();
            let why = format_args!("None of these scopes is supported. Supported: {supported}");
            return Err(OAuthCode::InvalidScope.because(why));
        }
        Ok(Some(scopes).filter(|scopes| !scopes.is_empty()))
    }

    /// What the app asks for; to see games, if it does not say it.
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
    fn a_parameter_that_is_there_twice_is_refused() {
        let parameters = Parameters::of_query("client_id=a&client_id=b&state=&scope=games:read");
        assert_eq!(refusal(&parameters.app()), Some(OAuthCode::InvalidRequest));
        assert_eq!(parameters.find("state").ok(), Some(None));
        assert_eq!(refusal(&parameters.required("state")), Some(OAuthCode::InvalidRequest));
        assert!(parameters.find("code").is_ok_and(|code| code.is_none()));
    }

    #[test]
    fn whoever_asks_for_nothing_may_see_games() {
        let wanted = |query| Parameters::of_query(query).wanted_scopes();
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
