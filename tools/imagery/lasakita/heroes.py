"""The four scenes of the home page's first screen: calm at the left, food at the right."""
import math

import numpy as np

from .core import box, lathe, place
from .food import (chocolate_material, egg, fries_in_bowl, fries_in_cup, fry_material, layer_cake, pancake_stack, popcorn, popcorn_material, tablea)
from .pictures import picture
from .pouch import pouch
from .powder import POWDERS, dust, heap, of
from .props import board, bowl, bunting, ceramic, cloth, cup, drink_material, mug, napkin, planks, plate, shaker, skewer, tiles, whisk, wood
from .studio import backdrop, camera, palm_shadow, sun_lights

CHEDDAR = POWDERS["cheddar-cheese-powder"]["colour"]


def hero_camera(target=(0.25, -0.1, 1.02), height=3.5, fstop=0.9, focus=(1.2, -0.4, 0.8)):
    camera((0.25, -10.9, height), target, 69, fstop=fstop, focus=focus)


def popcorn_heap(centre, R, height, count, seed=0, size=0.085, mat=None, base=0.0):
    """Popcorn in a heap: layers of kernels under a rounded cone."""
    rng = np.random.default_rng(seed)
    mat = mat or popcorn_material()
    for _ in range(count):
        r, t = R * math.sqrt(rng.uniform()), rng.uniform(0, 6.28)
        top = height * (1 - (r / R) ** 2)
        z = base + size * 0.55 + max(0, top - size) * rng.uniform(0.25, 1.0) ** 0.5
        popcorn((centre[0] + r * math.cos(t), centre[1] + r * math.sin(t), z), rng, mat, size)


@picture("home/hero-fries", 1920, 1080, samples=40, exposure=1.12)
def hero_fries():
    backdrop("#A63A1A", depth=4.6)
    sun = sun_lights(key=1150, fill=95, rim=520, top=70)
    palm_shadow((-3.6, 4.5, 3.3), (-0.9, 4.1, 1.0), sun)
    palm_shadow((2.6, 4.6, 3.2), (3.9, 4.2, 0.9), sun)
    pouch("cheddar-cheese-powder", (0.36, 0.95), turn=-5, sim="pouch-a", scale=0.96)
    board((1.72, -0.40), (2.2, 1.5), -5, wood())
    b = bowl((1.76, -0.42, 0.09), 0.78, 0.50)
    mat = fry_material(CHEDDAR)
    fries_in_bowl((1.76, -0.42, 0.08), mat, turn=40, scale=0.92)
    powder = of("cheddar-cheese-powder")
    dust(("fry",), (1.76, -0.42), 0.95, 6000, powder, 1, 0.0046)
    dust(("board", "bowl"), (1.5, -0.5), 1.1, 2200, powder, 2, 0.0042)
    heap("cheddar-cheese-powder", (0.30, -0.80), 0.40, 0.22, seed=3, grain_count=10000)
    cup((2.66, 0.55, 0), turn=10, scale=1.15)
    fries_in_cup((2.66, 0.55, 0), mat, turn=20, scale=1.15)
    dust(("fry",), (2.66, 0.55), 0.4, 900, powder, 4, 0.0042)
    hero_camera()


@picture("home/hero-baking", 1920, 1080, samples=40, exposure=1.12)
def hero_baking():
    backdrop("#8461B6", depth=4.6)
    sun = sun_lights(key=1050, fill=90, rim=420, top=75)
    palm_shadow((-3.4, 4.5, 3.4), (-0.8, 4.1, 1.1), sun)
    pouch("buttermilk-pancake-mix", (0.34, 0.9), turn=-6, sim="pouch-c", scale=0.96)
    plate((1.35, -0.45, 0), 0.78, ceramic((0.90, 0.86, 0.79)))
    pancake_stack((1.35, -0.45, 0.05), 0.56, 0.112, 7, seed=2)
    stand = ceramic((0.93, 0.90, 0.84), False)
    place(lathe([(0.001, 0), (0.30, 0), (0.31, 0.02), (0.10, 0.10), (0.075, 0.20), (0.09, 0.30), (0.30, 0.34), (0.80, 0.35), (0.815, 0.37), (0.80, 0.385), (0.001, 0.385)], 96, stand, "stand"), (2.55, 0.55, 0))
    layer_cake((2.55, 0.55, 0.385), 0.62, 3, 0.20, 0.06, 50, 235)
    heap("buttermilk-pancake-mix", (0.22, -0.86), 0.38, 0.20, seed=5, grain_count=10000)
    napkin((2.45, -0.85), (1.25, 0.95), 24, cloth("#FFF6E6", "#E4571B", 26.0), 3)
    whisk((2.06, -0.86, 0.19), (0, 6, -14), 0.95)
    for i, (x, y, t) in enumerate(((2.98, -0.72, 30), (2.72, -0.52, 110))):
        egg((x, y, 0.18), (84, 10, t))
    hero_camera()


