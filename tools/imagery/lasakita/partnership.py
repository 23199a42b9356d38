"""The seven pictures of the partnership section, and the influencers' vertical posters."""
import numpy as np

from .core import Material, box, grains, lathe, mesh_obj, place, tube
from .food import (bread_material, cake_slice, chocolate_material, crust_material, disc, egg, fried_piece, fries_in_cup, fry_material, layer_cake,
                   pancake_material, pancake_stack, pandesal, tablea)
from .heroes import popcorn_heap
from .pictures import picture
from .pouch import pouch
from .powder import POWDERS, dust, heap, oat_materials, of
from .props import board, bowl, bunting, cake_stand, ceramic, cloth, cup, drink_material, mug, napkin, planks, plate, rolling_pin, shaker, skewer, spoon, tray, whisk, wood
from .recipes_savory import sinigang_bowl
from .sampaloc import pods_and_leaves
from .studio import backdrop, camera, palm_shadow, sun_lights

PALE_WOOD = dict(dark=(0.40, 0.20, 0.08), light=(0.72, 0.47, 0.24))


def batter(loc, r, colour):
    """Batter in a bowl with the ribbons that a whisk leaves."""
    m = Material("mixture", Roughness=0.28, Specular=0.45, Subsurface=0.08).colour(colour)
    m.set(Subsurface_Radius=(0.05, 0.03, 0.03), Subsurface_Color=(*colour, 1))
    n, k = 90, 160
    q, t = np.meshgrid(np.linspace(0, 1, n), np.linspace(0, 2 * np.pi, k, endpoint=False), indexing="ij")
    z = 0.022 * np.sin(q * 30 + t * 2) * (1 - q) ** 0.6 * q**0.3 + 0.02 * q**3
    V = np.stack([q * r * np.cos(t), q * r * np.sin(t), z], -1).reshape(-1, 3)
    F = [(i * k + j, i * k + (j + 1) % k, (i + 1) * k + (j + 1) % k, (i + 1) * k + j) for i in range(n - 1) for j in range(k)]
    return place(mesh_obj("mixture", V, F, m.mat), loc)


def wide_camera(target=(0, 0, 0.85), height=3.6, lens=70, fstop=1.1, focus=None, x=0.1):
    camera((x, -8.6, height), target, lens, fstop=fstop, focus=focus or (0, -0.3, 0.7))


@picture("home/partnership-1", 1200, 900, samples=30, exposure=1.12)
def class_table():
    backdrop("#F4D9AE", depth=4.6, floor=-0.3)
    planks(-6, 6, -2.4, 1.9, 0.0, 6, wood(**PALE_WOOD), 0.10)
    sun_lights(key=1000, fill=85, rim=420, top=70)
    bunting((-3.4, 2.6, 2.55), (3.4, 2.6, 2.55), 0.30, 13, ("#C8231C", "#FFC629", "#2F7D4F", "#6B3FA0", "#E4571B"), 0.36)
    pouch("double-acting-baking-powder", (-1.66, 1.0), turn=5, sim="pouch-a", scale=0.74)
    pouch("ube-cake-and-pancake-mix", (-0.48, 1.15), turn=-2, sim="pouch-b", scale=0.74)
    pouch("buttermilk-pancake-mix", (0.70, 1.05), turn=-7, sim="pouch-c", scale=0.74)
    bowl((1.48, -0.20, 0), 0.60, 0.42, ceramic((0.88, 0.42, 0.22)))
    batter((1.48, -0.20, 0.31), 0.515, (0.95, 0.80, 0.50))
    whisk((1.02, -0.50, 0.66), (0, 32, 32), 0.90)
    heap("double-acting-baking-powder", (-0.55, -0.45), 0.52, 0.18, seed=2, grain_count=9000)
    rolling_pin((-1.30, -0.55, 0), 62)
    for x, y, t in ((0.28, -0.78, 20), (0.50, -0.98, 110), (0.02, -1.02, 200)):
        egg((x, y, 0.135), (82, 8, t))
    dust(("plank",), (0, -0.6), 1.4, 3000, of("double-acting-baking-powder"), 2, 0.0036)
    wide_camera((0.0, 0.0, 0.86), 3.7, 66)


