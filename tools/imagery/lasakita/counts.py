"""One pouch, so many servings: a product's pouch and exactly what it makes, on its own flat color in late sun."""
import math

import bpy
import numpy as np
from mathutils import Vector

from .core import Material, box, copy_of, link, mesh_obj, place, shade
from .food import (coated_crust_material, coated_fry_material, coated_popcorn_material, crust_material, fried_piece, fries_upright, fry_material,
                   milk_material, pancake_stack, popcorn_heap, popcorn_material)
from .pictures import picture
from .pouch import pouch
from .powder import POWDERS, dust, grains_on, heap, of
from .props import ceramic, cup, drink_material, mug, paint, paper_tray, plate, stripes
from .recipes_sweet import hotcake, hotcake_material
from .studio import camera, late_sun, shine


# Grounds: the color of the material, and the one of the page that it becomes on the screen.
RED = ("#862918", "#c33118")
LILAC = ("#9C8CCD", "#ceb0f0")
SILI = ("#7F1816", "#b51b17")
TSOKOLATE = ("#27120A", "#34170c")


def ground(colour, rough=0.9):
    m = Material("ground", Roughness=rough, Specular=0.0).colour(colour)
    return mesh_obj("ground", [(-60, -60, 0), (60, -60, 0), (60, 60, 0), (-60, 60, 0)], [(0, 1, 2, 3)], m.mat)


_kinds = {}


def shared(key, build):
    """A collection of what `build` returns; instances share it."""
    if key not in _kinds:
        c = bpy.data.collections.new(str(key))
        for o in build():
            for u in list(o.users_collection):
                u.objects.unlink(o)
            c.objects.link(o)
        _kinds[key] = c
    return _kinds[key]


def fries_kind(kind, mat, top):
    """The fries of one cup."""
    return shared(("fries", kind, mat.name, top), lambda: fries_upright(mat, 11 + kind * 7, top=top))


def popcorn_kind(kind, mat, top):
    """The popcorn of one cup."""
    return shared(("popcorn", kind, mat.name, top), lambda: popcorn_heap(mat, 11 + kind * 7, top[1]))


def chicken_kind(kind, mat, top):
    """One piece, as it lies in its tray."""
    def build():
        rng = np.random.default_rng(40 + kind * 3)
        whole = kind % 2 == 0
        ob = fried_piece((-0.07 if whole else 0.0, 0.0, top[0]), rng, mat, 0.300 if whole else 0.345, "drumstick" if whole else "thigh", (rng.uniform(-20, 20), -8 if whole else rng.uniform(-8, 8), rng.uniform(-14, 14)))
        return [ob, *ob.children]
    return shared(("chicken", kind, mat.name, top), build)


# What stands in a row: its materials bare and coated, the shapes, the name of its objects, what it is served in.
FOODS = {
    "fries": (lambda: fry_material((1, 1, 1), 2.0), coated_fry_material, fries_kind, ("fry",), "cup"),
    "popcorn": (popcorn_material, coated_popcorn_material, popcorn_kind, ("popcorn",), "cup"),
    "chicken": (crust_material, coated_crust_material, chicken_kind, ("chicken", "bone"), "tray"),
}


def instance(collection, loc, turn, scale):
    e = bpy.data.objects.new("cupful", None)
    e.instance_type, e.instance_collection = "COLLECTION", collection
    return place(link(e), loc, (0, 0, turn), scale)


_served = {}


def serve(kind, loc, colour, second, turn, scale):
    """A paper cup or tray."""
    key = (kind, colour, second)
    if key not in _served:
        away = (0, 0, -50)
        _served[key] = cup(away, colour, second, 0, 1.0) if kind == "cup" else paper_tray(away, stripes(colour, second))
    return copy_of(_served[key], loc, (0, 0, turn), scale)


