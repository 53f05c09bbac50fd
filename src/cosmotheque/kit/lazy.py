"""Lists that are looked up before they are built."""

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from typing import Any, TypeVar, overload

Item = TypeVar("Item")


class LazyList(Sequence[Item]):
    """A list that is built when it is iterated, and not for one item or its place.

    For the hundreds of actions of a turn: a player wants one of them, and to know whether it is there. It is equal to
    the list that it stands for, and written like it.
    """

    __slots__ = ("_built",)

    def __init__(self) -> None:
        self._built: list[Item] | None = None

    @abstractmethod
    def build(self) -> list[Item]:
        """The whole list."""

    @abstractmethod
    def look_up(self, number: int) -> Item:
        """The item of a number, which is below the length."""

    @abstractmethod
    def find(self, item: Any) -> int:
        """The number of an item; ValueError where it is not in the list."""

    @property
    def whole(self) -> list[Item]:
        if self._built is None:
            self._built = self.build()
        return self._built

    @overload
    def __getitem__(self, number: int) -> Item: ...
    @overload
    def __getitem__(self, number: slice) -> list[Item]: ...
    def __getitem__(self, number: int | slice) -> Item | list[Item]:
        if isinstance(number, int) and 0 <= number < len(self):
            return self.look_up(number)
        return self.whole[number]

    def index(self, item: Any, *within: int) -> int:
        """Like that of a list."""
        return self.whole.index(item, *within) if within else self.find(item)

    def __contains__(self, item: object) -> bool:
        try:
            self.find(item)
        except ValueError:
            return False
        return True

    def __iter__(self) -> Iterator[Item]:
        return iter(self.whole)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and self.whole == [*other]

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(self.whole)
