"""Every picture of the site."""
from . import counts, feast, heroes, lines, packs, partnership, places, products, recipes_savory, recipes_sweet, sampaloc, served, servings  # noqa: F401
from .pictures import PICTURES

__all__ = ["PICTURES"]
