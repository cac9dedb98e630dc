"""The page, packed: the files of `web/` as few small ones, which mean the same."""
