"""The sweet dishes of the recipes, each alone and from near."""
import math

import bpy
import numpy as np
from mathutils import Vector
from scipy.ndimage import gaussian_filter, gaussian_filter1d, maximum_filter1d

from . import core
from .core import Material, attribute, drop_points, grains, icosphere, lathe, mesh_obj, place, shade, tube
from .food import cake_slice, disc, layer_cake
from .pictures import picture
from .powder import dust, of
from .props import bowl, cake_stand, ceramic, drink_material, mug, paint, plate, steel
from .studio import ambient, area, camera, late_sun, shine

LILAC, VIOLET, YELLOW, ORANGE, GREEN = "#A58FD4", "#4A2386", "#E9A21C", "#D9661E", "#2A7048"


# ---------------------------------------------------------------- the set
def ground(colour):
    """One plain color from edge to edge."""
    m = Material("ground", Roughness=0.85, Specular=0.12).colour(colour)
    return mesh_obj("ground", [(-40, -40, 0), (40, -40, 0), (40, 40, 0), (-40, 40, 0)], [(0, 1, 2, 3)], m.mat)


def light(sun=4.4, fill=0.55, direction=(-0.78, 0.34, 0.56), front=26, sky=(1, 0.86, 0.74), glint=70):
    """A late sun from behind on the left, a small warm fill in front, a window that only wet things mirror."""
    core.SCATTER = True
    late_sun(sun, fill, 1.6, direction)
    ambient(sky, fill)
    area((2.2, -3.0, 2.2), (0, 0, 0.5), 2.0, front, (1, 0.93, 0.84))
    shine((-1.4, 3.4, 2.6), (0, 0, 0.5), 1.6, glint, size_y=1.1)


def shot(height, target, pitch, distance=6.0, turn=0.0, fstop=0.45, focus=None, ratio=4 / 3):
    """A camera that sees `height` units at its target, in a picture of that ratio."""
    p, t = math.radians(pitch), math.radians(turn)
    loc = Vector(target) + distance * Vector((math.sin(t) * math.cos(p), -math.cos(t) * math.cos(p), math.sin(p)))
    camera(loc, target, 36 * distance / (height * ratio), fstop, focus)


def waves(p, rng, freq, count=12):
    """Smooth noise of about unit deviation at points."""
    p = np.asarray(p, float)
    k, ph = rng.normal(size=(count, p.shape[-1])) * freq, rng.uniform(0, 2 * np.pi, count)
    return sum(np.cos(p @ k[i] + ph[i]) for i in range(count)) * math.sqrt(2 / count)


def smooth(x, a, b):
    """From 0 at a to 1 at b without a corner."""
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


def sheet(name, V, mat, wrap=True, keep=None, **attributes):
    """A surface from rows of points; `keep` says which points hold a face."""
    n, m = V.shape[:2]
    i, j = np.meshgrid(np.arange(n - 1), np.arange(m if wrap else m - 1), indexing="ij")
    k = (j + 1) % m
    F = np.stack([i * m + j, (i + 1) * m + j, (i + 1) * m + k, i * m + k], -1).reshape(-1, 4)
    if keep is not None:
        F = F[keep.ravel()[F].any(1)]
    ob = mesh_obj(name, V.reshape(-1, 3), F, mat)
    for key, values in attributes.items():
        attribute(ob, key, np.broadcast_to(values, (n, m)))
    return ob


def down(names, X, Y, top=6.0):
    """The height at which points from above meet the named objects, nan beside them."""
    bpy.context.view_layer.update()
    dg = bpy.context.evaluated_depsgraph_get()
    out = np.full(np.size(X), np.nan)
    for i, (x, y) in enumerate(zip(np.ravel(X), np.ravel(Y))):
        ok, p, _, _, ob, _ = bpy.context.scene.ray_cast(dg, (x, y, top), (0, 0, -1))
        if ok and ob.name.startswith(names):
            out[i] = p.z
    return out.reshape(np.shape(X))


def glaze(name, tint, veil, share, rough=0.04):
    """A thin clear liquid: what lies under it shows through its tint, a veil of its own color over that, and it mirrors."""
    m = Material(name)
    t = m.tree
    ripple = m.node("Bump", {"Height": m.noise(9.0, 2.0), "Strength": 0.12, "Distance": 0.02}).outputs[0]
    clear, own = m.node("BsdfTransparent", {"Color": (*tint, 1)}), m.node("BsdfDiffuse", {"Color": (*veil, 1)})
    inside, out = m.node("MixShader", {0: share}), m.node("MixShader", {0: m.node("Fresnel", {"IOR": 1.45, "Normal": ripple}).outputs[0]})
    mirror = m.node("BsdfGlossy", {"Color": (1, 1, 1, 1), "Roughness": rough, "Normal": ripple})
    for a, b in ((clear.outputs[0], inside.inputs[1]), (own.outputs[0], inside.inputs[2]), (inside.outputs[0], out.inputs[1]), (mirror.outputs[0], out.inputs[2]), (out.outputs[0], m.out.inputs["Surface"])):
        t.links.new(a, b)
    return m.mat


def scattered(m, radius, colour, share=0.25):
    """Light under the surface of a soft crumb, in the colors of the surface itself where those vary."""
    for k in m.bsdf.inputs["Base Color"].links:
        m.link(k.from_socket, m.bsdf.inputs["Subsurface Color"])
    return m.set(Subsurface=share, Subsurface_Radius=radius, Subsurface_Color=(*core.lin(colour), 1))


def sugar(names, centre, R, count, seed, size=0.0075):
    """Coarse white sugar that glitters."""
    rng = np.random.default_rng(seed)
    a, r = rng.uniform(0, 2 * np.pi, count), R * np.sqrt(rng.uniform(size=count))
    P, _ = drop_points(names, np.stack([centre[0] + r * np.cos(a), centre[1] + r * np.sin(a)], -1), rng, jitter=0.01)
    if len(P):
        m = Material("sugar", Roughness=0.12, Specular=0.8).colour((0.92, 0.90, 0.86)).mat
        grains(P + [0, 0, size * 0.5], np.clip(np.exp(rng.normal(size=len(P)) * 0.3) * size, 0.003, 0.016), m, rng, "sugar", squash=(1, 0.85, 0.8), tilt=1.5)


def crumbs(names, centre, R, count, colour, seed, size=0.012, inner=0.0):
    """Torn crumbs of all sizes."""
    m = Material("crumb", Roughness=0.85, Specular=0.15)
    m.colour(m.ramp(m.noise(60.0, 3.0), [(0.3, shade(colour, 0.6)), (0.7, shade(colour, 1.2))]))
    dust(names, centre, R, count, m.mat, seed, size, inner=inner, uniform=True, largest=size * 3, jitter=0.0)


def softened(size, mat, rng, name="butter"):
    """A cube of butter that begins to melt: round edges, a spreading foot."""
    v, f = icosphere(5)
    q = np.sign(v) * np.abs(v) ** 0.42
    q /= np.abs(q).max(1, keepdims=True) ** 0.86
    q *= (1 + 0.020 * waves(v, rng, 2.2) + 0.006 * waves(v, rng, 8))[:, None]
    q[:, :2] *= (1 + 0.24 * np.exp(-(q[:, 2] + 1) / 0.22) - 0.05 * q[:, 2])[:, None]
    return mesh_obj(name, q * np.asarray(size) / 2, f, mat)


def margarine_material(colour=(0.98, 0.70, 0.16)):
    m = Material("margarine", Roughness=0.22, Specular=0.5, Clearcoat=0.5, Clearcoat_Roughness=0.08).colour(colour)
    m.bump(m.noise(14.0, 3.0), 0.15, 0.02)
    return scattered(m, (0.08, 0.05, 0.015), colour, 0.35).mat


def pool(names, centre, reach, rng, mat, thick=0.014, arms=()):
    """A thin melted pool that lies on the named objects; `arms` are angles and lengths to which it runs."""
    n, m = 40, 200
    th = np.linspace(0, 2 * np.pi, m, endpoint=False)
    c = np.stack([np.cos(th), np.sin(th)], -1)
    edge = reach * (1 + 0.13 * waves(c, rng, 1.3) + 0.05 * waves(c, rng, 3.5))
    for angle, length, wide in arms:
        d = np.angle(np.exp(1j * (th - math.radians(angle))))
        edge = np.maximum(edge, length * np.exp(-((d / wide) ** 2)) + edge * (1 - np.exp(-((d / wide) ** 2))))
    q = np.linspace(0, 1, n)[:, None]
    X, Y = centre[0] + q * edge * c[:, 0], centre[1] + q * edge * c[:, 1]
    Z = down(names, X, Y)
    Z = gaussian_filter(np.where(np.isnan(Z), np.nanmin(Z), Z), (1, 1), mode=("nearest", "wrap"))
    return sheet("pool", np.stack([X, Y, Z + thick * np.sqrt(np.clip(1 - q**4, 0, 1)) - 0.001], -1), mat)


