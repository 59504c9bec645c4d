"""Load for servers of tables: many sockets, moves on a schedule, and how long the last seat waits for the news."""