@picture("home/hero-cocoa", 1920, 1080, samples=40, exposure=1.12)
def hero_cocoa():
    backdrop("#96502A", depth=4.6)
    sun = sun_lights(key=1100, fill=85, rim=520, top=65)
    palm_shadow((-3.5, 4.5, 3.3), (-0.9, 4.1, 0.9), sun)
    palm_shadow((2.5, 4.6, 3.2), (3.8, 4.2, 1.0), sun)
    pouch("dutch-processed-cocoa-powder", (0.55, 0.9), turn=-6, sim="pouch-b", scale=1.0)
    board((1.95, -0.30), (2.3, 1.45), 4, wood((0.10, 0.035, 0.012), (0.34, 0.15, 0.055)))
    mug((2.30, -0.05, 0.09), turn=-38, R=0.36, h=0.60, mat=ceramic((0.90, 0.84, 0.72)), drink=drink_material())
    ch = chocolate_material()
    for i, (x, y, z) in enumerate(((1.40, -0.42, 0.09), (1.42, -0.40, 0.208), (1.385, -0.43, 0.326), (1.41, -0.415, 0.444))):
        tablea((x, y, z), ch, (0, 0, i * 70), seed=i)
    tablea((1.83, -0.62, 0.09), ch, (0, 0, 24), seed=7, lean=58)
    tablea((2.55, -0.80, 0.09), ch, (0, 0, 2), seed=9)
    heap("dutch-processed-cocoa-powder", (0.38, -0.85), 0.46, 0.25, seed=9, grain_count=11000)
    tablea((1.06, -1.10, 0.0), ch, (0, 0, 60), seed=11)
    dust(("tablea", "board"), (1.6, -0.5), 0.9, 3400, of("dutch-processed-cocoa-powder"), 5, 0.0042)
    hero_camera()


@picture("home/hero-stall", 1920, 1080, samples=40, exposure=1.12)
def hero_stall():
    planks(-6, 7, -1.9, 1.5, 0.0, 6, wood((0.24, 0.10, 0.035), (0.60, 0.33, 0.14)), 0.10)
    planks(-6, 7, -2.02, -1.9, 0.0, 1, wood((0.12, 0.045, 0.015), (0.30, 0.13, 0.05)), 0.8)
    tiles(-6.0, 7.2, -0.6, 5.0, 2.7, 0.55, ("#2F7D4F", "#2A7047", "#37875A"))
    sun_lights(key=1000, fill=85, rim=160, top=60)
    bunting((-4.4, 1.9, 2.90), (5.4, 1.9, 2.94), 0.30, 19, ("#FFC629", "#FFF6E6", "#C8231C", "#6B3FA0", "#E4571B"), 0.36)
    mat = fry_material(CHEDDAR)
    box((3.9, 0.8, 0.42), (1.62, 1.02, 0), (0, 0, 0), wood((0.12, 0.045, 0.015), (0.34, 0.15, 0.055)), 0.03, "riser")
    for i, slug in enumerate(("cheddar-cheese-powder", "barbecue-flavor-powder", "sour-cream-and-onion-powder")):
        ob = pouch(slug, (0.42 + i * 1.17, 1.0), turn=-4 - 4 * i, sim="pouch-" + "abc"[i], scale=0.72)
        ob.location.z = 0.42
    for x, y, t, c in ((1.10, -0.10, 0, "#C8231C"), (1.95, -0.02, 120, "#E4571B")):
        cup((x, y, 0), c, turn=t, scale=0.84)
        fries_in_cup((x, y, 0), mat, turn=t, scale=0.84)
        dust(("fry",), (x, y), 0.38, 900, of("cheddar-cheese-powder"), int(10 * x), 0.0040)
    cup((2.76, -0.25, 0), "#FFC629", "#C8231C", 40, 0.78)
    popcorn_heap((2.76, -0.25), 0.32, 0.24, 80, 2, 0.080, base=0.57)
    plate((1.62, -1.18, 0), 0.52, ceramic((0.92, 0.90, 0.85)))
    for i, (dx, dy, t) in enumerate(((-0.30, 0.10, -8), (-0.26, -0.14, 6), (-0.28, -0.02, -2))):
        skewer((1.62 + dx, -1.18 + dy, 0.17 + 0.19 * (i == 2)), (0, 0, t), count=3, r=0.115, seed=i)
    shaker((0.30, -0.62, 0), "#F0860A", 0, 0.88)
    shaker((2.42, -0.95, 0), "#7A1710", 0, 0.80)
    dust(("plank",), (1.5, -0.7), 1.5, 2200, of("cheddar-cheese-powder"), 8, 0.0042)
    hero_camera((0.25, -0.1, 1.12), 3.1)