def run(names, centre, angle, start, top, fall, mat, rng, radius=0.018, sway=0.05):
    """A thin stream from the top of a stack over its edge and down, with a drop at its end."""
    bpy.context.view_layer.update()
    dg, scene = bpy.context.evaluated_depsgraph_get(), bpy.context.scene
    z = np.linspace(top, top - fall, 90)
    ang = math.radians(angle) + sway * np.cumsum(rng.normal(size=90)) / 30
    ang = gaussian_filter1d(ang, 8)
    R = []
    for a, h in zip(ang, z):
        d = Vector((math.cos(a), math.sin(a), 0))
        ok, p, _, _, ob, _ = scene.ray_cast(dg, Vector((centre[0], centre[1], h)) + d * 3, -d)
        R.append(math.hypot(p.x - centre[0], p.y - centre[1]) if ok and ob.name.startswith(names) else np.nan)
    R = np.array(R)
    R = np.where(np.isnan(R), 0, R)
    side = gaussian_filter1d(maximum_filter1d(R, 9), 2.0)
    first = np.argmax(R > 0.8 * R.max())
    side, zs, sa = side[first:], z[first:], ang[first:]
    rr = np.linspace(start, side[0], 30)[:-1]
    over = down(names + ("pool", "syrup"), centre[0] + rr * math.cos(sa[0]), centre[1] + rr * math.sin(sa[0]))
    ok = ~np.isnan(over)
    P = np.concatenate([np.stack([centre[0] + rr * math.cos(sa[0]), centre[1] + rr * math.sin(sa[0]), over], -1)[ok],
                        np.stack([centre[0] + side * np.cos(sa), centre[1] + side * np.sin(sa), zs], -1)])
    step = np.append(0, np.cumsum(np.linalg.norm(np.diff(P, axis=0), axis=1)))
    s = np.linspace(0, step[-1], 110)
    P = gaussian_filter1d(np.stack([np.interp(s, step, P[:, k]) for k in range(3)], -1), 2.2, axis=0)
    t = s / s[-1]
    r = radius * (1.25 - 0.55 * t + 0.07 * waves(t[:, None], rng, 18)) + radius * 0.75 * np.exp(-(((t - 0.955) / 0.035) ** 2))
    r *= np.sqrt(np.clip((1 - t) / 0.03, 0.0004, 1)) * np.sqrt(np.clip(t / 0.10, 0.02, 1))
    return tube(P, r, mat, "run", sides=16, subsurf=1)


# ---------------------------------------------------------------- ube hotcakes
def hotcake_material():
    """Violet hotcakes: a light porous edge, faces that the griddle browned softly and unevenly."""
    m = Material("hotcake", Roughness=0.58, Specular=0.35)
    obj = m.coords(per_object=True)
    wide, fine = m.noise(3.6, 4.0, 0.55, obj, 0.4), m.noise(26.0, 4.0, 0.7, obj)
    t = m.math("MULTIPLY_ADD", m.math("SUBTRACT", wide, 0.5), 0.95, m.attr("face"))
    t = m.math("MULTIPLY_ADD", m.math("SUBTRACT", fine, 0.5), 0.34, t)
    skin = m.ramp(t, [(0.00, (0.44, 0.26, 0.55)), (0.18, (0.31, 0.140, 0.40)), (0.34, (0.185, 0.068, 0.22)), (0.48, (0.165, 0.050, 0.095)), (0.62, (0.31, 0.105, 0.040)), (0.82, (0.21, 0.062, 0.018)), (1.0, (0.085, 0.024, 0.008))])
    # Pores of the crumb on the edge; a few burst bubbles on the faces.
    pore = m.remap(m.noise(30.0, 4.0, 0.6, m.coords((1, 1, 1.5), per_object=True)), 0.34, 0.50)
    side = m.attr("side")
    pit = m.node("TexVoronoi", {"Vector": obj, "Scale": 11.0, "Randomness": 1.0}).outputs["Distance"]
    pit = m.remap(pit, 0.05, 0.19)
    hole = m.mixed(side, pit, pore)
    m.colour(m.mixed(m.remap(hole, 0, 1, (0.30, 0.0)), skin, (0.17, 0.055, 0.23)))
    m.bump(m.math("MULTIPLY_ADD", fine, 0.55, m.math("MULTIPLY", hole, 0.6)), 0.75, 0.016)
    return scattered(m, (0.05, 0.02, 0.06), (0.46, 0.25, 0.58), 0.22).mat


def hotcake(loc, R, h, mat, rng, rot=None):
    """One hotcake: no circle, thicker here and thinner there, its edge round and soft."""
    b, m = h * 0.5, 200
    e = np.linspace(0, np.pi, 26)
    r = np.concatenate([np.linspace(0.002, R - b, 30)[:-1], R - b + b * np.sin(e) ** 0.6, np.linspace(R - b, 0.002, 8)[1:]])
    z = np.concatenate([np.full(29, h), b + b * np.cos(e), np.zeros(7)])
    th = np.linspace(0, 2 * np.pi, m, endpoint=False)
    c = np.stack([np.cos(th), np.sin(th)], -1)
    out = 1 + 0.020 * waves(c, rng, 1.2) + 0.007 * waves(c, rng, 4)
    X, Y = r[:, None] * out * c[:, 0], r[:, None] * out * c[:, 1]
    P = np.stack([X, Y, 0 * X + z[:, None]], -1)
    q = (r / R)[:, None]
    Z = z[:, None] * (1 + 0.05 * waves(P[..., :2], rng, 2.2 / R)) - 0.10 * h * smooth(q, 0.6, 1.0) * (1 + 0.8 * waves(c, rng, 1.4)) + 0.012 * h * waves(P, rng, 14)
    side = np.where(q > 0.8, smooth(1 - np.abs(z / h * 2 - 1)[:, None], 0.18, 0.66), 0)
    face = 0.66 * (1 - smooth(side, 0.05, 0.85)) * (0.55 + 0.45 * (1 - smooth(q, 0.78, 0.97))) + 0.02
    face = face + 0.10 * waves(c, rng, 1.5) * side * 0.6
    ob = sheet("hotcake", np.stack([X, Y, Z], -1), mat, side=side, face=face)
    return place(ob, loc, rot or (rng.normal() * 1.2, rng.normal() * 1.2, rng.uniform(0, 360)))


@picture("recipes/ube-hotcakes-by-the-griddle", 1200, 900, samples=20, exposure=1.06, vignette=0.10, steam=dict(cx=0.50, cy=0.27, width=0.13, height=0.26, strength=0.10, seed=4))
def ube_hotcakes():
    ground(LILAC)
    light()
    rng, mat = np.random.default_rng(12), hotcake_material()
    plate((0, 0, 0), 0.86, ceramic((0.90, 0.85, 0.76)))
    z, x, y = 0.05, 0.0, 0.0
    for i in range(10):
        h = 0.110 * rng.uniform(0.88, 1.12)
        x, y = rng.normal(size=2) * 0.026
        hotcake((x, y, z), 0.545 * rng.uniform(0.96, 1.04), h, mat, rng)
        z += h * 0.97
    top = z + 0.02
    cakes = ("hotcake",)
    melted = glaze("melted", (1.0, 0.84, 0.42), (1.0, 0.66, 0.10), 0.66)
    pool(cakes, (x - 0.02, y - 0.05), 0.205, rng, melted, 0.016, [(-70, 0.40, 0.16), (-128, 0.34, 0.14)])
    for angle, fall, r in ((-72, 0.62, 0.020), (-126, 0.34, 0.016), (-24, 0.22, 0.014)):
        run(cakes, (x, y), angle, 0.22, top + 0.1, fall + 0.1, melted, rng, r)
    place(softened((0.25, 0.23, 0.155), margarine_material(), rng), (x - 0.03, y - 0.03, top + 0.065), (4, -5, 32))
    sugar(cakes + ("pool", "butter"), (x, y), 0.50, 420, 3)
    sugar(("plate", "ground"), (0.0, -0.2), 1.05, 160, 4)
    crumbs(("plate", "ground"), (0, 0), 1.10, 130, (0.36, 0.13, 0.58), 5, 0.010, 0.58)
    dust(("ground",), (0.5, -0.7), 0.9, 900, of("ube-cake-and-pancake-mix"), 6, 0.0050, uniform=True)
    shot(1.86, (0, 0, 0.50), 21, focus=(0, -0.50, 0.85))


@picture("recipes/ube-layer-cake", 1200, 900, samples=20, exposure=1.06, vignette=0.10)
def ube_layer_cake():
    ground(LILAC)
    light()
    cake_stand((-0.20, 0.30, 0))
    layer_cake((-0.20, 0.30, 0.385), 0.78, 3, 0.235, 0.075, 62, 246)
    plate((0.66, -0.74, 0), 0.50, ceramic((0.90, 0.85, 0.76)))
    cake_slice((0.76, -0.42, 0.045), 0.66, 3, 0.20, 0.064, 40, 268)
    crumbs(("cake", "swirl"), (-0.20, 0.30), 0.74, 160, (0.36, 0.13, 0.58), 4, 0.012)
    crumbs(("plate", "ground"), (0.6, -0.8), 0.75, 110, (0.36, 0.13, 0.58), 5, 0.012, 0.5)
    crumbs(("ground",), (-0.6, -0.7), 0.9, 90, (0.36, 0.13, 0.58), 6, 0.010, 0.5)
    dust(("ground",), (-0.7, -0.6), 0.8, 1100, of("ube-cake-and-pancake-mix"), 6, 0.0050, uniform=True)
    shot(2.44, (0.10, -0.06, 0.60), 24, focus=(-0.1, -0.45, 0.75))


