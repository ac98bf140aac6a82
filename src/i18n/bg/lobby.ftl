# Opening a table, finding one, and Dynasties, in the web client.
