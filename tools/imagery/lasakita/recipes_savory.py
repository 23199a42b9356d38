"""The savory dishes of the recipes, each alone and from near."""
import math

import bpy
import numpy as np
from mathutils import Matrix, Quaternion, Vector, noise
from scipy.ndimage import gaussian_filter, maximum_filter
from scipy.spatial import cKDTree

from . import core
from .core import Material, attribute, drop_points, grains, icosphere, lathe, link, mesh_obj, place, shade, tube
from .counts import ground
from .food import bowl_profile, butter_material, clear, coated_fry_material, disc, fries_upright, fry_mesh, settle
from .pictures import picture
from .powder import dust, grains_on, of
from .props import ceramic, cup, paint, paper_tray, plate, stripes
from .studio import area, camera, late_sun, shine


# ---------------------------------------------------------------- ground, light, camera
def on(screen, k=0.62):
    """A ground: the color of its material, and the one on the screen that it becomes."""
    srgb = [12.92 * x if x <= 0.0031308 else 1.055 * x ** (1 / 2.4) - 0.055 for x in shade(screen, k)]
    return "#" + "".join("%02x" % round(255 * x) for x in srgb), screen


MAIS = on("#FFC629")
DAHON = on("#2F7D4F")
SUNSET = on("#E4571B")
SILI = on("#B51B17")
KESO = on("#C33118")
MANTIKA = on("#F5A81C")


def set_out(pair, sun=5.2, fill=0.50, front=46, back=70, direction=(-0.60, 0.46, 0.62)):
    """The ground, late sun from behind on the left, a window behind that only shines, a small fill from the front."""
    ob = ground(pair[0])
    late_sun(sun, fill, 2.2, direction)
    area((1.7, -3.0, 2.6), (0, 0, 0.5), 1.8, front, (1, 0.93, 0.84))
    shine((-1.0, 3.2, 3.2), (0, 0, 0.4), 2.0, back)
    return ob


def look(height, pitch, target, distance=5.6, fstop=0.9, focus=None, x=0.0):
    """A camera that sees `height` units at the target, from `pitch` degrees above."""
    p = math.radians(pitch)
    loc = (target[0] + x, target[1] - distance * math.cos(p), target[2] + distance * math.sin(p))
    ob = camera(loc, target, 36 * distance / (height * 4 / 3), fstop=fstop, focus=focus)
    ob.data.sensor_fit = "HORIZONTAL"
    return ob


# ---------------------------------------------------------------- shapes
def fractal(V, scale, octaves=4, rough=0.9, shift=(0, 0, 0)):
    """Fractal noise at every vertex."""
    P = V * scale + np.asarray(shift)
    return np.array([noise.fractal(Vector(p), rough, 2.0, octaves) for p in P])


def cells(V, scale, shift=(0, 0, 0)):
    """Distance to the nearest and the next point of a cell pattern, at every vertex."""
    P = V * scale + np.asarray(shift)
    return np.array([noise.voronoi(Vector(p))[0][:2] for p in P])


def normals(V, F):
    """Normals of the vertices of a closed mesh of triangles."""
    n = np.cross(V[F[:, 1]] - V[F[:, 0]], V[F[:, 2]] - V[F[:, 0]])
    N = np.zeros_like(V)
    for k in range(3):
        np.add.at(N, F[:, k], n)
    return N / np.maximum(np.linalg.norm(N, axis=1, keepdims=True), 1e-9)


def chunk(rng, size, mat, shape=(1, 0.85, 0.7), cuts=3, soft=8, rough=0.06, level=5, name="chunk"):
    """A piece that a knife cut: a few planes, all edges soft. `height` tells the material where its top side is."""
    v, f = icosphere(level)
    n = np.vstack([np.eye(3), -np.eye(3)]) + rng.normal(size=(6, 3)) * 0.14
    n = np.vstack([n, rng.normal(size=(cuts, 3))])
    n /= np.linalg.norm(n, axis=1, keepdims=True)
    d = np.append(rng.uniform(0.86, 1.06, 6), rng.uniform(0.80, 1.0, cuts))
    r = (np.maximum(v @ n.T / d, 0) ** soft).sum(1) ** (-1 / soft)
    V = v * r[:, None] * np.asarray(shape)
    V = V * (1 + rough * fractal(V, 1.6, 4, 0.8, rng.uniform(0, 50, 3)))[:, None]
    ob = mesh_obj(name, V * size, f, mat)
    attribute(ob, "height", V[:, 2] / shape[2])
    return ob


def pack(count, radius, rng, low, high, inside, rounds=150):
    """Points that push each other away until they lie two radii apart, kept where `inside` puts them."""
    P = inside(rng.uniform(low, high, (count, 3)))
    for _ in range(rounds):
        i, j = cKDTree(P).query_pairs(2 * radius, output_type="ndarray").T
        d = P[i] - P[j] + 1e-6
        L = np.linalg.norm(d, axis=1, keepdims=True)
        push = d / L * (2 * radius - L) * 0.3
        np.add.at(P, i, push)
        np.add.at(P, j, -push)
        P = inside(P)
    return P


def heaped(r0, r1, h, rise, radius, deep):
    """What keeps points in a cup and under the dome of what is heaped in it."""
    def inside(P):
        x, y, z = P.T.copy()
        z = np.maximum(z, h - deep)
        r = np.hypot(x, y)
        room = np.minimum(r0 + (r1 - r0) * z / h, r1) - radius * np.clip(1.25 - 3 * np.clip(z - h, 0, 1), 0.6, 1.25)
        k = np.minimum(1, room / np.maximum(r, 1e-6))
        x, y, r = x * k, y * k, r * k
        top = h + rise * (1 - (r / r1) ** 2) + 0.16 * rise * np.sin(7 * x + 1) * np.cos(6 * y)
        return np.stack([x, y, np.minimum(z, top)], -1)
    return inside


def apart(count, R, gap, rng, centre=(0, 0), tries=30):
    """Points in a disc that keep a distance from each other."""
    out = []
    for _ in range(count * tries):
        a, r = rng.uniform(0, 6.28), R * math.sqrt(rng.uniform())
        p = np.array([centre[0] + r * math.cos(a), centre[1] + r * math.sin(a)])
        if all(np.hypot(*(p - q)) > gap for q in out):
            out.append(p)
            if len(out) == count:
                break
    return np.array(out)


def drape(names, centre, R, mask, thick, mat, n=190, smooth=1.6, name="sauce"):
    """Something thick poured over the named objects: it follows them from above. `mask(x, y)` is above zero where it lies."""
    scene = bpy.context.scene
    bpy.context.view_layer.update()
    dg = bpy.context.evaluated_depsgraph_get()
    ax = np.linspace(-R, R, n)
    X, Y = np.meshgrid(ax + centre[0], ax + centre[1], indexing="ij")
    H = np.zeros((n, n))
    for i in range(n):
        for j in range(n):
            top = 8.0
            for _ in range(4):
                ok, p, _, _, ob, _ = scene.ray_cast(dg, (X[i, j], Y[i, j], top), (0, 0, -1))
                if not ok or ob.name.startswith(names):
                    break
                top = p.z - 0.002
            H[i, j] = p.z if ok else 0
    env = maximum_filter(H, 3)
    Z = gaussian_filter(np.maximum(env, gaussian_filter(env, 2 * smooth)), smooth)
    M = mask(X, Y)
    # It grows thin to the edge, where it ends in a round lip.
    Z = Z + thick * np.sqrt(np.clip(M, 0, 1)) - 0.35 * thick
    keep = M > -0.02
    idx = -np.ones((n, n), int)
    idx[keep] = np.arange(keep.sum())
    q = np.stack([idx[:-1, :-1], idx[1:, :-1], idx[1:, 1:], idx[:-1, 1:]], -1).reshape(-1, 4)
    q = q[(q >= 0).all(1)]
    return mesh_obj(name, np.stack([X, Y, Z], -1)[keep], q, mat, subsurf=1)


def rim(loc, r=0.42, z=0.80, thick=0.014, scale=1.0, colour="#FFF6E6"):
    """The rolled lip of a paper cup."""
    t = np.linspace(0, 2 * np.pi, 13)
    return place(lathe(np.stack([r + thick * np.cos(t), z + thick * np.sin(t)], -1), 96, paint(colour, 0.5), "rim"), loc, scale=scale)


def paper_cup(loc, colour, second, turn=0, scale=1.0, stripe_count=14):
    """A striped paper cup with a rolled lip."""
    ob = cup(loc, colour, second, turn, scale, stripe_count)
    rim(loc, scale=scale, colour=second)
    return ob


def spilled(slug, centre, R, count, seed=1, names=("ground",)):
    """Powder that fell beside the food: fine grains, some coarse, a few clumps."""
    for k, (share, size, most) in enumerate(((1.0, 0.0030, 0.006), (0.25, 0.0055, 0.009), (0.03, 0.0105, 0.016))):
        dust(names, centre, R, int(count * share), of(slug), seed + 11 * k, size, largest=most, jitter=0.01)


