DROP TABLE statistics;
