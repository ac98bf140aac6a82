# The account and its settings, in the web client.