@picture("home/partnership-2", 1200, 900, samples=30, exposure=1.12)
def mixing_bowl():
    backdrop("#C9B2E4", depth=4.6)
    sun_lights(key=1050, fill=80, rim=420, top=70)
    bowl((0.10, -0.1, 0), 1.02, 0.66, ceramic((0.93, 0.89, 0.80)))
    batter((0.10, -0.1, 0.52), 0.945, (0.33, 0.13, 0.50))
    whisk((-1.00, -0.62, 1.32), (0, 38, 30), 1.55)
    pouch("ube-cake-and-pancake-mix", (1.52, 1.25), turn=-12, sim="pouch-b", scale=0.92)
    heap("ube-cake-and-pancake-mix", (-1.22, -0.62), 0.36, 0.19, seed=6, grain_count=8000)
    for x, y, t in ((1.22, -0.62, 30), (1.45, -0.42, 120), (-1.40, 0.2, 60)):
        egg((x, y, 0.135), (82, 8, t))
    wide_camera((0.06, 0.0, 0.78), 4.1, 70)


@picture("home/partnership-3", 1200, 900, samples=30, exposure=1.14)
def pandesal_tray():
    backdrop("#E8A25A", depth=4.8)
    sun_lights(key=1050, fill=85, rim=420, top=70)
    tray((0.0, -0.12, 0), (2.9, 1.9), 4)
    rng, mat = np.random.default_rng(4), bread_material()
    for j in range(3):
        for i in range(5):
            x, y = -1.12 + i * 0.56 + rng.normal() * 0.012, -0.66 + j * 0.52 + rng.normal() * 0.012
            pandesal((x - y * 0.07, y + x * 0.07 - 0.08, 0.032), rng, mat, 0.27)
    pandesal((-0.28, -0.30, 0.30), rng, mat, 0.27)
    crumbs = Material("crumbs", Roughness=0.85).colour((0.93, 0.72, 0.42)).mat
    dust(("bread", "tray"), (0.0, -0.1), 1.7, 6500, crumbs, 3, 0.0052, uniform=True)
    pouch("double-acting-baking-powder", (-0.95, 1.45), turn=6, sim="pouch-a", scale=0.86)
    pouch("white-cheddar-powder", (0.62, 1.5), turn=-7, sim="pouch-c", scale=0.86)
    wide_camera((0.0, 0.15, 0.80), 4.4, 68)


@picture("home/partnership-4", 1200, 900, samples=30, exposure=1.12)
def ube_cake():
    backdrop("#B79BDC", depth=4.6)
    sun = sun_lights(key=1050, fill=85, rim=420, top=70)
    palm_shadow((-2.8, 4.3, 3.2), (-0.4, 4.1, 1.2), sun)
    cake_stand((-0.52, 0.15, 0))
    layer_cake((-0.52, 0.15, 0.385), 0.70, 3, 0.22, 0.065, 55, 238)
    plate((0.66, -0.88, 0), 0.52, ceramic((0.93, 0.89, 0.80)))
    cake_slice((0.80, -0.58, 0.045), 0.62, 3, 0.20, 0.06, 40, 268)
    pouch("ube-cake-and-pancake-mix", (1.28, 1.1), turn=-11, sim="pouch-b", scale=0.90)
    heap("ube-cake-and-pancake-mix", (-1.42, -0.72), 0.32, 0.17, seed=6, grain_count=8000)
    wide_camera((0.05, 0.0, 0.92), 3.6, 70)


@picture("home/partnership-5", 1200, 900, samples=30, exposure=1.12)
def pancakes():
    backdrop("#F2B544", depth=4.6)
    sun = sun_lights(key=1050, fill=85, rim=420, top=70)
    palm_shadow((-2.8, 4.3, 3.2), (-0.4, 4.1, 1.2), sun)
    plate((-0.25, -0.25, 0), 0.92, ceramic((0.93, 0.89, 0.80)))
    pancake_stack((-0.25, -0.25, 0.05), 0.64, 0.125, 8, seed=5)
    pouch("buttermilk-pancake-mix", (1.22, 0.95), turn=-10, sim="pouch-c", scale=0.92)
    mug((-1.46, 0.30, 0), 200, 0.30, 0.50, ceramic((0.36, 0.15, 0.52), False), drink_material())
    heap("buttermilk-pancake-mix", (1.22, -0.72), 0.34, 0.17, seed=6, grain_count=8000)
    wide_camera((0.08, 0.0, 0.88), 3.3, 70)


