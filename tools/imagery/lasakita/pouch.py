"""Filled pouches and sacks: the simulated mesh with a product's label."""
import math
import os

import bpy
import numpy as np

from .core import Material, mesh_obj, place
from .finish import CACHE

_relief = None
_materials = {}


def relief():
    """Height of seals and zipper over the label, as an image."""
    global _relief
    if _relief:
        return _relief
    w, h = 1200, 1800
    y = np.linspace(0, 1, h)[:, None] + np.zeros((1, w))
    x = np.linspace(0, 1, w)[None] + np.zeros((h, 1))

    def step(a, b, t):
        t = np.clip((t - a) / (b - a), 0, 1)
        return t * t * (3 - 2 * t)

    z = np.zeros((h, w))
    seal = step(0.932, 0.938, y) * (1 - step(0.992, 0.996, y))
    z += seal * (0.5 + 0.5 * np.sin(y * 2 * np.pi * 150)) * 0.55 - seal * 0.3
    for zipper in (0.898, 0.909):
        z += 0.9 * np.exp(-(((y - zipper) / 0.0022) ** 2))
    side = 1 - step(0.026, 0.032, np.minimum(x, 1 - x))
    z += side * (0.18 * np.sin(y * 2 * np.pi * 220) - 0.35)
    im = bpy.data.images.new("relief", w, h, float_buffer=True)
    im.colorspace_settings.name = "Non-Color"
    px = np.ones((h, w, 4), np.float32)
    px[..., :3] = (z * 0.5 + 0.5)[..., None]
    im.pixels.foreach_set(px.ravel())
    im.pack()
    _relief = im
    return im


def film(label, rough=0.38):
    """Printed, laminated film."""
    m = Material("film", Roughness=rough, Specular=0.45, Clearcoat=0.22, Clearcoat_Roughness=0.15)
    t = m.node("TexImage", image=bpy.data.images.load(os.path.join(CACHE, "labels", label + ".png")))
    t.interpolation = "Cubic"
    m.colour(t.outputs[0])
    b1 = m.bump(m.node("TexImage", image=relief()).outputs[0], 0.8, 0.012)
    b2 = m.bump(m.noise(5.5, 4.0, 0.5, distortion=0.7), 0.35, 0.03, after=b1)
    m.link(b2, m.bsdf.inputs["Clearcoat Normal"])
    return m.mat


def woven(label):
    """The woven plastic or kraft of a sack, with its print."""
    m = Material("woven", Roughness=0.7, Specular=0.25)
    t = m.node("TexImage", image=bpy.data.images.load(os.path.join(CACHE, "labels", label + ".png")))
    grime = m.remap(m.noise(4.0, 6.0, 0.65), 0.35, 0.75, (0.82, 1.06))
    mul = m.node("MixRGB", {0: 1.0}, blend_type="MULTIPLY")
    m.link(t.outputs[0], mul.inputs[1])
    m.link(grime, mul.inputs[2])
    m.colour(mul.outputs[0])
    uv = m.node("TexCoord").outputs["UV"]
    w1 = m.node("TexWave", {"Scale": 46.0, "Vector": uv}, bands_direction="X").outputs[1]
    w2 = m.node("TexWave", {"Scale": 70.0, "Vector": uv}, bands_direction="Y").outputs[1]
    b1 = m.bump(m.math("MULTIPLY", w1, w2), 0.35, 0.008)
    m.bump(m.noise(4.0, 4.0, 0.55, distortion=0.6), 0.5, 0.05, after=b1)
    return m.mat


def pouch(label, loc=(0, 0), turn=0, sim="pouch-a", tilt=-3, scale=1.0, depth=1.0, lying=None, material=None):
    """A pouch that stands on its gusset at loc, or lies on its back at the height `lying`."""
    d = np.load(os.path.join(CACHE, "sim", sim + ".npz"))
    co = d["co"].copy()
    co[:, 0] -= co[:, 0].mean()
    co[:, 1] = (co[:, 1] - np.median(co[:, 1])) * depth
    a = math.radians(tilt if lying is None else 0)
    y, z = co[:, 1].copy(), co[:, 2].copy()
    co[:, 1], co[:, 2] = y * math.cos(a) - z * math.sin(a), y * math.sin(a) + z * math.cos(a)
    if lying is None:
        co[:, 2] -= np.quantile(co[:, 2], 0.0015)
    else:  # front up, head away from the camera; flattened underneath by its own weight
        co[:, 2] -= 1.2
        co = np.stack([co[:, 0], co[:, 2], -co[:, 1]], -1)
        low = co[:, 2].min() * 0.62
        co[:, 2] = np.maximum(co[:, 2], low) - low
    co *= scale
    if (label, material) not in _materials:
        _materials[label, material] = (material or film)(label)
    ob = mesh_obj("pouch", co, d["faces"], _materials[label, material])
    uv = ob.data.uv_layers.new(name="uv")
    uv.data.foreach_set("uv", d["uv"][d["faces"].ravel()].astype(np.float32).ravel())
    place(ob, (loc[0], loc[1], lying or 0.0), (0, 0, turn))
    m = ob.modifiers.new("subsurf", "SUBSURF")
    m.levels = m.render_levels = 1
    return ob


def sack(label, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.6, depth=1.35, squeeze=0.92):
    """A full sack, standing; rotate it to lay it down."""
    ob = pouch(label, sim="sack-a", tilt=0, depth=depth, material=woven)
    ob.name = "sack"
    return place(ob, loc, rot, (scale, scale, scale * squeeze))
