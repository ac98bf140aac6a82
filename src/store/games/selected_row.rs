/// Defines a part of a row that is read by position. Each field is listed with its column type and
/// its SQL expression, so that the three cannot get out of order. Generates the struct, a tuple of
/// the types, and a macro with the `SELECT` list.
macro_rules! selected_row {
    (
        $(#[$about:meta])*
        $visibility:vis struct $name:ident: $types:ident {
            $first:ident: $first_type:ty = $first_sql:ty as $first_column:literal,
            $($field:ident: $type:ty = $sql:ty as $column:literal,)*
        }
    ) => {
        $(#[$about])*
        #[derive(diesel::Queryable)]
        $visibility struct $name {
            $first: $first_type,
            $($field: $type,)*
        }

        $visibility type $types = ($first_sql, $($sql,)*);

        impl $name {
            pub const COLUMNS: &str = concat!($first_column $(, ", ", $column)*);
        }
    };
}

pub(super) use selected_row;