def queue(spots, slug=None, scale=0.78, seed=4, top=(0.26, 0.50), colours=("#C8231C", "#FFF3DC"), grains_each=520, spread=0.50, food="fries"):
    """Full servings of a food at the spots, coated in a product's powder, or bare."""
    rng = np.random.default_rng(seed)
    bare, coated, kind_of, names, vessel = FOODS[food]
    mat = coated(POWDERS[slug]["colour"]) if slug else bare()
    at = []
    for i, (x, y) in enumerate(spots):
        turn, jx, jy, js = rng.uniform(0, 360), rng.normal() * 0.018, rng.normal() * 0.018, 1 + rng.normal() * 0.015
        if vessel == "tray":
            turn = (turn - 180) / 18
            serve(vessel, (x + jx, y + jy, 0.034), *colours, turn, scale * js)
            turn += 180 * (i * 5 % 3 == 0)
        else:
            serve(vessel, (x + jx, y + jy, 0), *colours, rng.uniform(0, 360), scale * js)
        instance(kind_of((i * 7 + i // 3) % 5, mat, top), (x + jx, y + jy, 0), turn, scale * js)
        at.append((x + jx, y + jy, scale * js))
    if slug:
        bpy.context.view_layer.update()
        grain = of(slug)
        for i, (x, y, k) in enumerate(at):
            # Loose grains and some clumps on the food; on the paper's rim; around its foot.
            dust(names, (x, y), 0.50 * k, grains_each, grain, i + 3, 0.0048, uniform=True, jitter=0.01)
            dust(names, (x, y), 0.46 * k, grains_each // 12, grain, i + 103, 0.0105, uniform=True, largest=0.017, jitter=0.01)
            if vessel == "cup":
                dust(("cup",), (x, y), 0.425 * k, grains_each, grain, i + 203, 0.0056, inner=0.402 * k, jitter=0.004)
            else:
                dust(("tray",), (x, y), 0.44 * k, grains_each // 2, grain, i + 203, 0.0046, uniform=True, jitter=0.004)
            dust(("ground", "tile", "grout"), (x, y), spread, grains_each // 4, grain, i + 303, 0.0036, jitter=0.01)


def trail(start, end, width, count, slug, seed=9):
    """Powder that was spilled on the way: dense where it starts, a few clumps, then single grains."""
    rng = np.random.default_rng(seed)
    a, b = np.asarray(start), np.asarray(end)
    for n, size in ((count, 0.0036), (count // 6, 0.0056), (count // 60, 0.0105)):
        t = rng.beta(1.0, 2.2, n)
        side = np.array([a[1] - b[1], b[0] - a[0]]) / np.hypot(*(b - a))
        off = rng.normal(size=n) * width * (0.45 + 0.8 * t)
        grains_on(("ground",), a + t[:, None] * (b - a) + off[:, None] * side, of(slug), rng, size, size * 2.2)


def frame(width, pitch, target, distance, shift=(0, 0)):
    """A camera that sees `width` units at the target."""
    p = math.radians(pitch)
    loc = (target[0], target[1] - distance * math.cos(p), target[2] + distance * math.sin(p))
    ob = camera(loc, target, 36 * distance / width, shift=shift)
    ob.data.sensor_fit = 'HORIZONTAL'
    return ob


def window(pitch, power=1000):
    """What lies flat reflects a wide window to a camera of that pitch: milk, chocolate and oil shine."""
    p = math.radians(pitch)
    shine((-1.5, 11 * math.cos(p), 11 * math.sin(p)), (0, 0, 0.4), 9.0, power, size_y=2.6)


def rows(counts, dx, dy, y0, x0=0.0, stagger=0.5):
    """Rows from the back to the front, each centred on x0."""
    out = []
    for r, n in enumerate(counts):
        for k in range(n):
            out.append((x0 + (k - (n - 1) / 2) * dx, y0 - r * dy))
    return out


CHEDDAR = "cheddar-cheese-powder"


def desk_spots(dx=0.855, dy=0.98, x0=-3.19, y0=-1.42, shift=0.34):
    """Three rows of six from the left edge of the frame, which cuts none, each a little aside of the one in front."""
    return [(x0 + (shift if r == 1 else 0.02 * r) + dx * k, y0 + dy * r) for r in (2, 1, 0) for k in range(6)]


@picture("count/hero-desktop", 1800, 680, samples=18, exposure=1.05, vignette=0.0, grain=0.003, flat=RED)
def hero_desktop():
    ground(RED[0])
    late_sun()
    pouch(CHEDDAR, (2.50, -0.72), turn=-8, sim="pouch-a", scale=1.11)
    heap(CHEDDAR, (1.70, -1.13), 0.25, 0.10, seed=5, n=300, grain_count=5200, spread=1.5)
    trail((1.75, -1.05), (-1.2, -1.25), 0.26, 5200, CHEDDAR)
    queue(desk_spots(), CHEDDAR, scale=0.85)
    frame(7.7, 36, (0, 0, 0.74), 20)


@picture("count/hero-phone", 900, 1150, samples=18, exposure=1.05, vignette=0.0, grain=0.003, flat=RED)
def hero_phone():
    ground(RED[0])
    late_sun()
    pouch(CHEDDAR, (0.0, 2.12), turn=-4, sim="pouch-a", scale=1.16, tilt=-11)
    heap(CHEDDAR, (-0.92, 1.72), 0.22, 0.09, seed=5, n=300, grain_count=5200, spread=1.5)
    trail((-0.88, 1.66), (0.5, -0.6), 0.22, 4600, CHEDDAR)
    queue(rows((4, 5, 4, 5), 0.87, 0.98, 0.56), CHEDDAR, scale=0.79)
    frame(4.60, 40, (0.02, 0, 1.06), 19)


def tiled(nx, ny, step, colours, gap=0.03, margin=2):
    """A counter of glazed tiles, one for each cup."""
    g = paint((0.78, 0.72, 0.60), 0.9)
    mesh_obj("grout", [(-30, -30, -0.02), (30, -30, -0.02), (30, 30, -0.02), (-30, 30, -0.02)], [(0, 1, 2, 3)], g)
    rng = np.random.default_rng(2)
    protos = []
    for c in colours:
        m = Material("tile", Roughness=0.16, Specular=0.5, Clearcoat=0.3)
        n = m.noise(1.6, 3.0, 0.5, m.coords(per_object=True))
        m.colour(m.ramp(n, [(0.3, shade(c, 0.86)), (0.7, shade(c, 1.12))])).bump(m.noise(2.2, 2.0, 0.5, m.coords(per_object=True)), 0.10, 0.05)
        protos.append(box((step[0] - gap, step[1] - gap, 0.06), (0, -80, 0), (0, 0, 0), m.mat, 0.016, "tile"))
    for i in range(-margin, nx + margin):
        for j in range(-margin, ny + margin):
            copy_of(protos[int(rng.integers(len(protos)))], ((i - (nx - 1) / 2) * step[0], (j - (ny - 1) / 2) * step[1], -0.03), (rng.normal() * 0.25, rng.normal() * 0.25, 0))
    for p in protos:
        bpy.data.objects.remove(p)


GREEN = ("#20623B", "#1C5834", "#266C43", "#1F5E39")


def grid(nx, ny, step):
    return [((i - (nx - 1) / 2) * step[0], ((ny - 1) / 2 - j) * step[1]) for j in range(ny) for i in range(nx)]


# How high each food stands, and how large it is served, on the wide counter and on the upright one.
COUNTERS = {
    "fries": ((0.90, (0.24, 0.46)), (0.80, (0.21, 0.42))),
    "popcorn": ((0.94, (0.0, 0.24)), (0.86, (0.0, 0.22))),
    "chicken": ((1.00, (0.27, 0.0)), (0.97, (0.27, 0.0))),
}


def budburan(nx, ny, step, slug, food, scale, top, width, pitch, target):
    """The counter of a stall: the same servings bare and coated, seen by the same camera."""
    tiled(nx, ny, step, GREEN, margin=3)
    late_sun(5.0, 0.6, direction=Vector((-0.55, -0.30, 0.80)).normalized())
    queue(grid(nx, ny, step), slug, scale=scale, top=top, spread=0.44, food=food)
    frame(width, pitch, target, 22)


def budburan_desktop(slug, food="fries"):
    budburan(6, 3, (1.0, 1.20), slug, food, *COUNTERS[food][0], 6.2, 54, (0.0, 0, 0.38 if food != "chicken" else 0.10))


def budburan_phone(slug, food="fries"):
    budburan(3, 6, (1.05, 0.95), slug, food, *COUNTERS[food][1], 3.24, 54, (0.0, 0, 0.36 if food != "chicken" else 0.08))


@picture("count/budburan-desktop-bare", 1500, 972, samples=16, exposure=1.05, vignette=0.0)
def budburan_desktop_bare():
    budburan_desktop(None)


@picture("count/budburan-desktop-coated", 1500, 972, samples=16, exposure=1.05, vignette=0.0)
def budburan_desktop_coated():
    budburan_desktop(CHEDDAR)


@picture("count/budburan-phone-bare", 860, 1330, samples=16, exposure=1.05, vignette=0.0)
def budburan_phone_bare():
    budburan_phone(None)


@picture("count/budburan-phone-coated", 860, 1330, samples=16, exposure=1.05, vignette=0.0)
def budburan_phone_coated():
    budburan_phone(CHEDDAR)


@picture("count/budburan-popcorn-phone-bare", 860, 1330, samples=10, exposure=1.05, vignette=0.0)
def budburan_popcorn_phone_bare():
    budburan_phone(None, food="popcorn")


@picture("count/budburan-popcorn-phone-coated", 860, 1330, samples=10, exposure=1.05, vignette=0.0)
def budburan_popcorn_phone_coated():
    budburan_phone(CHEDDAR, food="popcorn")


@picture("count/budburan-popcorn-desktop-bare", 1500, 972, samples=10, exposure=1.05, vignette=0.0)
def budburan_popcorn_desktop_bare():
    budburan_desktop(None, food="popcorn")


@picture("count/budburan-popcorn-desktop-coated", 1500, 972, samples=10, exposure=1.05, vignette=0.0)
def budburan_popcorn_desktop_coated():
    budburan_desktop(CHEDDAR, food="popcorn")


@picture("count/budburan-chicken-phone-bare", 860, 1330, samples=10, exposure=1.05, vignette=0.0)
def budburan_chicken_phone_bare():
    budburan_phone(None, food="chicken")


@picture("count/budburan-chicken-phone-coated", 860, 1330, samples=10, exposure=1.05, vignette=0.0)
def budburan_chicken_phone_coated():
    budburan_phone(CHEDDAR, food="chicken")


@picture("count/budburan-chicken-desktop-bare", 1500, 972, samples=10, exposure=1.05, vignette=0.0)
def budburan_chicken_desktop_bare():
    budburan_desktop(None, food="chicken")


@picture("count/budburan-chicken-desktop-coated", 1500, 972, samples=10, exposure=1.05, vignette=0.0)
def budburan_chicken_desktop_coated():
    budburan_desktop(CHEDDAR, food="chicken")


def plates(spots, R=0.50, count=4, mat=None):
    """Plates of ube hotcakes with condensed milk that runs over the edge, and butter."""
    white, ube, milk = mat or ceramic((0.92, 0.89, 0.84), False), hotcake_material(), milk_material()
    rng = np.random.default_rng(12)
    for i, (x, y) in enumerate(spots):
        plate((x, y, 0), R, white)
        # Where the milk runs: to the front three times, twice to the back.
        lobes = (rng.uniform(-150, -122), rng.uniform(-104, -84), rng.uniform(-64, -30), rng.uniform(20, 80), rng.uniform(110, 160))
        top, butter = pancake_stack((x, y, 0.05 * R / 0.5), R * 0.74, R * 0.19, count, seed=i + 2, mat=ube, topping="butter", syrup=milk, pool=0.60, lobes=lobes, one=hotcake)
        butter.scale = (R * 1.15,) * 3
        butter.location.z += 0.012


UBE = "ube-cake-and-pancake-mix"


@picture("count/hero-ube-desktop", 1800, 680, samples=18, exposure=1.05, vignette=0.0, grain=0.003, flat=LILAC)
def hero_ube_desktop():
    ground(LILAC[0])
    late_sun()
    pouch(UBE, (2.50, -0.72), turn=-8, sim="pouch-c", scale=1.11)
    window(36, 420)
    plates([(-3.26 + 1.72 * k + d, -1.20 + 1.22 * r) for r, d in ((2, 0.10), (1, 0.62), (0, 0.0)) for k in range(3)], R=0.64)
    frame(7.7, 36, (0, 0, 0.74), 20)


@picture("count/hero-ube-phone", 900, 1150, samples=18, exposure=1.05, vignette=0.0, grain=0.003, flat=LILAC)
def hero_ube_phone():
    ground(LILAC[0])
    late_sun()
    pouch(UBE, (0.0, 2.12), turn=-4, sim="pouch-c", scale=1.16, tilt=-11)
    window(40, 420)
    plates(rows((3, 3, 3), 1.46, 1.34, 0.62), R=0.64)
    frame(4.60, 40, (0.02, 0, 1.06), 19)


BARBECUE = "barbecue-flavor-powder"


@picture("count/hero-barbecue-desktop", 1800, 680, samples=18, exposure=1.05, vignette=0.0, grain=0.003, flat=SILI)
def hero_barbecue_desktop():
    ground(SILI[0])
    late_sun()
    pouch(BARBECUE, (2.50, -0.72), turn=-8, sim="pouch-a", scale=1.11)
    window(36, 500)
    heap(BARBECUE, (1.86, -1.16), 0.24, 0.10, seed=5, n=300, grain_count=5200, spread=1.5)
    trail((1.90, -1.08), (-1.2, -1.3), 0.24, 4200, BARBECUE)
    spots = [(-3.26 + 0.68 * k + d, -1.44 + 0.94 * r) for r, n, d in ((2, 7, 0.10), (1, 7, 0.34), (0, 8, 0.0)) for k in range(n)]
    queue(spots, BARBECUE, scale=0.72, colours=("#F0A814", "#FFF3DC"), grains_each=420)
    frame(7.7, 36, (0, 0, 0.72), 20)


@picture("count/hero-barbecue-phone", 900, 1150, samples=18, exposure=1.05, vignette=0.0, grain=0.003, flat=SILI)
def hero_barbecue_phone():
    ground(SILI[0])
    late_sun()
    pouch(BARBECUE, (0.0, 2.12), turn=-4, sim="pouch-a", scale=1.16, tilt=-11)
    window(42, 500)
    heap(BARBECUE, (-0.92, 1.72), 0.22, 0.09, seed=5, n=300, grain_count=5200, spread=1.5)
    trail((-0.88, 1.66), (0.5, -0.6), 0.22, 4200, BARBECUE)
    queue(rows((4, 5, 4, 5, 4), 0.88, 0.81, 0.74), BARBECUE, scale=0.73, top=(0.20, 0.40), colours=("#F0A814", "#FFF3DC"), grains_each=420)
    frame(4.60, 42, (0.02, 0, 1.0), 19)


COCOA = "dutch-processed-cocoa-powder"


def tasa(spots, R=0.17, seed=5):
    """Cups of hot chocolate with froth, all of three kinds."""
    rng = np.random.default_rng(seed)
    k = R / 0.30
    kinds = []
    for i in range(3):
        before = set(bpy.data.objects)
        mug((0, 0, 0), -38, mat=ceramic((0.93, 0.88, 0.78), False), drink=drink_material((0.060, 0.0155, 0.005)), seed=i + 2, froth=190)
        c = bpy.data.collections.new("tasa-%d" % i)
        for o in set(bpy.data.objects) - before:
            for u in list(o.users_collection):
                u.objects.unlink(o)
            c.objects.link(o)
        kinds.append(c)
    for i, (x, y) in enumerate(spots):
        instance(kinds[rng.integers(3)], (x + rng.normal() * 0.008, y + rng.normal() * 0.008, 0), rng.normal() * 11, k)


@picture("count/hero-cocoa-desktop", 1800, 680, samples=18, exposure=1.05, vignette=0.0, grain=0.003, flat=TSOKOLATE)
def hero_cocoa_desktop():
    ground(TSOKOLATE[0])
    late_sun()
    pouch(COCOA, (2.46, -0.80), turn=-8, sim="pouch-b", scale=1.10, tilt=-10)
    window(58, 120)
    tasa([(-3.74 + 0.376 * k, -1.16 + 0.50 * r) for r in range(4, -1, -1) for k in range(15)], R=0.152)
    frame(7.7, 50, (0, 0, 0.25), 20)


@picture("count/hero-cocoa-phone", 900, 1150, samples=18, exposure=1.05, vignette=0.0, grain=0.003, flat=TSOKOLATE)
def hero_cocoa_phone():
    ground(TSOKOLATE[0])
    late_sun()
    pouch(COCOA, (0.0, 1.62), turn=-4, sim="pouch-b", scale=1.05, tilt=-20)
    window(58, 120)
    tasa(rows((7, 8) * 5, 0.545, 0.385, 0.98), R=0.188)
    frame(4.60, 50, (0.02, 0, 0.72), 19)