@picture("home/partnership-6", 1200, 900, samples=30, exposure=1.12)
def event_table():
    backdrop("#2F7D4F", depth=4.8, floor=-0.3)
    planks(-6, 6, -2.4, 2.2, 0.0, 6, wood(**PALE_WOOD), 0.10)
    sun_lights(key=1000, fill=90, rim=420, top=75)
    bunting((-3.6, 2.9, 3.0), (3.6, 2.9, 3.0), 0.34, 14, ("#FFC629", "#FFF6E6", "#C8231C", "#6B3FA0", "#E4571B"), 0.40)
    box((5.4, 0.7, 0.80), (0, 1.6, 0), (0, 0, 0), wood((0.20, 0.085, 0.03), (0.46, 0.24, 0.10)), 0.03, "riser")
    rows = (("dutch-processed-cocoa-powder", "champorado-oat-cereal", "crispy-breading-mix", "barbecue-flavor-powder", "sour-cream-and-onion-powder"),
            ("cheddar-cheese-powder", "ube-cake-and-pancake-mix", "sinigang-sa-sampaloc-mix", "buttermilk-pancake-mix"))
    for j, row in enumerate(rows):
        for i, slug in enumerate(row):
            x = (i - (len(row) - 1) / 2) * 1.02
            ob = pouch(slug, (x, 1.55 - j * 0.95), turn=-x * 2.0 - 2, sim="pouch-" + "abc"[(i + j) % 3], scale=0.60)
            ob.location.z = 0.0 if j else 0.80
    for i, (slug, x) in enumerate((("cheddar-cheese-powder", -1.25), ("ube-cake-and-pancake-mix", -0.02), ("dutch-processed-cocoa-powder", 1.22))):
        bowl((x, -0.55, 0), 0.40, 0.24, ceramic((0.93, 0.89, 0.80)))
        heap(slug, (x, -0.55), 0.25, 0.16, seed=i, n=420, grain_count=4000, spread=0.0, base=0.17)
    wide_camera((0.0, 0.3, 1.08), 3.8, 62)


@picture("home/partnership-7", 1200, 900, samples=30, exposure=1.12, steam=dict(cx=0.40, cy=0.485, width=0.17, height=0.42, strength=0.15, seed=8))
def hot_chocolate():
    backdrop("#8A4A26", depth=4.6)
    sun = sun_lights(key=1100, fill=80, rim=520, top=65)
    palm_shadow((-2.8, 4.3, 3.2), (-0.4, 4.1, 1.2), sun)
    board((-0.15, -0.25), (2.3, 1.5), -4, wood((0.10, 0.035, 0.012), (0.34, 0.15, 0.055)))
    mug((-0.38, -0.15, 0.09), -32, 0.46, 0.74, ceramic((0.93, 0.86, 0.72)), drink_material())
    ch = chocolate_material()
    for i, z in enumerate((0.09, 0.208, 0.326)):
        tablea((0.48 + 0.02 * (i % 2), -0.42, z), ch, (0, 0, i * 70), seed=i)
    tablea((0.30, -0.86, 0.09), ch, (0, 0, 16), seed=8, lean=60)
    pouch("dutch-processed-cocoa-powder", (1.22, 1.0), turn=-11, sim="pouch-a", scale=0.94)
    heap("dutch-processed-cocoa-powder", (1.32, -0.58), 0.36, 0.20, seed=3, grain_count=9000)
    dust(("tablea", "board"), (0.2, -0.5), 0.8, 2400, of("dutch-processed-cocoa-powder"), 5, 0.004)
    wide_camera((0.1, 0.0, 0.84), 3.7, 72)


