"""Things around the food: wood, tiles, tableware, kitchen tools, the stall, the shelf, paper and cloth."""
import math

import bpy
import numpy as np

from .core import Material, box, copy_of, fbm, grains, lathe, mesh_obj, mix, place, shade, tube
from .food import blob, bowl_profile, cup_profile, disc


# ---------------------------------------------------------------- materials
def wood(dark=(0.17, 0.065, 0.022), light=(0.46, 0.22, 0.085), scale=1.0, rough=0.45):
    m = Material("wood", Roughness=rough, Specular=0.35)
    c = m.coords((0.55 * scale, 7 * scale, 7 * scale), per_object=True)
    n = m.math("MULTIPLY_ADD", m.noise(9.0, 4.0, 0.7, c), 0.45, m.noise(1.6, 6.0, 0.62, c, 1.2))
    m.colour(m.ramp(n, [(0.5, dark), (0.68, mix(dark, light, 0.5)), (0.9, light)])).bump(n, 0.25, 0.01)
    return m.mat


def ceramic(colour=(0.86, 0.80, 0.70), speckle=True):
    m = Material("ceramic", Roughness=0.2, Specular=0.5)
    if speckle:
        m.colour(m.ramp(m.noise(70.0, 2.0), [(0.27, shade(colour, 0.45)), (0.33, colour), (1, colour)]))
    else:
        m.colour(colour)
    return m.mat


def steel(rough=0.24):
    m = Material("steel", Roughness=rough, Metallic=1.0).colour((0.72, 0.70, 0.67))
    return m.mat


def paint(colour, rough=0.35, clearcoat=0.0):
    return Material("paint", Roughness=rough, Specular=0.4, Clearcoat=clearcoat).colour(colour).mat


def cloth(colour, second=None, stripe=8.0):
    m = Material("cloth", Roughness=0.9, Specular=0.1, Sheen=0.5)
    if second is None:
        m.colour(colour)
    else:
        x = m.node("SeparateXYZ", {0: m.coords()}).outputs
        k = [m.math("GREATER_THAN", m.math("SINE", m.math("MULTIPLY", x[i], stripe)), 0.35) for i in (0, 1)]
        m.colour(m.mixed(m.math("MULTIPLY", m.math("ADD", k[0], k[1]), 0.5), colour, second))
    m.bump(m.noise(110.0, 3.0), 0.25, 0.01)
    return m.mat


# ---------------------------------------------------------------- tableware
def board(centre, size, turn, mat, thick=0.09, z=0.0):
    return box((size[0], size[1], thick), (centre[0], centre[1], z), (0, 0, turn), mat, 0.03, "board")


def bowl(loc, R=0.85, h=0.56, mat=None):
    return place(lathe(bowl_profile(R, h, foot=R * 0.48), 128, mat or ceramic(), "bowl"), loc)


def cake_stand(loc):
    """A plate on a foot."""
    prof = [(0.001, 0), (0.30, 0), (0.31, 0.02), (0.10, 0.10), (0.075, 0.20), (0.09, 0.30), (0.30, 0.34), (0.80, 0.35), (0.815, 0.37), (0.80, 0.385), (0.001, 0.385)]
    return place(lathe(prof, 96, ceramic((0.93, 0.90, 0.84), False), "stand"), loc)


def plate(loc, R=0.8, mat=None):
    prof = [(0.001, 0.02), (R * 0.55, 0.02), (R * 0.56, 0.0), (R * 0.62, 0.0), (R * 0.66, 0.025), (R * 0.97, 0.085), (R, 0.098),
            (R * 0.985, 0.108), (R * 0.93, 0.098), (R * 0.68, 0.052), (R * 0.60, 0.044), (0.001, 0.042)]
    return place(lathe(prof, 128, mat or ceramic(), "plate", subsurf=1), loc)


