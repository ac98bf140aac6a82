/// Parent of a request in a trace of another program, from the W3C `traceparent` header.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TraceParent {
    pub trace: u128,
    pub span: u64,
    /// True if the parent span is recorded.
    pub is_sampled: bool,
}

impl TraceParent {
    /// Parses a header. Returns `None` if it is malformed.
    pub fn parse(header: &str) -> Option<TraceParent> {
        let mut parts = header.split('-');
        let version = hex(parts.next()?, 2)?;
        let trace = hex(parts.next()?, 32)?;
        let span = hex(parts.next()?, 16)?;
        let flags = hex(parts.next()?, 2)?;
        // Later versions may append fields.
        let is_known = version == 0 && parts.next().is_none() || (1..0xff).contains(&version);
        let span = u64::try_from(span).ok()?;
        let is_sampled = flags & 1 == 1;
        (is_known && trace != 0 && span != 0).then_some(TraceParent { trace, span, is_sampled })
    }
}

/// Parses exactly `digits` lower-case hexadecimal digits.
fn hex(text: &str, digits: usize) -> Option<u128> {
    let is_digit = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
    let is_well_formed = text.len() == digits && text.bytes().all(is_digit);
    is_well_formed.then(|| u128::from_str_radix(text, 16).ok()).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    const TRACE: &str = "4bf92f3577b34da6a3ce929d0e0e4736";
    const SPAN: &str = "00f067aa0ba902b7";

    #[test]
    fn header_has_trace_span_and_flag() {
        let parsed = TraceParent::parse(&format!("00-{TRACE}-{SPAN}-01"));
        let expected = TraceParent {
            trace: 0x4bf9_2f35_77b3_4da6_a3ce_929d_0e0e_4736,
            span: 0x00f0_67aa_0ba9_02b7,
            is_sampled: true,
        };
        assert_eq!(parsed, Some(expected));
        let unsampled = TraceParent::parse(&format!("00-{TRACE}-{SPAN}-00")).expect("a parent");
        assert!(!unsampled.is_sampled);
        // Fields that a later version appends are ignored.
        assert_eq!(TraceParent::parse(&format!("cc-{TRACE}-{SPAN}-09-more")), parsed);
    }

    #[test]
    fn malformed_header_is_ignored() {
        let (no_trace, no_span) = ("0".repeat(32), "0".repeat(16));
        for header in [
            String::new(),
            format!("00-{TRACE}-{SPAN}"),
            format!("00-{TRACE}-{SPAN}-01-more"),
            format!("ff-{TRACE}-{SPAN}-01"),
            format!("00-{no_trace}-{SPAN}-01"),
            format!("00-{TRACE}-{no_span}-01"),
            format!("00-{}-{SPAN}-01", TRACE.to_uppercase()),
            format!("00-{TRACE}-+{}-01", &SPAN[1..]),
            format!("00-{}-{SPAN}-01", &TRACE[1..]),
        ] {
            assert_eq!(TraceParent::parse(&header), None, "{header}");
        }
    }
}
