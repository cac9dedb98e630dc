"""The commands of the program, one module each, named in `parser.COMMANDS`.

`HELP` says in a line what it is for and `EXAMPLES` shows it, `add` declares it, `run` does it.
"""