def mug(loc, turn=0, R=0.30, h=0.52, mat=None, drink=None, level=0.86, foam=True, seed=2, froth=420):
    """A mug and what is in it."""
    mat = mat or ceramic()
    prof = [(0.001, 0.012), (R * 0.72, 0.012), (R * 0.74, 0.0), (R * 0.82, 0.0), (R * 0.90, 0.03), (R * 0.98, 0.16 * h / 0.5),
            (R, h * 0.6), (R, h - 0.01), (R - 0.008, h), (R - 0.024, h), (R - 0.032, h - 0.012), (R - 0.034, h * 0.5), (R * 0.8, 0.06), (0.001, 0.05)]
    ob = place(lathe(prof, 96, mat, "mug", subsurf=1), loc, (0, 0, turn))
    a = np.linspace(-1.35, 1.35, 26)
    hd = tube(np.stack([R * 0.94 + 0.20 * np.cos(a) * 1.0 - 0.02, 0 * a, h * 0.52 + 0.19 * np.sin(a)], -1), 0.036, mat, "handle", subsurf=1)
    hd.parent = ob
    if drink is not None:
        z = loc[2] + h * level
        disc((loc[0], loc[1], z), R - 0.034, drink, "drink")
        if foam:
            rng = np.random.default_rng(seed)
            bubbles = Material("froth", Roughness=0.35, Specular=0.4).colour((0.30, 0.125, 0.05)).mat
            n = froth
            t = rng.uniform(0, 6.28, n)
            r = (R - 0.045) * np.where(rng.uniform(size=n) < 0.75, 1 - np.abs(rng.normal(size=n)) * 0.10, np.sqrt(rng.uniform(size=n)))
            r = np.clip(r, 0, R - 0.045)
            rad = np.clip(np.exp(rng.normal(size=n) * 0.5) * 0.007, 0.003, 0.018)
            grains(np.stack([loc[0] + r * np.cos(t), loc[1] + r * np.sin(t), np.full(n, z)], -1), rad, bubbles, rng, "froth", levels=1)
    return ob


def drink_material(colour=(0.085, 0.028, 0.012)):
    m = Material("drink", Roughness=0.08, Specular=0.5)
    n = m.noise(3.0, 4.0, 0.55, distortion=1.5)
    return m.colour(m.ramp(n, [(0.35, colour), (0.6, shade(colour, 1.8)), (0.75, shade(colour, 3.2))])).bump(n, 0.1, 0.02) and m.mat


def spoon(loc, rot, mat=None, length=1.0):
    """A wooden or steel spoon that lies on its location."""
    mat = mat or wood((0.30, 0.14, 0.05), (0.62, 0.36, 0.16))
    v = []
    n, k = 30, 16
    F = []
    for i in range(n):
        u = i / (n - 1) * 2 * np.pi
        for j in range(k):
            q = j / (k - 1)
            v.append((0.15 * math.cos(u) * q, 0.105 * math.sin(u) * q, 0.055 * q * q))
    F = [(i * k + j, ((i + 1) % n) * k + j, ((i + 1) % n) * k + j + 1, i * k + j + 1) for i in range(n) for j in range(k - 1)]
    ob = mesh_obj("spoon", np.array(v), F, mat)
    s = ob.modifiers.new("solid", "SOLIDIFY")
    s.thickness = 0.02
    q = np.linspace(0, 1, 20)
    h = tube(np.stack([0.13 + q * (length - 0.13), 0 * q, 0.05 + 0.05 * np.sin(q * 2.6)], -1), 0.024 + 0.006 * q, mat, "handle", subsurf=1)
    h.parent = ob
    return place(ob, (loc[0], loc[1], loc[2] + 0.012), rot)


