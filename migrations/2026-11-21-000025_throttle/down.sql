DROP TABLE throttle;
