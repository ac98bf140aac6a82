/// A part of a row that is read by position: each field stands beside the type of its column and what is selected for it,
/// so that none of the three can be in another order than the others. Makes the struct, a tuple of the types, and a macro
/// with the list for `SELECT`.
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
