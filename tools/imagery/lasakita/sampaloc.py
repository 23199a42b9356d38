"""Five pictures of the sinigang mix, and the dark background that they slide over."""
import math

import numpy as np

from .core import mesh_obj, place
from .food import leaf_material, pod_material, tamarind_leaf, tamarind_pod
from .pictures import picture
from .pouch import pouch
from .powder import heap
from .props import bowl, ceramic, cloth, napkin, spoon, wood
from .recipes_savory import sinigang_bowl
from .studio import ambient, area, backdrop, camera, palm_shadow, shine, sun_lights

SLUG = "sinigang-sa-sampaloc-mix"


def pods_and_leaves(items, seed=1, leaves=()):
    """Pods as (x, y, turn[, z]), the first one cracked, and leaves as (x, y, turn, length)."""
    rng = np.random.default_rng(seed)
    shell, dark, green = pod_material(), pod_material((0.20, 0.075, 0.022)), leaf_material((0.10, 0.30, 0.05))
    for i, (x, y, turn, *z) in enumerate(items):
        tamarind_pod((x, y, z[0] if z else 0), rng, (shell, dark)[i % 2], rng.uniform(0.75, 1.0), (0, 0, turn), cracked=i == 0)
    for x, y, turn, length in leaves:
        tamarind_leaf((x, y, 0.0), rng, green, length, rot=(0, 0, turn))


@picture("home/sampaloc-1", 1000, 1000, samples=30, exposure=1.10)
def pouch_hero():
    backdrop("#3F7A4C")
    sun = sun_lights(key=1100, fill=80, rim=420, top=65)
    palm_shadow((-2.2, 4.3, 3.4), (0.2, 4.1, 1.6), sun)
    pouch(SLUG, (-0.02, 0.2), turn=-4, sim="pouch-c")
    pods_and_leaves([(-0.92, -0.35, 24), (-0.62, -0.72, -12), (0.98, -0.05, 70)], 3, [(-0.72, 0.10, 158, 0.75), (0.70, 0.12, 10, 0.8)])
    heap(SLUG, (0.66, -0.62), 0.40, 0.22, seed=4, grain_count=10000)
    camera((0.1, -7.4, 2.2), (0.03, -0.05, 1.06), 84, fstop=1.4, focus=(0, -0.2, 1))


@picture("home/sampaloc-2", 1000, 1000, samples=30, exposure=1.10)
def pods_with_pouch():
    backdrop("#F0CF98")
    sun_lights(key=1050, fill=75, rim=420, top=65)
    pouch(SLUG, (0.50, 1.0), turn=-9, sim="pouch-a", scale=0.92)
    bowl((-0.58, -0.28, 0), 0.70, 0.42, ceramic((0.50, 0.24, 0.10)))
    rng = np.random.default_rng(2)
    shell, dark = pod_material(), pod_material((0.20, 0.075, 0.022))
    for i in range(11):
        a, r = rng.uniform(0, 6.28), 0.34 * math.sqrt(rng.uniform())
        tamarind_pod((-0.58 + r * math.cos(a), -0.28 + r * math.sin(a), 0.26 + 0.05 * i * 0.75), rng, (shell, dark)[i % 2], rng.uniform(0.7, 0.95),
                     (rng.uniform(-14, 14), rng.uniform(-14, 14), rng.uniform(0, 360)), cracked=i % 4 == 3)
    pods_and_leaves([(0.62, -0.62, 18), (0.30, -1.05, -30), (-1.25, -0.85, 50)], 5, [(0.55, -0.25, 12, 0.8), (-1.15, 0.15, 150, 0.7)])
    camera((0.0, -7.2, 3.1), (0.0, 0.0, 0.78), 80, fstop=1.2, focus=(-0.2, -0.5, 0.5))


@picture("home/sampaloc-3", 1000, 1000, samples=30, exposure=1.12)
def powder_close():
    backdrop("#7C3A20")
    sun_lights(key=1000, fill=70, rim=420, top=60)
    heap(SLUG, (-0.10, 0.0), 0.95, 0.50, seed=8, n=900, grain_count=30000)
    place(spoon((0.30, -0.62, 0.19), (0, -9, -24), wood((0.26, 0.11, 0.04), (0.58, 0.32, 0.14)), 1.0), (0.30, -0.62, 0.19), (0, -9, -24), 1.6)
    pods_and_leaves([(-1.05, -0.72, 16), (-0.72, -1.00, -20), (1.20, 0.55, 60)], 7, [(-1.0, 0.25, 150, 0.8), (0.85, -1.05, -15, 0.7)])
    camera((0.0, -6.2, 3.0), (0.0, -0.15, 0.20), 76, fstop=1.0, focus=(-0.1, -0.4, 0.3))


