DROP TABLE account_requests;
