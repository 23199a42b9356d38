"""One serving of each product, cut out with its shadow, that stands beside its pouch on any ground: the same late sun."""
import math

import bpy
import numpy as np
from mathutils import Vector

from .core import place
from .counts import ground, plates, queue, trail
from .food import coated_fry_material, fry_mesh, pancake_stack
from .pictures import picture
from .powder import POWDERS, dust, of
from .props import ceramic, cup, drink_material, mug, plate
from .recipes_savory import breaded, breading_material, coat, cut_ends, enamel, nachos, sinigang_bowl, sour_cream_corn
from .recipes_sweet import champorado, puto_with_cheese
from .studio import area, camera, late_sun, shadow_catcher, shine


LOOK = dict(samples=32, exposure=1.06, saturation=1.06, vignette=0.0, glow=0.0)


def alone(width, middle, pitch=24, keep=lambda o: True):
    """What `build` sets out, without its own ground, camera and lights; the camera sees `width` units around the height `middle`."""
    def wrap(build):
        def scene():
            build()
            for o in list(bpy.data.objects):
                if o.type in ("CAMERA", "LIGHT") or o.name.startswith("ground") or not keep(o):
                    bpy.data.objects.remove(o)
            late_sun(2.7, 0.42, direction=(-0.50, -0.58, 0.86))
            area((-3.6, -4.6, 3.4), (0, 0, 0.6), 1.6, 60, (1, 0.95, 0.88))
            area((3.1, 0.9, 1.8), (0.2, 0, 0.6), 0.45, 60, (1, 0.95, 0.88), size_y=3.4)
            shine((-1.0, 3.2, 3.4), (0, 0, 0.4), 2.0, 70)
            for o in bpy.data.objects:
                o.pass_index = 1
            shadow_catcher().pass_index = 0
            p, d = math.radians(pitch), 9.0
            camera((0, -d * math.cos(p), middle + d * math.sin(p)), (0, 0, middle), 36 * d / width)
        return scene
    return wrap


@picture("servings/cheddar-cheese-powder", 640, 640, cut_out=True, **LOOK)
@alone(1.75, 0.66, 16)
def cheddar():
    queue([(0, 0)], "cheddar-cheese-powder", scale=1.0, grains_each=2600)


@picture("servings/white-cheddar-powder", 640, 640, cut_out=True, **LOOK)
@alone(1.95, 0.74, 18)
def white_cheddar():
    queue([(0, 0)], "white-cheddar-powder", scale=1.0, grains_each=700, food="popcorn", colours=("#E2A01B", "#FFF3DC"))


@picture("servings/barbecue-flavor-powder", 640, 640, cut_out=True, **LOOK)
@alone(1.75, 0.66, 16)
def barbecue():
    queue([(0, 0)], "barbecue-flavor-powder", scale=1.0, grains_each=2600, colours=("#F0A814", "#FFF3DC"), seed=6)


@picture("servings/sour-cream-and-onion-powder", 640, 640, cut_out=True, **LOOK)
@alone(1.5, 0.46, 26)
def sour_cream():
    sour_cream_corn()


@picture("servings/cheese-sauce-powder-mix", 640, 640, cut_out=True, **LOOK)
@alone(2.5, 0.40, 32)
def cheese_sauce():
    nachos()


@picture("servings/sinigang-sa-sampaloc-mix", 640, 640, cut_out=True, **LOOK)
@alone(2.2, 0.34, 38)
def sinigang():
    sinigang_bowl()


@picture("servings/ube-cake-and-pancake-mix", 640, 640, cut_out=True, **LOOK)
@alone(1.65, 0.30, 24)
def ube():
    plates([(0, 0)], R=0.64)


@picture("servings/buttermilk-pancake-mix", 640, 640, cut_out=True, **LOOK)
@alone(1.65, 0.30, 24)
def buttermilk():
    plate((0, 0, 0), 0.66, ceramic((0.92, 0.89, 0.84), False))
    pancake_stack((0, 0, 0.064), 0.48, 0.150, 3, seed=5, pool=0.55, lobes=(-128, -82, -38, 70))


