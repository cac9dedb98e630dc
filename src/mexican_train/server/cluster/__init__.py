"""Several servers with one database: each table is at one of them, and all can be asked for it."""
