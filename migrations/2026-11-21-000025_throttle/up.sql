-- How often something may be tried, on all nodes together: the moment until which what was tried has used up its share.
CREATE TABLE throttle (
    key bytea PRIMARY KEY,
    used_until timestamptz NOT NULL
);

CREATE INDEX throttle_by_end ON throttle (used_until);
