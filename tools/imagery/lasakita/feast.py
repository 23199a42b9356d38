"""All that the powders and mixes make on one table of banana leaves; and the sign of equality, laid in two fries."""
import math

import bpy
import numpy as np

from . import core
from .core import Material, link, mesh_obj, place, shade
from .counts import ground, plates, queue
from .food import coated_fry_material, fry_mesh, pancake_stack
from .pictures import picture
from .powder import dust, of
from .props import ceramic, drink_material, mug, plate
from .recipes_savory import breaded, breading_material, coat, cut_ends, enamel, nachos, sinigang_bowl, sour_cream_corn, spilled
from .recipes_sweet import champorado, puto_with_cheese, sheet, waves
from .studio import area, camera, late_sun, shadow_catcher, shine


def served(build, x, y, turn=0.0, scale=1.0, keep=lambda o: True):
    """What `build` sets out around the middle of a scene, without its own ground, camera and lights, moved to its place on the table."""
    scene = bpy.context.scene
    before = set(scene.objects)
    build()
    holder = link(bpy.data.objects.new("dish", None))
    for o in set(scene.objects) - before - {holder}:
        if o.type in ("CAMERA", "LIGHT") or o.name.startswith("ground") or not keep(o):
            bpy.data.objects.remove(o)
        elif o.parent is None:
            o.parent = holder
    place(holder, (x, y, 0), (0, 0, turn), scale)
    bpy.context.view_layer.update()


def leaf_material():
    """Banana leaf: fine ribs that run aslant from a pale one in the middle, oily light on it."""
    m = Material("leaf", Roughness=0.34, Specular=0.45, Clearcoat=0.35, Clearcoat_Roughness=0.18)
    xyz = m.node("SeparateXYZ", {0: m.node("TexCoord").outputs["Object"]})
    x, y = xyz.outputs[0], m.math("ABSOLUTE", xyz.outputs[1])
    aslant = m.math("MULTIPLY_ADD", y, -0.35, x)
    rib = m.math("SINE", m.math("MULTIPLY_ADD", aslant, 92.0, m.math("MULTIPLY", m.noise(1.6, 2.0), 5.0)))
    wide = m.math("SINE", m.math("MULTIPLY_ADD", aslant, 11.0, m.math("MULTIPLY", m.noise(0.8, 2.0), 4.0)))
    tone = m.math("MULTIPLY_ADD", wide, 0.07, m.math("MULTIPLY_ADD", rib, 0.06, m.noise(1.1, 4.0)))
    green = m.ramp(tone, [(0.30, (0.026, 0.098, 0.014)), (0.52, (0.060, 0.205, 0.026)), (0.78, (0.155, 0.36, 0.048))])
    m.colour(m.mixed(m.remap(y, 0.012, 0.040, (1.0, 0.0)), green, (0.34, 0.50, 0.12)))
    m.bump(m.math("MULTIPLY_ADD", wide, 0.6, rib), 0.30, 0.010)
    return m.mat


def leaf(y, width, turn, z, rng, mat, x=0.0, length=13.0):
    """A leaf from one edge of the table to the other: its margin waves, and it is torn here and there along a rib."""
    n, m = 44, 620
    u, v = np.linspace(-0.5, 0.5, m)[None] * length, np.linspace(-1, 1, n)[:, None]
    along = u.T * [0.9]
    margin = 1 + 0.05 * waves(along, rng, 1.0)[None] + 0.018 * waves(along, rng, 6.0)[None]
    for at in rng.uniform(-0.42, 0.42, 7) * length:
        margin = margin - rng.uniform(0.10, 0.30) * np.exp(-(((u - at) / 0.035) ** 2))
    Y = v * width / 2 * margin
    X = u + 0.35 * np.abs(Y)
    P = np.stack([X, np.broadcast_to(Y, X.shape)], -1)
    Z = 0.010 * waves(P, rng, 1.6) + 0.030 * np.exp(-((Y / 0.035) ** 2)) + 0.05 * np.abs(v) ** 3 * (1 + 0.6 * waves(along, rng, 1.5)[None])
    return place(sheet("leaf", np.stack([X, np.broadcast_to(Y, X.shape), Z], -1), mat, wrap=False), (x, y, z), (0, 0, turn))


@picture("about/feast", 1600, 900, samples=24, exposure=1.10, saturation=1.08, vignette=0.06, grain=0.003,
         steam=dict(cx=0.43, cy=0.26, width=0.13, height=0.24, strength=0.13, seed=4))
def feast():
    core.SCATTER = True
    served(sinigang_bowl, -0.42, 1.22, 20, 0.98)
    served(puto_with_cheese, 1.56, 1.40, 12, 0.92)
    served(nachos, -1.02, -0.86, 8, 0.80)
    served(champorado, 0.92, -0.42, -6, 0.92, keep=lambda o: o.location.y > -0.4 or o.location.length < 0.01)
    served(sour_cream_corn, 2.46, -0.98, 0, 0.98)
    table = ground("#12300f")
    queue([(-2.86, 1.42), (-1.98, 1.72)], "cheddar-cheese-powder", scale=0.98, grains_each=2600)
    queue([(0.36, 2.42)], "barbecue-flavor-powder", scale=0.98, grains_each=2600, colours=("#F0A814", "#FFF3DC"), seed=6)
    queue([(2.92, 1.74)], None, scale=1.0, food="popcorn", colours=("#C8231C", "#FFF3DC"))
    plates([(2.46, 0.42)], R=0.66)
    plate((0.06, -1.72, 0), 0.66, ceramic((0.92, 0.89, 0.84), False))
    pancake_stack((0.06, -1.72, 0.064), 0.48, 0.150, 3, seed=5, pool=0.55, lobes=(-128, -82, -38, 70))
    mug((1.52, -1.52, 0), -24, mat=ceramic((0.93, 0.88, 0.78), False), drink=drink_material((0.060, 0.0155, 0.005)), froth=420)
    rng, mat = np.random.default_rng(5), breading_material()
    plate((-2.42, -0.02, 0), 0.78, enamel(0.78))
    for at, rot in (((-2.62, 0.12, 0.32), (20, -6, -28)), ((-2.12, 0.06, 0.30), (-14, 8, 150)), ((-2.44, -0.34, 0.34), (10, -10, 60)), ((-2.38, 0.02, 0.66), (30, -8, 12))):
        breaded("drumstick", 0.44, rng, mat, at, rot)
    bpy.context.view_layer.update()
    coat(("chicken",), "crispy-breading-mix", (-2.4, 0), 0.8, 2600, 3, 6, 0.8)
    # No leaf reaches through a plate: all lie a little deeper than what fell on the table.
    table.location.z = -0.3
    green = leaf_material()
    for y, width, turn, z, x in ((2.95, 2.3, 3, 0.012, 0.4), (1.15, 2.5, -2.5, 0.036, -0.5), (-0.75, 2.4, 2, 0.018, 0.6), (-2.45, 2.2, -2, 0.044, -0.2)):
        leaf(y, width, turn, z - 0.062, rng, green, x)
    late_sun(5.0, 0.55, 2.0, (-0.60, 0.40, 0.66))
    area((3.4, -6.4, 5.4), (0, 0, 0.4), 4.0, 300, (1, 0.94, 0.85))
    shine((-1.0, 7.2, 6.6), (0, 0.3, 0.4), 4.6, 300)
    p, d = math.radians(50), 12.0
    camera((0.1, 0.05 - d * math.cos(p), 0.30 + d * math.sin(p)), (0.1, 0.05, 0.30), 36 * d / 6.25, fstop=3.2, focus=(0, -0.4, 0.5))
