"""The generation of a server: one number for all that servers keep and tell each other.

During an upgrade servers of two versions are behind one address, with one database. Those of the
same generation read each other's logs and letters as their own. A newer one reads what older ones
wrote; once it has written to a table itself, the table is of its generation, and older servers
leave it alone. Clients do not see this number: theirs is that of the protocol.

A generation is over when a server of it would not read all that is written from now on, or would
make another table of it. So the number goes up with

- a kind of entry, or a field of one, that is new and not left out where it says nothing;
- a change of the rules, or of a sheet, by which the same log leads to another table;
- a kind of letter that is new (`cluster/letters.py` says which generation understands it);
- anything else in the database that older servers would misread.

It goes up once for all that a release changes. It does not go up for what older servers never see,
nor for a field at the end of a letter or an entry that they may well leave unread.

| generation | what its servers understand besides |
| --- | --- |
| 1 | all there was before there was a number |
| 2 | one set deal, bots that others wrote, latecomers, `went_on`; they pass over unknown letters |
"""

from __future__ import annotations

FIRST = 1
"""What servers and tables are that do not say: they are from before there was a number."""
GENERATION = 2
"""The generation of this server."""
