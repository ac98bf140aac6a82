use std::fmt::{Display, Write};

use jiff::Timestamp;
use kingdomail::store::Connection;
use serde::Serialize;
use uuid::Uuid;

/// Rows of a table in the format of `COPY`.
pub struct Rows {
    table: &'static str,
    columns: &'static str,
    text: String,
}

impl Rows {
    pub fn new(table: &'static str, columns: &'static str) -> Rows {
        Rows { table, columns, text: String::new() }
    }

    /// Appends a row with a value for each column.
    pub fn push(&mut self, row: &[&dyn Value]) {
        for (index, value) in row.iter().enumerate() {
            if index > 0 {
                self.text.push('\t');
            }
            value.write(&mut self.text);
        }
        self.text.push('\n');
    }

    /// Sends the rows added since the last call.
    pub async fn send(&mut self, conn: &mut Connection) {
        if self.text.is_empty() {
            return;
        }
        let statement = format!("COPY {} ({}) FROM STDIN", self.table, self.columns);
        let mut rows = conn.copy_in(&statement).await.expect("a COPY that begins");
        rows.send(std::mem::take(&mut self.text).into_bytes()).await.expect("rows that are taken");
        rows.finish().await.expect("rows that fit");
    }
}

/// A column value.
pub trait Value {
    fn write(&self, row: &mut String);
}

macro_rules! plain {
    ($($of:ty)+) => {$(
        impl Value for $of {
            fn write(&self, row: &mut String) {
                write_text(row, self);
            }
        }
    )+};
}

plain! { Uuid Timestamp i16 i32 i64 f64 bool }

fn write_text(row: &mut String, value: impl Display) {
    write!(row, "{value}").expect("a string takes anything");
}

impl Value for &str {
    fn write(&self, row: &mut String) {
        for letter in self.chars() {
            match letter {
                '\\' => row.push_str(r"\\"),
                '\t' => row.push_str(r"\t"),
                '\n' => row.push_str(r"\n"),
                letter => row.push(letter),
            }
        }
    }
}

/// A `bytea` value.
pub struct Bytes<'a>(pub &'a [u8]);

impl Value for Bytes<'_> {
    fn write(&self, row: &mut String) {
        row.push_str(r"\\x");
        row.push_str(&hex::encode(self.0));
    }
}

/// A `jsonb` value.
pub struct Json<'a, T>(pub &'a T);

impl<T: Serialize> Value for Json<'_, T> {
    fn write(&self, row: &mut String) {
        serde_json::to_string(self.0).expect("JSON").as_str().write(row);
    }
}

impl<T: Value> Value for Option<T> {
    fn write(&self, row: &mut String) {
        match self {
            Some(value) => value.write(row),
            None => row.push_str(r"\N"),
        }
    }
}
