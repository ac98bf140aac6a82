use std::fmt;

use jiff::SignedDuration;

/// What became of one attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HttpOutcome {
    /// It was accepted, with a status from 200 to 299.
    Delivered {
        /// The status answered.
        status: u16,
    },
    /// There is nobody there any more, nor will be: stop sending.
    Gone,
    /// The server answered, but did not accept; a redirect is such an answer.
    Refused {
        /// The status answered.
        status: u16,
        /// How long it asked to be left alone: at most a day, and not less than nothing.
        retry_after: Option<SignedDuration>,
    },
    /// No answer came.
    Failed {
        /// What went wrong.
        why: Failure,
    },
    /// The address is none that this server may reach. To try again would not help.
    Forbidden {
        /// What is wrong with it.
        why: Forbidden,
    },
}

/// Why no answer came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Failure {
    /// The name has no address, or nobody could tell it.
    Name,
    /// None of its addresses took the connection.
    Connection,
    /// No encryption was agreed upon, or the certificate is not good for the name.
    Encryption,
    /// The connection ended before the answer.
    Closed,
    /// What came is not HTTP, or its headers are too long.
    Garbage,
    /// It took too long.
    Time,
}

/// Why an address may not be reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Forbidden {
    /// Not the URL of a server, or too long for one.
    NotAnAddress,
    /// Neither `http` nor `https`.
    Scheme,
    /// A user or a password in it.
    UserInfo,
    /// Without encryption, and not in a network that the operator allows.
    NotEncrypted,
    /// Not on the public internet, and not in a network that the operator allows.
    NotPublic,
    /// A port that the operator does not allow.
    Port,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Name => "the name has no address",
            Self::Connection => "the connection failed",
            Self::Encryption => "no trusted encrypted connection could be established",
            Self::Closed => "the connection was closed before the response",
            Self::Garbage => "the response is not HTTP",
            Self::Time => "the response timed out",
        })
    }
}

impl fmt::Display for Forbidden {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NotAnAddress => "this is not a valid server URL",
            Self::Scheme => "the URL must begin with https://",
            Self::UserInfo => "the URL must not have a user or a password",
            Self::NotEncrypted => "the URL must begin with https://, not http://",
            Self::NotPublic => "the address is not on the public internet",
            Self::Port => "this server does not send to this port; port 443 is usually allowed",
        })
    }
}

impl std::error::Error for Forbidden {}
