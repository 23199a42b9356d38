"""Close-ups that fill a screen: what a powder does to what it coats, one for each brand line."""

import bpy
import numpy as np

from . import core
from .core import Material, link, mesh_obj, place
from .food import coated_fry_material, crust_material, fried_piece, fries_in_bowl, pancake_stack
from .pictures import picture
from .powder import POWDERS, dust, grains_on, of
from .props import ceramic, plate
from .recipes_savory import coat, corn_material, kernels
from .studio import ambient, area, camera, late_sun, shine

# Light under the surface costs three times the time.
SCATTER = False


def warm_light(sun=4.9, fill=0.66, direction=(-0.62, 0.42, 0.60)):
    """Late sun from behind the food, so that grains and oil shine, and a fill as warm as what surrounds it."""
    late_sun(sun, fill, direction=direction)
    ambient((1, 0.80, 0.58), fill)
    area((1.6, -2.4, 2.0), (0, 0, 0.6), 1.4, 44, (1, 0.92, 0.80))
    shine((-0.6, 2.6, 2.8), (0, 0, 0.6), 1.6, 60)


def coated_fries(slug, seed, scale=1.0):
    core.SCATTER = SCATTER
    fries_in_bowl((0, 0, 0), coated_fry_material(POWDERS[slug]["colour"], close=True), turn=seed * 71, R=0.85, scale=scale)
    mesh_obj("under", [(-6, -6, 0.1), (6, -6, 0.1), (6, 6, 0.1), (-6, 6, 0.1)], [(0, 1, 2, 3)], of(slug))
    bpy.context.view_layer.update()
    for s, count, size, largest in ((1, 26000, 0.0021, 0.004), (2, 6500, 0.0040, 0.007), (3, 420, 0.0072, 0.0115)):
        dust(("fry",), (0, 0), 0.85, count, of(slug), seed + s, size, uniform=True, largest=largest, jitter=0.02)
    # Powder lies in drifts: where it is thick, grains lie on grains.
    rng = np.random.default_rng(seed + 9)
    centres = rng.uniform(-0.6, 0.6, (46, 2))
    xy = np.repeat(centres, 190, 0) + rng.normal(size=(46 * 190, 2)) * rng.uniform(0.012, 0.034, (46, 1)).repeat(190, 0)
    grains_on(("fry",), xy, of(slug), rng, 0.0036, 0.0075)


@picture("lines/cheesemiss", 1000, 1000, samples=13, exposure=1.08, vignette=0.05)
def cheesemiss():
    coated_fries("cheddar-cheese-powder", 1)
    warm_light()
    camera((0.10, -1.75, 1.95), (0.0, -0.02, 0.62), 72, fstop=2.4, focus=(0.0, -0.12, 0.82))


@picture("lines/rancheros", 1000, 1000, samples=16, exposure=1.10, saturation=1.06, vignette=0.05)
def rancheros():
    slug = "barbecue-flavor-powder"
    core.SCATTER = True
    rng = np.random.default_rng(7)
    shapes = kernels(9, corn_material(), rng)
    for z, reach in ((0.16, 1.3), (0.34, 1.1), (0.50, 0.85), (0.64, 0.5)):
        for x in np.arange(-reach, reach, 0.20):
            for y in np.arange(-reach, reach, 0.20):
                at = np.array((x, y, z)) + rng.normal(size=3) * (0.05, 0.05, 0.035)
                place(link(bpy.data.objects.new("corn", shapes[rng.integers(len(shapes))])), at, rng.uniform(0, 360, 3), 0.130 * rng.uniform(0.88, 1.12))
    mesh_obj("under", [(-6, -6, 0), (6, -6, 0), (6, 6, 0), (-6, 6, 0)], [(0, 1, 2, 3)], of(slug))
    bpy.context.view_layer.update()
    coat(("corn",), slug, (0, 0), 0.85, 16000, 3, 90, 1.0)
    for colour, count, size in (("#2a0f08", 1500, 0.0062), ("#f0b060", 1500, 0.0056), ("#3f7d2c", 420, 0.0080)):
        dust(("corn",), (0, 0), 0.9, count, Material("fleck", Roughness=0.7).colour(colour).mat, 9, size, uniform=True, largest=0.010)
    warm_light(4.9, 0.66)
    camera((-0.16, -1.75, 2.05), (-0.02, -0.02, 0.52), 70, fstop=2.4, focus=(-0.05, -0.14, 0.74))


