use std::error::Error;

use diesel::QueryResult;
use diesel::pg::{Pg, PgMetadataLookup, PgQueryBuilder, PgTypeMetadata};
use diesel::query_builder::bind_collector::RawBytesBindCollector;
use diesel::query_builder::{QueryBuilder, QueryFragment};
use diesel::result::Error as Diesel;
use tokio_postgres::types::private::BytesMut;
use tokio_postgres::types::{IsNull, ToSql, Type};

/// A statement with its bound parameters, ready to be sent.
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

/// A parameter in the binary format of Postgres, or `None` for NULL.
#[derive(Debug)]
pub struct Bind(Option<Vec<u8>>);

impl ToSql for Bind {
    fn to_sql(&self, _: &Type, out: &mut BytesMut) -> Result<IsNull, Box<dyn Error + Sync + Send>> {
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
    ) -> Result<IsNull, Box<dyn Error + Sync + Send>> {
        self.to_sql(of, out)
    }
}