def whisk(loc, rot, length=0.85):
    """A balloon whisk along its x axis."""
    st = steel()
    handle = tube([(x, 0, 0) for x in np.linspace(0, length * 0.48, 10)], np.array([0.030, 0.036, 0.038, 0.036, 0.034, 0.034, 0.036, 0.038, 0.034, 0.024]), wood(), "whisk", subsurf=1)
    for i in range(7):
        a = i / 7 * np.pi
        t = np.linspace(0, 1, 40)
        x = length * 0.46 + (length * 0.54) * np.sin(t * np.pi) ** 0.75
        y = 0.15 * np.cos(t * np.pi) * np.sin(t * np.pi) ** 0.35
        w = tube(np.stack([x, y * math.cos(a), y * math.sin(a)], -1), 0.0065, st, "wire", sides=8)
        w.parent = handle
    return place(handle, loc, rot)


def rolling_pin(loc, turn, mat=None):
    mat = mat or wood((0.40, 0.20, 0.08), (0.70, 0.44, 0.22))
    prof = [(0.001, -0.86), (0.04, -0.85), (0.05, -0.74), (0.035, -0.60), (0.035, -0.56), (0.10, -0.55), (0.105, -0.53), (0.105, 0.53), (0.10, 0.55),
            (0.035, 0.56), (0.035, 0.60), (0.05, 0.74), (0.04, 0.85), (0.001, 0.86)]
    return place(lathe(prof, 48, mat, "pin"), (loc[0], loc[1], loc[2] + 0.105), (90, 0, turn))


def tray(loc, size, turn=0, mat=None):
    """A shallow baking tray."""
    mat = mat or steel(0.38)
    w, d, h = size[0] / 2, size[1] / 2, 0.12
    ob = box((size[0], size[1], 0.03), loc, (0, 0, turn), mat, 0.012, "tray")
    for x, y, sx, sy in ((w, 0, 0.03, size[1]), (-w, 0, 0.03, size[1]), (0, d, size[0] + 0.03, 0.03), (0, -d, size[0] + 0.03, 0.03)):
        a = math.radians(turn)
        box((sx, sy, h), (loc[0] + x * math.cos(a) - y * math.sin(a), loc[1] + x * math.sin(a) + y * math.cos(a), loc[2]), (0, 0, turn), mat, 0.012, "tray")
    return ob


def cup(loc, colour="#C8231C", second="#FFF6E6", turn=0, scale=1.0, stripes=14):
    """A striped paper cup of the shape that fries_in_cup fills."""
    m = Material("paper", Roughness=0.6, Specular=0.25)
    x = m.node("SeparateXYZ", {0: m.node("TexCoord").outputs["Object"]}).outputs
    ang = m.math("ARCTAN2", x[1], x[0])
    k = m.math("GREATER_THAN", m.math("SINE", m.math("MULTIPLY", ang, float(stripes))), 0.0)
    m.colour(m.mixed(k, colour, second))
    return place(lathe(cup_profile(), 96, m.mat, "cup"), loc, (0, 0, turn), scale)


def stripes(colour="#C8231C", second="#FFF6E6", each=0.115):
    """Paper with straight stripes across."""
    m = Material("paper", Roughness=0.6, Specular=0.25)
    x = m.node("SeparateXYZ", {0: m.node("TexCoord").outputs["Object"]}).outputs[0]
    k = m.math("GREATER_THAN", m.math("SINE", m.math("MULTIPLY", x, math.pi / each)), 0.0)
    return m.colour(m.mixed(k, colour, second)).mat


