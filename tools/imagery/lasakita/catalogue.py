"""Every picture of the site."""
from . import counts, heroes, lines, partnership, places, products, sampaloc  # noqa: F401
from .pictures import PICTURES

__all__ = ["PICTURES"]
