DROP INDEX account_requests_by_age;
