-- Rate limits shared by all nodes: the time until which previous attempts have used the allowance
-- of a key.
CREATE TABLE throttle (
    key bytea PRIMARY KEY,
    used_until timestamptz NOT NULL
);

CREATE INDEX throttle_by_end ON throttle (used_until);
