"""Close-ups that fill a screen: what a powder or mix does to food, one for each brand line; the dishes of the recipes, from near."""

from .core import Material, mesh_obj
from .food import pancake_stack
from .pictures import picture
from .props import ceramic, plate
from .recipes_savory import DAHON, MAIS, MANTIKA, cheese_fries, chicken_skin, fried_chicken, look
from .studio import ambient, camera, late_sun

LOOK = dict(samples=20, exposure=1.10, saturation=1.12, vignette=0.0, grain=0.003)


@picture("lines/cheesemiss", 1000, 1000, flat=MAIS, **LOOK)
def cheesemiss():
    cheese_fries()
    look(0.84, 27, (-0.16, -0.14, 0.80), 5.4, 0.9, (-0.22, -0.50, 0.84))


@picture("lines/rancheros", 1000, 1000, flat=MANTIKA, **LOOK)
def rancheros():
    chicken_skin()
    look(0.84, 31, (-0.08, -0.14, 0.74), 5.0, 0.9, (-0.10, -0.42, 0.75))


@picture("lines/casa-bamvina", 1000, 1000, samples=16, exposure=1.05, vignette=0.05)
def casa_bamvina():
    floor = Material("ground", Roughness=0.9, Specular=0.0).colour("#9C8CCD")
    mesh_obj("ground", [(-9, -9, 0), (9, -9, 0), (9, 9, 0), (-9, 9, 0)], [(0, 1, 2, 3)], floor.mat)
    plate((0, 0, 0), 1.0, ceramic((0.92, 0.89, 0.84), False))
    pancake_stack((0, 0, 0.10), 0.74, 0.145, 6, seed=5, pool=0.50, lobes=(-128, -82, -38, 70))
    late_sun(4.6, 0.6, direction=(-0.68, -0.22, 0.58))
    ambient((1, 0.84, 0.70), 0.30)
    camera((0.12, -2.9, 2.15), (0.0, -0.06, 0.60), 92, fstop=2.8, focus=(0.0, -0.50, 0.85))


@picture("lines/satisfry", 1000, 1000, flat=DAHON, **LOOK)
def satisfry():
    fried_chicken()
    look(1.02, 31, (0.0, -0.10, 0.46), 5.4, 0.9, (0.0, -0.42, 0.55))