@picture("servings/crispy-breading-mix", 640, 640, cut_out=True, **LOOK)
@alone(1.5, 0.28, 26)
def breading():
    plate((0, 0, 0), 0.62, enamel(0.62))
    rng, mat = np.random.default_rng(5), breading_material()
    breaded("drumstick", 0.46, rng, mat, (-0.02, 0.0, 0.30), (20, -6, -28))
    bpy.context.view_layer.update()
    coat(("chicken",), "crispy-breading-mix", (0, 0), 0.5, 1200, 3, 6, 0.8)


@picture("servings/dutch-processed-cocoa-powder", 640, 640, cut_out=True, **LOOK)
@alone(1.15, 0.30, 26)
def cocoa():
    mug((0, 0, 0), -24, mat=ceramic((0.93, 0.88, 0.78), False), drink=drink_material((0.060, 0.0155, 0.005)), froth=420)


@picture("servings/champorado-oat-cereal", 640, 640, cut_out=True, **LOOK)
@alone(2.1, 0.26, 38, keep=lambda o: o.location.y > -0.4 or o.location.length < 0.01)
def bowl_of_champorado():
    champorado()


@picture("servings/double-acting-baking-powder", 640, 640, cut_out=True, **LOOK)
@alone(2.2, 0.24, 38, keep=lambda o: not o.name.startswith("dust"))
def steamer_of_puto():
    # A dozen.
    puto_with_cheese(((3, 0.195, 50), (9, 0.535, 10)), 0.160)


# For who sells something else than what the product's usual picture shows.
@picture("servings/cheddar-on-popcorn", 640, 640, cut_out=True, **LOOK)
@alone(1.95, 0.74, 18)
def cheddar_on_popcorn():
    queue([(0, 0)], "cheddar-cheese-powder", scale=1.0, grains_each=700, food="popcorn")


@picture("servings/white-cheddar-on-fries", 640, 640, cut_out=True, **LOOK)
@alone(1.75, 0.66, 16)
def white_cheddar_on_fries():
    queue([(0, 0)], "white-cheddar-powder", scale=1.0, grains_each=1800, colours=("#E2A01B", "#FFF3DC"), seed=9)


@picture("servings/sour-cream-on-fries", 640, 640, cut_out=True, **LOOK)
@alone(1.75, 0.66, 16)
def sour_cream_on_fries():
    queue([(0, 0)], "sour-cream-and-onion-powder", scale=1.0, grains_each=1800, colours=("#1E6B3F", "#FFF3DC"), seed=11)


@picture("servings/barbecue-on-chicken", 640, 640, cut_out=True, **LOOK)
@alone(1.25, 0.24, 26)
def barbecue_on_chicken():
    queue([(0, 0)], "barbecue-flavor-powder", scale=1.0, top=(0.27, 0.0), grains_each=1400, food="chicken")


@picture("servings/nothing", 640, 640, cut_out=True, **LOOK)
@alone(1.9, 0.30, 26)
def nothing_left():
    """An empty cup on its side, the last fry, and what was left of the powder."""
    ground("#FFFFFF")
    # Its wall lies on the floor: the mouth stands up by the cone's own angle.
    lean, heading = math.atan2(0.42 - 0.30, 0.80), math.radians(214)
    axis = Vector((math.cos(lean) * math.cos(heading), math.cos(lean) * math.sin(heading), math.sin(lean)))
    ob = cup((0.46, 0.28, 0.30 * math.cos(lean)))
    ob.rotation_mode = "QUATERNION"
    ob.rotation_quaternion = axis.to_track_quat("Z", "Y")
    rng = np.random.default_rng(3)
    fry = fry_mesh(0.86, 0.092, rng, "fry", bend=0.015)
    cut_ends(fry, rng)
    fry.data.materials.append(coated_fry_material(POWDERS["cheddar-cheese-powder"]["colour"], close=True))
    fry.modifiers.new("subsurf", "SUBSURF").render_levels = 1
    place(fry, (-0.34, -0.52, 0.048), (0, 90, 18))
    bpy.context.view_layer.update()
    trail((0.02, -0.10), (-0.80, -0.34), 0.20, 2600, "cheddar-cheese-powder")
    dust(("fry",), (-0.34, -0.52), 0.5, 500, of("cheddar-cheese-powder"), 5, 0.0042, uniform=True, jitter=0.01)