@picture("lines/casa-bamvina", 1000, 1000, samples=16, exposure=1.05, vignette=0.05)
def casa_bamvina():
    floor = Material("ground", Roughness=0.9, Specular=0.0).colour("#9C8CCD")
    mesh_obj("ground", [(-9, -9, 0), (9, -9, 0), (9, 9, 0), (-9, 9, 0)], [(0, 1, 2, 3)], floor.mat)
    plate((0, 0, 0), 1.0, ceramic((0.92, 0.89, 0.84), False))
    pancake_stack((0, 0, 0.10), 0.74, 0.145, 6, seed=5, pool=0.50, lobes=(-128, -82, -38, 70))
    late_sun(4.6, 0.6, direction=(-0.68, -0.22, 0.58))
    ambient((1, 0.84, 0.70), 0.30)
    camera((0.12, -2.9, 2.15), (0.0, -0.06, 0.60), 92, fstop=2.8, focus=(0.0, -0.50, 0.85))


@picture("lines/satisfry", 1000, 1000, samples=13, exposure=1.08, vignette=0.05)
def satisfry():
    core.SCATTER = SCATTER
    rng = np.random.default_rng(6)
    crust = crust_material()
    for x, y, z, s, kind, rot in ((0.0, -0.10, 0.42, 0.52, "thigh", (8, -6, 30)), (-0.72, 0.20, 0.40, 0.50, "thigh", (20, 10, 110)), (0.70, 0.16, 0.42, 0.50, "thigh", (-14, 12, 200)),
                                  (0.10, 0.62, 0.50, 0.54, "thigh", (30, 0, 300)), (-0.55, -0.62, 0.22, 0.42, "thigh", (0, 20, 60)), (0.62, -0.60, 0.22, 0.44, "thigh", (10, -20, 10))):
        fried_piece((x, y, z), rng, crust, s, kind, rot)
    bpy.context.view_layer.update()
    # Flakes of the breading, lifted by the frying, and crumbs in the hollows.
    flake = Material("flake", Roughness=0.38, Specular=0.5, Clearcoat=0.5, Clearcoat_Roughness=0.2)
    flake.colour(flake.ramp(flake.noise(9.0, 5.0, 0.7), [(0.30, (0.50, 0.17, 0.02)), (0.50, (0.84, 0.40, 0.07)), (0.72, (0.96, 0.66, 0.22))]))
    P, N = drop_points(("chicken",), rng.uniform(-1.1, 1.1, (5200, 2)), rng)
    grains(P, np.clip(np.exp(rng.normal(size=len(P)) * 0.5) * 0.014, 0.006, 0.04), flake.mat, rng, "flakes", squash=(1, 0.75, 0.24), tilt=0.7, levels=1)
    dust(("chicken", "flakes"), (0, 0), 1.1, 9000, flake.mat, 3, 0.0036, uniform=True, largest=0.008, jitter=0.02)
    mesh_obj("under", [(-6, -6, 0), (6, -6, 0), (6, 6, 0), (-6, 6, 0)], [(0, 1, 2, 3)], Material("under").colour((0.50, 0.22, 0.05)).mat)
    warm_light(5.6, 0.7)
    camera((0.05, -1.55, 2.15), (0.02, -0.06, 0.46), 78, fstop=2.6, focus=(0.0, -0.22, 0.80))
