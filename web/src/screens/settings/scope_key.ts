type ScopeKey<Name extends string> = Name extends `${infer Resource}:${infer Permission}` ? `${Resource}-${Permission}` : never;

/** Converts a scope, such as `games:read`, to a part of a text key. */
export const scopeKey = <Name extends string>(scope: Name): ScopeKey<Name> => scope.replace(":", "-") as ScopeKey<Name>;