# ---------------------------------------------------------------- vertical posters
def tall_camera(target=(0, 0, 1.0), height=3.2, lens=64, fstop=1.1, focus=None, distance=8.4):
    camera((0.1, -distance, height), target, lens, fstop=fstop, focus=focus or (0, -0.3, 0.7))


@picture("influencers/poster-1", 720, 1280, samples=30, exposure=1.12)
def tall_fries():
    backdrop("#A63A1A", depth=4.6)
    sun = sun_lights(key=1150, fill=90, rim=480, top=70)
    palm_shadow((-1.6, 4.4, 4.6), (0.4, 4.1, 2.6), sun)
    mat = fry_material(POWDERS["cheddar-cheese-powder"]["colour"])
    pouch("cheddar-cheese-powder", (0.16, 1.2), turn=-5, sim="pouch-a", scale=1.12)
    cup((-0.32, -0.15, 0), turn=10, scale=1.0)
    fries_in_cup((-0.32, -0.15, 0), mat, 10, 1.0)
    cup((0.55, -0.42, 0), "#FFC629", "#C8231C", 50, 0.9)
    fries_in_cup((0.55, -0.42, 0), mat, 150, 0.9)
    for x, y in ((-0.32, -0.15), (0.55, -0.42)):
        dust(("fry",), (x, y), 0.42, 1200, of("cheddar-cheese-powder"), 3, 0.0042)
    heap("cheddar-cheese-powder", (-0.35, -1.05), 0.32, 0.17, seed=3, grain_count=8000)
    tall_camera((0.06, 0, 1.16), 3.0, 76)


@picture("influencers/poster-2", 720, 1280, samples=30, exposure=1.12)
def tall_pancakes():
    backdrop("#F2B544", depth=4.6)
    sun_lights(key=1050, fill=85, rim=420, top=70)
    plate((0, -0.2, 0), 0.86, ceramic((0.36, 0.15, 0.52), False))
    ube = pancake_material((0.20, 0.075, 0.24), (0.42, 0.17, 0.58))
    pancake_stack((0, -0.2, 0.05), 0.58, 0.12, 8, seed=8, mat=ube)
    pouch("ube-cake-and-pancake-mix", (0.24, 1.5), turn=-5, sim="pouch-b", scale=1.18)
    tall_camera((0.02, 0, 1.18), 3.2, 76)


@picture("influencers/poster-3", 720, 1280, samples=30, exposure=1.12, steam=dict(cx=0.46, cy=0.50, width=0.14, height=0.26, strength=0.16, seed=3))
def tall_champorado():
    backdrop("#E9C894", depth=5.2)
    sun_lights(key=1050, fill=80, rim=420, top=70)
    napkin((0, -0.2), (2.1, 1.8), 14, cloth("#FFF6E6", "#E4571B", 15.0), 3)
    bowl((0, -0.15, 0.05), 0.80, 0.48, ceramic((0.93, 0.87, 0.74)))
    m = Material("porridge", Roughness=0.30, Specular=0.45)
    n = m.noise(9.0, 6.0, 0.7)
    m.colour(m.ramp(n, [(0.3, (0.035, 0.012, 0.005)), (0.55, (0.075, 0.026, 0.011)), (0.8, (0.16, 0.065, 0.03))])).bump(n, 0.7, 0.05)
    disc((0, -0.15, 0.05 + 0.40), 0.715, m.mat, "porridge")
    milk = Material("milk", Roughness=0.15, Specular=0.5).colour((0.95, 0.90, 0.80)).mat
    t = np.linspace(0, 1, 120)
    a = t * 4.2 * np.pi
    r = 0.60 * (1 - t) ** 0.8
    w = tube(np.stack([r * np.cos(a), r * np.sin(a), 0 * t], -1), 0.030 * (1 - 0.5 * t), milk, "milk", subsurf=1)
    place(w, (0, -0.15, 0.452), scale=(1, 1, 0.35))
    plain, _ = oat_materials()
    rng = np.random.default_rng(4)
    k = 150
    rr, tt = 0.66 * np.sqrt(rng.uniform(size=k)), rng.uniform(0, 6.28, k)
    grains(np.stack([rr * np.cos(tt), rr * np.sin(tt) - 0.15, np.full(k, 0.458)], -1), rng.uniform(0.022, 0.036, k), plain, rng, "oats", (1, 0.78, 0.22), 0.3, 1)
    pouch("champorado-oat-cereal", (0.30, 1.45), turn=-7, sim="pouch-a", scale=1.0)
    heap("champorado-oat-cereal", (-0.62, -1.25), 0.26, 0.12, seed=3, grain_count=7000)
    spoon((0.42, -1.12, 0.02), (0, 0, 28), None, 0.9)
    tall_camera((0.05, 0.0, 1.0), 4.4, 76)


