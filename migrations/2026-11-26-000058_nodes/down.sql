DROP TABLE database_incidents;
DROP TABLE nodes;
