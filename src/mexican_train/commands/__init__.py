"""The commands of the program, one module each: `add` declares it, `run` does it."""
