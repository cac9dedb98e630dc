"""What can be asked of a hall besides its tables' own talk, and the answers; knows no network."""
