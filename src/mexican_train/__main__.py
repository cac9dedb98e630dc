"""`python -m mexican_train` is `mexican-train`."""

from .cli import main

raise SystemExit(main())
