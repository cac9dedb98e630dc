"""The rules of the game: pure, standard library only. Start with `tiles`, `rules`, `round`."""
