use kingdomail::config::{Config, ConfigError};

#[expect(clippy::disallowed_methods, reason = "here the environment is read, and nowhere else")]
pub fn environment() -> impl Iterator<Item = (String, String)> {
    std::env::vars()
}

/// Reads the configuration from the environment and the file that it names.
pub fn read_config() -> Result<Config, Vec<ConfigError>> {
    Config::read(environment())
}