def paper_tray(loc, mat, turn=0, scale=1.0, low=(0.30, 0.20), high=(0.43, 0.32), h=0.17, name="tray"):
    """A paper boat for one piece: a folded bottom, four sides that lean out."""
    def ring(a, b, z, r, n=8):
        out = []
        for k, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
            for t in np.linspace(0, math.pi / 2, n):
                out.append((sx * (a - r) + r * math.cos(t + k * math.pi / 2), sy * (b - r) + r * math.sin(t + k * math.pi / 2), z))
        return out
    rings = [ring(0.01, 0.01, 0.0, 0.005), ring(*low, 0.0, 0.03)]
    rings += [ring(low[0] + (high[0] - low[0]) * t, low[1] + (high[1] - low[1]) * t, h * t, 0.03 + 0.02 * t) for t in (0.02, 0.25, 0.5, 0.75, 1.0)]
    n = len(rings[0])
    F = [(i * n + j, i * n + (j + 1) % n, (i + 1) * n + (j + 1) % n, (i + 1) * n + j) for i in range(len(rings) - 1) for j in range(n)]
    ob = mesh_obj(name, np.concatenate([np.array(r) for r in rings]), F, mat)
    s = ob.modifiers.new("solid", "SOLIDIFY")
    s.thickness, s.offset = 0.010, 1.0
    return place(ob, loc, (0, 0, turn), scale)


def shaker(loc, colour="#F0860A", turn=0, scale=1.0):
    """A powder shaker: a coloured drum with a steel lid."""
    body = paint(colour, 0.3, 0.3)
    ob = place(lathe([(0.001, 0), (0.20, 0), (0.215, 0.015), (0.215, 0.55), (0.20, 0.57), (0.001, 0.57)], 80, body, "shaker"), loc, (0, 0, turn), scale)
    lid = lathe([(0.225, 0.54), (0.232, 0.55), (0.232, 0.66), (0.21, 0.70), (0.10, 0.73), (0.001, 0.735)], 80, steel(0.28), "lid")
    lid.parent = ob
    band = lathe([(0.217, 0.16), (0.219, 0.16), (0.219, 0.42), (0.217, 0.42)], 80, paint("#FFF6E6", 0.5), "band")
    band.parent = ob
    hole = paint((0.02, 0.015, 0.01), 0.9)
    for i in range(9):
        t, r = i * 2.4, 0.045 * math.sqrt(i)
        h = lathe([(0.001, 0), (0.014, 0)], 16, hole, "hole")
        h.parent = ob
        h.location = (r * math.cos(t), r * math.sin(t), 0.737 - 0.12 * r)
    return ob


def napkin(centre, size, turn, mat, seed=0, z=0.004):
    """A piece of cloth lying with soft waves."""
    rng = np.random.default_rng(seed)
    n = 90
    u = np.linspace(-0.5, 0.5, n)
    X, Y = np.meshgrid(u, u, indexing="ij")
    h = fbm(128, 2.2, rng, 1, 7)[:n, :n]
    Z = 0.018 + 0.020 * (h - h.min()) / np.ptp(h) * 2
    V = np.stack([X * size[0], Y * size[1], Z], -1).reshape(-1, 3)
    F = [(i * n + j, (i + 1) * n + j, (i + 1) * n + j + 1, i * n + j + 1) for i in range(n - 1) for j in range(n - 1)]
    ob = mesh_obj("napkin", V, F, mat, subsurf=1)
    return place(ob, (centre[0], centre[1], z), (0, 0, turn))


# ---------------------------------------------------------------- the stall and the shelf
def bunting(p0, p1, sag, count, colours, size=0.34, seed=0):
    """Banderitas: a string of paper flags between two points."""
    rng = np.random.default_rng(seed)
    p0, p1 = np.array(p0, float), np.array(p1, float)
    t = np.linspace(0, 1, 60)
    P = p0 + (p1 - p0) * t[:, None]
    P[:, 2] -= sag * 4 * t * (1 - t)
    tube(P, 0.008, paint((0.25, 0.15, 0.08), 0.8), "string", sides=6)
    mats = [paint(c, 0.75) for c in colours]
    d = (p1 - p0) / np.linalg.norm(p1 - p0)
    for i in range(count):
        k = (i + 0.5) / count
        c = p0 + (p1 - p0) * k
        c[2] -= sag * 4 * k * (1 - k)
        w = size * 0.42
        sway = rng.normal() * 0.05
        a, b = c - d * w, c + d * w
        for q in (a, b):
            kk = np.clip(np.dot(q - p0, d) / np.linalg.norm(p1 - p0), 0, 1)
            q[2] = (p0 + (p1 - p0) * kk)[2] - sag * 4 * kk * (1 - kk)
        tip = c + [0, sway, -size]
        mesh_obj("flag", [a, b, (b + tip) / 2 + [0, sway * 0.4 + 0.02, 0], tip, (a + tip) / 2 + [0, sway * 0.4 + 0.02, 0]], [(0, 1, 2, 3), ], mats[i % len(mats)], smooth=False)
        mesh_obj("flag", [a, tip, (a + tip) / 2 + [0, 0.001, 0]], [(0, 1, 2)], mats[i % len(mats)], smooth=False)