# ---------------------------------------------------------------- ensaymada
def brioche_material():
    """Soft bread: chestnut-brown where the coil rises highest, butter-yellow in its creases."""
    m = Material("brioche", Roughness=0.42, Specular=0.4, Clearcoat=0.18, Clearcoat_Roughness=0.25)
    obj = m.coords(per_object=True)
    t = m.math("MULTIPLY_ADD", m.math("SUBTRACT", m.noise(4.0, 4.0, 0.55, obj), 0.5), 0.55, m.attr("bake"))
    t = m.math("MULTIPLY_ADD", m.math("SUBTRACT", m.noise(34.0, 3.0, 0.6, obj), 0.5), 0.16, t)
    m.colour(m.ramp(t, [(0.05, (0.98, 0.80, 0.46)), (0.24, (0.90, 0.56, 0.20)), (0.44, (0.66, 0.29, 0.070)), (0.66, (0.40, 0.135, 0.030)), (1.0, (0.20, 0.055, 0.012))]))
    m.bump(m.math("MULTIPLY_ADD", m.noise(60.0, 3.0, 0.6, obj), 0.25, m.noise(9.0, 4.0, 0.6, obj)), 0.30, 0.016)
    return scattered(m, (0.07, 0.035, 0.015), (0.86, 0.50, 0.20), 0.12).mat


def spread_material():
    """Creamed butter."""
    m = Material("spread", Roughness=0.30, Specular=0.45).colour((1.0, 0.88, 0.52))
    m.bump(m.noise(16.0, 4.0, 0.6, m.coords(per_object=True), 0.6), 0.30, 0.02)
    return scattered(m, (0.08, 0.06, 0.025), (0.98, 0.84, 0.50), 0.3).mat


def ensaymada(loc, R, rng, bread, butter, turn=0.0):
    """A rope of dough coiled like a snail and risen to a dome, spread with butter that fills its creases."""
    n, m = 240, 420
    th = np.linspace(0, 2 * np.pi, m, endpoint=False)[None]
    phi = np.linspace(0.004, 2.50, n)[:, None]
    c = np.stack([np.cos(th[0]), np.sin(th[0])], -1)
    H = 0.56 * R
    r, z = R * np.sin(phi) ** 0.88, H * np.cos(phi)
    N = np.stack([np.sin(phi) * H, np.cos(phi) * R], -1)
    N /= np.linalg.norm(N, axis=-1, keepdims=True)
    P0 = np.stack([np.sin(phi) * c[:, 0], np.sin(phi) * c[:, 1], np.cos(phi) + 0 * th], -1)
    u = 3.1 * phi / 1.60 - th / (2 * np.pi) + 0.050 * waves(P0, rng, 2.2) + 0.35
    f = u - np.floor(u)
    rope = np.sqrt(np.clip(1 - (2 * f - 1) ** 2, 0, 1))
    env = smooth(phi, 0.02, 0.30) * (1 - 0.7 * smooth(phi, 1.55, 1.95)) * (0.85 + 0.25 * waves(P0, rng, 1.5).clip(-1, 1))
    lumpy = R * (0.022 * waves(P0, rng, 2.0) + 0.006 * waves(P0, rng, 7.0))

    def surface(d):
        rr, zz = r + d * N[..., 0], z + d * N[..., 1]
        return np.stack([rr * c[:, 0], rr * c[:, 1], zz + 0 * th], -1)

    depth = 0.23 * R
    bake = 0.10 + 0.74 * rope**1.5 * smooth(np.cos(phi), -0.45, 0.55) - 0.06 * smooth(phi, 1.3, 2.0) + 0 * th
    a = sheet("brioche", surface(lumpy + depth * (rope - 1) * env), bread, bake=bake)
    reach = 0.56 + 0.15 * waves(P0, rng, 2.4) + 0.05 * waves(P0, rng, 6)
    t = smooth(reach - phi, 0.0, 0.30)
    swipe = 0.012 * R * np.sin(u * 2 * np.pi * 2 + 2.0 * waves(P0, rng, 2.0))
    b = sheet("spread", surface(lumpy + depth * 0.55 * (rope - 1) * env + (0.035 * R + swipe) * t - 0.035 * R * (1 - t)), butter, keep=np.broadcast_to(phi < 1.35, (n, m)))
    b.parent = a
    return place(a, loc, (rng.normal() * 2, rng.normal() * 2, turn))


def fluted_tin(loc, R, h, mat, turn=0.0, flutes=15):
    """A brioche mold of thin metal."""
    prof = [(0.001, 0.006), (R * 0.62, 0.004), (R * 0.66, 0.0), (R * 0.69, 0.012), (R, h - 0.012), (R + 0.012, h - 0.004), (R + 0.014, h), (R + 0.008, h + 0.003), (R - 0.004, h - 0.006), (R * 0.66, 0.02)]
    return place(lathe(prof, flutes * 24, mat, "tin", wobble=lambda a: 0.085 * np.abs(np.cos(a * flutes / 2)) ** 0.8 - 0.05), loc, (0, 0, turn))


def shreds(names, centre, R, count, rng, mat, pile=0.10, length=(0.09, 0.20), wide=0.0125, floor=False):
    """Grated cheese: curved strands with square edges in a loose heap that follows what it lies on."""
    q = np.linspace(-0.5, 0.5, 7)
    V, F = [], []
    spots = []
    for k in range(count):
        a, d = rng.uniform(0, 2 * np.pi), R * (rng.uniform() ** 0.62 if not floor else rng.uniform() ** 0.5)
        L, yaw, bend = rng.uniform(*length), rng.uniform(0, 2 * np.pi), rng.normal() * 0.9
        x, y = q * L, bend * L * (q * q - 0.08)
        spots.append((centre[0] + d * math.cos(a) + x * math.cos(yaw) - y * math.sin(yaw), centre[1] + d * math.sin(a) + x * math.sin(yaw) + y * math.cos(yaw), d / R))
    Z = down(names, np.array([s[0] for s in spots]), np.array([s[1] for s in spots]))
    for k, ((x, y, d), z) in enumerate(zip(spots, Z)):
        if np.isnan(z).any():
            continue
        z = gaussian_filter1d(z, 1.2, mode="nearest") * 0.55 + z.max() * 0.45
        z = z + 0.012 + pile * (1 - d * d) * (k / count) + rng.normal() * 0.10 * q * 0.5 * (pile > 0.03) + 0.03 * rng.uniform(0, 1) * (0.25 - q * q) * 4 * (pile > 0.03)
        P = np.stack([x, y, z], -1)
        T = np.gradient(P, axis=0)
        T /= np.linalg.norm(T, axis=1, keepdims=True)
        S = np.cross(T, [0, 0, 1.0])
        S /= np.linalg.norm(S, axis=1, keepdims=True)
        U = np.cross(S, T)
        tw = rng.normal() * 0.5 + rng.normal() * 0.8 * q[:, None]
        S, U = S * np.cos(tw) + U * np.sin(tw), U * np.cos(tw) - S * np.sin(tw)
        w, t = wide * rng.uniform(0.7, 1.25) * (1 - 1.6 * q[:, None] ** 4 * 4), wide * 0.62
        b = sum(len(v) for v in V)
        V.append(np.stack([P + w * S + t * U, P - w * S + t * U, P - w * S - t * U, P + w * S - t * U], 1).reshape(-1, 3))
        F += [(b + 4 * i + j, b + 4 * i + (j + 1) % 4, b + 4 * i + 4 + (j + 1) % 4, b + 4 * i + 4 + j) for i in range(6) for j in range(4)]
        F += [(b, b + 3, b + 2, b + 1), (b + 24, b + 25, b + 26, b + 27)]
    return V and mesh_obj("shreds", np.concatenate(V), F, mat, smooth=False)


