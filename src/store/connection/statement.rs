//! Statements between diesel and the driver: serialized queries, rows in the form that diesel
//! reads, and the cache of prepared statements.

use std::collections::HashMap;
use std::num::NonZeroU32;
use std::ops::Range;
use std::sync::Arc;

use diesel::QueryResult;
use diesel::pg::{Pg, PgMetadataLookup, PgQueryBuilder, PgTypeMetadata, PgValue};
use diesel::query_builder::bind_collector::RawBytesBindCollector;
use diesel::query_builder::{QueryBuilder, QueryFragment};
use diesel::result::Error as Diesel;
use diesel::row::{Field, PartialRow, RowIndex, RowSealed};
use tokio_postgres::types::private::BytesMut;
use tokio_postgres::types::{FromSql, IsNull, ToSql, Type};
use tokio_postgres::{Client, Error, Statement};

/// Maximum number of cached texts, more than the program has. A connection that reaches it closes
/// its cached statements, which bounds its memory in Postgres even if a later change builds texts
/// dynamically.
const MAX_CACHED_STATEMENTS: usize = 1_000;

/// Statement with its bound parameters, ready to be sent.
pub struct BoundStatement {
    pub text: String,
    pub types: Vec<Type>,
    pub binds: Vec<Bind>,
}

impl BoundStatement {
    pub fn from_query(query: &impl QueryFragment<Pg>) -> QueryResult<BoundStatement> {
        let mut builder = PgQueryBuilder::default();
        query.to_sql(&mut builder, &Pg)?;
        let mut collector = RawBytesBindCollector::<Pg>::new();
        query.collect_binds(&mut collector, &mut BuiltInTypes, &Pg)?;
        BoundStatement::from_parts(builder, collector)
    }

    /// Serializes the SQL and the parameters of a query.
    fn from_parts(
        builder: PgQueryBuilder,
        collector: RawBytesBindCollector<Pg>,
    ) -> QueryResult<BoundStatement> {
        let types: QueryResult<Vec<Type>> = collector.metadata.iter().map(to_type).collect();
        Ok(BoundStatement {
            text: builder.finish(),
            types: types?,
            binds: collector.binds.into_iter().map(Bind).collect(),
        })
    }
}

fn to_type(metadata: &PgTypeMetadata) -> QueryResult<Type> {
    let oid = metadata.oid().map_err(|error| Diesel::SerializationError(Box::new(error)))?;
    // Postgres infers the types that are not specified.
    Ok(Type::from_oid(oid).unwrap_or(Type::UNKNOWN))
}

/// Metadata lookup that resolves nothing: no parameter has a custom type.
struct BuiltInTypes;

impl PgMetadataLookup for BuiltInTypes {
    fn lookup_type(&mut self, _name: &str, _schema: Option<&str>) -> PgTypeMetadata {
        PgTypeMetadata::new(Type::UNKNOWN.oid(), Type::UNKNOWN.oid())
    }
}

/// Parameter in the binary format of Postgres, or `None` for NULL.
#[derive(Debug)]
pub struct Bind(Option<Vec<u8>>);

impl ToSql for Bind {
    fn to_sql(
        &self,
        _: &Type,
        out: &mut BytesMut,
    ) -> Result<IsNull, Box<dyn std::error::Error + Sync + Send>> {
        match &self.0 {
            Some(bytes) => {
                out.extend_from_slice(bytes);
                Ok(IsNull::No)
            }
            None => Ok(IsNull::Yes),
        }
    }

    fn accepts(_: &Type) -> bool {
        true
    }

    /// The statement was prepared for the types for which diesel serialized the values.
    fn to_sql_checked(
        &self,
        of: &Type,
        out: &mut BytesMut,
    ) -> Result<IsNull, Box<dyn std::error::Error + Sync + Send>> {
        self.to_sql(of, out)
    }
}

/// Result row in the form that diesel reads.
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

/// Value of a row.
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

/// Value in the binary format of Postgres.
struct Bytes<'a>(&'a [u8]);

impl<'a> FromSql<'a> for Bytes<'a> {
    fn from_sql(
        _: &Type,
        bytes: &'a [u8],
    ) -> Result<Self, Box<dyn std::error::Error + Sync + Send>> {
        Ok(Bytes(bytes))
    }

    fn accepts(_: &Type) -> bool {
        true
    }
}

/// Cache of the prepared statements of a connection, by text and parameter types.
#[derive(Default)]
pub struct StatementCache(HashMap<String, Vec<(Vec<Type>, Statement)>>);

impl StatementCache {
    /// Returns the prepared statement, preparing it on first use. It is closed with the connection.
    pub async fn get_or_prepare(
        &mut self,
        client: &Client,
        bound: &BoundStatement,
    ) -> Result<Statement, Error> {
        let known = self.0.get(&bound.text).into_iter().flatten();
        if let Some((_, statement)) = known.into_iter().find(|(types, _)| *types == bound.types) {
            return Ok(statement.clone());
        }
        let statement = client.prepare_typed(&bound.text, &bound.types).await?;
        if self.0.values().map(Vec::len).sum::<usize>() >= MAX_CACHED_STATEMENTS {
            self.0.clear();
        }
        let same_text = self.0.entry(bound.text.clone()).or_default();
        same_text.push((bound.types.clone(), statement.clone()));
        Ok(statement)
    }

    /// Closes the cached statements with this text, so that the next call prepares it again.
    pub fn evict(&mut self, bound: &BoundStatement) {
        self.0.remove(&bound.text);
    }
}
