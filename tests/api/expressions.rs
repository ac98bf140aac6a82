//! Minimal `PromQL` parser that extracts the metrics and labels of an expression.

/// Metrics and labels used by an expression.
#[derive(Debug, Default, PartialEq)]
pub struct Expression {
    pub selectors: Vec<Selector>,
    /// Labels used for grouping or vector matching.
    pub grouping: Vec<String>,
}

/// Series selector of a metric.
#[derive(Debug, PartialEq)]
pub struct Selector {
    pub metric: String,
    pub matchers: Vec<Matcher>,
}

#[derive(Debug, PartialEq)]
pub struct Matcher {
    pub label: String,
    pub operator: String,
    pub value: String,
}

/// Keywords before a parenthesised list of labels.
const GROUPING: [&str; 4] = ["by", "without", "on", "ignoring"];

impl Expression {
    /// Parses an expression. Selectors contain only metrics of this server, not those of
    /// Prometheus.
    pub fn parse(text: &str) -> Expression {
        let mut expression = Expression::default();
        let mut rest = text;
        while let Some(begin) = rest.find(|c: char| c.is_ascii_alphabetic() || c == '"') {
            rest = &rest[begin..];
            if let Some(quoted) = rest.strip_prefix('"') {
                rest = quoted.split_once('"').map_or("", |(_, after)| after);
                continue;
            }
            let is_of_a_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
            let end = rest.find(|c| !is_of_a_word(c)).unwrap_or(rest.len());
            let (word, after) = rest.split_at(end);
            rest = after;
            if GROUPING.contains(&word)
                && let Some(list) = after.trim_start().strip_prefix('(')
            {
                let (list, after) = list.split_once(')').expect("an end of the labels");
                let labels = list.split(',').map(str::trim).filter(|label| !label.is_empty());
                expression.grouping.extend(labels.map(str::to_owned));
                rest = after;
            } else if word.starts_with("kingdomail_") {
                let mut matchers = Vec::new();
                if let Some(list) = after.strip_prefix('{') {
                    rest = parse_matchers(list, &mut matchers);
                }
                expression.selectors.push(Selector { metric: word.to_owned(), matchers });
            }
        }
        expression
    }
}

/// Parses the matchers in braces; returns the rest of the text.
fn parse_matchers<'a>(mut rest: &'a str, matchers: &mut Vec<Matcher>) -> &'a str {
    loop {
        rest = rest.trim_start_matches([',', ' ']);
        if let Some(after) = rest.strip_prefix('}') {
            return after;
        }
        let (condition, quoted) = rest.split_once('"').expect("a value");
        let (value, after) = quoted.split_once('"').expect("the end of a value");
        let label = condition.trim_end_matches(['=', '!', '~']);
        let operator = condition[label.len()..].to_owned();
        let (label, value) = (label.trim().to_owned(), value.to_owned());
        matchers.push(Matcher { label, operator, value });
        rest = after;
    }
}

/// Expressions in a rules file.
pub fn rule_expressions(yaml: &str) -> Vec<String> {
    let mut exprs = Vec::new();
    let mut lines = yaml.lines().peekable();
    while let Some(line) = lines.next() {
        let indentation = line.len() - line.trim_start().len();
        let Some(expr) = line.trim_start().strip_prefix("expr: ") else { continue };
        let mut expr = expr.trim_start_matches('|').to_owned();
        let is_deeper = |line: &&str| line.len() - line.trim_start().len() > indentation;
        while let Some(more) = lines.next_if(is_deeper) {
            expr.push_str(more);
        }
        exprs.push(expr);
    }
    exprs
}

#[test]
fn expression_is_parsed() {
    let text = "sum by (instance, le) (rate(kingdomail_a_bucket{route=\"/v1/{id}\", status!~\"5..\"}[5m])) \
                / ignoring(state) kingdomail_b > 1";
    let matcher = |label: &str, operator: &str, value: &str| Matcher {
        label: label.to_owned(),
        operator: operator.to_owned(),
        value: value.to_owned(),
    };
    let expected = Expression {
        selectors: vec![
            Selector {
                metric: "kingdomail_a_bucket".to_owned(),
                matchers: vec![matcher("route", "=", "/v1/{id}"), matcher("status", "!~", "5..")],
            },
            Selector { metric: "kingdomail_b".to_owned(), matchers: vec![] },
        ],
        grouping: ["instance", "le", "state"].map(str::to_owned).to_vec(),
    };
    assert_eq!(Expression::parse(text), expected);
    let rules = format!(
        "- alert: A\n  expr: |\n    {text}\n  for: 5m\n- alert: B\n  expr: up == 0\n  for: 1m\n"
    );
    assert_eq!(rule_expressions(&rules).len(), 2);
    assert_eq!(Expression::parse(&rule_expressions(&rules)[0]), expected);
}