@picture("recipes/white-cheddar-ensaymada", 1200, 900, samples=20, exposure=1.04, vignette=0.10, steam=dict(cx=0.53, cy=0.20, width=0.10, height=0.19, strength=0.10, seed=7))
def ensaymadas():
    ground(YELLOW)
    light(4.2, 0.72, front=44)
    rng = np.random.default_rng(5)
    bread, butter, metal = brioche_material(), spread_material(), steel(0.30)
    cheese = Material("cheese", Roughness=0.5, Specular=0.35).colour((1.0, 0.86, 0.62))
    cheese = scattered(cheese, (0.05, 0.035, 0.02), (1.0, 0.84, 0.56), 0.15).mat
    names = ("brioche", "spread")
    for x, y, R, turn in ((-0.02, -0.50, 0.50, 20), (-0.53, 0.42, 0.47, 140), (0.56, 0.36, 0.485, 260)):
        fluted_tin((x, y, 0), R * 0.95, R * 0.60, metal, turn)
        ensaymada((x, y, R * 0.70), R, rng, bread, butter, turn)
        shreds(names, (x - 0.01, y + 0.01), R * 0.52, 150, rng, cheese, 0.105 * R / 0.5)
        sugar(names + ("shreds",), (x, y), R * 0.86, 620, int(turn) + 1, 0.0085)
        dust(names + ("shreds",), (x, y), R * 0.9, 1500, of("white-cheddar-powder"), int(turn) + 2, 0.0036, uniform=True)
    shreds(("ground",), (0.42, -0.72), 0.34, 12, rng, cheese, 0.0, floor=True)
    shreds(("ground",), (-0.66, -0.36), 0.30, 8, rng, cheese, 0.0, floor=True)
    sugar(("ground",), (0, -0.5), 1.2, 420, 8, 0.0085)
    dust(("ground",), (-0.1, -0.5), 1.0, 1100, of("white-cheddar-powder"), 9, 0.0046, uniform=True)
    mug((0.06, 1.22, 0), 18, 0.36, 0.62, ceramic((0.62, 0.055, 0.035), False), drink_material((0.16, 0.055, 0.022)), froth=700)
    shot(2.02, (0.0, 0.05, 0.36), 34, focus=(-0.02, -0.72, 0.62))


# ---------------------------------------------------------------- waffles
GRID = 0.150


def waffle_material():
    """Crisp batter: gold in the pockets, browned on the ridges and the rim, tiny bubbles in its skin."""
    m = Material("waffle", Roughness=0.46, Specular=0.42)
    obj = m.coords(per_object=True)
    wide, fine = m.noise(2.8, 4.0, 0.6, obj), m.noise(30.0, 4.0, 0.7, obj)
    t = m.math("MULTIPLY_ADD", m.math("SUBTRACT", wide, 0.5), 0.75, m.attr("bake"))
    t = m.math("MULTIPLY_ADD", m.math("SUBTRACT", fine, 0.5), 0.34, t)
    m.colour(m.ramp(t, [(0.04, (0.97, 0.70, 0.28)), (0.26, (0.92, 0.55, 0.15)), (0.48, (0.76, 0.34, 0.060)), (0.70, (0.52, 0.18, 0.024)), (0.92, (0.27, 0.075, 0.010))]))
    pit = m.remap(m.node("TexVoronoi", {"Vector": obj, "Scale": 34.0}).outputs["Distance"], 0.06, 0.30)
    m.bump(m.math("MULTIPLY_ADD", fine, 0.6, m.math("MULTIPLY", pit, 0.45)), 0.55, 0.014)
    return scattered(m, (0.05, 0.022, 0.006), (0.95, 0.55, 0.15), 0.14).mat


def waffle(R, rng, mat, h=0.155, syrup=None, pour=None, melted=None, knob=None):
    """A round waffle about its middle with a true grid of pockets; `pour` is the way of the syrup over it."""
    n = 400
    E = R * 1.03
    ax = np.linspace(-E, E, n)
    X, Y = np.meshgrid(ax, ax, indexing="ij")
    r = np.hypot(X, Y) + 1e-9
    C = np.stack([X / r, Y / r], -1)
    out = R * (1 + 0.012 * waves(C, rng, 1.5) + 0.006 * waves(C, rng, 7))
    inside = r < out
    k = np.minimum(1, out / r)
    X, Y, r = X * k, Y * k, np.minimum(r, out)
    P = np.stack([X, Y], -1)
    Xw, Yw = X + 0.0035 * waves(P, rng, 9), Y + 0.0035 * waves(P, rng, 9)
    d = [np.abs(a / GRID - np.round(a / GRID)) * GRID for a in (Xw, Yw)]
    p = smooth(d[0], 0.020, 0.045) * smooth(d[1], 0.020, 0.045) * smooth(out - r, 0.030, 0.062)
    b = 0.055
    edge = np.sqrt(np.clip(1 - np.clip((r - (out - b)) / b, 0, 1) ** 2, 0, 1))
    depth = 0.088
    Z = gaussian_filter(h / 2 * edge - depth * p, 1.0) * edge**0.2 + 0.0035 * waves(P, rng, 16) + 0.008 * waves(P, rng, 2.0)
    ridge = Z - gaussian_filter(Z, 7)
    bake = 0.30 + 0.34 * smooth(ridge, -0.005, 0.026) + 0.22 * smooth(r, out - 0.09, out) - 0.10 * smooth(p, 0.1, 0.9) * smooth(ridge, 0.005, -0.02)
    ob = sheet("waffle", np.stack([X, Y, Z], -1), mat, wrap=False, keep=inside, bake=bake)
    low = sheet("waffle", np.stack([X, Y, -h / 2 * edge], -1), mat, wrap=False, keep=inside, bake=bake * 0 + 0.55)
    low.parent = ob
    ci, cj = np.floor(Xw / GRID).astype(int), np.floor(Yw / GRID).astype(int)
    seed = rng.integers(1 << 30)

    def liquid(name, near, chance, level, film, material):
        """Filled pockets where `near` (a distance at each point) is small, and a film on the ridges under the stream."""
        cell = np.random.default_rng(seed + len(name)).uniform(size=(64, 64, 3))[ci % 64, cj % 64]
        mid = np.full((64, 64), 9.0)
        np.minimum.at(mid, (ci % 64, cj % 64), near)
        close = mid[ci % 64, cj % 64]
        full = (close < 0.045) | ((close < 0.11) & (cell[..., 0] < chance))
        top = h / 2 - depth + depth * (level[0] + (level[1] - level[0]) * cell[..., 1]) + 0.007 * (1 - p)
        w = film * (1 + 0.30 * waves(P, rng, 5.0))
        over = gaussian_filter(Z, 2.2) + 0.016 * np.sqrt(np.clip(1 - (near / w) ** 2, 0, 1)) - 0.03 * smooth(near, w * 0.92, w * 1.1)
        S = np.maximum(np.where(full & (p > 0.01) & (r < out - 0.05), top, -9), over)
        keep = inside & (S > Z - 0.02)
        S = np.where(S < -1, Z - 0.03, S)
        s = sheet(name, np.stack([X, Y, gaussian_filter(S, 0.8)], -1), material, wrap=False, keep=keep)
        s.parent = ob

    if pour is not None:
        near = np.min([np.hypot(X - x, Y - y) for x, y in pour], axis=0)
        liquid("syrup", near, 0.55, (0.35, 0.92), 0.036, syrup)
    if knob is not None:
        near = np.maximum(np.hypot(X - knob[0], Y - knob[1]) - 0.05, 0.0)
        liquid("molten", near, 0.3, (0.25, 0.7), 0.10, melted)
    return ob


def rack(size, z, mat, pitch=0.13):
    """A wire rack on four short legs."""
    w, d = size[0] / 2, size[1] / 2
    for x in np.arange(-w + pitch / 2, w, pitch):
        tube([(x, -d, z), (x, 0, z), (x, d, z)], 0.011, mat, "rack", sides=10)
    for y in (-d * 0.55, d * 0.55):
        tube([(-w, y, z - 0.018), (0, y, z - 0.018), (w, y, z - 0.018)], 0.013, mat, "rack", sides=10)
    c = 0.08
    ring = [(sx * (w - c) + c * math.cos(t + k), sy * (d - c) + c * math.sin(t + k), z) for k, (sx, sy) in zip((0, math.pi / 2, math.pi, 1.5 * math.pi), ((1, 1), (-1, 1), (-1, -1), (1, -1))) for t in np.linspace(0, math.pi / 2, 8)]
    tube(ring + ring[:2], 0.016, mat, "rack", sides=12)
    for sx in (-1, 1):
        for sy in (-1, 1):
            tube([(sx * w * 0.9, sy * d * 0.9, z), (sx * w * 0.92, sy * d * 0.92, z / 2), (sx * w * 0.93, sy * d * 0.93, 0.0)], 0.015, mat, "rack", sides=10)


