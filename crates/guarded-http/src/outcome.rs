use std::fmt;

use jiff::SignedDuration;

/// Outcome of one delivery attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HttpOutcome {
    /// The receiver accepted the request with a 2xx status.
    Delivered {
        /// Status of the response.
        status: u16,
    },
    /// The receiver is permanently gone: stop sending.
    Gone,
    /// The receiver responded with any other status, including redirects.
    Refused {
        /// Status of the response.
        status: u16,
        /// Delay requested by `Retry-After`, between zero and one day.
        retry_after: Option<SignedDuration>,
    },
    /// No response arrived.
    Failed {
        /// Cause of the failure.
        reason: Failure,
    },
    /// The server may not connect to the destination. Retrying does not help.
    Forbidden {
        /// Rule that the destination violates.
        reason: Forbidden,
    },
}

/// Cause of a missing response.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Failure {
    /// The name has no address, or the lookup failed.
    NameResolution,
    /// None of the addresses accepted the connection.
    Connect,
    /// The TLS handshake failed, or the certificate is not valid for the name.
    Tls,
    /// The connection was closed before the response.
    Closed,
    /// The response is not HTTP, or its headers are too long.
    InvalidResponse,
    /// The time limit expired.
    Timeout,
}

/// Reason why a destination may not be reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Forbidden {
    /// Not the URL of a server, or too long.
    InvalidUrl,
    /// Neither `http` nor `https`.
    Scheme,
    /// The URL contains a user or a password.
    UserInfo,
    /// Not encrypted, and not in a network that the operator allows.
    NotEncrypted,
    /// Not on the public internet, and not in a network that the operator allows.
    NotPublic,
    /// A port that the operator does not allow.
    Port,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NameResolution => "the name has no address",
            Self::Connect => "the connection failed",
            Self::Tls => "no trusted encrypted connection could be established",
            Self::Closed => "the connection was closed before the response",
            Self::InvalidResponse => "the response is not HTTP",
            Self::Timeout => "the response timed out",
        })
    }
}

impl fmt::Display for Forbidden {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::InvalidUrl => "this is not a valid server URL",
            Self::Scheme => "the URL must begin with https://",
            Self::UserInfo => "the URL must not have a user or a password",
            Self::NotEncrypted => "the URL must begin with https://, not http://",
            Self::NotPublic => "the address is not on the public internet",
            Self::Port => "this server does not send to this port; port 443 is usually allowed",
        })
    }
}

impl std::error::Error for Forbidden {}
