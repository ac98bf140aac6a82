use std::error::Error;
use std::num::NonZeroU32;
use std::ops::Range;
use std::sync::Arc;

use diesel::pg::{Pg, PgValue};
use diesel::row::{Field, PartialRow, RowIndex, RowSealed};
use tokio_postgres::Statement;
use tokio_postgres::types::{FromSql, Type};

/// A result row in the form that diesel reads.
pub struct PgRow {
    row: tokio_postgres::Row,
    types: Arc<[NonZeroU32]>,
}

impl PgRow {
    /// Converts the rows of a result set.
    pub fn from_rows(statement: &Statement, rows: Vec<tokio_postgres::Row>) -> Vec<PgRow> {
        let types = statement.columns().iter().map(|column| column.type_().oid());
        let types: Arc<[NonZeroU32]> =
            types.map(|oid| NonZeroU32::new(oid).unwrap_or(NonZeroU32::MAX)).collect();
        rows.into_iter().map(|row| PgRow { row, types: Arc::clone(&types) }).collect()
    }
}

impl RowSealed for PgRow {}

impl<'a> diesel::row::Row<'a, Pg> for PgRow {
    type Field<'f>
        = Column<'f>
    where
        'a: 'f,
        Self: 'f;
    type InnerPartialRow = Self;

    fn field_count(&self) -> usize {
        self.row.len()
    }

    fn get<'b, I>(&'b self, index: I) -> Option<Self::Field<'b>>
    where
        'a: 'b,
        Self: RowIndex<I>,
    {
        Some(Column { index: self.idx(index)?, row: self })
    }

    fn partial_row(&self, range: Range<usize>) -> PartialRow<'_, Self::InnerPartialRow> {
        PartialRow::new(self, range)
    }
}

impl RowIndex<usize> for PgRow {
    fn idx(&self, index: usize) -> Option<usize> {
        (index < self.row.len()).then_some(index)
    }
}

impl<'a> RowIndex<&'a str> for PgRow {
    fn idx(&self, name: &'a str) -> Option<usize> {
        self.row.columns().iter().position(|column| column.name() == name)
    }
}

/// A value of a row.
pub struct Column<'a> {
    row: &'a PgRow,
    index: usize,
}

impl<'a> Field<'a, Pg> for Column<'a> {
    fn field_name(&self) -> Option<&str> {
        self.row.row.columns().get(self.index).map(tokio_postgres::Column::name)
    }

    fn value(&self) -> Option<PgValue<'_>> {
        let Ok(Some(Bytes(bytes))) = self.row.row.try_get(self.index) else { return None };
        Some(PgValue::new(bytes, self.row.types.get(self.index)?))
    }
}

/// A value in the binary format of Postgres.
struct Bytes<'a>(&'a [u8]);

impl<'a> FromSql<'a> for Bytes<'a> {
    fn from_sql(_: &Type, bytes: &'a [u8]) -> Result<Self, Box<dyn Error + Sync + Send>> {
        Ok(Bytes(bytes))
    }

    fn accepts(_: &Type) -> bool {
        true
    }
}