@picture("recipes/crisp-buttermilk-waffles", 1200, 900, samples=20, exposure=1.06, vignette=0.10, steam=dict(cx=0.49, cy=0.36, width=0.14, height=0.30, strength=0.10, seed=9))
def waffles():
    ground(VIOLET)
    light(front=34)
    rng, mat = np.random.default_rng(8), waffle_material()
    amber = glaze("amber", (0.95, 0.50, 0.08), (0.62, 0.22, 0.022), 0.30)
    melted = glaze("melted", (1.0, 0.80, 0.36), (0.98, 0.62, 0.10), 0.45)
    rack((1.9, 1.6), 0.15, steel(0.22))
    t = np.linspace(0, 1, 90)
    pour = np.stack([-0.42 + 0.86 * t, -0.06 + 0.34 * np.sin(t * 19.0) * (1 - 0.2 * t)], -1)
    place(waffle(0.60, rng, mat), (0.02, 0.03, 0.245), (1.5, -1, 12))
    place(waffle(0.59, rng, mat), (-0.04, -0.02, 0.405), (-1.5, 1.5, 48))
    knob = (0.02, 0.06)
    top = place(waffle(0.60, rng, mat, syrup=amber, pour=pour, melted=melted, knob=knob), (0.02, -0.06, 0.570), (2.5, -2.0, -24))
    b = softened((0.25, 0.22, 0.15), margarine_material(), rng)
    b.parent = top
    place(b, (knob[0], knob[1], 0.138), (4, 5, 20))
    run(("waffle", "syrup"), (0.02, -0.06), -62, 0.50, 0.66, 0.36, amber, rng, 0.022)
    run(("waffle", "syrup"), (0.02, -0.06), -112, 0.52, 0.66, 0.24, amber, rng, 0.018)
    crumbs(("ground", "rack"), (0, -0.5), 1.2, 260, (0.80, 0.40, 0.09), 5, 0.011)
    dust(("ground",), (-0.4, -0.6), 1.1, 1200, of("buttermilk-pancake-mix"), 6, 0.0050, uniform=True)
    dust(("waffle",), (0, -0.1), 0.6, 260, of("buttermilk-pancake-mix"), 7, 0.0036, uniform=True)
    run(("waffle", "syrup"), (0.02, -0.06), -85, 0.50, 0.66, 0.42, amber, rng, 0.024)
    shot(1.72, (0.02, -0.04, 0.42), 36, focus=(0, -0.40, 0.62))


# ---------------------------------------------------------------- champorado
def round_grid(R, n=420):
    """Points of a round surface on a square grid, those outside drawn to its edge, and which are inside."""
    ax = np.linspace(-R * 1.01, R * 1.01, n)
    X, Y = np.meshgrid(ax, ax, indexing="ij")
    r = np.hypot(X, Y) + 1e-9
    k = np.minimum(1, R / r)
    return X * k, Y * k, r < R


def kernels(P, size, mat, rng, name, shape, tilt):
    """Many smooth swollen grains, each a little bent, as one mesh."""
    v, f = icosphere(2)
    n = len(P)
    b = v[None] * np.asarray(shape) * rng.uniform(0.86, 1.14, (n, 1, 3))
    b[..., 1] += rng.normal(size=(n, 1)) * 0.13 * v[None, :, 0] ** 2
    b *= 1 + 0.05 * np.cos(v[None, :, 0] * 4 + rng.uniform(0, 6.28, (n, 1)))[..., None]
    b = np.einsum("nij,nkj->nki", core.rotations(rng, n, tilt), b)
    V = b * np.asarray(size)[:, None, None] + np.asarray(P)[:, None]
    return mesh_obj(name, V.reshape(-1, 3), (f[None] + len(v) * np.arange(n)[:, None, None]).reshape(-1, 3), mat)


def porridge(loc, R, rng, milk_way):
    """Thick chocolate porridge: swollen grains stand out of a glossy mass, milk lies between them along its way."""
    X, Y, inside = round_grid(R)
    P = np.stack([X, Y], -1)
    bent = P + 0.020 * np.stack([waves(P, rng, 7), waves(P, rng, 7)], -1) + 0.006 * np.stack([waves(P, rng, 26), waves(P, rng, 26)], -1)
    near = np.min([np.hypot(bent[..., 0] - x, bent[..., 1] - y) - w for x, y, w in milk_way], axis=0)
    r = np.hypot(X, Y)
    Z = 0.030 * (1 - (r / R) ** 2) + 0.010 * waves(P, rng, 6) + 0.005 * waves(P, rng, 20) + 0.02 * smooth(r, R * 0.94, R)
    m = Material("porridge", Roughness=0.20, Specular=0.5, Clearcoat=0.4, Clearcoat_Roughness=0.08)
    t = m.math("MULTIPLY_ADD", m.attr("milky"), 0.62, m.math("MULTIPLY", m.noise(14.0, 5.0, 0.65), 0.5))
    m.colour(m.ramp(t, [(0.14, (0.034, 0.010, 0.0035)), (0.34, (0.080, 0.026, 0.010)), (0.62, (0.24, 0.10, 0.045)), (0.90, (0.52, 0.30, 0.16))]))
    m.bump(m.noise(40.0, 4.0, 0.65), 0.35, 0.015)
    scattered(m, (0.04, 0.02, 0.01), (0.20, 0.07, 0.03), 0.1)
    milky = smooth(near, 0.050, -0.01)
    place(sheet("porridge", np.stack([X, Y, Z], -1), m.mat, wrap=False, keep=inside, milky=milky), loc)

    def height(x, y):
        i, j = (np.clip(((a / (R * 1.01) + 1) / 2 * (len(X) - 1)).astype(int), 0, len(X) - 1) for a in (x, y))
        return Z[i, j], near[i, j]

    count = 820
    a, d = rng.uniform(0, 2 * np.pi, count), R * 0.965 * np.sqrt(rng.uniform(size=count))
    x, y = d * np.cos(a), d * np.sin(a)
    z, milk_near = height(x, y)
    size = rng.uniform(0.032, 0.046, count)
    z = z + size * rng.uniform(-0.52, 0.02, count) - 0.020 * (milk_near < 0.01)
    kinds = rng.uniform(size=count)
    for k, (low, high, dark, pale) in enumerate(((0, 0.62, (0.050, 0.016, 0.006), (0.120, 0.042, 0.017)), (0.62, 0.92, (0.085, 0.030, 0.012), (0.19, 0.078, 0.034)), (0.92, 1.01, (0.16, 0.070, 0.030), (0.30, 0.155, 0.075)))):
        g = Material("rice", Roughness=0.22, Specular=0.5, Clearcoat=0.5, Clearcoat_Roughness=0.10)
        g.colour(g.ramp(g.noise(16.0, 4.0, 0.6), [(0.32, dark), (0.68, pale)]))
        scattered(g, (0.03, 0.018, 0.01), pale, 0.15)
        s = (kinds >= low) & (kinds < high)
        place(kernels(np.stack([x, y, z], -1)[s], size[s], g.mat, rng, "rice", (1, 0.50, 0.46), 0.28), loc)
    milk = Material("milk", Roughness=0.10, Specular=0.5, Clearcoat=0.5, Clearcoat_Roughness=0.04).colour((0.93, 0.86, 0.72))
    scattered(milk, (0.05, 0.04, 0.025), (0.95, 0.88, 0.74), 0.25)
    S = 0.030 * (1 - (r / R) ** 2) + 0.004 * waves(P, rng, 6) + 0.014 + 0.016 * np.sqrt(np.clip(-near / 0.05, 0, 1)) - 0.05 * smooth(near, -0.004, 0.03)
    place(sheet("milk", np.stack([X, Y, S], -1), milk.mat, wrap=False, keep=inside & (near < 0.03)), loc)


def tuyo_material():
    """Fried dried fish: bronze back, golden belly, a skin that wrinkled and took oil."""
    m = Material("tuyo", Roughness=0.30, Specular=0.6, Metallic=0.30, Clearcoat=0.6, Clearcoat_Roughness=0.12)
    obj = m.coords(per_object=True)
    t = m.math("MULTIPLY_ADD", m.math("SUBTRACT", m.noise(9.0, 5.0, 0.65, obj), 0.5), 0.55, m.attr("back"))
    skin = m.ramp(t, [(0.05, (0.80, 0.55, 0.25)), (0.35, (0.62, 0.34, 0.12)), (0.58, (0.34, 0.155, 0.055)), (0.85, (0.13, 0.055, 0.026)), (1.0, (0.06, 0.026, 0.014))])
    scale = m.node("TexVoronoi", {"Vector": m.coords((0.8, 1.0, 1.0), per_object=True), "Scale": 44.0}).outputs["Distance"]
    m.colour(m.mixed(m.remap(scale, 0.30, 0.62, (0.0, 0.5)), skin, (0.10, 0.04, 0.018)))
    m.bump(m.math("MULTIPLY_ADD", scale, -0.5, m.noise(24.0, 5.0, 0.7, obj)), 0.6, 0.014)
    return m.mat


