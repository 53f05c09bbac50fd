"""Types of parameters in addresses, with the bounds that hold for them."""

from typing import Annotated, Literal, TypeAlias

from litestar.params import Parameter

TableId: TypeAlias = Annotated[str, Parameter(max_length=40)]
Sequel: TypeAlias = Annotated[int, Parameter(ge=0, le=9)]
Commitment: TypeAlias = Annotated[str | None, Parameter(pattern=r"^[0-9a-f]{64}", max_length=64)]
GameSlug: TypeAlias = Annotated[str | None, Parameter(max_length=40)]
AnyPace: TypeAlias = Literal["free", "clock", "days"] | None
SeatCount: TypeAlias = Annotated[int | None, Parameter(ge=1, le=16)]
Page: TypeAlias = Annotated[int, Parameter(ge=0, le=100)]
AnySeat: TypeAlias = Annotated[int, Parameter(ge=0, le=15)]
PointOfView: TypeAlias = Annotated[int | None, Parameter(ge=0, le=15)]
Slug: TypeAlias = Annotated[str, Parameter(max_length=40)]
Name: TypeAlias = Annotated[str, Parameter(max_length=48)]