def planks(x0, x1, y0, y1, z, count, mat, thick=0.08, along="x", gap=0.012):
    """A floor, counter or wall of boards."""
    for i in range(count):
        if along == "x":
            w = (y1 - y0) / count
            box((x1 - x0, w - gap, thick), ((x0 + x1) / 2, y0 + (i + 0.5) * w, z - thick), (0, 0, 0), mat, 0.012, "plank")
        else:
            w = (x1 - x0) / count
            box((w - gap, y1 - y0, thick), (x0 + (i + 0.5) * w, (y0 + y1) / 2, z - thick), (0, 0, 0), mat, 0.012, "plank")


def tiles(x0, x1, z0, z1, y, size, colours, gap=0.02):
    """A wall of glazed tiles facing the camera."""
    g = paint((0.75, 0.68, 0.58), 0.9)
    mesh_obj("grout", [(x0, y + 0.02, z0), (x1, y + 0.02, z0), (x1, y + 0.02, z1), (x0, y + 0.02, z1)], [(0, 1, 2, 3)], g)
    mats = [paint(c, 0.15, 0.3) for c in colours]
    proto = []
    for m in mats:
        b = box((size - gap, 0.05, size - gap), (0, -99, 0), (0, 0, 0), m, 0.012, "tile")
        proto.append(b)
    rng = np.random.default_rng(1)
    nx, nz = int((x1 - x0) / size), int((z1 - z0) / size)
    for i in range(nx):
        for j in range(nz):
            ob = copy_of(proto[(i + j) % len(proto)], (x0 + (i + 0.5) * size, y, z0 + (j + 0.5) * size), (rng.normal() * 0.35, 0, rng.normal() * 0.35))
    for p in proto:
        bpy.data.objects.remove(p)


def skewer(loc, rot, colour=(0.86, 0.40, 0.06), count=4, r=0.12, rough=0.10, seed=0, mat=None):
    """Balls in orange batter on a bamboo stick, along x."""
    rng = np.random.default_rng(seed)
    stick = tube([(x, 0, 0) for x in np.linspace(-0.35, count * r * 1.9 + 0.08, 8)], 0.014, paint((0.72, 0.52, 0.28), 0.6), "stick", sides=8)
    mat = mat or batter_material(colour)
    for i in range(count):
        b = blob(r, rng, rough * 0.5, mat, "ball", 4, (1, 1, 1), 0.03, 2.5)
        b.location = (r + i * r * 1.86, 0, 0)
        b.parent = stick
    return place(stick, loc, rot)


def batter_material(colour=(0.86, 0.36, 0.04)):
    m = Material("batter", Roughness=0.38, Specular=0.5, Subsurface=0.08)
    m.set(Subsurface_Radius=(0.05, 0.02, 0.01), Subsurface_Color=(*colour, 1))
    n = m.noise(8.0, 6.0, 0.7, m.coords(per_object=True))
    m.colour(m.ramp(n, [(0.3, shade(colour, 0.55)), (0.52, colour), (0.75, shade(colour, 1.25))])).bump(n, 0.5, 0.03)
    return m.mat