def tuyo(loc, L, rng, mat, turn, lean=0.0):
    """One small dried herring on its side: head, gill, forked tail, a bent and shrunken body."""
    n, k = 90, 40
    s = np.linspace(0, 1, n)[:, None]
    high = np.interp(s[:, 0], [0, 0.02, 0.08, 0.18, 0.34, 0.52, 0.70, 0.84, 0.92, 1.0], [0.006, 0.030, 0.062, 0.092, 0.108, 0.098, 0.070, 0.040, 0.030, 0.034])
    high = gaussian_filter1d(high, 2.0)[:, None] * L
    a = np.linspace(0, 2 * np.pi, k, endpoint=False)[None]
    gill = np.exp(-(((s - 0.215 - 0.02 * np.sin(a)) / 0.012) ** 2))
    P0 = np.stack([s * 6 + 0 * a, np.cos(a) + 0 * s, np.sin(a) + 0 * s], -1)
    swell = 1 + 0.045 * waves(P0, rng, 1.3) + 0.02 * waves(P0, rng, 5) - 0.16 * gill + 0.08 * smooth(s, 0.23, 0.19) * smooth(s, 0.02, 0.12)
    y = high * np.sign(np.cos(a)) * np.abs(np.cos(a)) ** 0.9 * swell
    z = high * 0.40 * np.sin(a) * swell * (1 - 0.55 * smooth(s, 0.8, 0.95))
    curve, arch = rng.normal() * 0.05, 0.05 + 0.03 * rng.uniform()
    V = np.stack([(s - 0.5) * L + 0 * a, y + curve * L * (2 * s - 1) ** 2, z + arch * L * (2 * s - 1) ** 2 * smooth(s, 0.4, 1)], -1)
    back = 0.42 + 0.36 * np.cos(a) + 0.22 * smooth(s, 0.24, 0.14) + 0.06 * np.cos(s * 60) * (s > 0.25)
    ob = sheet("tuyo", V[:, ::-1], mat, back=back[:, ::-1])
    end = V[-1].mean(0)
    for side, spread in ((1, 0.62), (-1, 0.50)):
        q = np.linspace(0, 1, 14)[:, None]
        e = np.linspace(-1, 1, 7)[None]
        length = 0.155 * L * rng.uniform(0.9, 1.08)
        ang = side * spread
        w = L * (0.032 * (1 - q) + 0.030 * np.sin(np.pi * q) ** 0.8) * (1 - 0.9 * q**3)
        px, py = q * length, e * w
        fx = end[0] - 0.012 * L + px * math.cos(ang) - py * math.sin(ang)
        fy = end[1] + side * 0.012 * L + px * math.sin(ang) + py * math.cos(ang)
        fz = end[2] + 0.012 * L * np.sin(9 * q + e * 2) * q + 0.003 * np.cos(e * 9) + 0.010
        f = sheet("tuyo", np.stack([fx + 0 * e, fy, fz + 0 * e], -1), mat, wrap=False, back=np.full((14, 7), 0.62) + 0.14 * np.cos(e * 9))
        f.parent = ob
    fin = sheet("tuyo", np.stack([np.stack([(u - 0.5) * L + 0 * u, high_at + v * 0.042 * L * (1 - w_) + 0 * u, 0.012 * L + 0 * u], -1) for v in (0, 0.5, 1) for u, high_at, w_ in [(np.linspace(0.42, 0.58, 10), np.interp(np.linspace(0.42, 0.58, 10), s[:, 0], high[:, 0]) * 0.96, np.linspace(0, 0.8, 10))]]), mat, wrap=False, back=np.full((3, 10), 0.75))
    fin.parent = ob
    v, f = icosphere(3)
    for r, colour, lift in ((0.019, (0.62, 0.50, 0.34), 0.0), (0.012, (0.02, 0.012, 0.01), 0.006)):
        eye = mesh_obj("eye", v * [r * L, r * L, r * L * 0.55], f, Material("eye", Roughness=0.2, Specular=0.5).colour(colour).mat)
        eye.location = (-0.5 * L + 0.085 * L, 0.020 * L + curve * L * 0.69, 0.026 * L + lift * L)
        eye.parent = ob
    return place(ob, loc, (lean, 0, turn))


@picture("recipes/champorado-for-a-rainy-monday", 1200, 900, samples=20, exposure=1.05, vignette=0.10, steam=dict(cx=0.47, cy=0.40, width=0.17, height=0.36, strength=0.14, seed=3))
def champorado():
    ground(ORANGE)
    light(front=30)
    rng = np.random.default_rng(4)
    white = ceramic((0.90, 0.84, 0.73))
    bowl((-0.03, 0.22, 0), 0.74, 0.46, white)
    t = np.linspace(0, 1, 70)
    a = 0.6 + t * 3.55 * np.pi
    d = 0.46 * (1 - t) ** 0.75 + 0.015
    way = np.stack([d * np.cos(a), d * np.sin(a), 0.052 * (1 - 0.40 * t) * (1 + 0.25 * np.sin(t * 21))], -1)
    porridge((-0.03, 0.22, 0.385), 0.682, rng, way)
    plate((0.20, -0.70, 0), 0.52, white)
    fish = tuyo_material()
    tuyo((0.17, -0.62, 0.085), 0.76, rng, fish, 14)
    tuyo((0.24, -0.79, 0.090), 0.72, rng, fish, -9, 3)
    crumbs(("plate",), (0.2, -0.74), 0.42, 60, (0.40, 0.20, 0.07), 5, 0.008)
    for mat, count, size in ((of("champorado-oat-cereal"), 900, 0.0052),):
        dust(("ground",), (-0.55, -0.55), 0.8, count, mat, 6, size, uniform=True)
    crumbs(("ground",), (-0.5, -0.6), 0.7, 34, (0.66, 0.42, 0.20), 8, 0.011)
    shot(1.90, (0.02, -0.13, 0.20), 42, focus=(0, -0.30, 0.38))


# ---------------------------------------------------------------- puto
def puto_material():
    """White steamed crumb: smooth and damp outside, porous where it split."""
    m = Material("puto", Roughness=0.50, Specular=0.35)
    obj = m.coords(per_object=True)
    pore = m.remap(m.node("TexVoronoi", {"Vector": obj, "Scale": 46.0}).outputs["Distance"], 0.08, 0.42)
    torn = m.attr("torn")
    m.colour(m.mixed(torn, m.ramp(m.noise(5.0, 4.0, 0.6, obj), [(0.3, (0.94, 0.87, 0.70)), (0.7, (0.97, 0.92, 0.79))]), m.ramp(pore, [(0.0, (0.66, 0.52, 0.33)), (0.6, (0.93, 0.85, 0.70))])))
    m.bump(m.math("MULTIPLY_ADD", m.math("MULTIPLY", pore, torn), 1.6, m.math("MULTIPLY_ADD", pore, 0.18, m.math("MULTIPLY", m.noise(30.0, 4.0, 0.6, obj), 0.5))), 0.55, 0.016)
    return scattered(m, (0.10, 0.075, 0.05), (0.97, 0.92, 0.82), 0.35).mat


def puto(loc, R, rng, mat, rot=(0, 0, 0)):
    """A steamed cake: tapered sides from its mold, a soft dome that burst open along a few arms."""
    n, m = 150, 220
    th = np.linspace(0, 2 * np.pi, m, endpoint=False)[None]
    c = np.stack([np.cos(th[0]), np.sin(th[0])], -1)
    q = np.linspace(0, 1, n)[:, None]
    top = smooth(q, 0.0, 0.0001) * np.minimum(q / 0.66, 1)
    low = np.clip((q - 0.66) / 0.34, 0, 1)
    H = R * rng.uniform(0.52, 0.64)
    phi = top * np.pi / 2 * 1.12
    r = R * np.sin(np.minimum(phi, 1.76)) ** 0.92
    z = H * np.cos(phi)
    r = np.where(low > 0, r[np.argmax(top >= 1)] * (1 - 0.20 * low**0.8), r)
    z = np.where(low > 0, z[np.argmax(top >= 1)] - low * R * 0.62, z)
    r = np.where(q > 0.985, r * (1 - q) / 0.015, r)
    out = 1 + 0.016 * waves(c, rng, 1.5)
    X, Y, Z = r * out * c[:, 0], r * out * c[:, 1], z + 0 * th
    P = np.stack([X, Y, Z], -1) / R
    split = 0 * X
    lips = 0 * X
    first = rng.uniform(0, 2 * np.pi)
    for k in range(int(rng.integers(3, 5))):
        a = first + k * 2 * np.pi / 3.4 + rng.normal() * 0.25
        along = X * math.cos(a) + Y * math.sin(a)
        off = np.abs(-X * math.sin(a) + Y * math.cos(a) + 0.035 * R * waves(P, rng, 3))
        w = R * rng.uniform(0.080, 0.115) * (1.15 - 0.75 * np.clip(along / R, 0, 1.2))
        on = smooth(along, -0.08 * R, 0.03 * R) * smooth(along, rng.uniform(0.72, 0.95) * R, 0.45 * R)
        split = np.maximum(split, on * np.exp(-((off / w) ** 2)))
        lips = np.maximum(lips, on * np.exp(-(((off - 2.0 * w) / (1.2 * w)) ** 2)))
    up = smooth(Z, -0.1 * R, 0.25 * R)
    Z = Z + up * R * (0.085 * lips - 0.270 * split + 0.018 * waves(P, rng, 2.2) + 0.010 * split * waves(P, rng, 16))
    Z = Z - Z.min()
    ob = sheet("puto", np.stack([X, Y, Z], -1), mat, torn=smooth(split * up, 0.12, 0.50))
    return place(ob, loc, rot)


