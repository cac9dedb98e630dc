"""What all servers count together, in Redis; each count ends some time after it began."""

from __future__ import annotations

from redis.asyncio import Redis

PREFIX = "mexican-train:count:"


class SharedCounts:
    """Counts in Redis. Everything may raise what Redis raises."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis

    async def add(self, key: str, seconds: float) -> int:
        """One more; how many there are since the count began, at most `seconds` ago."""
        name, lasts = PREFIX + key, max(1, round(seconds * 1000))
        pipe = self._redis.pipeline(transaction=True)
        pipe.set(name, 0, px=lasts, nx=True)
        pipe.incr(name)
        pipe.pttl(name)
        _, count, left = await pipe.execute()
        if left < 0:  # it ended between the first and the second, and began without an end
            await self._redis.pexpire(name, lasts)
        return int(count)

    async def take_back(self, key: str) -> None:
        """One fewer."""
        if await self._redis.decr(PREFIX + key) < 0:  # the count had ended meanwhile
            await self._redis.delete(PREFIX + key)