@picture("influencers/poster-4", 720, 1280, samples=30, exposure=1.12)
def tall_chicken():
    backdrop("#5E9A68", depth=4.8)
    sun_lights(key=1100, fill=85, rim=420, top=70)
    plate((0, -0.25, 0), 0.92, ceramic((0.93, 0.89, 0.80)))
    rng, mat = np.random.default_rng(3), crust_material()
    fried_piece((-0.34, -0.20, 0.26), rng, mat, 0.34, "drumstick", (0, -4, 160))
    fried_piece((0.32, -0.12, 0.26), rng, mat, 0.36, "thigh", (0, 0, 40))
    fried_piece((0.05, -0.55, 0.25), rng, mat, 0.34, "drumstick", (0, -6, -24))
    fried_piece((0.02, -0.18, 0.66), rng, mat, 0.36, "drumstick", (10, -12, 30))
    pouch("crispy-breading-mix", (0.12, 1.2), turn=-5, sim="pouch-c", scale=1.08)
    heap("crispy-breading-mix", (-0.35, -1.32), 0.30, 0.14, seed=3, grain_count=9000)
    tall_camera((0.02, 0, 1.10), 3.5, 76)


@picture("influencers/poster-5", 720, 1280, samples=30, exposure=1.12, steam=dict(cx=0.47, cy=0.52, width=0.14, height=0.30, strength=0.18, seed=5))
def tall_soup():
    backdrop("#6E8F3E", depth=5.2)
    sun_lights(key=1100, fill=75, rim=420, top=70)
    sinigang_bowl()
    pouch("sinigang-sa-sampaloc-mix", (0.25, 1.5), turn=-6, sim="pouch-b", scale=1.0)
    pods_and_leaves([(0.45, -1.25, 18), (0.10, -1.42, -10)], 6, [(-0.35, -1.2, 170, 0.5)])
    tall_camera((0.03, 0.05, 1.02), 4.5, 76)


@picture("influencers/poster-6", 720, 1280, samples=30, exposure=1.12)
def tall_popcorn():
    backdrop("#A9322A", depth=4.6)
    sun = sun_lights(key=1050, fill=90, rim=420, top=70)
    palm_shadow((-1.6, 4.4, 4.6), (0.4, 4.1, 2.6), sun)
    pouch("white-cheddar-powder", (0.24, 1.25), turn=-8, sim="pouch-c", scale=1.10)
    cup((-0.28, -0.35, 0), "#FFC629", "#FFF6E6", 0, 1.10)
    popcorn_heap((-0.28, -0.35), 0.44, 0.36, 150, 3, 0.098, base=0.79)
    popcorn_heap((0.45, -0.95), 0.40, 0.02, 16, 5, 0.098)
    popcorn_heap((-0.62, -1.0), 0.25, 0.02, 7, 6, 0.098)
    dust(("popcorn",), (-0.28, -0.35), 0.6, 1600, of("white-cheddar-powder"), 4, 0.0045)
    tall_camera((0.02, 0, 1.15), 3.0, 76)


@picture("influencers/poster-7", 720, 1280, samples=30, exposure=1.12)
def tall_hotcakes():
    backdrop("#7FB07A", depth=4.8)
    sun_lights(key=1050, fill=85, rim=420, top=70)
    napkin((0.0, -0.3), (2.1, 1.7), -12, cloth("#FFF6E6", "#E4571B", 15.0), 3)
    plate((-0.02, -0.25, 0.02), 0.82, ceramic((0.93, 0.89, 0.80)))
    pancake_stack((-0.02, -0.25, 0.07), 0.56, 0.115, 6, seed=4)
    pouch("buttermilk-pancake-mix", (0.20, 1.4), turn=-5, sim="pouch-c", scale=1.12)
    for x, y, t in ((-0.72, -1.05, 30), (-0.48, -1.22, 120)):
        egg((x, y, 0.145), (82, 8, t))
    whisk((0.44, -1.22, 0.19), (0, 6, -160), 0.9)
    tall_camera((0.02, 0, 1.10), 3.6, 76)