def cheese_slice(centre, size, turn, mat, rng, droop=0.035, names=("puto",)):
    """A small slice that softened on what it lies on, its corners hanging."""
    n = 36
    u = np.linspace(-1, 1, n)
    U, W = np.meshgrid(u, u, indexing="ij")
    k = 1 - 0.17 * (U * W) ** 2
    wob = 1 + 0.02 * waves(np.stack([U, W], -1), rng, 1.4)
    x, y = U * k * wob * size[0] / 2, W * k * wob * size[1] / 2
    t = math.radians(turn)
    X, Y = centre[0] + x * math.cos(t) - y * math.sin(t), centre[1] + x * math.sin(t) + y * math.cos(t)
    Z = down(names, X, Y)
    Z = np.where(np.isnan(Z), np.nanmin(Z), Z)
    Z = np.maximum(gaussian_filter(Z, 5, mode="nearest"), gaussian_filter(Z, 1.2, mode="nearest") - 0.004) + 0.006
    Z = Z - droop * (np.abs(U * W)) ** 2
    ob = sheet("cheese", np.stack([X, Y, Z], -1), mat, wrap=False)
    s = ob.modifiers.new("solid", "SOLIDIFY")
    s.thickness, s.offset = 0.022, 1.0
    b = ob.modifiers.new("bevel", "BEVEL")
    b.width, b.segments, b.limit_method, b.angle_limit = 0.007, 3, "ANGLE", math.radians(50)
    return ob


def bamboo_material(colour=(0.66, 0.42, 0.17), along=True):
    """Split bamboo: fine fibers that run around, a few darker strips."""
    m = Material("bamboo", Roughness=0.42, Specular=0.4)
    fine = m.noise(12.0, 4.0, 0.65, m.coords((0.35, 0.35, 9.0) if along else (9.0, 0.35, 2.0), per_object=True))
    wide = m.noise(1.4, 3.0, 0.6, m.coords((0.6, 0.6, 3.0), per_object=True))
    t = m.math("MULTIPLY_ADD", fine, 0.6, m.math("MULTIPLY", wide, 0.4))
    m.colour(m.ramp(t, [(0.34, shade(colour, 0.46)), (0.50, colour), (0.68, shade(colour, 1.35))]))
    m.bump(fine, 0.35, 0.008)
    return m.mat


def steamer(loc, R, h, mat, dark):
    """A bamboo steamer: a bent wall with two hoops that are tied, a rim, a floor of slats."""
    x, y, z = loc
    place(lathe([(R - 0.045, 0.03), (R - 0.045, h - 0.02), (R - 0.035, h), (R - 0.008, h), (R, h - 0.012), (R, 0.0), (R - 0.045, 0.0)], 160, mat, "steamer"), loc)
    place(lathe([(R - 0.075, h * 0.52), (R - 0.075, h - 0.075), (R - 0.066, h - 0.068), (R - 0.045, h - 0.07)], 160, mat, "steamer"), loc)
    for low, high in ((0.0, 0.105), (h - 0.115, h - 0.018)):
        place(lathe([(R, low), (R + 0.022, low + 0.004), (R + 0.026, low + 0.012), (R + 0.026, high - 0.010), (R + 0.020, high), (R, high)], 160, dark, "hoop"), loc, (0, 0, 40 * low))
    for k in range(14):
        a = k / 14 * 2 * np.pi + 0.2
        for low, high in ((0.0, 0.105), (h - 0.115, h - 0.018)):
            d = R + 0.020
            for off in (-0.012, 0.012):
                b = a + off / R * 1.4
                tube([((R - 0.02) * math.cos(b) + x, (R - 0.02) * math.sin(b) + y, z + high + 0.006), (d * math.cos(b) + x, d * math.sin(b) + y, z + high + 0.008), ((d + 0.014) * math.cos(b + off) + x, (d + 0.014) * math.sin(b + off) + y, z + (low + high) / 2), (d * math.cos(b) + x, d * math.sin(b) + y, z + low - 0.004 * (low > 0))], 0.0075, mat, "tie", sides=6, subsurf=1)


def banana_leaf(loc, R, rng):
    """A round of banana leaf, ribbed, its torn edge standing up a little."""
    n, m = 60, 260
    q, t = np.linspace(0.002, 1, n)[:, None], np.linspace(0, 2 * np.pi, m, endpoint=False)[None]
    c = np.stack([np.cos(t[0]), np.sin(t[0])], -1)
    out = R * (1 + 0.035 * waves(c, rng, 3) + 0.012 * waves(c, rng, 14))
    X, Y = q * out * c[:, 0], q * out * c[:, 1]
    P = np.stack([X, Y], -1)
    Z = 0.006 * waves(P, rng, 4) + 0.020 * (1 + 0.7 * waves(c, rng, 3)) * smooth(q, 0.75, 1.0)
    mat = Material("leaf", Roughness=0.32, Specular=0.45, Clearcoat=0.3, Clearcoat_Roughness=0.15)
    x = mat.node("SeparateXYZ", {0: mat.node("TexCoord").outputs["Object"]}).outputs[0]
    rib = mat.math("SINE", mat.math("MULTIPLY_ADD", x, 190.0, mat.math("MULTIPLY", mat.noise(3.0, 2.0), 6.0)))
    mat.colour(mat.ramp(mat.math("MULTIPLY_ADD", rib, 0.10, mat.noise(3.0, 4.0)), [(0.30, (0.030, 0.105, 0.016)), (0.52, (0.070, 0.22, 0.030)), (0.75, (0.17, 0.36, 0.055))]))
    mat.bump(rib, 0.35, 0.008)
    return place(sheet("leaf", np.stack([X, Y, Z], -1), mat.mat), loc)


@picture("recipes/puto-with-cheese", 1200, 900, samples=20, exposure=1.02, vignette=0.10, steam=dict(cx=0.50, cy=0.46, width=0.20, height=0.42, strength=0.14, seed=6))
def puto_with_cheese(rings=((1, 0.0, 0), (6, 0.475, 20)), size=0.222):
    """A steamer of puto: so many in each ring, how far from the middle and from which angle."""
    ground(VIOLET)
    light(front=30)
    rng = np.random.default_rng(9)
    steamer((0, 0.02, 0), 0.80, 0.34, bamboo_material((0.72, 0.47, 0.20)), bamboo_material((0.60, 0.35, 0.13)))
    disc((0, 0.02, 0.13), 0.74, paint((0.42, 0.25, 0.10)), "floor")
    banana_leaf((0, 0.02, 0.16), 0.735, rng)
    cake = puto_material()
    cheese = Material("cheese", Roughness=0.26, Specular=0.5, Clearcoat=0.4, Clearcoat_Roughness=0.12).colour((0.98, 0.62, 0.12))
    cheese.bump(cheese.noise(10.0, 3.0), 0.15, 0.02)
    cheese = scattered(cheese, (0.08, 0.045, 0.012), (0.98, 0.62, 0.12), 0.3).mat
    spots = [(r * math.cos(a), r * math.sin(a)) for n, r, start in rings for a in np.radians(np.arange(n) * 360 / n + start)]
    at = []
    for i, (x, y) in enumerate(spots):
        R = size * rng.uniform(0.95, 1.04)
        x, y = x + rng.normal() * 0.010, y + 0.02 + rng.normal() * 0.010
        puto((x, y, 0.172), R, rng, cake, (rng.normal() * 3, rng.normal() * 3, rng.uniform(0, 360)))
        at.append((x, y, R))
    for x, y, R in at:
        cheese_slice((x + rng.normal() * 0.022, y + rng.normal() * 0.022), (R * rng.uniform(1.02, 1.14), R * rng.uniform(0.72, 0.84)), rng.uniform(0, 180), cheese, rng, 0.022)
    crumbs(("ground",), (0, -0.6), 1.0, 60, (0.94, 0.88, 0.76), 5, 0.012, 0.3)
    dust(("ground",), (0.3, -0.8), 0.9, 900, of("double-acting-baking-powder"), 6, 0.0048, uniform=True)
    shot(1.90, (0, 0.0, 0.20), 44, focus=(0, -0.35, 0.36))


# ---------------------------------------------------------------- ice candy
def frozen_material():
    """Frozen chocolate milk behind its sleeve: pale streaks of ice, frost where the air came to it."""
    m = Material("frozen", Roughness=0.38, Specular=0.4)
    obj = m.coords(per_object=True)
    streak = m.noise(7.0, 5.0, 0.65, m.coords((0.5, 2.0, 2.0), per_object=True), 1.0)
    base = m.ramp(streak, [(0.30, (0.13, 0.042, 0.014)), (0.52, (0.24, 0.088, 0.032)), (0.74, (0.42, 0.195, 0.085))])
    frost = m.remap(m.math("MULTIPLY_ADD", m.noise(52.0, 4.0, 0.8, obj), 0.5, m.math("MULTIPLY", m.noise(3.4, 3.0, 0.6, obj), 0.8)), 0.66, 0.88, (0.0, 0.34))
    m.colour(m.mixed(frost, base, (0.80, 0.80, 0.82)))
    m.bump(m.noise(60.0, 4.0, 0.75, obj), 0.35, 0.010)
    return scattered(m, (0.04, 0.022, 0.012), (0.25, 0.11, 0.05), 0.12).mat