def coat(names, slug, centre, R, count, seed=1, drifts=24, fine=1.0):
    """Grains of powder on food: all over, and in drifts."""
    for k, (share, size, most) in enumerate(((1.0, 0.0022, 0.004), (0.28, 0.0040, 0.007), (0.020, 0.0075, 0.012))):
        dust(names, centre, R, int(count * share), of(slug), seed + 7 * k, size * fine, uniform=True, largest=most * fine, jitter=0.02)
    rng = np.random.default_rng(seed + 3)
    at = rng.uniform(-0.75 * R, 0.75 * R, (drifts, 2)) + np.asarray(centre)
    each = max(1, count // 140)
    xy = np.repeat(at, each, 0) + rng.normal(size=(drifts * each, 2)) * rng.uniform(0.012, 0.034, (drifts, 1)).repeat(each, 0)
    grains_on(names, xy, of(slug), rng, 0.0036 * fine, 0.0075 * fine)


# ---------------------------------------------------------------- cheese fries
def cut_ends(o, rng):
    """A fry's ends as the knife left them: square, a little slanting."""
    v = np.array([p.co for p in o.data.vertices])
    for ring, c in ((slice(0, 20), 320), (slice(300, 320), 321)):
        d = (v[ring] - v[c]) * [1.24, 1.24, 1]
        d[:, 2] += d[:, 0] * rng.normal() * 0.30 + d[:, 1] * rng.normal() * 0.20
        v[ring] = v[c] + d
    o.data.vertices.foreach_set("co", v.ravel())
    o.data.update()


def cup_of_fries(loc, mat, seed, turn=0, scale=1.0, count=46, top=(0.30, 0.62), colours=("#C8231C", "#FFF3DC")):
    """A striped cup with a full fan of fries, thin ones and thick ones."""
    rng = np.random.default_rng(seed)
    paper_cup(loc, *colours, turn, scale)
    holder = place(link(bpy.data.objects.new("cupful", None)), loc, (0, 0, turn), scale)
    for o in fries_upright(mat, seed, count, top):
        cut_ends(o, rng)
        o.scale = (rng.uniform(0.66, 0.92), rng.uniform(0.66, 0.92), 1)
        o.rotation_quaternion = Quaternion((rng.normal(), rng.normal(), 0), abs(rng.normal()) * 0.10) @ o.rotation_quaternion
        o.parent = holder


def lying_fry(loc, turn, mat, rng, tip=0):
    """A fry that fell out."""
    o = fry_mesh(rng.uniform(0.62, 0.85), rng.uniform(0.064, 0.078), rng, "fry-lying", bend=0.015)
    cut_ends(o, rng)
    o.data.materials.append(mat)
    s = o.modifiers.new("subsurf", "SUBSURF")
    s.levels = s.render_levels = 1
    return place(o, (loc[0], loc[1], 0.036 + (loc[2] if len(loc) > 2 else 0)), (90, tip, turn))


@picture("recipes/cheese-fries-ng-plaza", 1200, 900, samples=20, exposure=1.10, saturation=1.12, vignette=0.0, grain=0.003, flat=MAIS, ends=0.14)
def cheese_fries():
    slug = "cheddar-cheese-powder"
    set_out(MAIS, front=120, fill=0.62)
    mat = coated_fry_material((0.94, 0.26, 0.012), close=True)
    cups = (-0.25, -0.20), (0.40, 0.26)
    # They stand a little deep: the fries are the picture.
    cup_of_fries((*cups[0], -0.16), mat, 18, 10, count=64)
    cup_of_fries((*cups[1], -0.16), mat, 29, 130, count=64)
    rng = np.random.default_rng(4)
    for x, y, t in ((0.34, -0.60, 62), (0.66, -0.28, 128)):
        lying_fry((x, y), t, mat, rng)
    bpy.context.view_layer.update()
    for i, c in enumerate(cups):
        coat(("fry",), slug, c, 0.62, 17000, 3 + i, 26)
        dust(("cup", "rim"), c, 0.44, 900, of(slug), 40 + i, 0.0050, inner=0.40, jitter=0.004)
        spilled(slug, c, 0.80, 1900, 60 + i)
    spilled(slug, (0.38, -0.50), 0.45, 1300, 80)
    look(1.80, 28, (0.07, 0, 0.58), 5.4, 0.75, (-0.22, -0.50, 0.84))


# ---------------------------------------------------------------- fried chicken
def breading_material():
    """Breading fried twice: gold in the hollows, brown on the crests, dry flour here and there, and oil that glints."""
    m = Material("breading", Specular=0.55)
    obj = m.coords(per_object=True)
    n = m.math("MULTIPLY_ADD", m.attr("ridge"), 0.62, m.math("MULTIPLY", m.noise(5.0, 6.0, 0.68, obj), 0.55))
    crust = m.ramp(n, [(0.32, (0.95, 0.56, 0.15)), (0.50, (0.86, 0.38, 0.055)), (0.68, (0.64, 0.215, 0.022)), (0.88, (0.34, 0.092, 0.011))])
    dry = m.remap(m.noise(11.0, 5.0, 0.7, obj), 0.60, 0.70, (0.0, 0.75))
    m.colour(m.mixed(dry, crust, (0.96, 0.67, 0.27)))
    wet = m.remap(m.noise(7.0, 4.0, 0.6, obj, 0.4), 0.42, 0.60)
    m.link(m.remap(wet, 0, 1, (0.60, 0.27)), m.bsdf.inputs["Roughness"])
    m.link(m.math("MULTIPLY", wet, 0.45), m.bsdf.inputs["Clearcoat"])
    m.set(Clearcoat_Roughness=0.16)
    m.bump(m.math("ADD", m.noise(36.0, 5.0, 0.72, obj), m.math("MULTIPLY", m.noise(90.0, 3.0, 0.7, obj), 0.5)), 0.75, 0.016)
    return m.mat


def breaded(kind, size, rng, mat, loc, rot):
    """A piece in its craggy crust: clumps and flakes of breading over the shape of the meat. A drumstick shows its bone along x."""
    v, f = icosphere(6)
    t = v[:, 0]
    if kind == "drumstick":
        w = 0.62 - 0.30 * np.clip((t + 0.25) / 1.25, 0, 1) ** 1.2
        V = np.stack([t * 1.12, v[:, 1] * w * 1.08, v[:, 2] * w * 0.98], -1)
    else:
        w = 0.70 + 0.10 * np.cos(2.2 * t + rng.uniform(-0.6, 0.6))
        V = np.stack([t * 0.92, v[:, 1] * w, v[:, 2] * w * 0.74 + 0.12 * t * t], -1)
    s = rng.uniform(0, 90, 3)
    V = V * (1 + 0.10 * fractal(V, 1.1, 2, 1.0, s))[:, None]
    N = normals(V, f)
    warp = np.stack([fractal(V, 3.2, 2, 0.8, s + 10 * (k + 1)) for k in range(3)], -1)
    big, small = cells(V + 0.10 * warp, 4.6, s), cells(V + 0.05 * warp, 10.5, s + 30)
    clump = np.clip(1 - big[:, 0] * 1.5, 0, 1) ** 0.8
    crack = np.clip((big[:, 1] - big[:, 0]) * 3.5, 0, 1)
    bits = np.clip(1 - small[:, 0] * 1.6, 0, 1)
    where = np.clip(0.55 + 0.9 * fractal(V, 2.0, 2, 1.0, s + 60), 0, 1)
    d = 0.085 * clump * (0.4 + 0.6 * where) + 0.035 * crack + 0.060 * bits * where + 0.030 * fractal(V, 9.0, 3, 0.5, s + 5)
    V = V + N * d[:, None]
    ob = mesh_obj("chicken", V * size, f, mat)
    ridge = (d - np.quantile(d, 0.02)) / (np.quantile(d, 0.98) - np.quantile(d, 0.02))
    attribute(ob, "ridge", np.clip(ridge, 0, 1))
    # Flakes that the oil lifted, where the crust stands out most.
    pick = rng.choice(len(V), 800, p=np.clip(ridge, 0.05, 1) / np.clip(ridge, 0.05, 1).sum())
    rad = np.clip(np.exp(rng.normal(size=800) * 0.55) * 0.030, 0.010, 0.085) * size
    g = grains((V[pick] + N[pick] * 0.012) * size, rad, mat, rng, "flakes", (1, 0.8, 0.36), None, 1)
    attribute(g, "ridge", np.repeat(rng.uniform(0.05, 0.8, 800), len(icosphere(1)[0])))
    g.parent = ob
    if kind == "drumstick":
        m = Material("bone", Roughness=0.36, Specular=0.45)
        x = m.node("SeparateXYZ", {0: m.node("TexCoord").outputs["Object"]}).outputs[0]
        m.colour(m.ramp(m.math("MULTIPLY_ADD", m.noise(9.0, 4.0), 0.4, m.math("MULTIPLY", x, 1.0 / size)), [(0.9, (0.36, 0.16, 0.06)), (1.0, (0.62, 0.36, 0.17))]))
        q = np.linspace(0.80, 1.50, 16)
        r = np.array([0.17, 0.165, 0.16, 0.15, 0.14, 0.13, 0.125, 0.12, 0.12, 0.125, 0.14, 0.165, 0.185, 0.18, 0.15, 0.06])
        P = np.stack([q, 0.015 * np.sin(q * 5), 0.02 * np.cos(q * 4)], -1) * size
        b = tube(P, r * size * 0.92, m.mat, "bone", sides=20, subsurf=1)
        b.parent = ob
    return place(ob, loc, rot)


def calamansi(loc, rng, rot=(0, 0, 0), size=0.135):
    """Half a calamansi, its face up: a thin green rind, orange flesh in segments, a seed or two."""
    n, k = 22, 120
    parts = int(rng.integers(7, 10))
    q, t = np.meshgrid(np.linspace(0, 1, n), np.linspace(0, 2 * np.pi, k, endpoint=False), indexing="ij")
    swell = np.abs(np.sin(t * parts / 2)) ** 0.45
    z = 0.055 * swell * np.clip((0.90 - q) / 0.10, 0, 1) ** 0.5 * np.clip(q / 0.12, 0, 1)
    V = np.stack([q * np.cos(t), q * np.sin(t), z], -1).reshape(-1, 3)
    F = [(i * k + j, i * k + (j + 1) % k, (i + 1) * k + (j + 1) % k, (i + 1) * k + j) for i in range(n - 1) for j in range(k)]
    m = Material("calamansi", Roughness=0.10, Specular=0.5, Clearcoat=0.8, Clearcoat_Roughness=0.04)
    x = m.node("SeparateXYZ", {0: m.node("TexCoord").outputs["Object"]}).outputs
    far = m.math("SQRT", m.math("ADD", m.math("MULTIPLY", x[0], x[0]), m.math("MULTIPLY", x[1], x[1])))
    juice = m.ramp(m.noise(16.0, 3.0, 0.6, m.coords(per_object=True)), [(0.35, (0.95, 0.40, 0.02)), (0.65, (1.0, 0.62, 0.07))])
    flesh = m.mixed(m.attr("wall"), juice, (0.98, 0.80, 0.34))
    m.colour(m.mixed(m.remap(far, 0.885, 0.915), flesh, m.ramp(far, [(0.90, (0.95, 0.86, 0.46)), (0.955, (0.62, 0.66, 0.16)), (0.985, (0.10, 0.26, 0.02))])))
    m.bump(m.noise(13.0, 3.0, 0.6), 0.25, 0.03)
    ob = mesh_obj("calamansi", V, F, m.mat)
    attribute(ob, "wall", (1 - np.clip(swell * 1.7, 0, 1)).ravel())
    rind = Material("rind", Roughness=0.30, Specular=0.5, Clearcoat=0.4, Clearcoat_Roughness=0.15)
    c = rind.noise(3.0, 3.0, 0.6, rind.coords(per_object=True))
    rind.colour(rind.ramp(c, [(0.35, (0.055, 0.19, 0.015)), (0.62, (0.15, 0.33, 0.025)), (0.80, (0.42, 0.45, 0.05))])).bump(rind.noise(26.0, 2.0), 0.35, 0.03)
    a = np.linspace(0, np.pi / 2, 20)
    skin = lathe(np.stack([np.cos(a), -0.92 * np.sin(a)], -1) * [1, 1] + [1e-3, 0], 64, rind.mat, "rind", subsurf=1)
    skin.parent = ob
    return place(ob, loc, rot, size)


def enamel(R, rim_colour=(0.03, 0.09, 0.32), white=(0.88, 0.85, 0.78), inner=0.962):
    """White enamel with a colored rim, from that share of the radius on."""
    m = Material("enamel", Roughness=0.16, Specular=0.5, Clearcoat=0.5, Clearcoat_Roughness=0.05)
    x = m.node("SeparateXYZ", {0: m.node("TexCoord").outputs["Object"]}).outputs
    far = m.math("SQRT", m.math("ADD", m.math("MULTIPLY", x[0], x[0]), m.math("MULTIPLY", x[1], x[1])))
    edge = m.math("MULTIPLY_ADD", m.noise(5.0, 2.0), 0.012 * R, far)
    return m.colour(m.mixed(m.remap(edge, inner * R, (inner + 0.01) * R), white, rim_colour)).mat


@picture("recipes/fried-chicken-ng-kanto", 1200, 900, samples=20, exposure=1.10, saturation=1.10, vignette=0.0, grain=0.003, flat=DAHON, steam=dict(cx=0.50, cy=0.32, width=0.20, height=0.32, strength=0.11, seed=4))
def fried_chicken():
    set_out(DAHON, front=110, fill=0.58)
    plate((0, 0, 0), 0.92, enamel(0.92))
    rng, mat = np.random.default_rng(5), breading_material()
    for kind, size, loc, rot in (("thigh", 0.40, (-0.34, 0.16, 0.33), (10, 6, 35)), ("thigh", 0.41, (0.33, 0.22, 0.34), (-12, 4, -50)),
                                 ("drumstick", 0.38, (-0.30, -0.28, 0.30), (20, -5, 205)), ("drumstick", 0.37, (0.26, -0.32, 0.29), (-30, -6, -38)),
                                 ("drumstick", 0.40, (-0.10, 0.00, 0.69), (40, -17, -16)), ("thigh", 0.34, (0.02, 0.42, 0.60), (30, -20, 120))):
        breaded(kind, size, rng, mat, loc, rot)
    for x, y, z, rot in ((-0.02, -0.66, 0.125, (14, 6, 20)), (0.60, -0.56, 0.17, (34, -20, -30)), (-0.72, 0.02, 0.17, (30, -34, 90))):
        calamansi((x, y, z), rng, rot)
    bpy.context.view_layer.update()
    crumb = of("crispy-breading-mix")
    dust(("plate",), (0, -0.1), 0.85, 900, mat, 5, 0.008, uniform=True, largest=0.024)
    dust(("ground",), (0, -0.1), 1.0, 300, mat, 6, 0.0060, inner=0.90, largest=0.015)
    dust(("chicken", "flakes"), (0, 0), 0.8, 2500, crumb, 7, 0.0034, uniform=True, largest=0.007)
    look(1.80, 34, (0.0, -0.05, 0.40), 5.4, 0.75, (0.0, -0.42, 0.55))


# ---------------------------------------------------------------- sinigang
def boiled_pork():
    """Boiled belly, wet: lean meat in fibres, a gray brown; glassy fat and skin on one side, a vein of fat inside."""
    m = Material("pork", Roughness=0.26, Specular=0.55, Clearcoat=1.0, Clearcoat_Roughness=0.05)
    obj, rnd = m.coords(per_object=True), m.node("ObjectInfo").outputs["Random"]
    fibre = m.noise(13.0, 5.0, 0.62, m.coords((0.55, 3.4, 3.4), per_object=True), 0.5)
    t = m.math("MULTIPLY_ADD", m.noise(2.6, 3.0, 0.6, obj), 0.55, m.math("MULTIPLY", fibre, 0.55))
    t = m.math("MULTIPLY_ADD", rnd, 0.10, t)
    lean = m.ramp(t, [(0.34, (0.15, 0.075, 0.042)), (0.50, (0.30, 0.165, 0.095)), (0.64, (0.45, 0.28, 0.175)), (0.78, (0.60, 0.43, 0.29))])
    h = m.math("MULTIPLY_ADD", m.math("SUBTRACT", m.noise(4.5, 4.0, 0.6, obj), 0.5), 0.75, m.attr("height"))
    fat = m.remap(h, 0.40, 0.50)
    vein = m.math("MULTIPLY", m.remap(m.math("ABSOLUTE", m.math("ADD", h, 0.28)), 0.075, 0.03), m.remap(rnd, 0.35, 0.45, (0.0, 0.8)))
    fatty = m.ramp(m.noise(6.0, 4.0, 0.6, obj), [(0.3, (0.84, 0.60, 0.34)), (0.55, (0.94, 0.76, 0.50)), (0.75, (0.97, 0.87, 0.66))])
    skin = m.remap(h, 0.80, 0.90)
    fatty = m.mixed(skin, fatty, (0.46, 0.27, 0.14))
    m.colour(m.mixed(m.math("MAXIMUM", fat, vein), lean, fatty))
    m.link(m.remap(fat, 0, 1, (0.34, 0.12)), m.bsdf.inputs["Roughness"])
    deep = m.math("MULTIPLY", fibre, m.remap(fat, 0, 1, (1.0, 0.15)))
    m.bump(m.math("MULTIPLY_ADD", m.noise(8.0, 4.0, 0.6, obj), 0.6, deep), 0.7, 0.022)
    return m.mat


def gabi_material():
    """Taro, boiled: off-white with a breath of violet, floury."""
    m = Material("gabi", Roughness=0.42, Specular=0.4, Clearcoat=0.3)
    n = m.noise(7.0, 5.0, 0.65, m.coords(per_object=True))
    m.colour(m.ramp(n, [(0.32, (0.50, 0.42, 0.40)), (0.50, (0.72, 0.66, 0.58)), (0.70, (0.84, 0.79, 0.68))])).bump(n, 0.35, 0.02)
    return m.mat


def tomato_wedge(loc, rng, mat, size=0.21, rot=(0, 0, 0)):
    """A quarter of a tomato, softened: its skin outside, two cut faces."""
    n, k = 22, 16
    lat, lon = np.meshgrid(np.linspace(-1.50, 1.50, n), np.linspace(-0.72, 0.72, k), indexing="ij")
    skin = np.stack([np.cos(lat) * np.cos(lon), np.cos(lat) * np.sin(lon), 0.86 * np.sin(lat)], -1)
    V, F, S = [skin.reshape(-1, 3)], [(i * k + j, i * k + j + 1, (i + 1) * k + j + 1, (i + 1) * k + j) for i in range(n - 1) for j in range(k - 1)], [np.ones(n * k)]
    base = n * k
    for side in (0, -1):
        q = np.linspace(1, 0.06, 9)[None, :, None]
        face = skin[:, side][:, None] * q
        face[..., 1] -= (0.10 if side else -0.10) * np.sin(np.pi * q[..., 0]) * 0.5
        V.append(face.reshape(-1, 3))
        S.append(np.repeat(np.array([[0.6] + [0] * 8]), n, 0).ravel())
        f = [(base + i * 9 + j, base + i * 9 + j + 1, base + (i + 1) * 9 + j + 1, base + (i + 1) * 9 + j) for i in range(n - 1) for j in range(8)]
        F += f if side == 0 else [x[::-1] for x in f]
        base += n * 9
    V = np.concatenate(V)
    V = V * (1 + 0.10 * fractal(V, 1.5, 3, 0.8, rng.uniform(0, 50, 3)))[:, None]
    ob = mesh_obj("tomato", (V - [0.5, 0, 0]) * size, F, mat, subsurf=1)
    attribute(ob, "skin", np.concatenate(S))
    return place(ob, loc, rot)


def tomato_material(cooked=True):
    m = Material("tomato", Roughness=0.14, Specular=0.5, Clearcoat=0.7, Clearcoat_Roughness=0.05, Subsurface=0.12)
    m.set(Subsurface_Radius=(0.06, 0.02, 0.01), Subsurface_Color=(0.9, 0.14, 0.04, 1))
    obj = m.coords(per_object=True)
    inside = m.ramp(m.noise(9.0, 4.0, 0.6, obj), [(0.34, (0.62, 0.085, 0.018)), (0.52, (0.80, 0.17, 0.045)), (0.70, (0.90, 0.42, 0.14))])
    skin = m.ramp(m.noise(3.0, 3.0, 0.6, obj), [(0.35, (0.56, 0.022, 0.010)), (0.60, (0.74, 0.052, 0.016)), (0.80, (0.82, 0.14, 0.022))])
    m.colour(m.mixed(m.attr("skin"), inside, skin)).bump(m.noise(12.0, 4.0, 0.6, obj), 0.35, 0.02)
    return m.mat


def radish_material():
    """Labanos, boiled and thin: what lies under it shines through, its rim is whiter."""
    m = Material("radish", Roughness=0.14, Specular=0.5, Clearcoat=0.7, Clearcoat_Roughness=0.06)
    x = m.node("SeparateXYZ", {0: m.node("TexCoord").outputs["Object"]}).outputs
    far = m.math("SQRT", m.math("ADD", m.math("MULTIPLY", x[0], x[0]), m.math("MULTIPLY", x[1], x[1])))
    ray = m.math("SINE", m.math("MULTIPLY", m.math("ARCTAN2", x[1], x[0]), 34.0))
    t = m.math("MULTIPLY_ADD", m.math("SUBTRACT", m.noise(9.0, 4.0, 0.65, m.coords(per_object=True)), 0.5), 0.22, far)
    t = m.math("MULTIPLY_ADD", ray, 0.018, t)
    m.colour(m.ramp(t, [(0.0, (0.80, 0.76, 0.60)), (0.30, (0.86, 0.82, 0.68)), (0.62, (0.80, 0.77, 0.61)), (0.80, (0.70, 0.68, 0.50)), (0.86, (0.90, 0.87, 0.74))]))
    through = m.node("BsdfTransparent", {"Color": (0.98, 0.94, 0.82, 1)})
    glow = m.node("BsdfTranslucent", {"Color": (0.90, 0.84, 0.62, 1)})
    a, b = m.node("MixShader", {0: 0.22}), m.node("MixShader", {0: m.remap(t, 0.55, 0.86, (0.34, 0.10))})
    for p, q in ((m.bsdf.outputs[0], a.inputs[1]), (glow.outputs[0], a.inputs[2]), (a.outputs[0], b.inputs[1]), (through.outputs[0], b.inputs[2]), (b.outputs[0], m.out.inputs["Surface"])):
        m.link(p, q)
    m.bump(ray, 0.06, 0.01)
    return m.mat


def radish_slice(loc, rng, mat, r=0.19, rot=(0, 0, 0)):
    """A thin round slice, a little bent."""
    n, k = 14, 72
    q, t = np.meshgrid(np.linspace(0, 1, n), np.linspace(0, 2 * np.pi, k, endpoint=False), indexing="ij")
    edge = 1 + 0.025 * np.cos(2 * t + rng.uniform(0, 6)) + 0.012 * np.cos(5 * t + rng.uniform(0, 6))
    x, y = q * edge * np.cos(t), q * edge * np.sin(t)
    a = rng.uniform(0, 6.28)
    z = rng.uniform(0.06, 0.16) * (x * math.cos(a) + y * math.sin(a)) ** 2 - 0.035 * np.clip((q - 0.93) / 0.07, 0, 1) ** 2
    F = [(i * k + j, i * k + (j + 1) % k, (i + 1) * k + (j + 1) % k, (i + 1) * k + j) for i in range(n - 1) for j in range(k)]
    ob = mesh_obj("radish", np.stack([x, y, z], -1).reshape(-1, 3), F, mat)
    s = ob.modifiers.new("solid", "SOLIDIFY")
    s.thickness, s.offset = 0.10, 0
    return place(ob, loc, rot, r)


def kangkong_material():
    """Kangkong just boiled: deep green, wet, its veins paler."""
    m = Material("kangkong", Roughness=0.24, Specular=0.5, Clearcoat=0.6, Clearcoat_Roughness=0.10)
    across, along = m.attr("across"), m.attr("along")
    n = m.noise(5.0, 4.0, 0.6, m.coords(per_object=True))
    green = m.ramp(n, [(0.32, (0.022, 0.095, 0.012)), (0.52, (0.045, 0.165, 0.020)), (0.74, (0.095, 0.26, 0.032))])
    side = m.math("MULTIPLY_ADD", m.math("ABSOLUTE", across), -9.0, m.math("MULTIPLY", along, 46.0))
    vein = m.math("MAXIMUM", m.remap(m.math("ABSOLUTE", across), 0.10, 0.03), m.remap(m.math("SINE", side), 0.90, 1.0, (0.0, 0.45)))
    m.colour(m.mixed(m.math("MULTIPLY", vein, 0.75), green, (0.24, 0.42, 0.085))).bump(m.math("SUBTRACT", n, vein), 0.35, 0.012)
    return m.mat


def kangkong(path, rng, mat, stem, width=0.085, leaf=0.62):
    """A leaf along points: first its stem, then the blade, long and pointed, its edges wavy."""
    P = np.array(path, float)
    s = np.linspace(0, 1, len(P))
    q = np.linspace(0, 1, 46)
    C = np.stack([np.interp(q, s, P[:, k]) for k in range(3)], -1)
    C = np.stack([gaussian_filter(C[:, k], 3, mode="nearest") for k in range(3)], -1)
    T = np.gradient(C, axis=0)
    T /= np.linalg.norm(T, axis=1, keepdims=True)
    side = np.cross(T, [0, 0, 1.0])
    side /= np.maximum(np.linalg.norm(side, axis=1, keepdims=True), 1e-6)
    up = np.cross(side, T)
    i0 = int(len(q) * (1 - leaf))
    tube(C[:i0 + 6], np.linspace(0.020, 0.010, i0 + 6), stem, "stem", sides=10, subsurf=1)
    V, A, L = [], [], []
    ph = rng.uniform(0, 6.28, 3)
    for i in range(i0, len(q)):
        u = (i - i0) / (len(q) - 1 - i0)
        w = width * (min(1, (u / 0.16) ** 0.7) * (1 - u) ** 0.75 * 1.25 + 0.002)
        for e in np.linspace(-1, 1, 11):
            lift = 0.30 * abs(e) * w + 0.016 * math.sin(15 * u + ph[0] + (2.2 if e > 0 else 0)) * e * e + 0.010 * math.sin(27 * u + ph[1] + 3 * e) * abs(e)
            back = -0.10 * abs(e) * w / width * width * max(0, 1 - 5 * u)
            V.append(C[i] + side[i] * e * w + up[i] * lift + T[i] * back)
            A.append(e)
            L.append(u)
    n = len(q) - i0
    F = [(i * 11 + j, i * 11 + j + 1, (i + 1) * 11 + j + 1, (i + 1) * 11 + j) for i in range(n - 1) for j in range(10)]
    ob = mesh_obj("kangkong", V, F, mat, subsurf=1)
    attribute(ob, "across", A)
    attribute(ob, "along", L)
    return ob


def green_chili(loc, rot, length=0.86, r=0.062):
    """A siling haba: long, pale green, pointed, with its stalk."""
    m = Material("siling", Roughness=0.14, Specular=0.5, Clearcoat=0.7, Clearcoat_Roughness=0.04)
    n = m.noise(3.0, 3.0, 0.6)
    m.colour(m.ramp(n, [(0.3, (0.16, 0.36, 0.035)), (0.55, (0.30, 0.52, 0.060)), (0.8, (0.46, 0.62, 0.10))])).bump(m.noise(7.0, 3.0), 0.2, 0.02)
    q = np.linspace(0, 1, 40)
    P = np.stack([(q - 0.5) * length, 0.11 * length * np.sin(q * 2.6) + 0.012 * np.sin(q * 11), 0.05 * np.sin(q * 3.1)], -1)
    R = r * np.clip(q / 0.04, 0.35, 1) ** 0.5 * np.clip(1.02 - q, 0, 1) ** 0.62 * (1 + 0.05 * np.sin(q * 19))
    ob = tube(P, R, m.mat, "siling", sides=22, subsurf=1)
    stalk = Material("stalk", Roughness=0.4).colour((0.10, 0.22, 0.03)).mat
    d = P[0] - P[1]
    d /= np.linalg.norm(d)
    k = np.linspace(0, 1, 9)[:, None]
    c = tube(P[0] + d * (0.13 * k - 0.02) + np.array([0, 0.03, 0.02]) * k * k, np.array([0.036, 0.038, 0.030, 0.016, 0.012, 0.011, 0.011, 0.013, 0.012]), stalk, "stalk", sides=12, subsurf=1)
    c.parent = ob
    return place(ob, loc, rot)


def eggplant_slice(loc, rng, rot, r=0.15):
    """A slanting slice of talong: a violet skin around soft pale flesh."""
    m = Material("talong", Roughness=0.24, Specular=0.5, Clearcoat=0.6, Clearcoat_Roughness=0.08)
    n = m.noise(10.0, 4.0, 0.65, m.coords(per_object=True))
    flesh = m.ramp(n, [(0.34, (0.42, 0.34, 0.15)), (0.52, (0.66, 0.58, 0.33)), (0.72, (0.78, 0.72, 0.48))])
    m.colour(m.mixed(m.attr("skin"), flesh, (0.085, 0.018, 0.085))).bump(n, 0.4, 0.02)
    prof = [(0.001, 0.19), (0.5, 0.20), (0.85, 0.185), (0.97, 0.15), (1.0, 0.11), (1.0, -0.11), (0.96, -0.16), (0.8, -0.19), (0.001, -0.19)]
    ob = lathe(prof, 72, m.mat, "talong", subsurf=1, wobble=lambda t: 0.03 * np.cos(2 * t + 1) + 0.02 * np.cos(3 * t))
    attribute(ob, "skin", np.repeat([0, 0, 0, 0.5, 1, 1, 0.5, 0, 0], 72))
    return place(ob, loc, rot, (r * 1.35, r, r))


def sinigang_bowl(seed=3):
    """Sinigang: a pale clear broth, boiled pork with its fat, gabi, labanos, tomato, sitaw, talong, kangkong and a green chili."""
    rng = np.random.default_rng(seed)
    lathe(bowl_profile(0.85, 0.50), 128, ceramic((0.90, 0.87, 0.80), False), "bowl")
    z = 0.435
    # Two thirds of what lies in it are below its surface.
    top = z + 0.042
    disc((0, 0, top), 0.80, clear("broth", (0.99, 0.93, 0.72), (0.60, 0.42, 0.17), 0.05, wave=6.0, bump=0.09), "broth")
    # The deeper something lies, the more layers of broth it is seen through.
    depths = Material("depth")
    body, through, cloud = depths.node("MixShader", {0: 0.06}), depths.node("BsdfTransparent", {"Color": (0.97, 0.87, 0.60, 1)}), depths.node("BsdfDiffuse", {"Color": (0.50, 0.33, 0.11, 1)})
    for a, b in ((through.outputs[0], body.inputs[1]), (cloud.outputs[0], body.inputs[2]), (body.outputs[0], depths.out.inputs["Surface"])):
        depths.link(a, b)
    for k in range(1, 5):
        disc((0, 0, top - 0.028 * k), 0.80 - 0.03 * k, depths.mat, "broth")
    # Drops of fat that float, alone and in families.
    oil = clear("oil", (1.0, 0.90, 0.60), (0.9, 0.56, 0.12), 0.07, bump=0.0)
    v, f = icosphere(2)
    V, F = [], []
    for c in apart(40, 0.66, 0.085, rng):
        for _ in range(int(rng.integers(2, 8))):
            r = float(np.clip(np.exp(rng.normal() * 0.7) * 0.014, 0.005, 0.046))
            p = c + rng.normal(size=2) * 0.045
            F.append(f + len(V) * len(v))
            V.append(v * [r, r, 0.0035 + r * 0.07] + [*p, top + 0.001])
    mesh_obj("oil", np.concatenate(V), np.concatenate(F), oil)

    pork = boiled_pork()
    for x, y, dz, k, rot in ((-0.27, -0.20, 0.060, 0.225, (62, 14, 25)), (0.17, -0.33, 0.040, 0.200, (78, -18, 160)), (0.07, 0.08, 0.105, 0.235, (48, 10, 250)),
                             (0.46, -0.06, 0.015, 0.185, (70, 20, 320)), (-0.45, 0.16, 0.010, 0.190, (66, -12, 95))):
        place(chunk(rng, k, pork, (1.18, 0.80, 0.80), 1, 6, 0.07, name="pork"), (x, y, z + dz), rot)
    gabi = gabi_material()
    for x, y, dz, k, rot in ((-0.50, -0.36, 0.0, 0.150, (20, 10, 60)), (0.56, 0.26, 0.0, 0.155, (10, 30, 10))):
        place(chunk(rng, k, gabi, (1.1, 0.9, 0.85), 2, 4, 0.05, name="gabi"), (x, y, z + dz), rot)
    tomato = tomato_material()
    for x, y, dz, rot in ((0.47, -0.38, 0.045, (10, -20, 330)), (-0.63, -0.10, 0.035, (80, 10, 200)), (-0.12, 0.40, 0.075, (30, -40, 90)), (0.30, 0.14, 0.075, (75, 0, 40))):
        tomato_wedge((x, y, z + dz), rng, tomato, rng.uniform(0.20, 0.23), rot)
    radish = radish_material()
    for x, y, dz, rot in ((-0.34, -0.50, 0.025, (7, -6, 0)), (0.58, 0.06, 0.07, (14, -24, 10)), (0.44, 0.24, 0.10, (26, -12, 80)), (-0.32, 0.56, 0.06, (24, 6, 0))):
        radish_slice((x, y, z + dz), rng, radish, rng.uniform(0.165, 0.20), rot)
    for x, y, rot in ((0.08, 0.60, (24, 4, 20)), (-0.66, 0.20, (10, -20, 70))):
        eggplant_slice((x, y, z + 0.02), rng, rot)
    m = Material("sitaw", Roughness=0.22, Specular=0.5, Clearcoat=0.5, Clearcoat_Roughness=0.08)
    m.colour(m.ramp(m.noise(4.0, 3.0, 0.6, m.coords(per_object=True)), [(0.3, (0.050, 0.17, 0.020)), (0.7, (0.13, 0.32, 0.045))]))
    for x, y, dz, turn, tip in ((-0.20, 0.20, 0.17, 28, 8), (-0.26, 0.26, 0.13, 44, -4), (0.36, -0.20, 0.10, -52, 6), (-0.58, -0.22, 0.03, 75, 0), (0.52, -0.22, 0.04, 110, 3), (0.10, -0.55, 0.02, 12, 2)):
        L, q = rng.uniform(0.40, 0.54), np.linspace(-0.5, 0.5, 22)
        o = tube(np.stack([q * L, rng.uniform(-0.2, 0.2) * L * np.cos(q * 3), 0.02 * np.sin(q * 6)], -1), 0.029 * (1 + 0.06 * np.cos(q * 44)) * np.clip((0.5 - np.abs(q)) / 0.03, 0.7, 1), m.mat, "sitaw", sides=14, subsurf=1)
        place(o, (x, y, z + dz), (0, tip, turn))
    green, stem = kangkong_material(), Material("stem", Roughness=0.25, Specular=0.5, Clearcoat=0.5).colour((0.22, 0.38, 0.07)).mat
    at = lambda *p: [(x, y, z + d) for x, y, d in p]
    for path, w in ((at((0.02, 0.52, 0.02), (0.14, 0.34, 0.18), (0.26, 0.10, 0.24), (0.44, -0.12, 0.19), (0.62, -0.26, 0.07)), 0.095),
                    (at((0.10, 0.56, 0.02), (-0.10, 0.40, 0.16), (-0.30, 0.30, 0.20), (-0.52, 0.10, 0.15), (-0.66, -0.06, 0.09)), 0.10),
                    (at((0.16, 0.50, 0.04), (0.34, 0.46, 0.14), (0.52, 0.40, 0.15), (0.70, 0.26, 0.10)), 0.085),
                    (at((-0.04, 0.54, 0.04), (-0.12, 0.58, 0.14), (-0.26, 0.66, 0.16), (-0.44, 0.66, 0.10)), 0.085),
                    (at((-0.30, -0.02, 0.10), (-0.20, -0.24, 0.235), (-0.10, -0.42, 0.16), (-0.02, -0.62, 0.03)), 0.075)):
        kangkong(path, rng, green, stem, w)
    green_chili((0.17, -0.15, z + 0.265), (4, 6, 28))


@picture("recipes/sinigang-na-baboy", 1200, 900, samples=22, exposure=1.08, saturation=1.08, vignette=0.0, grain=0.003, flat=SUNSET, steam=dict(cx=0.48, cy=0.46, width=0.26, height=0.44, strength=0.15, seed=4))
def sinigang_na_baboy():
    # A high sun: the shadow ends within the picture.
    set_out(SUNSET, sun=4.6, front=50, fill=0.55, back=90, direction=(-0.40, 0.36, 0.84))
    # A window that the broth mirrors towards the camera.
    shine((0.35, 2.1, 4.2), (0, -0.6, 0.45), 0.6, 15, size_y=0.12)
    sinigang_bowl()
    look(1.92, 50, (0.08, -0.04, 0.30), 5.6, 0.8, (0, -0.25, 0.55))


# ---------------------------------------------------------------- corn in a cup
def corn_material():
    """Sweet corn in butter: deep yellow at the crown, paler to the tip, wet."""
    m = Material("corn", Roughness=0.16, Specular=0.5, Clearcoat=0.9, Clearcoat_Roughness=0.05, Subsurface=0.22)
    m.set(Subsurface_Radius=(0.06, 0.035, 0.006), Subsurface_Color=(1.0, 0.62, 0.04, 1))
    rnd = m.node("ObjectInfo").outputs["Random"]
    t = m.math("MULTIPLY_ADD", m.noise(2.0, 3.0, 0.6, m.coords(per_object=True)), 0.30, m.attr("crown"))
    t = m.math("MULTIPLY_ADD", rnd, 0.22, t)
    m.colour(m.ramp(t, [(0.14, (0.90, 0.84, 0.60)), (0.30, (1.0, 0.72, 0.10)), (0.62, (1.0, 0.60, 0.010)), (1.0, (0.98, 0.50, 0.006))]))
    m.bump(m.noise(3.0, 3.0), 0.16, 0.05)
    return m.mat


def kernels(count, mat, rng):
    """Meshes of kernels: a wide dented crown, flat sides, a narrow tip."""
    v, f = icosphere(3)
    out = []
    for _ in range(count):
        p = 3.2
        V = v / (np.abs(v) ** p).sum(1, keepdims=True) ** (1 / p)
        u = (V[:, 2] + 1) / 2
        w = 0.26 + 0.74 * np.clip(u * 1.30, 0, 1) ** 0.75
        V = V * np.stack([w * rng.uniform(0.98, 1.14), w * rng.uniform(0.62, 0.78), np.full(len(v), rng.uniform(1.02, 1.22))], -1)
        V[:, 2] -= 0.20 * np.exp(-((V[:, 0] / 0.5) ** 2 + (V[:, 1] / 0.34) ** 2)) * (v[:, 2] > 0)
        V[:, 0] += rng.normal() * 0.10 * V[:, 2]
        V = V * (1 + 0.025 * fractal(V, 1.2, 2, 1.0, rng.uniform(0, 50, 3)))[:, None]
        ob = mesh_obj("kernel", V, f, mat)
        attribute(ob, "crown", u)
        out.append(ob.data)
        bpy.data.objects.remove(ob)
    return out


def corn_cob(loc, rot, rng, length=0.78, r=0.125, rows=14):
    """A boiled ear of corn: rows of kernels around its core, their crowns outward."""
    mat = corn_material()
    shapes = kernels(7, mat, rng)
    core_ = tube(np.stack([np.linspace(-0.52, 0.50, 24) * length, np.zeros(24), np.zeros(24)], -1),
                 0.70 * r * np.clip((0.53 - np.linspace(-0.52, 0.50, 24)) / 0.16, 0.25, 1) ** 0.5, Material("core", Roughness=0.6).colour((0.90, 0.74, 0.36)).mat, "cob", sides=28)
    root = link(bpy.data.objects.new("ear", None))
    core_.parent = root
    across = math.pi * r / rows
    count = int(length / (1.42 * across))
    for i in range(rows):
        for j in range(count):
            q = (j + 0.5 * (i % 2) * 0.3 + rng.normal() * 0.03) / count - 0.5
            thin = max(0.30, min(1, (0.53 - q) / 0.20) ** 0.5) * min(1, (0.54 + q) / 0.05 + 0.75)
            turn = 2 * math.pi * (i + 0.06 * math.sin(5 * q) + rng.normal() * 0.02) / rows
            out = Vector((0, math.cos(turn), math.sin(turn)))
            size = across * (0.55 + 0.45 * thin) * rng.uniform(0.98, 1.06)
            ob = link(bpy.data.objects.new("corn", shapes[rng.integers(len(shapes))]))
            ob.location = Vector((q * length, 0, 0)) + out * (r * thin - 0.25 * size)
            ob.rotation_mode = "QUATERNION"
            # Its crown outward, its wide side around the ear.
            ob.rotation_quaternion = Matrix((out.cross(Vector((1, 0, 0))) * -1, Vector((1, 0, 0)), out)).transposed().to_quaternion()
            ob.scale = (size * 1.02, size * 1.02, size * 1.05)
            ob.parent = root
    return place(root, loc, rot)


def wooden_stick(loc, rot, width=0.115, length=1.35):
    """A flat stick with round ends."""
    m = Material("stick", Roughness=0.62, Specular=0.25)
    n = m.noise(9.0, 5.0, 0.65, m.coords((6, 6, 0.35)))
    m.colour(m.ramp(n, [(0.3, (0.52, 0.30, 0.13)), (0.55, (0.74, 0.50, 0.26)), (0.8, (0.86, 0.64, 0.38))])).bump(n, 0.2, 0.008)
    a = np.linspace(0, np.pi, 14)
    w, h = width / 2, length / 2 - width / 2
    ring = [(w * math.cos(t), h + w * math.sin(t)) for t in a] + [(-w * math.cos(t), -h - w * math.sin(t)) for t in a]
    me = bpy.data.meshes.new("stick")
    me.from_pydata([(x, 0, y) for x, y in ring], [], [tuple(range(len(ring)))])
    me.materials.append(m.mat)
    ob = link(bpy.data.objects.new("stick", me))
    s = ob.modifiers.new("solid", "SOLIDIFY")
    s.thickness, s.offset = 0.026, 0
    b = ob.modifiers.new("bevel", "BEVEL")
    b.width, b.segments = 0.007, 3
    return place(ob, loc, rot)


@picture("recipes/sour-cream-corn-in-a-cup", 1200, 900, samples=20, exposure=1.08, saturation=1.08, vignette=0.0, grain=0.003, flat=SILI, steam=dict(cx=0.46, cy=0.34, width=0.18, height=0.32, strength=0.13, seed=9))
def sour_cream_corn_and_ear():
    sour_cream_corn()
    corn_cob((-0.60, -0.36, 0.128), (24, 0, -52), np.random.default_rng(5))


def sour_cream_corn():
    """One cup of it."""
    core.SCATTER = True
    slug = "sour-cream-and-onion-powder"
    set_out(SILI, front=46)
    paper_cup((0, 0, 0), "#2F7D4F", "#FFF3DC", 8, (1, 1, 0.66))
    rng, mat = np.random.default_rng(8), corn_material()
    shapes = kernels(9, mat, rng)
    P = pack(300, 0.052, rng, (-0.36, -0.36, 0.4), (0.36, 0.36, 0.8), heaped(0.30, 0.405, 0.53, 0.30, 0.052, 0.22))
    extra = [(0.12, -0.14, 0.86), (-0.22, -0.06, 0.83), (0.22, 0.08, 0.82)]
    fallen = [(0.44, -0.34, 0.045), (0.52, -0.20, 0.045), (-0.46, -0.34, 0.045), (0.27, -0.48, 0.045)]
    for p in [*P, *extra, *fallen]:
        ob = link(bpy.data.objects.new("corn", shapes[rng.integers(len(shapes))]))
        low = p[2] < 0.1
        place(ob, p, (rng.uniform(80, 100), rng.uniform(-8, 8), rng.uniform(0, 360)) if low else rng.uniform(0, 360, 3), 0.062 * rng.uniform(0.90, 1.10))
    wooden_stick((0.19, 0.15, 0.74), (-8, 17, 12), 0.11, 1.15)
    # A pat of butter that sinks in, and what has melted of it.
    pat = chunk(rng, 0.105, butter_material(), (1.0, 0.92, 0.46), 0, 8, 0.05, 4, "butter")
    place(pat, (-0.07, -0.09, 0.865), (-14, -10, 24))
    melt = Material("melt", Roughness=0.05, Specular=0.5, Clearcoat=1.0, Clearcoat_Roughness=0.02)
    melt.colour((0.99, 0.66, 0.10))
    def mask(x, y):
        a, r = np.arctan2(y + 0.12, x + 0.08), np.hypot(x + 0.08, y + 0.12)
        return 1 - r / (0.155 + 0.035 * np.cos(3 * a + 1) + 0.03 * np.cos(5 * a) + 0.05 * np.clip(-np.sin(a), 0, 1) ** 2)
    drape(("corn",), (-0.08, -0.16), 0.34, mask, 0.022, melt.mat, 120, 2.0, "melt")
    bpy.context.view_layer.update()
    names = ("corn", "butter", "melt")
    coat(names, slug, (0, 0), 0.44, 1500, 3, 12, 0.66)
    green = Material("fleck", Roughness=0.7).colour("#3f7d2c").mat
    Q, _ = drop_points(names, rng.uniform(-0.42, 0.42, (260, 2)), rng)
    grains(Q + [0, 0, 0.003], rng.uniform(0.005, 0.011, len(Q)), green, rng, "flecks", (1, 0.6, 0.25), 0.5, 1)
    dust(("rim",), (0, 0), 0.44, 500, of(slug), 9, 0.0045, inner=0.40, jitter=0.004)
    spilled(slug, (0, -0.1), 0.60, 1000, 5)
    look(1.34, 36, (0.03, 0, 0.44), 4.6, 0.75, (-0.02, -0.26, 0.76))


# ---------------------------------------------------------------- nachos
def chip_material():
    """A corn chip: yellow, toasted at its edges and blisters, salt on it."""
    m = Material("chip", Roughness=0.50, Specular=0.4)
    obj = m.coords(per_object=True)
    t = m.math("MULTIPLY_ADD", m.attr("edge"), 0.42, m.noise(7.0, 5.0, 0.66, obj))
    t = m.math("MULTIPLY_ADD", m.node("ObjectInfo").outputs["Random"], 0.12, t)
    gold = m.ramp(t, [(0.40, (0.95, 0.62, 0.17)), (0.62, (0.88, 0.45, 0.075)), (0.84, (0.62, 0.22, 0.025)), (1.0, (0.32, 0.09, 0.012))])
    speck = m.remap(m.noise(60.0, 2.0, 0.5, obj), 0.66, 0.70, (0.0, 0.6))
    m.colour(m.mixed(speck, gold, (0.45, 0.20, 0.04))).bump(m.math("ADD", m.noise(30.0, 4.0, 0.7, obj), m.noise(9.0, 3.0, 0.6, obj)), 0.55, 0.014)
    return m.mat


def chip(rng, mat, side=0.58):
    """A three-cornered chip, bent and blistered."""
    n = 26
    A = np.array([(math.cos(t), math.sin(t)) for t in np.radians([90, 210, 330]) + rng.normal(size=3) * 0.07]) * side / 1.73
    V, E, idx = [], [], {}
    for i in range(n + 1):
        for j in range(n + 1 - i):
            b = np.array([i, j, n - i - j]) / n
            p = b @ A
            far = b.max()
            p = p * (1 - 0.10 * np.clip((far - 0.84) / 0.16, 0, 1) ** 1.5)       # round corners
            idx[i, j] = len(V)
            V.append((*p, 0.0))
            E.append(np.clip(1 - b.min() * 9, 0, 1) ** 1.5)
    V = np.array(V)
    F = []
    for i in range(n):
        for j in range(n - i):
            F.append((idx[i, j], idx[i + 1, j], idx[i, j + 1]))
            if j < n - i - 1:
                F.append((idx[i + 1, j], idx[i + 1, j + 1], idx[i, j + 1]))
    a, k = rng.uniform(0, 6.28), rng.uniform(0.5, 1.5)
    u = V[:, 0] * math.cos(a) + V[:, 1] * math.sin(a)
    w = -V[:, 0] * math.sin(a) + V[:, 1] * math.cos(a)
    s = rng.uniform(0, 60, 3)
    V[:, 2] = k * u * u - 0.5 * k * w * w * rng.uniform(0, 0.8) + 0.020 * fractal(V, 7.0, 3, 0.8, s) + 0.022 * np.clip(0.30 - cells(V, 6.0, s)[:, 0], 0, 1) / 0.30
    V[:, 2] -= V[:, 2].mean()
    ob = mesh_obj("chip", V, F, mat)
    attribute(ob, "edge", E)
    m = ob.modifiers.new("solid", "SOLIDIFY")
    m.thickness, m.offset = 0.018, 0
    b = ob.modifiers.new("subsurf", "SUBSURF")
    b.levels = b.render_levels = 1
    return ob


def cheese_sauce_material():
    """Cheese sauce: smooth, warm, it mirrors the window."""
    m = Material("sauce", Roughness=0.17, Specular=0.5, Clearcoat=0.8, Clearcoat_Roughness=0.06, Subsurface=0.12)
    m.set(Subsurface_Radius=(0.06, 0.03, 0.008), Subsurface_Color=(1.0, 0.55, 0.05, 1))
    m.colour(m.ramp(m.noise(4.0, 3.0, 0.5), [(0.3, (0.97, 0.44, 0.022)), (0.7, (1.0, 0.55, 0.055))])).bump(m.noise(9.0, 2.0), 0.08, 0.02)
    return m.mat


def beef_material():
    m = Material("beef", Roughness=0.38, Specular=0.5, Clearcoat=0.4, Clearcoat_Roughness=0.15)
    n = m.noise(2.2, 5.0, 0.7, m.coords(per_object=True))
    m.colour(m.ramp(n, [(0.32, (0.065, 0.022, 0.010)), (0.52, (0.165, 0.062, 0.026)), (0.72, (0.30, 0.135, 0.062))])).bump(n, 0.7, 0.12)
    return m.mat


def onion_material():
    """Red onion, diced: violet on its skin side, white inside."""
    m = Material("onion", Roughness=0.18, Specular=0.5, Clearcoat=0.6, Clearcoat_Roughness=0.06)
    h = m.math("MULTIPLY_ADD", m.math("SUBTRACT", m.noise(2.0, 2.0, 0.5, m.coords(per_object=True)), 0.5), 0.5, m.attr("height"))
    return m.colour(m.ramp(m.math("MULTIPLY_ADD", h, 0.5, 0.5), [(0.30, (0.90, 0.80, 0.80)), (0.62, (0.80, 0.52, 0.62)), (0.80, (0.40, 0.055, 0.17)), (1.0, (0.24, 0.022, 0.085))])).mat


def bits(shapes, points, rng, size, lift=0.5, tilt=60, name="bit"):
    """Small pieces that lie on points, no two alike."""
    for p in points:
        k = size * rng.uniform(0.72, 1.25)
        ob = link(bpy.data.objects.new(name, shapes[rng.integers(len(shapes))]))
        place(ob, (p[0], p[1], p[2] + k * lift), (rng.uniform(-tilt, tilt), rng.uniform(-tilt, tilt), rng.uniform(0, 360)), (k * rng.uniform(0.85, 1.2), k * rng.uniform(0.85, 1.2), k))


def shapes_of(count, rng, mat, **how):
    """Meshes of small cut pieces, of unit size, to be shared."""
    out = []
    for _ in range(count):
        ob = chunk(rng, 1.0, mat, **how)
        out.append(ob.data)
        bpy.data.objects.remove(ob)
    return out


@picture("recipes/nacho-cheese-for-the-barkada", 1200, 900, samples=20, exposure=1.08, saturation=1.08, vignette=0.0, grain=0.003, flat=KESO)
def nachos():
    set_out(KESO, front=56)
    rng, mat = np.random.default_rng(12), chip_material()
    tray = paper_tray((0, 0, 0.012), stripes("#FFC629", "#FFF3DC", 0.10), 8, 1.0, (0.66, 0.56), (0.82, 0.72), 0.20)
    obs = [chip(rng, mat, rng.uniform(0.50, 0.64)) for _ in range(58)]
    for i, o in enumerate(obs):
        a, r = rng.uniform(0, 6.28), 0.34 * math.sqrt(rng.uniform())
        place(o, (r * math.cos(a), r * math.sin(a), 0.5 + 0.085 * i), (rng.normal() * 28, rng.normal() * 28, rng.uniform(0, 360)))
    floor = mesh_obj("floor", [(-9, -9, 0), (9, -9, 0), (9, 9, 0), (-9, 9, 0)], [(0, 1, 2, 3)])
    settle("nacho-chips-58", obs, [tray, floor], 0.66, 0.26)
    bpy.data.objects.remove(floor)
    bpy.context.view_layer.update()
    beef = shapes_of(7, rng, beef_material(), shape=(1, 0.85, 0.8), cuts=5, soft=5, rough=0.34, level=3, name="beef")
    P, _ = drop_points(("chip",), apart(70, 0.56, 0.06, rng, (0, -0.04)), rng, jitter=0.0)
    bits(beef, P, rng, 0.042, 0.5, 180, "beef")

    def mask(x, y):
        a, r = np.arctan2(y + 0.02, x), np.hypot(x, y + 0.02)
        s = 0.54 + 0.085 * np.cos(3 * a + 0.5) + 0.07 * np.cos(5 * a + 2) + 0.05 * np.cos(8 * a + 1)
        return (1 - r / s) * 3.2
    drape(("chip", "beef", "tray"), (0, -0.02), 0.84, mask, 0.066, cheese_sauce_material(), 230, 2.4)
    bpy.context.view_layer.update()
    on_top = ("sauce", "chip", "beef")
    P, _ = drop_points(on_top, apart(22, 0.40, 0.09, rng, (0.02, -0.04)), rng, jitter=0.0)
    bits(beef, P, rng, 0.045, 0.35, 180, "beef")
    tomato = tomato_material()
    cubes = shapes_of(8, rng, tomato, shape=(1, 0.9, 0.8), cuts=1, soft=9, rough=0.10, level=4, name="dice")
    for me in cubes:
        a = me.attributes.new("skin", "FLOAT", "POINT")
        h = np.empty(len(me.vertices), np.float32)
        me.attributes["height"].data.foreach_get("value", h)
        a.data.foreach_set("value", np.clip(h * 4 - 1.6, 0, 1))
    onion = shapes_of(6, rng, onion_material(), shape=(1, 0.8, 0.42), cuts=1, soft=8, rough=0.08, level=4, name="onion")
    Q = apart(48, 0.42, 0.095, rng, (0, -0.05))
    P, _ = drop_points(("sauce", "chip", "beef"), Q, rng, jitter=0.0)
    bits(cubes, P[:28], rng, 0.046, 0.62, 40, "dice")
    bits(onion, P[28:], rng, 0.040, 0.40, 32, "onion")
    calamansi((0.64, -0.72, 0.085), rng, (22, 10, 30), 0.13)
    calamansi((-0.60, -0.78, 0.085), rng, (12, -16, 80), 0.13)
    o = chip(rng, mat, 0.54)
    place(o, (0.28, -0.92, 0.03), (4, -3, 70))
    pepper = Material("pepper", Roughness=0.8).colour((0.03, 0.02, 0.015)).mat
    bpy.context.view_layer.update()
    dust(("sauce",), (0, 0), 0.5, 160, pepper, 4, 0.0055, uniform=True, largest=0.009)
    dust(("ground",), (0, -0.2), 1.0, 260, mat, 6, 0.007, inner=0.8, largest=0.016)
    look(1.98, 46, (0, -0.08, 0.20), 5.6, 0.8, (0, -0.30, 0.42))


# ---------------------------------------------------------------- chicken skin
def skin_material(powder):
    """Fried skin, thin and bubbled: gold and brown where bare and oily, red orange where the powder clings."""
    m = Material("skin", Specular=0.5, Clearcoat_Roughness=0.12)
    obj = m.coords(per_object=True)
    t = m.math("MULTIPLY_ADD", m.attr("fold"), 0.34, m.math("MULTIPLY", m.noise(6.0, 5.0, 0.66, obj), 0.85))
    fried = m.ramp(t, [(0.30, (0.50, 0.155, 0.018)), (0.46, (0.80, 0.33, 0.042)), (0.62, (0.95, 0.55, 0.12)), (0.80, (0.98, 0.73, 0.30))])
    up = m.node("SeparateXYZ", {0: m.node("NewGeometry").outputs["Normal"]}).outputs[2]
    fray = m.math("SUBTRACT", m.noise(30.0, 4.0, 0.75, obj), 0.5)
    cover = m.math("MULTIPLY_ADD", fray, 0.60, m.noise(4.0, 3.0, 0.55, obj, 0.5))
    cover = m.math("MULTIPLY_ADD", up, 0.06, cover)
    d = m.remap(cover, 0.46, 0.62)
    dusted = m.ramp(m.noise(110.0, 3.0, 0.7, obj), [(0.30, shade(powder, 0.72)), (0.50, powder), (0.72, shade(powder, 1.3))])
    m.is_powder(d).colour(m.mixed(m.math("MULTIPLY", d, 0.92), fried, dusted))
    m.link(m.remap(d, 0, 1, (0.24, 0.80)), m.bsdf.inputs["Roughness"])
    m.link(m.remap(d, 0, 1, (0.8, 0.0)), m.bsdf.inputs["Clearcoat"])
    glow = m.node("BsdfTranslucent", {"Color": (0.95, 0.42, 0.06, 1)})
    a = m.node("MixShader", {0: 0.30})
    for p, q in ((m.bsdf.outputs[0], a.inputs[1]), (glow.outputs[0], a.inputs[2]), (a.outputs[0], m.out.inputs["Surface"])):
        m.link(p, q)
    m.bump(m.math("MULTIPLY_ADD", m.noise(70.0, 3.0, 0.7, obj), 0.5, m.noise(22.0, 4.0, 0.65, obj)), 0.7, 0.014)
    return m.mat


def skin_piece(rng, mat, size=0.3):
    """A square of skin as the oil left it: curled, creased, blistered, its edge ragged."""
    n = 54
    u = np.linspace(-1, 1, n)
    X, Y = np.meshgrid(u * rng.uniform(0.8, 1.15), u * rng.uniform(0.6, 0.95), indexing="ij")
    s = rng.uniform(0, 80, 3)
    V = np.stack([X, Y, 0 * X], -1).reshape(-1, 3)
    V[:, :2] *= (1 + 0.22 * fractal(V, 1.3, 3, 0.8, s))[:, None]
    fold = fractal(V, 1.5, 3, 0.9, s + 7)
    crease = 1 - np.abs(fractal(V, 1.2, 2, 1.0, s + 21)) * 2.6
    blister = np.clip(0.42 - cells(V, 2.6, s)[:, 0], 0, 1) / 0.42
    z = 0.34 * fold + 0.20 * crease + 0.15 * np.sqrt(blister) + 0.04 * fractal(V, 7.0, 3, 0.7, s)
    # Curl around an axis, more on one side.
    a, k = rng.uniform(0, 6.28), rng.uniform(0.7, 2.1)
    p, q = V[:, 0] * math.cos(a) + V[:, 1] * math.sin(a), -V[:, 0] * math.sin(a) + V[:, 1] * math.cos(a)
    w = k * p * (1 + 0.35 * q)
    r = 1 / k
    V = np.stack([(r - z) * np.sin(w), q + 0.1 * fold, r - (r - z) * np.cos(w)], -1)
    V -= V.mean(0)
    F = [(i * n + j, (i + 1) * n + j, (i + 1) * n + j + 1, i * n + j + 1) for i in range(n - 1) for j in range(n - 1)]
    ob = mesh_obj("skin", V * size / 2, F, mat)
    attribute(ob, "fold", np.clip(z / 0.9 + 0.35, 0, 1))
    b = ob.modifiers.new("subsurf", "SUBSURF")
    b.levels = b.render_levels = 1
    return ob


def vinegar(loc, rng, R=0.36):
    """A small bowl of spiced vinegar: red onion, rings of chili, garlic, peppercorns."""
    x0, y0, z0 = loc
    place(lathe([(r * R / 0.85, z * R / 0.85) for r, z in bowl_profile(0.85, 0.52)], 96, ceramic((0.90, 0.87, 0.80), False), "bowl"), loc)
    z = z0 + 0.44 * R / 0.85
    disc((x0, y0, z), 0.765 * R / 0.85, clear("vinegar", (0.96, 0.80, 0.52), (0.50, 0.30, 0.12), 0.80, 7.0, 0.05), "vinegar")
    onion = shapes_of(5, rng, onion_material(), shape=(1, 0.8, 0.42), cuts=1, soft=8, rough=0.08, level=3, name="onion")
    at = apart(40, 0.66 * R / 0.85, 0.058, rng, (x0, y0))
    bits(onion, [(*p, z) for p in at[:22]], rng, 0.036, 0.10, 20, "onion")
    red = Material("labuyo", Roughness=0.16, Specular=0.5, Clearcoat=0.7).colour((0.66, 0.018, 0.008)).mat
    t = np.linspace(0, 2 * np.pi, 30)
    for p in at[22:34]:
        r = rng.uniform(0.020, 0.030)
        ring = tube(np.stack([r * np.cos(t), r * np.sin(t), 0 * t], -1), 0.0075, red, "ring", sides=8, closed_ends=False)
        place(ring, (*p, z + 0.006), (rng.uniform(-30, 30), rng.uniform(-30, 30), 0))
    black = Material("peppercorn", Roughness=0.7).colour((0.025, 0.016, 0.010)).mat
    grains(np.array([(*p, z + 0.006) for p in at[34:]]), np.full(len(at[34:]), 0.016), black, rng, "pepper", levels=2)


@picture("recipes/barbecue-chicken-skin", 1200, 900, samples=20, exposure=1.08, saturation=1.10, vignette=0.0, grain=0.003, flat=MANTIKA)
def chicken_skin():
    slug = "barbecue-flavor-powder"
    powder = (0.66, 0.125, 0.016)
    set_out(MANTIKA, front=90)
    rng, mat = np.random.default_rng(21), skin_material(powder)
    paper_cup((-0.10, -0.14, 0), "#B51B17", "#FFF3DC", 4, (1.1, 1.1, 0.66), 16)
    inside = heaped(0.33, 0.46, 0.53, 0.44, 0.09, 0.20)
    P = pack(84, 0.094, rng, (-0.36, -0.36, 0.4), (0.36, 0.36, 1.0), inside)
    for p in P:
        place(skin_piece(rng, mat, rng.uniform(0.24, 0.38)), (p[0] - 0.10, p[1] - 0.14, p[2]), rng.uniform(0, 360, 3))
    for x, y, t in ((0.44, -0.42, 40), (0.24, -0.64, 100)):
        place(skin_piece(rng, mat, 0.28), (x, y, 0.075), (rng.uniform(-20, 20), rng.uniform(-20, 20), t))
    vinegar((0.44, 0.40, 0), rng, 0.34)
    bpy.context.view_layer.update()
    dust(("skin",), (-0.1, -0.14), 0.6, 7000, of(slug), 4, 0.0026, uniform=True, largest=0.006, jitter=0.02)
    for colour, count, size in (("#f0b060", 700, 0.005), ("#2a0f08", 500, 0.005)):
        dust(("skin",), (-0.1, -0.14), 0.6, count, Material("fleck", Roughness=0.7).colour(colour).mat, 9, size, uniform=True, largest=0.009)
    dust(("rim",), (-0.1, -0.14), 0.485, 600, of(slug), 8, 0.0045, inner=0.44, jitter=0.004)
    spilled(slug, (-0.05, -0.3), 0.8, 2200, 5)
    dust(("ground",), (0, -0.3), 0.8, 200, mat, 6, 0.008, largest=0.018)
    look(1.56, 34, (0.06, -0.04, 0.46), 5.0, 0.75, (-0.1, -0.42, 0.75))
