"""Close-ups that fill a screen: what a powder does to what it coats, one for each brand line."""

import bpy
import numpy as np

from . import core
from .core import Material, drop_points, fbm, grains, mesh_obj, place, shade
from .food import coated_fry_material, cream_material, crust_material, fried_piece, fries_in_bowl
from .pictures import picture
from .powder import POWDERS, dust, grains_on, of
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
    camera((0.10, -1.75, 1.95), (0.02, 0.02, 0.62), 62, fstop=2.4, focus=(0.0, -0.12, 0.82))


@picture("lines/rancheros", 1000, 1000, samples=13, exposure=1.10, vignette=0.05)
def rancheros():
    slug = "barbecue-flavor-powder"
    coated_fries(slug, 4)
    rng = np.random.default_rng(7)
    for colour, count, size in (("#2a0f08", 900, 0.0055), ("#f0b060", 700, 0.0050), ("#3f7d2c", 120, 0.0060)):
        P, _ = drop_points(("fry",), rng.uniform(-0.75, 0.75, (count, 2)), rng)
        if len(P):
            grains(P + [0, 0, 0.002], np.clip(np.exp(rng.normal(size=len(P)) * 0.3) * size, 0.002, 0.010), Material("fleck", Roughness=0.7).colour(colour).mat, rng, "fleck", squash=(1, 0.7, 0.3))
    warm_light(6.2, 0.85)
    camera((-0.25, -1.80, 1.80), (-0.02, 0.0, 0.60), 62, fstop=2.4, focus=(-0.05, -0.14, 0.80))


def crumb(colour, x=2.2, z=1.3, n=1250, seed=3):
    """The cut face of a cake, towards the camera: pores of all sizes, torn edges between them."""
    rng = np.random.default_rng(seed)
    m = int(n * z / x)
    X, Z = np.meshgrid(np.linspace(-x / 2, x / 2, n), np.linspace(0, z, m), indexing="ij")
    step = x / n
    y = np.zeros((n, m))
    for count, r0, r1 in ((110, 0.018, 0.040), (1500, 0.008, 0.018), (9000, 0.0035, 0.009)):
        for _ in range(count):
            cx, cz, r = rng.uniform(-x / 2, x / 2), rng.uniform(0, z), rng.uniform(r0, r1)
            w = r * rng.uniform(1.0, 1.7)
            i0, i1 = int((cx - w + x / 2) / step), int((cx + w + x / 2) / step) + 1
            j0, j1 = int((cz - r) / step), int((cz + r) / step) + 1
            s = (slice(max(i0, 0), max(i1, 0)), slice(max(j0, 0), max(j1, 0)))
            if y[s].size:
                q = ((X[s] - cx) / w) ** 2 + ((Z[s] - cz) / r) ** 2
                y[s] = np.maximum(y[s], r * 1.1 * np.sqrt(np.clip(1 - q, 0, 1)))
    size = 1 << (max(n, m) - 1).bit_length()
    rough = fbm(size, 1.0, rng, 30)[:n, :m] * 0.0016 + fbm(size, 1.7, rng, 3, 60)[:n, :m] * 0.010
    y = y + rough
    F = (np.arange(n - 1)[:, None] * m + np.arange(m - 1)[None]).reshape(-1)
    mat = Material("crumb", Roughness=0.85, Specular=0.18, Subsurface=0.12)
    mat.set(Subsurface_Radius=(0.06, 0.03, 0.07), Subsurface_Color=(*shade(colour, 1.2), 1))
    t = mat.math("MULTIPLY_ADD", mat.math("SUBTRACT", mat.noise(60.0, 4.0, 0.7), 0.5), 0.5, mat.attr("deep"))
    mat.colour(mat.ramp(t, [(0.0, shade(colour, 1.35)), (0.30, colour), (0.9, shade(colour, 0.42))]))
    ob = mesh_obj("crumb", np.stack([X, y, Z], -1).reshape(-1, 3), np.stack([F, F + m, F + m + 1, F + 1], -1), mat.mat)
    core.attribute(ob, "deep", np.clip(y.reshape(-1) / 0.022, 0, 1))
    return ob


@picture("lines/casa-bamvina", 1000, 1000, samples=14, exposure=1.08, vignette=0.05)
def casa_bamvina():
    core.SCATTER = SCATTER
    violet = (0.30, 0.085, 0.52)
    place(crumb(violet, z=0.62), (0, 0, 0))
    place(crumb(violet, z=0.62, seed=8), (0, 0.01, 0.74))
    cream = cream_material()
    rng = np.random.default_rng(5)
    for z, h in ((0.68, 0.085), (1.42, 0.12)):
        n, k = 300, 24
        X = np.linspace(-1.1, 1.1, n)
        th = np.linspace(0, np.pi, k)
        wave = sum(rng.normal() * 0.010 / f * np.sin(f * 2.3 * X + rng.uniform(0, 6)) for f in (1, 2, 3, 5, 8))
        fold = sum(rng.normal() * 0.006 * np.sin(f * 3.1 * X[:, None] + 2.2 * th[None] + rng.uniform(0, 6)) for f in (2, 4, 7))
        V = np.stack([X[:, None] + 0 * th[None], 0.03 - (0.045 + wave[:, None] + fold) * np.sin(th)[None], z - h / 2 * np.cos(th)[None] + wave[:, None] * 0.6], -1).reshape(-1, 3)
        F = np.array([(i * k + j, (i + 1) * k + j, (i + 1) * k + j + 1, i * k + j + 1) for i in range(n - 1) for j in range(k - 1)])
        mesh_obj("cream", V, F, cream)
    mesh_obj("behind", [(-3, 0.6, -1), (3, 0.6, -1), (3, 0.6, 3), (-3, 0.6, 3)], [(0, 1, 2, 3)], Material("behind").colour((0.10, 0.03, 0.18)).mat)
    late_sun(3.6, 0.5, direction=(-0.66, -0.40, 0.55))
    ambient((1, 0.84, 0.80), 0.5)
    area((-1.8, -1.0, 1.4), (0, 0, 0.7), 0.5, 14, (1, 0.92, 0.84))
    camera((0.10, -2.3, 0.86), (0.02, 0, 0.74), 60, fstop=3.2, focus=(0, 0, 0.7))


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
    warm_light(5.6, 0.7)
    camera((0.05, -1.9, 1.75), (0.02, -0.02, 0.50), 62, fstop=2.6, focus=(0.0, -0.22, 0.80))