@picture("influencers/poster-8", 720, 1280, samples=30, exposure=1.12)
def tall_cake():
    backdrop("#B79BDC", depth=4.8)
    sun = sun_lights(key=1050, fill=85, rim=420, top=70)
    palm_shadow((-1.6, 4.4, 4.6), (0.4, 4.1, 2.6), sun)
    pouch("ube-cake-and-pancake-mix", (0.26, 1.5), turn=-6, sim="pouch-b", scale=1.10)
    cake_stand((-0.20, -0.10, 0))
    layer_cake((-0.20, -0.10, 0.385), 0.62, 3, 0.20, 0.06, 55, 246)
    plate((0.52, -1.10, 0), 0.46, ceramic((0.93, 0.89, 0.80)))
    cake_slice((0.64, -0.84, 0.045), 0.52, 3, 0.16, 0.05, 40, 268)
    heap("ube-cake-and-pancake-mix", (-0.58, -1.25), 0.28, 0.15, seed=6, grain_count=8000)
    tall_camera((0.02, 0, 1.10), 3.6, 76)


@picture("influencers/poster-9", 720, 1280, samples=30, exposure=1.12)
def tall_chocolate():
    backdrop("#96502A", depth=4.8)
    sun = sun_lights(key=1100, fill=85, rim=480, top=65)
    palm_shadow((-1.6, 4.4, 4.6), (0.4, 4.1, 2.6), sun)
    pouch("dutch-processed-cocoa-powder", (0.18, 1.3), turn=-6, sim="pouch-b", scale=1.10)
    board((0.02, -0.35), (2.0, 1.5), 5, wood((0.10, 0.035, 0.012), (0.34, 0.15, 0.055)))
    mug((-0.30, -0.20, 0.09), turn=-150, R=0.38, h=0.64, mat=ceramic((0.90, 0.84, 0.72)), drink=drink_material())
    chocolate = chocolate_material()
    for i in range(4):
        tablea((0.50, -0.32, 0.09 + i * 0.118), chocolate, (0, 0, i * 70), seed=i)
    tablea((0.36, -0.80, 0.09), chocolate, (0, 0, 24), seed=7, lean=58)
    heap("dutch-processed-cocoa-powder", (-0.42, -1.32), 0.32, 0.17, seed=9, grain_count=9000)
    tall_camera((0.02, 0, 1.10), 3.6, 76)


@picture("influencers/poster-10", 720, 1280, samples=30, exposure=1.12)
def tall_skewers():
    backdrop("#C76B3C", depth=4.8)
    sun = sun_lights(key=1050, fill=85, rim=420, top=70)
    palm_shadow((-1.6, 4.4, 4.6), (0.4, 4.1, 2.6), sun)
    pouch("barbecue-flavor-powder", (0.14, 1.2), turn=-5, sim="pouch-a", scale=1.12)
    plate((0.04, -0.30, 0), 0.80, ceramic((0.92, 0.90, 0.85)))
    for i, (dx, dy, z, t) in enumerate(((-0.42, 0.22, 0, -8), (-0.44, -0.04, 0, 4), (-0.40, -0.30, 0, 10), (-0.40, 0.08, 0.21, -3), (-0.38, -0.16, 0.21, 7))):
        skewer((0.04 + dx, -0.30 + dy, 0.18 + z), (0, 0, t), count=4, r=0.125, seed=i)
    shaker((0.62, -1.15, 0), "#7A1710", 0, 0.85)
    heap("barbecue-flavor-powder", (-0.40, -1.28), 0.34, 0.18, seed=3, grain_count=9000)
    tall_camera((0.02, 0, 1.10), 3.6, 76)
