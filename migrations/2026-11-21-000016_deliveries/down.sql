ALTER TABLE seats DROP COLUMN seen;
DROP TABLE deliveries;
DROP TABLE endpoints;
DROP TABLE notice_settings;
