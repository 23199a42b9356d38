"""The four brand lines, each with its pouches and what is made with them: square, one camera."""
import numpy as np

from .food import (cake_slice, chocolate_material, crust_material, fried_piece, fries_in_cup, fry_material, pancake_stack, tablea)
from .heroes import CHEDDAR
from .pictures import picture
from .pouch import pouch
from .powder import dust, heap, of
from .props import ceramic, cup, plate, skewer
from .studio import backdrop, camera, palm_shadow, sun_lights

WHITE = (0.92, 0.88, 0.80)


def line_studio(colour, slugs, scale=0.80):
    """The line's backdrop and its pouches in a fan, the middle one in front."""
    backdrop(colour, depth=4.2)
    sun = sun_lights(key=1050, fill=88, rim=440, top=72)
    palm_shadow((-2.4, 4.1, 3.6), (-0.6, 3.9, 1.6), sun)
    half = (len(slugs) - 1) / 2
    for i, slug in enumerate(slugs):
        at = i - half
        pouch(slug, (at * 1.08, 0.75 + 0.28 * abs(at)), turn=-7 * at - 2, sim="pouch-" + "abc"[i % 3], scale=scale)
    camera((0.05, -8.8, 3.1), (0.02, 0, 0.94), 93, fstop=1.2, focus=(0, -0.2, 0.8))


@picture("lines/cheesemiss", 1000, 1000, samples=40, exposure=1.12)
def cheesemiss():
    line_studio("#EBC27C", ("white-cheddar-powder", "cheese-sauce-powder-mix", "cheddar-cheese-powder"))
    cup((0.98, -0.55, 0), turn=12, scale=0.74)
    fries_in_cup((0.98, -0.55, 0), fry_material(CHEDDAR), turn=30, scale=0.74)
    dust(("fry",), (0.98, -0.55), 0.4, 900, of("cheddar-cheese-powder"), 4, 0.0042)
    heap("cheddar-cheese-powder", (0.12, -0.86), 0.38, 0.20, seed=3, grain_count=9000)
    heap("white-cheddar-powder", (-0.92, -0.55), 0.36, 0.19, seed=5, grain_count=9000)


@picture("lines/rancheros", 1000, 1000, samples=40, exposure=1.12)
def rancheros():
    line_studio("#C76B3C", ("sour-cream-and-onion-powder", "barbecue-flavor-powder", "sinigang-sa-sampaloc-mix"))
    plate((0.72, -0.66, 0), 0.52, ceramic(WHITE))
    for i, (dx, dy, t) in enumerate(((-0.30, 0.10, -8), (-0.26, -0.14, 6), (-0.28, -0.02, -2))):
        skewer((0.72 + dx, -0.66 + dy, 0.17 + 0.19 * (i == 2)), (0, 0, t), count=3, r=0.115, seed=i)
    heap("barbecue-flavor-powder", (-0.30, -0.92), 0.36, 0.19, seed=3, grain_count=9000)
    heap("sour-cream-and-onion-powder", (-1.02, -0.50), 0.34, 0.18, seed=5, grain_count=9000)


@picture("lines/casa-bamvina", 1000, 1000, samples=40, exposure=1.12)
def casa_bamvina():
    line_studio("#A98AD4", ("double-acting-baking-powder", "ube-cake-and-pancake-mix", "buttermilk-pancake-mix"))
    plate((0.78, -0.60, 0), 0.56, ceramic(WHITE))
    pancake_stack((0.78, -0.60, 0.045), 0.40, 0.085, 5, seed=2)
    plate((-0.86, -0.66, 0), 0.46, ceramic(WHITE))
    cake_slice((-0.74, -0.40, 0.045), 0.52, 3, 0.16, 0.05, 40, 268)
    heap("ube-cake-and-pancake-mix", (0.0, -1.12), 0.28, 0.15, seed=6, grain_count=8000)


@picture("lines/satisfry", 1000, 1000, samples=40, exposure=1.12)
def satisfry():
    line_studio("#8DB07C", ("crispy-breading-mix", "dutch-processed-cocoa-powder"), 0.86)
    plate((-0.62, -0.62, 0), 0.62, ceramic(WHITE))
    rng, crust = np.random.default_rng(3), crust_material()
    fried_piece((-0.84, -0.58, 0.20), rng, crust, 0.25, "drumstick", (0, -4, 160))
    fried_piece((-0.40, -0.55, 0.20), rng, crust, 0.27, "thigh", (0, 0, 40))
    fried_piece((-0.60, -0.86, 0.19), rng, crust, 0.25, "drumstick", (0, -6, -24))
    chocolate = chocolate_material()
    for i in range(3):
        tablea((0.52, -0.42, i * 0.118), chocolate, (0, 0, i * 70), seed=i)
    tablea((0.86, -0.62, 0), chocolate, (0, 0, 24), seed=7, lean=58)
    heap("dutch-processed-cocoa-powder", (0.62, -1.02), 0.34, 0.18, seed=9, grain_count=9000)
