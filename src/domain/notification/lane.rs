/// Endpoints that are served apart from the others, so that none is held up by what they wait for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Class {
    /// They all wait for the one server that takes mails.
    Mail,
    /// Their last attempt failed, or took long: they may all hang.
    Slow,
    /// Nothing came through yet: nobody knows how they are.
    Unproven,
    Healthy,
}

impl Class {
    pub const ALL: [Class; 4] = [Class::Mail, Class::Slow, Class::Unproven, Class::Healthy];
}