@picture("home/sampaloc-4", 1000, 1000, samples=28, exposure=1.12, steam=dict(cx=0.50, cy=0.42, width=0.34, height=0.44, strength=0.13, seed=4))
def soup():
    backdrop("#5A3018", depth=7.5)
    sun_lights(key=1150, fill=60, rim=520, top=70)
    shine((-1.6, 5.5, 5.4), (0, 0, 0.4), 4.0, 420, size_y=1.3)
    napkin((0.15, -0.1), (2.5, 2.1), 18, cloth("#E9D6B0", "#2F7D4F", 15.0), 6)
    sinigang_bowl()
    pods_and_leaves([(0.98, -0.66, 35), (1.12, -0.34, 62)], 9, [(-1.0, 0.55, 140, 0.75)])
    camera((0.06, -4.9, 5.2), (0.02, -0.02, 0.36), 124, fstop=2.0, focus=(0, -0.2, 0.5))


@picture("home/sampaloc-5", 1000, 1000, samples=30, exposure=1.10)
def stack():
    backdrop("#EBC99A")
    sun = sun_lights(key=1050, fill=80, rim=420, top=65)
    palm_shadow((-2.4, 4.3, 3.0), (0.0, 4.1, 1.4), sun)
    pouch(SLUG, (0.50, 1.00), turn=-10, sim="pouch-b", scale=0.94)
    pouch(SLUG, (-0.72, 0.95), turn=7, sim="pouch-a", scale=0.94)
    pouch(SLUG, (-0.12, 0.28), turn=-3, sim="pouch-c", scale=0.94)
    pods_and_leaves([(0.85, -0.25, 40), (1.05, -0.55, 10), (-1.05, -0.35, -18)], 4, [(0.62, -0.62, -10, 0.7), (-0.95, -0.10, 165, 0.6)])
    camera((0.05, -7.6, 2.7), (-0.08, 0.2, 0.98), 80, fstop=1.4, focus=(-0.1, 0.1, 1))


@picture("home/sampaloc-background", 1920, 1080, samples=18, exposure=0.95, vignette=0.30)
def background():
    m = wood((0.030, 0.012, 0.005), (0.085, 0.036, 0.014), 0.5, 0.6)
    place(mesh_obj("table", [(-6, -4, 0), (6, -4, 0), (6, 4, 0), (-6, 4, 0)], [(0, 1, 2, 3)], m), (0, 0, 0))
    area((-4.5, 3.5, 3.6), (0, 0, 0), 1.6, 360, (1, 0.88, 0.70))
    area((3.0, -4.0, 5.0), (0, 0, 0), 4.0, 60, (1, 0.95, 0.9))
    ambient((1, 0.93, 0.85), 0.06)
    pods = [(-2.55, 1.15, 20), (-2.1, 0.95, -35), (-2.75, -0.7, 75), (-2.3, -1.25, 8), (2.45, 1.2, -20), (2.7, 0.75, 48), (2.2, -1.15, 24), (2.75, -0.75, -50), (-1.3, 1.42, 8), (1.25, -1.42, -10), (0.6, 1.55, 12)]
    leaves = [(-2.2, 0.30, 120, 1.1), (-1.9, 1.5, -12, 1.2), (2.7, 0.1, 80, 1.0), (1.7, 1.35, -165, 1.1), (1.5, -1.5, 14, 1.1), (-1.2, -1.45, 176, 1.2), (-2.9, 1.6, -40, 0.9), (2.9, -1.6, 140, 0.9)]
    pods_and_leaves(pods, 11, leaves)
    for x, y, r, s in ((-2.0, -0.55, 0.26, 1), (2.05, 0.55, 0.24, 2)):
        heap(SLUG, (x, y), r, 0.09, seed=s, n=420, grain_count=6000, spread=1.6)
    camera((0, -0.6, 8.2), (0, 0, 0), 52)