def sleeve_material():
    """Thin clear plastic: it mirrors, and frost beads it in patches."""
    m = Material("sleeve")
    t = m.tree
    obj = m.coords(per_object=True)
    crease = m.node("Bump", {"Height": m.noise(7.0, 3.0, 0.6, m.coords((0.7, 3.0, 3.0), per_object=True), 0.8), "Strength": 0.5, "Distance": 0.03}).outputs[0]
    clear, white = m.node("BsdfTransparent", {"Color": (0.97, 0.98, 1.0, 1)}), m.node("BsdfDiffuse", {"Color": (0.86, 0.90, 0.94, 1)})
    cover = m.remap(m.math("MULTIPLY_ADD", m.noise(70.0, 3.0, 0.8, obj), 0.45, m.math("MULTIPLY", m.noise(3.0, 3.0, 0.6, obj), 0.8)), 0.62, 0.86, (0.02, 0.16))
    inside, out = m.node("MixShader", {0: cover}), m.node("MixShader", {0: m.node("Fresnel", {"IOR": 1.55, "Normal": crease}).outputs[0]})
    mirror = m.node("BsdfGlossy", {"Color": (1, 1, 1, 1), "Roughness": 0.07, "Normal": crease})
    for a, b in ((clear.outputs[0], inside.inputs[1]), (white.outputs[0], inside.inputs[2]), (inside.outputs[0], out.inputs[1]), (mirror.outputs[0], out.inputs[2]), (out.outputs[0], m.out.inputs["Surface"])):
        t.links.new(a, b)
    return m.mat


def ice_candy(loc, rot, L, r, rng, core_mat, film):
    """One stick along x: frozen chocolate in a sleeve, pleated to a knot, with a loose tail."""
    n, k = 150, 48
    a = np.linspace(0, 2 * np.pi, k, endpoint=False)[None]

    def body(length, radius, start, end, pleat):
        s = np.linspace(0, 1, n)[:, None]
        x = s * length
        taper = np.sqrt(np.clip(x / start, 0.0004, 1)) * smooth(length - x, -0.0, end) ** 0.6
        P0 = np.stack([x * 3 + 0 * a, np.cos(a) + 0 * s, np.sin(a) + 0 * s], -1)
        rad = radius * taper * (1 + 0.035 * waves(P0, rng, 0.9) + 0.010 * waves(P0, rng, 4)) + pleat(x, a) * radius
        bow = 0.035 * L * np.sin(np.pi * x / L) * 1.0
        return np.stack([x + 0 * a, rad * np.cos(a) + bow, rad * 0.90 * np.sin(a)], -1)

    state = rng.bit_generator.state
    fill = L * rng.uniform(0.86, 0.90)
    core_ob = sheet("stick", body(fill, r, 0.05, 0.14, lambda x, t: 0 * x * t)[:, ::-1], core_mat)
    rng.bit_generator.state = state
    rng.uniform()
    neck = lambda x, t: 0.16 * np.cos(t * 9 + x * 7) * np.exp(-((x - L) / 0.10) ** 2) + 0.15 * smooth(x, L - 0.10, L)
    skin = sheet("sleeve", body(L, r * 1.045, 0.03, 0.22, neck)[:, ::-1], film)
    skin.parent = core_ob
    knot = Material("knot", Roughness=0.12, Specular=0.6, Clearcoat=0.6).colour((0.74, 0.72, 0.72)).mat
    t = np.linspace(0, 2 * np.pi, 60)
    w = 0.030
    P = np.stack([L + 0.020 + w * 0.75 * np.sin(2 * t) * 0.7, w * (np.sin(t) + 0.35 * np.cos(3 * t)), w * (np.cos(t) + 0.35 * np.sin(3 * t))], -1)
    tube(P, 0.017 + 0.004 * np.cos(5 * t), knot, "knot", sides=10, subsurf=1).parent = core_ob
    q, e = np.linspace(0, 1, 26)[:, None], np.linspace(-1, 1, 40)[None]
    turn = rng.uniform(0, np.pi)
    wide = 0.020 + 0.105 * q**0.8 * (1 + 0.10 * rng.normal())
    fold = 0.035 * np.sin(e * 8 + 3 * q + rng.uniform(0, 6)) * (0.3 + q) + 0.030 * np.sin(q * 5)
    y, z = e * wide, fold
    V = np.stack([L + 0.040 + q * rng.uniform(0.15, 0.21) + 0.015 * np.sin(e * 3 + turn) * q, y * math.cos(turn) - z * math.sin(turn), y * math.sin(turn) + z * math.cos(turn)], -1)
    sheet("sleeve", V, film, wrap=False).parent = core_ob
    return place(core_ob, loc, rot)


def ice_material():
    """Crushed ice: it mirrors, half of it clear, half white inside."""
    m = Material("ice")
    t = m.tree
    rough = m.node("Bump", {"Height": m.noise(10.0, 3.0), "Strength": 0.35, "Distance": 0.03}).outputs[0]
    clear, white, through = m.node("BsdfTransparent", {"Color": (0.98, 1.0, 1.0, 1)}), m.node("BsdfDiffuse", {"Color": (0.97, 1.0, 1.0, 1)}), m.node("BsdfTranslucent", {"Color": (0.96, 1.0, 1.0, 1)})
    cloudy, inside, out = m.node("MixShader", {0: 0.5}), m.node("MixShader", {0: m.remap(m.noise(5.0, 3.0), 0.35, 0.65, (0.55, 0.95))}), m.node("MixShader", {0: m.node("Fresnel", {"IOR": 1.31, "Normal": rough}).outputs[0]})
    mirror = m.node("BsdfGlossy", {"Color": (1, 1, 1, 1), "Roughness": 0.06, "Normal": rough})
    for a, b in ((white.outputs[0], cloudy.inputs[1]), (through.outputs[0], cloudy.inputs[2]), (clear.outputs[0], inside.inputs[1]), (cloudy.outputs[0], inside.inputs[2]), (inside.outputs[0], out.inputs[1]), (mirror.outputs[0], out.inputs[2]), (out.outputs[0], m.out.inputs["Surface"])):
        t.links.new(a, b)
    return m.mat


def ice_bed(loc, R, rise, rng, mat, count=900):
    """A heap of broken ice, pieces of all sizes."""
    a, d = rng.uniform(0, 2 * np.pi, count), R * np.sqrt(rng.uniform(size=count))
    size = np.clip(np.exp(rng.normal(size=count) * 0.45) * 0.042, 0.016, 0.095)
    P = np.stack([loc[0] + d * np.cos(a), loc[1] + d * np.sin(a), loc[2] + rise * (1 - (d / R) ** 2) + rng.uniform(-0.06, 0.02, count)], -1)
    ob = grains(P, size, mat, rng, "ice", (1, 0.8, 0.62), 1.5)
    ob.data.polygons.foreach_set("use_smooth", np.zeros(len(ob.data.polygons), bool))
    under = lathe([(0.001, rise - 0.05), (R * 0.5, rise * 0.75 - 0.05), (R, -0.05)], 64, paint((0.62, 0.80, 0.86), 0.5), "under")
    place(under, loc)
    return ob


@picture("recipes/tsokolate-ice-candy", 1200, 900, samples=20, exposure=1.04, vignette=0.10)
def ice_candies():
    ground(GREEN)
    light(4.4, 0.95, sky=(0.95, 0.97, 1.0), front=60, glint=90)
    rng = np.random.default_rng(3)
    enamel = Material("enamel", Roughness=0.14, Specular=0.5, Clearcoat=0.4).colour((0.90, 0.90, 0.86)).mat
    rim = paint((0.045, 0.10, 0.36), 0.15, 0.4)
    R, h = 0.88, 0.40
    place(lathe([(0.001, 0.0), (R * 0.70, 0.0), (R * 0.74, 0.02), (R * 0.95, h - 0.03), (R * 0.94, h - 0.025), (R * 0.72, 0.04), (0.001, 0.03)], 128, enamel, "basin"), (0, 0, 0))
    place(lathe([(R * 0.935, h - 0.03), (R * 0.97, h - 0.022), (R * 1.015, h - 0.008), (R * 1.02, h + 0.004), (R * 1.005, h + 0.012), (R * 0.965, h + 0.002), (R * 0.93, h - 0.018)], 128, rim, "rim"), (0, 0, 0))
    ice_bed((0, 0, h - 0.06), R * 0.92, 0.14, rng, ice_material(), 1100)
    choc, film = frozen_material(), sleeve_material()
    for k, (fan, back, y) in enumerate(((-31, 52, 0.10), (-17, 60, 0.02), (-4, 55, 0.12), (9, 62, -0.02), (22, 54, 0.08), (35, 58, 0.02))):
        x = fan / 35 * 0.20
        ice_candy((x, y - 0.28, h - 0.10), (rng.uniform(0, 360) * 0, -back + rng.normal() * 1.5, 90 - fan), 0.98 * rng.uniform(0.95, 1.04), 0.092 * rng.uniform(0.95, 1.06), rng, choc, film)
    ice_candy((-0.34, -0.36, h + 0.10), (0, -6, -14), 0.90, 0.092, rng, choc, film)
    dust(("ground",), (0.2, -0.9), 0.8, 700, of("dutch-processed-cocoa-powder"), 6, 0.0048, uniform=True)
    shot(2.0, (0, 0.0, 0.56), 27, focus=(0, -0.25, 0.75))
