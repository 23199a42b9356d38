"""Close-ups that fill a screen: what a powder or mix does to food, one for each brand line; the dishes of the recipes, from near."""

from .pictures import picture
from .recipes_savory import DAHON, MAIS, SILI, cheese_fries, fried_chicken, look, sour_cream_corn
from .recipes_sweet import shot, ube_hotcakes

LOOK = dict(samples=20, exposure=1.10, saturation=1.12, vignette=0.0, grain=0.003)


@picture("lines/cheesemiss", 1000, 1000, flat=MAIS, **LOOK)
def cheesemiss():
    cheese_fries()
    look(1.00, 27, (-0.10, -0.14, 0.70), 5.4, 0.9, (-0.22, -0.50, 0.84))


@picture("lines/rancheros", 1000, 1000, flat=SILI, **LOOK)
def rancheros():
    sour_cream_corn()
    look(0.98, 36, (0.03, 0, 0.60), 4.6, 0.75, (-0.02, -0.26, 0.76))


@picture("lines/casa-bamvina", 1000, 1000, samples=20, exposure=1.06, vignette=0.05)
def casa_bamvina():
    ube_hotcakes()
    shot(1.30, (-0.02, -0.10, 0.90), 24, focus=(-0.05, -0.46, 1.06), fstop=0.9, ratio=1)


@picture("lines/satisfry", 1000, 1000, flat=DAHON, **LOOK)
def satisfry():
    fried_chicken()
    look(1.02, 31, (0.0, -0.10, 0.46), 5.4, 0.9, (0.0, -0.42, 0.55))
