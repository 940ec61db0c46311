"""Random documents from fixed seeds: the same on every machine and Python."""
import random

import doubles
import keys
import strings


class Chance:
    """Uniform choices from the one method of random.Random whose sequence Python promises to keep."""

    def __init__(self, seed):
        self.random = random.Random(seed).random

    def below(self, bound):
        """An integer in [0, bound), for bounds up to 2^53."""
        return int(self.random() * bound)

    def pick(self, items):
        return items[self.below(len(items))]


SIMPLE_KEYS = "a b c d id name spec items value kind ports labels B Z a10 a2 a-b a_b x.y".split()


class Documents:
    """A source of random documents. Without `nulls`, and with an object as its root, a document can be TOML."""

    def __init__(self, seed, nulls=True):
        self.chance = Chance(seed)
        self.nulls = nulls
        self.strings = strings.BLOCKS + strings.one_line() + strings.characters()
        # Not among other keys: after its halves are replaced, a key may sort elsewhere or equal another.
        self.keys = [key for key in keys.table() if not any("\ud800" <= char <= "\udfff" for char in key)]

    def value(self, depth):
        """Any value of at most `depth` levels of containers."""
        kind = self.chance.below(12 if depth > 0 else 6)
        if kind >= 9:
            return self.object(depth)
        if kind >= 6:
            return self.array(depth)
        return self.scalar(kind)

    def array(self, depth):
        if self.chance.below(3) == 0:
            return [self.object(depth - 1) if depth > 1 else {} for _ in range(self.chance.below(4))]
        return [self.value(depth - 1) for _ in range(self.chance.below(5))]

    def object(self, depth):
        return {self.key(): self.value(depth - 1) for _ in range(self.chance.below(5))}

    def key(self):
        return self.chance.pick(SIMPLE_KEYS if self.chance.below(3) else self.keys)

    def scalar(self, kind):
        if kind == 0:
            return self.chance.pick([True, False, None] if self.nulls else [True, False])
        if kind == 1:
            return doubles.moderate(self.chance)
        if kind == 2:
            return self.chance.pick(["", "a", "text", "two words", "Zürich"])
        return self.chance.pick(self.strings)
