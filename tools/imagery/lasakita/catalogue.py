"""Every picture of the site."""
from . import heroes, lines, partnership, places, products, sampaloc  # noqa: F401
from .pictures import PICTURES

__all__ = ["PICTURES"]
