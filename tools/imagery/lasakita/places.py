"""The about picture and the stockroom."""
import math

import numpy as np
from mathutils import Vector

from .core import Material, box, mesh_obj, shade
from .counts import CHEDDAR, FOODS, instance, serve
from .pictures import picture
from .pouch import pouch, sack
from .powder import POWDERS, heap
from .props import bunting, ceramic, planks, plate, wood
from .studio import ambient, area, backdrop, camera, late_sun, palm_shadow, sun_lights


@picture("about/about", 1600, 900, samples=40, exposure=1.12)
def about():
    backdrop("#F0CB8E", depth=4.8)
    sun = sun_lights(key=1050, fill=95, rim=420, top=75)
    palm_shadow((-4.2, 4.5, 3.2), (-1.9, 4.2, 1.0), sun)
    palm_shadow((1.9, 4.6, 3.3), (3.6, 4.2, 1.0), sun)
    line = ("cheddar-cheese-powder", "barbecue-flavor-powder", "ube-cake-and-pancake-mix", "crispy-breading-mix", "champorado-oat-cereal")
    for i, slug in enumerate(line):
        x = (i - 2) * 1.24
        pouch(slug, (x, 1.05 - 0.16 * (i % 2)), turn=-2.6 * (i - 2), sim="pouch-" + "abc"[i % 3], scale=0.73)
    for i, (slug, x, y) in enumerate((("cheddar-cheese-powder", -2.25, -0.62), ("barbecue-flavor-powder", -1.15, -0.85), ("ube-cake-and-pancake-mix", 0.0, -0.62),
                                      ("crispy-breading-mix", 1.15, -0.85), ("champorado-oat-cereal", 2.25, -0.62))):
        plate((x, y, 0), 0.54, ceramic((0.93, 0.89, 0.80)))
        heap(slug, (x, y), 0.33, 0.19, seed=i + 2, n=460, grain_count=7000, spread=0.05, base=0.042)
    camera((0, -10.4, 4.1), (0, 0.05, 0.78), 64, fstop=1.2, focus=(0, -0.2, 0.8))


def crate(loc, size, turn, mat):
    """An open crate of slats."""
    (x, y), (w, d, h) = loc, size
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))

    def slat(dims, dx, dy, z):
        box(dims, (x + dx * c - dy * s, y + dx * s + dy * c, z), (0, 0, turn), mat, 0.012, "crate")

    slat((w, d, 0.05), 0, 0, 0.02)
    for i in range(3):
        z = 0.08 + i * h / 3
        for side in (-1, 1):
            slat((w, 0.05, h / 3 - 0.05), 0, side * (d / 2), z)
            slat((0.05, d, h / 3 - 0.05), side * (w / 2), 0, z)


@picture("dealership/stockroom", 1600, 900, samples=40, exposure=1.15)
def stockroom():
    wall = Material("wall", Roughness=0.85, Specular=0.15)
    wall.colour("#EFCB8C")
    mesh_obj("wall", [(-9, 2.4, -1), (9, 2.4, -1), (9, 2.4, 9), (-9, 2.4, 9)], [(0, 1, 2, 3)], wall.mat)
    planks(-7, 7, -4.5, 2.4, 0.0, 12, wood((0.20, 0.085, 0.03), (0.46, 0.24, 0.10)), 0.08)
    sun = (-6.0, -4.2, 6.4)
    area(sun, (0, 0.8, 1.2), 0.45, 1500, (1, 0.91, 0.78))
    area((4.8, -6.0, 4.6), (0, 0.8, 1.2), 3.4, 170, (1, 0.96, 0.92))
    ambient((1, 0.94, 0.86), 0.16)
    palm_shadow((-3.6, 2.35, 3.9), (-0.6, 2.35, 2.2), sun)
    bunting((-4.6, 2.0, 3.35), (4.6, 2.0, 3.35), 0.34, 19, ("#C8231C", "#FFC629", "#2F7D4F", "#6B3FA0", "#E4571B"), 0.34)
    for i, (label, turn) in enumerate((("sack-ranchero", 6), ("sack-bamvina", 2), ("sack-satisfry", -4))):
        sack(label, ((-2.85, -0.52, 0.98)[i], 1.35 - 0.12 * (i % 2), 0), (-4, 0, turn), 1.0, 1.35, 0.88)
    sack("sack-cocoa", (2.62, 1.15, 0), (-4, 0, -10), 1.06, 1.35, 0.88)
    sack("sack-cheese", (-1.70, 0.05, 0), (-6, 0, 10), 0.92, 1.35, 0.86)
    pale = wood((0.36, 0.19, 0.08), (0.68, 0.44, 0.22))
    crate((0.55, -0.35), (2.30, 0.86, 0.50), -4, pale)
    for i, slug in enumerate(("cheddar-cheese-powder", "ube-cake-and-pancake-mix", "crispy-breading-mix", "barbecue-flavor-powder")):
        for k in (1, 0):
            ob = pouch(slug, (-0.26 + i * 0.54 + 0.02 * k, -0.48 + 0.26 * k - 0.035 * i), turn=-4 + (i * 7 + k * 5) % 5 - 2, sim="pouch-" + "abc"[(i + k) % 3], scale=0.46)
            ob.location.z = 0.09
    plate((2.35, -0.55, 0), 0.50, ceramic((0.93, 0.89, 0.80)))
    heap("dutch-processed-cocoa-powder", (2.35, -0.55), 0.32, 0.19, seed=4, grain_count=7000, spread=0.05, base=0.042)
    plate((-2.75, -0.85, 0), 0.50, ceramic((0.93, 0.89, 0.80)))
    heap("cheddar-cheese-powder", (-2.75, -0.85), 0.32, 0.19, seed=3, grain_count=7000, spread=0.05, base=0.042)
    camera((0.0, -12.0, 3.0), (0, 0.6, 1.28), 62, fstop=2.0, focus=(0, 0.2, 1.0))


