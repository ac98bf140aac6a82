type ScopeKey<Name extends string> = Name extends `${infer What}:${infer May}` ? `${What}-${May}` : never;

/** A scope, such as `games:read`, as a part of the key of a text. */
export const scopeKey = <Name extends string>(scope: Name): ScopeKey<Name> => scope.replace(":", "-") as ScopeKey<Name>;
