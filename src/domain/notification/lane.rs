/// Endpoints that are served apart from the others, so that none is held up by what they wait for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Lane {
    /// They all wait for the one server that takes mails.
    Mail,
    /// Their last attempt failed, or took long: they may all hang.
    Slow,
    /// Nothing came through yet: nobody knows how they are.
    Unproven,
    Healthy,
}

impl Lane {
    pub const ALL: [Lane; 4] = [Lane::Mail, Lane::Slow, Lane::Unproven, Lane::Healthy];
}