def tile_floor(step=0.95):
    """Green tiles with pale joints as far as one sees, in one material: a thousand boxes would cost more than they show."""
    m = Material("tile", Roughness=0.22, Specular=0.5, Clearcoat=0.2)
    xyz = m.node("SeparateXYZ", {0: m.coords()}).outputs
    cell = [m.math("DIVIDE", xyz[i], step) for i in (0, 1)]
    edge = [m.math("ABSOLUTE", m.math("SUBTRACT", m.math("FRACT", m.math("ADD", c, 0.5)), 0.5)) for c in cell]
    joint = m.math("GREATER_THAN", m.math("MAXIMUM", *edge), 0.482)
    at = m.node("CombineXYZ", {0: m.math("FLOOR", m.math("ADD", cell[0], 0.5)), 1: m.math("FLOOR", m.math("ADD", cell[1], 0.5))}).outputs[0]
    each = m.node("TexWhiteNoise", {"Vector": at}).outputs["Value"]
    green = m.ramp(each, [(0.0, shade("#1C5834", 0.9)), (0.5, "#20623B"), (1.0, shade("#266C43", 1.08))])
    m.colour(m.mixed(joint, green, (0.70, 0.66, 0.52)))
    m.link(m.remap(joint, 0, 1, (0.20, 0.9)), m.bsdf.inputs["Roughness"])
    return mesh_obj("floor", [(-400, -60, 0), (400, -60, 0), (400, 900, 0), (-400, 900, 0)], [(0, 1, 2, 3)], m.mat)


def crowd(spots, scale=0.80, seed=8):
    """Cups of cheddar fries, each an instance of one of ten: the food, its grains and the paper are shared."""
    rng = np.random.default_rng(seed)
    _, coated, kind_of, _, vessel = FOODS["fries"]
    mat = coated(POWDERS[CHEDDAR]["colour"])
    for x, y in spots:
        x, y, k = x + rng.normal() * 0.02, y + rng.normal() * 0.02, scale * (1 + rng.normal() * 0.02)
        serve(vessel, (x, y, 0), "#C8231C", "#FFF3DC", rng.uniform(0, 360), k)
        instance(kind_of(int(rng.integers(5)), mat, (0.26, 0.50)), (x, y, 0), rng.uniform(0, 360), k)


def rows_to_horizon(total, y0, step, width_at, dx=0.95, keep_off=None):
    """Exactly so many places in staggered rows, each as wide as the camera sees there."""
    out, r = [], 0
    while len(out) < total:
        y, w = y0 + r * step, width_at(y0 + r * step)
        n = int(w / dx)
        row = [((k - (n - 1) / 2 + (0.25 if r % 2 else -0.25)) * w / n, y) for k in range(n)]
        row = [p for p in row if not (keep_off and keep_off(*p))]
        left = total - len(out)
        if left < len(row):                                # the last row is as many as are left, in its middle
            row = row[(len(row) - left) // 2:][:left]
        out += row
        r += 1
    return out


PANDAN = "#1e6b40"


def wholesale(height, pitch, lens, y0, sack_at, spread, shift, scale, turn=-6):
    """A sack and the nine hundred cups that it makes."""
    tile_floor()
    late_sun(5.0, 0.62, direction=Vector((-0.62, -0.42, 0.66)).normalized())
    camera((0, 0, height), (0, 10 * math.cos(math.radians(pitch)), height - 10 * math.sin(math.radians(pitch))), lens, shift=shift)
    x, y = sack_at
    sack("sack-dealer", (x, y, 0), (-4, 0, turn), scale, 1.35, 0.90)
    # None on it, and none between it and the camera.
    off = lambda a, b: math.hypot((a - x) / 1.05, b - y) < 1.0 * scale or (b < y and abs(a - x * b / y) < 0.85 * scale)
    spots = rows_to_horizon(900, y0, 0.98, lambda d: d * spread, keep_off=off)
    assert len(spots) == 900
    crowd(spots)


@picture("dealership/crowd-phone", 900, 1200, samples=11, exposure=1.05, vignette=0.0, fog=(PANDAN, 26.0, 62.0))
def crowd_phone():
    wholesale(5.2, 20, 50, 7.4, (0.0, 6.6), 0.56, (0, 0.02), 1.25)


@picture("dealership/crowd-desktop", 1800, 900, samples=10, exposure=1.05, vignette=0.0, fog=(PANDAN, 20.0, 46.0))
def crowd_desktop():
    wholesale(4.6, 17, 36, 6.4, (2.35, 7.9), 1.02, (0, 0.0), 1.25, -19)
