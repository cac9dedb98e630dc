"""A bot of my own."""

from mexican_train import Play, longest_train


class Careful:
    """Keeps the longest train it can build, and lays its other tiles wherever they go."""

    def choose(self, view, rng):
        """What to do: one of `view.legal`."""
        plays = [action for action in view.legal if isinstance(action, Play)]
        if not plays:
            return view.legal[0]  # to draw, to pass, or to stop a fast first turn
        own = view.trains[view.seat]
        plan = longest_train(view.hand, own[-1].outer if own else view.engine)

        def worth(play):
            spare = play.tile in plan.extras
            begins = play.train == view.seat and play.tile == plan.train[0].tile
            return (spare or begins, sum(play.tile))

        return max(plays, key=worth)
