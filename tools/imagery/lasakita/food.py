"""Food: fries, pancakes, bread, cake, chocolate, popcorn, chicken, fruit, soup."""
import math
import os

import bpy
import numpy as np
from mathutils import Matrix, Quaternion, Vector

from .core import Material, attribute, box, hollow, icosphere, lathe, lin, link, mesh_obj, mix, place, shade, tube
from .finish import CACHE


# ---------------------------------------------------------------- fries
def fry_mesh(length, width, rng, name, bend=0.05):
    """A cut stick: square section with slightly soft edges, ends torn and browned."""
    nl, nc = 16, 20
    th = np.linspace(0, 2 * np.pi, nc, endpoint=False) + np.pi / nc
    p = 9
    cx = np.sign(np.cos(th)) * np.abs(np.cos(th)) ** (2 / p)
    cy = np.sign(np.sin(th)) * np.abs(np.sin(th)) ** (2 / p)
    zz = np.linspace(-1, 1, nl)
    zz = np.sign(zz) * np.abs(zz) ** 0.75
    bend, twist, taper = rng.normal() * bend, rng.normal() * 0.12, rng.normal() * 0.06
    V, C = [], []
    for z in zz:
        e = 1 - 0.25 * np.clip((abs(z) - 0.94) / 0.06, 0, 1) ** 2
        w1 = width * 0.5 * e * (1 + taper * z) * (1 + 0.03 * rng.normal())
        w2 = width * 0.5 * e * (1 + 0.03 * rng.normal())
        ca, sa = np.cos(twist * z), np.sin(twist * z)
        x, y = cx * w1, cy * w2
        V.append(np.stack([x * ca - y * sa + bend * length * (z * z - 0.4), x * sa + y * ca, np.full(nc, z * length / 2)], -1))
        edge = np.maximum(np.minimum(abs(cx), abs(cy)) * 1.15 - 0.5, 0) * 1.3
        C.append(np.clip(edge + max(0, abs(z) - 0.86) * 4.2 * rng.uniform(0.4, 1.2), 0, 1))
    V, C = np.concatenate(V), np.concatenate(C)
    n0 = len(V)
    V = np.vstack([V, [V[:nc].mean(0)], [V[-nc:].mean(0)]])
    C = np.append(C, [0.35, 0.35])
    F = [(i * nc + j, i * nc + (j + 1) % nc, (i + 1) * nc + (j + 1) % nc, (i + 1) * nc + j) for i in range(nl - 1) for j in range(nc)]
    F += [(n0, (j + 1) % nc, j) for j in range(nc)]
    F += [(n0 + 1, (nl - 1) * nc + j, (nl - 1) * nc + (j + 1) % nc) for j in range(nc)]
    me = bpy.data.meshes.new(name)
    me.from_pydata(V.tolist(), [], F)
    me.update()
    me.polygons.foreach_set("use_smooth", np.full(len(me.polygons), True))
    ob = link(bpy.data.objects.new(name, me))
    attribute(ob, "brown", C)
    attribute(ob, "along", V[:, 2] / (length / 2))
    return ob


def fry_material(powder=(0.93, 0.38, 0.035), dusting=0.62):
    """Fried potato: pale gold and oily, brown at edges and ends, powder in patches on top.

    `dusting` is the threshold of the powder's noise: 0.55 covers a lot, 0.75 hardly anything."""
    m = Material("fry", Specular=0.6, Subsurface=0.12, Clearcoat=0.25, Clearcoat_Roughness=0.25)
    m.set(Subsurface_Radius=(0.07, 0.03, 0.008), Subsurface_Color=(0.95, 0.62, 0.15, 1))
    obj = m.coords(per_object=True)
    rnd = m.node("ObjectInfo").outputs["Random"]
    n = m.noise(7.0, 4.0, 0.6, obj)
    t = m.math("MULTIPLY_ADD", m.attr("brown"), 0.55, n)
    t = m.math("MULTIPLY_ADD", rnd, 0.14, t)
    gold = m.ramp(t, [(0.42, (1.0, 0.76, 0.30)), (0.66, (1.0, 0.64, 0.16)), (0.90, (0.80, 0.36, 0.05)), (1.0, (0.46, 0.14, 0.02))])
    g = m.node("NewGeometry")
    up = m.node("SeparateXYZ", {0: g.outputs["Normal"]}).outputs[2]
    spots = m.noise(22.0, 5.0, 0.75, g.outputs["Position"])
    d = m.remap(m.math("MULTIPLY_ADD", up, 0.12, spots), dusting, dusting + 0.06)
    m.colour(m.mixed(d, gold, powder))
    m.link(m.remap(d, 0, 1, (0.30, 0.95)), m.bsdf.inputs["Roughness"])
    m.link(m.remap(d, 0, 1, (0.25, 0.0)), m.bsdf.inputs["Clearcoat"])
    m.bump(m.noise(38.0, 4.0, 0.65, obj), 0.35, 0.010)
    return m.mat


def coated_fry_material(powder, close=False):
    """A fry that was shaken in powder while its oil still shone: thick in clumps at some tips and on top, thin where the gold
    shows through; other tips bare and shining. `close` is for a camera that sees single grains."""
    m = Material("fry-coated", Subsurface=0.12, Clearcoat_Roughness=0.14)
    m.set(Subsurface_Radius=(0.07, 0.03, 0.008), Subsurface_Color=(0.95, 0.50, 0.10, 1))
    obj = m.coords(per_object=True)
    rnd = m.node("ObjectInfo").outputs["Random"]
    t = m.math("MULTIPLY_ADD", m.attr("brown"), 0.50, m.noise(7.0, 4.0, 0.6, obj))
    gold = m.ramp(t, [(0.42, (1.0, 0.70, 0.22)), (0.70, (1.0, 0.56, 0.11)), (0.95, (0.82, 0.34, 0.05)), (1.0, (0.50, 0.16, 0.02))])
    up = m.node("SeparateXYZ", {0: m.node("NewGeometry").outputs["Normal"]}).outputs[2]
    # A wide noise says which stretches took much, a fine one frays their edges; the tops took more.
    wide = m.noise(4.5, 2.0, 0.5, obj, distortion=0.5)
    fray = m.math("SUBTRACT", m.noise(34.0, 4.0, 0.75, obj), 0.5)
    cover = m.math("MULTIPLY_ADD", fray, 0.55, wide)
    cover = m.math("MULTIPLY_ADD", up, 0.07, cover)
    # The end that stands out: bare at a third of them, thick with clumps at the others.
    tip = m.remap(m.math("MULTIPLY_ADD", fray, 0.5, m.attr("along")), 0.52, 0.80)
    kind = m.remap(rnd, 0.26, 0.32, (-0.42, 0.22))
    cover = m.math("ADD", cover, m.math("MULTIPLY", tip, kind))
    d = m.remap(cover, 0.47, 0.60) if close else m.remap(cover, 0.42, 0.56)
    grain = m.noise(130.0 if close else 55.0, 3.0, 0.7, obj)
    coat = m.ramp(grain, [(0.30, hollow(powder, 0.72)), (0.50, powder), (0.72, shade(powder, 1.18))])
    share = m.remap(d, 0, 1, (0.06, 1.0))
    m.is_powder(share).colour(m.mixed(share, gold, coat))
    wet = m.remap(wide, 0.45, 0.58)
    m.link(m.remap(d, 0, 1, (0.20, m.remap(wet, 0, 1, (0.62, 0.85)))), m.bsdf.inputs["Roughness"])
    m.link(m.remap(d, 0, 1, (0.9, m.remap(wet, 0, 1, (0.22, 0.0)))), m.bsdf.inputs["Clearcoat"])
    m.link(m.remap(d, 0, 1, (0.60, 0.15)), m.bsdf.inputs["Specular"])
    clump = m.math("MULTIPLY_ADD", grain, 0.45, m.noise(24.0, 3.0, 0.6, obj))
    m.bump(m.math("MULTIPLY", clump, m.math("MULTIPLY_ADD", tip, 0.7, d)), 0.75 if close else 0.40, 0.014)
    return m.mat


def bowl_profile(R=0.85, h=0.56, t=0.045, foot=0.42):
    a = np.linspace(0, 1, 22)
    side = foot + 0.01 + (R - foot - 0.01) * np.sin(a * np.pi / 2) ** 0.9
    out = [(0.001, 0.03), (foot - 0.05, 0.03), (foot - 0.04, 0.0), (foot, 0.0), (foot + 0.01, 0.05)]
    out += list(zip(side[1:], 0.05 + (h - 0.05) * a[1:] ** 1.5))
    out += [(R - 0.006, h + 0.018), (R - 0.022, h + 0.022), (R - 0.04, h + 0.010)]
    inner = np.maximum(side[::-1] - t - 0.02 * (1 - a[::-1]), 0.001)
    out += list(zip(inner, 0.05 + t + (h - 0.05 - t) * a[::-1] ** 1.5))
    return out + [(0.2, 0.09), (0.001, 0.085)]


def settle(cache, obs, passive, wall_radius, wall_z, frames=240):
    """Let things fall between walls, which go when most lie still; where they come to rest is kept in the cache."""
    path = os.path.join(CACHE, "sim", cache + ".npz")
    scene = bpy.context.scene
    if not os.path.exists(path):
        bpy.ops.rigidbody.world_add()
        scene.rigidbody_world.point_cache.frame_end = frames + 5
        scene.rigidbody_world.substeps_per_frame = 12

        def add(o, kind, shape, friction):
            bpy.context.view_layer.objects.active = o
            bpy.ops.object.select_all(action="DESELECT")
            o.select_set(True)
            bpy.ops.rigidbody.object_add(type=kind)
            r = o.rigid_body
            r.collision_shape, r.friction, r.restitution, r.use_margin, r.collision_margin = shape, friction, 0.0, True, 0.002
            r.linear_damping, r.angular_damping = 0.3, 0.4

        for o in passive:
            add(o, "PASSIVE", "MESH", 0.9)
        wall = lathe([(wall_radius, wall_z), (wall_radius, 9), (wall_radius + 0.03, 9), (wall_radius + 0.03, wall_z)], 48, None, "wall")
        add(wall, "PASSIVE", "MESH", 0.05)
        for o in obs:
            add(o, "ACTIVE", "CONVEX_HULL", 0.75)
        scene.frame_start = 1
        for f in range(1, frames + 1):
            scene.frame_set(f)
            if f == frames * 5 // 8:
                bpy.data.objects.remove(wall)
        np.savez(path, M=np.array([[list(r) for r in o.matrix_world] for o in obs]))
        bpy.ops.rigidbody.world_remove()
        scene.frame_set(1)
    for o, m in zip(obs, np.load(path)["M"]):
        o.matrix_world = Matrix(m.tolist())


def simulate_fries(cache, container, wall_radius, wall_z, drop_radius, n, seed, lean=0.0):
    """Drop n fries into a container by rigid-body simulation."""
    rng = np.random.default_rng(seed)
    obs = [fry_mesh(rng.uniform(0.6, 1.1), rng.uniform(0.078, 0.1), rng, "fry%d" % i) for i in range(n)]
    for i, o in enumerate(obs):
        r, t = drop_radius * math.sqrt(rng.uniform()), rng.uniform(0, 6.28)
        o.location = (r * math.cos(t), r * math.sin(t), wall_z + 0.3 + i * 0.045)
        if lean:
            o.rotation_euler = (rng.normal() * lean, rng.normal() * lean, rng.uniform(0, 6.28))
        else:
            o.rotation_euler = (rng.normal() * 0.75 + math.pi / 2 * (rng.uniform() < 0.55), rng.normal() * 0.6, rng.uniform(0, 6.28))
    passive = [
        lathe(container, 64, None, "container"),
        mesh_obj("floor", [(-9, -9, 0), (9, -9, 0), (9, 9, 0), (-9, 9, 0)], [(0, 1, 2, 3)]),
    ]
    settle(cache, obs, passive, wall_radius, wall_z)
    for o in passive:
        bpy.data.objects.remove(o)
    return obs


def _place_fries(obs, centre, mat, keep, scale=1.0, turn=0.0):
    kept = []
    T = Matrix.Translation(centre) @ Matrix.Rotation(math.radians(turn), 4, "Z") @ Matrix.Scale(scale, 4)
    for o in obs:
        if not keep(o.matrix_world):
            bpy.data.objects.remove(o)
            continue
        o.matrix_world = T @ o.matrix_world
        o.data.materials.append(mat)
        s = o.modifiers.new("subsurf", "SUBSURF")
        s.levels = s.render_levels = 1
        kept.append(o)
    return kept


def fries_in_bowl(centre, mat, turn=0.0, R=0.85, scale=1.0):
    """A heaped bowl's worth of fries; stray ones are left out."""
    obs = simulate_fries("fries-bowl", bowl_profile(R), R * 0.80, 0.5, R * 0.45, 150, 4)
    inside = lambda m: m.translation.z > 0.12 and m.translation.xy.length < R * 1.02
    return _place_fries(obs, centre, mat, inside, scale, turn)


def cup_profile(r0=0.30, r1=0.42, h=0.80, t=0.015):
    return [(0.001, 0.0), (r0, 0.0), (r1, h), (r1 - t * 0.2, h + 0.008), (r1 - t, h), (r0 - t, 0.03), (0.001, 0.03)]


def fries_in_cup(centre, mat, turn=0.0, scale=1.0):
    """Fries standing in a paper cup of cup_profile()."""
    obs = simulate_fries("fries-cup", cup_profile(), 0.40, 0.80, 0.20, 34, 8, lean=0.22)
    inside = lambda m: 0.1 < m.translation.z < 1.6 and m.translation.xy.length < 0.5
    return _place_fries(obs, centre, mat, inside, scale, turn)


def fries_upright(mat, seed, count=38, top=(0.26, 0.50), name="fry"):
    """Fries packed into a paper cup of cup_profile() as a hand packs them: a full fan, higher in the middle. `top` is how far
    they stand out of it."""
    rng = np.random.default_rng(seed)
    kept = []
    for k in range(count):
        q = math.sqrt((k + 0.5) / count)
        a = k * 2.39996 + rng.normal() * 0.12
        p = 0.345 * q * np.array([math.cos(a), math.sin(a)]) + rng.normal(size=2) * 0.012
        lean = p * (0.46 + (0.55 * rng.uniform() if q > 0.8 and rng.uniform() < 0.4 else 0.0)) + rng.normal(size=2) * 0.105
        out = rng.uniform(*top) * (1.0 - 0.34 * q * q) * (1.35 if k % 9 == 4 else 1.0)
        length = min(rng.uniform(0.74, 1.0), out + 0.70)
        low = 0.80 + out - length
        foot = p + lean * (low - 0.80)
        room = 0.30 + 0.15 * low - 0.06                  # inside the paper
        foot *= min(1.0, room / max(np.hypot(*foot), 1e-6))
        axis = np.array([*(p - foot) / (0.80 - low), 1.0])
        axis /= np.linalg.norm(axis)
        centre = np.array([*p, 0.80]) + axis * (out - length / 2)
        ob = fry_mesh(length, rng.uniform(0.076, 0.096), rng, "%s%d" % (name, k))
        ob.rotation_mode = "QUATERNION"
        ob.rotation_quaternion = Vector(axis).to_track_quat("Z", "Y") @ Quaternion((0, 0, 1), rng.uniform(0, 6.28))
        ob.location = centre
        ob.data.materials.append(mat)
        s = ob.modifiers.new("subsurf", "SUBSURF")
        s.levels = s.render_levels = 1
        kept.append(ob)
    return kept


# ---------------------------------------------------------------- blobs
def blob(radius, rng, rough=0.06, mat=None, name="blob", levels=4, squash=(1, 1, 1), detail=0.02, freq=3.0):
    """A displaced sphere: sums of random waves, coarse and fine."""
    v, f = icosphere(levels)
    d = np.zeros(len(v))
    for amp, fr, k in ((rough, freq, 14), (detail, freq * 4, 26)):
        for _ in range(k):
            w = rng.normal(size=3) * fr
            d += amp / math.sqrt(k) * 1.4 * np.cos(v @ w + rng.uniform(0, 6.28))
    V = v * (1 + d)[:, None] * radius * np.asarray(squash)
    return mesh_obj(name, V, f, mat)


# ---------------------------------------------------------------- pancakes
def pancake_material(top=(0.62, 0.27, 0.065), edge=(0.95, 0.72, 0.36)):
    m = Material("pancake", Roughness=0.55, Specular=0.35, Subsurface=0.08)
    m.set(Subsurface_Radius=(0.08, 0.04, 0.02), Subsurface_Color=(*lin(edge), 1))
    obj = m.coords(per_object=True)
    t = m.math("MULTIPLY_ADD", m.math("SUBTRACT", m.noise(5.0, 5.0, 0.62, obj), 0.5), 0.75, m.attr("brown"))
    t = m.math("MULTIPLY_ADD", m.math("SUBTRACT", m.noise(26.0, 4.0, 0.7, obj), 0.5), 0.30, t)
    m.colour(m.ramp(t, [(0.12, edge), (0.34, mix(edge, top, 0.42)), (0.62, top), (1.0, shade(top, 0.62))]))
    m.bump(m.noise(42.0, 4.0, 0.7, obj), 0.4, 0.012)
    return m.mat


def milk_material():
    """Condensed milk."""
    m = Material("milk", Roughness=0.08, Specular=0.5, Clearcoat=0.8, Clearcoat_Roughness=0.03, Subsurface=0.1).colour((0.94, 0.85, 0.64))
    m.set(Subsurface_Radius=(0.05, 0.04, 0.02), Subsurface_Color=(0.97, 0.91, 0.76, 1))
    return m.mat


def pancake(loc, R, h, mat, rng, rot=(0, 0, 0)):
    """One thick pancake with a soft pale edge and a browned face."""
    r = R * (1 + rng.normal() * 0.02)
    b = h * 0.5
    edge = [(r - b + b * math.sin(t), b - b * math.cos(t)) for t in np.linspace(0.15, math.pi - 0.15, 13)]
    prof = [(0.001, 0.0), (r * 0.5, 0.0)] + edge
    prof += [(r * k, h * (1.0 + 0.02 * (1 - k))) for k in (0.90, 0.82, 0.74, 0.64, 0.52, 0.4, 0.26, 0.12)] + [(0.001, h * 1.02)]
    ph = rng.uniform(0, 6.28, 4)
    am = np.array([0.018, 0.012, 0.008, 0.005])
    ob = lathe(prof, 72, mat, "pancake", subsurf=1, wobble=lambda th: sum(a * np.cos((k + 2) * th + p) for k, (a, p) in enumerate(zip(am, ph))))
    P = np.array(prof)
    brown = np.where(P[:, 0] < r - b * 0.75, 0.66, 0.0)
    side = np.abs(P[:, 1] / h - 0.5) * 2
    brown = np.where(P[:, 0] >= r - b * 0.75, 0.06 + 0.66 * side**1.1, brown)
    attribute(ob, "brown", np.repeat(brown, 72))
    return place(ob, loc, rot)


def pancake_stack(loc, R=0.55, h=0.115, count=6, seed=1, mat=None, topping="butter", syrup=True, pool=0.80, lobes=(), one=pancake):
    """Pancakes with butter and syrup that runs over the edge; `syrup` may be what else is poured, `lobes` where it runs, `one` what
    makes one of them."""
    rng = np.random.default_rng(seed)
    mat = mat or pancake_material()
    z = loc[2]
    x = y = 0.0
    for i in range(count):
        x, y = rng.normal(size=2) * 0.022
        one((loc[0] + x, loc[1] + y, z), R * (1 - 0.012 * i), h, mat, rng, (rng.normal() * 1.0, rng.normal() * 1.0, rng.uniform(0, 360)))
        z += h * 0.96
    # What is no perfect disc needs more room below what is poured on it.
    lift, edge = (0.06, 1.01) if one is pancake else (0.15, 1.03)
    top = (loc[0] + x, loc[1] + y, z + h * lift)
    if syrup:
        syrup_pool(top, R * pool, R * (1 - 0.012 * (count - 1)) * edge, rng, h * count * 0.72, None if syrup is True else syrup, lobes=lobes)
    if topping == "butter":
        b = box((0.24, 0.22, 0.075), (top[0] - 0.02, top[1] - 0.02, top[2] + 0.012), (3, -4, 28), butter_material(), 0.025, "butter")
        return top, b
    return top, None


def butter_material():
    m = Material("butter", Roughness=0.28, Specular=0.5, Subsurface=0.25).colour((0.98, 0.78, 0.26))
    m.set(Subsurface_Radius=(0.08, 0.05, 0.02), Subsurface_Color=(0.98, 0.75, 0.2, 1))
    m.bump(m.noise(9.0, 3.0), 0.2, 0.02)
    return m.mat


def clear(name, tint, veil, strength, wave=4.0, bump=0.10):
    """A liquid: what lies in it is seen through a tint and a thin veil, its surface mirrors."""
    m = Material(name)
    t = m.tree
    nor = m.node("Bump", {"Height": m.noise(wave, 2.0), "Strength": bump, "Distance": 0.02}).outputs[0]
    through = m.node("BsdfTransparent", {"Color": (*tint, 1)})
    cloud = m.node("BsdfDiffuse", {"Color": (*veil, 1)})
    body, out = m.node("MixShader", {0: 1 - strength}), m.node("MixShader", {0: m.node("Fresnel", {"IOR": 1.36, "Normal": nor}).outputs[0]})
    mirror = m.node("BsdfGlossy", {"Color": (1, 1, 1, 1), "Roughness": 0.05, "Normal": nor})
    for a, b in ((through.outputs[0], body.inputs[1]), (cloud.outputs[0], body.inputs[2]), (body.outputs[0], out.inputs[1]),
                 (mirror.outputs[0], out.inputs[2]), (out.outputs[0], m.out.inputs["Surface"])):
        t.links.new(a, b)
    return m.mat


def syrup_material():
    """Amber: what lies below shines through where it is thin."""
    return clear("syrup", (0.88, 0.47, 0.11), (0.36, 0.115, 0.014), 0.26, wave=3.0, bump=0.08)


def syrup_pool(top, r_pool, r_edge, rng, fall, mat=None, thick=0.016, streams=7, lobes=()):
    """A glossy pool on the top of a stack with tongues that run down its side. With `lobes` (angles in degrees) it spreads
    softly to the edge there, and one drip leaves each."""
    mat = mat or syrup_material()
    n, m = 240, 60
    th = np.linspace(0, 2 * np.pi, n, endpoint=False)
    reach = r_pool * (1 + 0.06 * np.cos(3 * th + rng.uniform(0, 6)) + 0.05 * np.cos(5 * th + rng.uniform(0, 6)))
    length = np.zeros(n)
    if lobes:
        reach = r_pool * (1 + sum(rng.uniform(0.03, 0.07) * np.cos(k * th + rng.uniform(0, 6.28)) for k in (2, 3, 5)))
    for angle in lobes:
        d = np.angle(np.exp(1j * (th - math.radians(angle))))
        wide = np.exp(-((d / rng.uniform(0.20, 0.32)) ** 2))
        reach = np.maximum(reach, wide * r_edge * 1.04 + (1 - wide) * reach)
        length = np.maximum(length, np.exp(-((d / rng.uniform(0.11, 0.17)) ** 4)) * fall * rng.uniform(0.30, 1.0))
    reach = np.minimum(reach, r_edge * 1.02)
    for k in range(0 if lobes else streams):
        c = (k + rng.uniform(-0.3, 0.3)) / streams * 2 * np.pi
        w = rng.uniform(0.10, 0.19)
        d = np.angle(np.exp(1j * (th - c)))
        g = np.exp(-((d / w) ** 4))
        reach = np.maximum(reach, g * r_edge * 1.02 + (1 - g) * reach)
        length = np.maximum(length, g * fall * rng.uniform(0.35, 1.0))
    V = []
    s = np.linspace(0, 1, m)
    total = reach + length
    for j in range(m):
        dist = s[j] * total
        over = np.clip(dist - r_edge, 0, None)
        r = np.minimum(dist, r_edge)
        bulge = np.where(over > 0, 0.022 * (1 - np.exp(-over / 0.02)), 0)
        z = -over + np.where(over > 0, -0.0, 0) - 0.018 * np.clip((dist - r_edge * 0.93) / (r_edge * 0.07), 0, 1) ** 2
        lip = (0.7 if lobes else 1) * thick * np.sqrt(np.clip(1 - s[j] ** (10 if lobes else 6), 0, 1))
        drop = 1 + (0.9 * np.exp(-(((total - dist) / 0.035) ** 2)) if lobes else 0)       # a drip ends in a drop
        rr = r + bulge + np.where(over > 0, lip * 0.9 * drop, 0)
        V.append(np.stack([rr * np.cos(th), rr * np.sin(th), z + np.where(over > 0, 0, lip)], -1))
    V = np.concatenate(V)
    F = [(i * n + j, (i + 1) * n + j, (i + 1) * n + (j + 1) % n, i * n + (j + 1) % n) for i in range(m - 1) for j in range(n)]
    return place(mesh_obj("syrup", V, F, mat, subsurf=1), top)


# ---------------------------------------------------------------- bread and cake
def bread_material(crust=(0.66, 0.29, 0.06), pale=(0.95, 0.72, 0.38)):
    m = Material("bread", Roughness=0.55, Specular=0.32, Subsurface=0.06)
    m.set(Subsurface_Radius=(0.06, 0.03, 0.015), Subsurface_Color=(*pale, 1))
    obj = m.coords(per_object=True)
    g = m.node("NewGeometry")
    up = m.node("SeparateXYZ", {0: g.outputs["Normal"]}).outputs[2]
    t = m.math("MULTIPLY_ADD", m.noise(3.0, 5.0, 0.6, obj), 0.55, m.math("MULTIPLY", up, 0.55))
    m.colour(m.ramp(t, [(0.12, pale), (0.36, mix(pale, crust, 0.5)), (0.66, crust), (0.9, shade(crust, 0.62))]))
    m.bump(m.noise(24.0, 5.0, 0.65, obj), 0.25, 0.015)
    return m.mat


def pandesal(loc, rng, mat, size=0.30, rot=None):
    """A bun, flat underneath, softly uneven."""
    v, f = icosphere(4)
    d = sum(0.02 * np.cos(v @ (rng.normal(size=3) * 2.2) + rng.uniform(0, 6.28)) for _ in range(6))
    V = v * (1 + d)[:, None]
    z = V[:, 2]
    V[:, 2] = np.where(z > 0, z * 0.72, z * 0.42)
    V[:, :2] *= (1 + 0.10 * (1 - np.abs(z)))[:, None] ** 1.0
    V *= np.array([1.12, 0.92, 1.0]) * size
    V[:, 2] -= V[:, 2].min()
    return place(mesh_obj("bread", V, f, mat), loc, (0, 0, rot if rot is not None else rng.uniform(0, 360)))


def sponge_material(colour=(0.25, 0.085, 0.42)):
    """Cake crumb."""
    m = Material("sponge", Roughness=0.9, Specular=0.1, Subsurface=0.05)
    m.set(Subsurface_Radius=(0.05, 0.03, 0.05), Subsurface_Color=(*colour, 1))
    n = m.noise(34.0, 6.0, 0.75)
    m.colour(m.ramp(n, [(0.3, shade(colour, 0.45)), (0.5, colour), (0.75, shade(colour, 1.5))]))
    m.bump(n, 1.0, 0.03)
    return m.mat


def cream_material(colour=(0.96, 0.90, 0.80)):
    m = Material("cream", Roughness=0.42, Specular=0.4, Subsurface=0.15).colour(colour)
    m.set(Subsurface_Radius=(0.06, 0.05, 0.04), Subsurface_Color=(*colour, 1))
    m.bump(m.noise(7.0, 4.0, 0.5), 0.25, 0.03)
    return m.mat


def swirl(loc, r, h, mat, turns=3.2, name="swirl"):
    """A piped rosette."""
    t = np.linspace(0, 1, 90)
    a = t * turns * 2 * np.pi
    rad = r * 0.62 * (1 - t) ** 0.85
    P = np.stack([rad * np.cos(a), rad * np.sin(a), r * 0.30 + h * t**1.1 * 0.8], -1)
    ob = tube(P, r * 0.40 * (1 - 0.72 * t) * (1 + 0.13 * np.cos(a * 9)), mat, name, sides=14, subsurf=1)
    return place(ob, loc)


def layer_cake(loc, R=0.62, layers=3, layer=0.20, cream=0.055, cut=55, turn=0, sponge=None, frosting=None):
    """A layer cake with a wedge taken out, rosettes on top; cut is the wedge in degrees."""
    sponge, frosting = sponge or sponge_material(), frosting or cream_material()
    a0 = math.radians(cut)
    th = np.linspace(a0, 2 * np.pi, 97)
    z = loc[2]
    turn_r = math.radians(turn)

    def solid(r, z0, z1, mat, soft):
        prof = [(0.0, z0), (r - soft, z0), (r, z0 + soft), (r, z1 - soft), (r - soft, z1), (0.0, z1)]
        V, F = [], []
        n, m = len(th), len(prof)
        for rr, zz in prof:
            V += [(rr * math.cos(t + turn_r), rr * math.sin(t + turn_r), zz) for t in th]
        for i in range(m - 1):
            F += [(i * n + j, i * n + j + 1, (i + 1) * n + j + 1, (i + 1) * n + j) for j in range(n - 1)]
        me = bpy.data.meshes.new("cake")
        ends = [tuple(i * n for i in range(m)), tuple(i * n + n - 1 for i in range(m))[::-1]]
        me.from_pydata(V, [], F + ends)
        me.update()
        me.materials.append(mat)
        ob = link(bpy.data.objects.new("cake", me))
        ob.location = (loc[0], loc[1], 0)
        ob.data.use_auto_smooth = True
        me.polygons.foreach_set("use_smooth", np.full(len(me.polygons), True))
        return ob

    for i in range(layers):
        solid(R, z, z + layer, sponge, 0.015)
        z += layer
        solid(R * (1.008 if i < layers - 1 else 1.03), z, z + cream * (1 if i < layers - 1 else 1.4), frosting, 0.02)
        z += cream if i < layers - 1 else cream * 1.4
    n = max(1, round(10 * (360 - cut) / 305))
    for k in range(n):
        t = a0 + (k + 0.5) / n * (2 * np.pi - a0) + turn_r
        swirl((loc[0] + R * 0.80 * math.cos(t), loc[1] + R * 0.80 * math.sin(t), z - 0.02), 0.115, 0.16, frosting)
    return z


def cake_slice(loc, R=0.62, layers=3, layer=0.20, cream=0.055, angle=42, turn=0, sponge=None, frosting=None):
    return layer_cake(loc, R, layers, layer, cream, 360 - angle, turn, sponge, frosting)


def egg(loc, rot, mat=None, size=0.17):
    v, f = icosphere(4)
    V = v.copy()
    V[:, :2] *= (0.76 - 0.10 * V[:, 2])[:, None]
    V *= size
    m = mat or Material("egg", Roughness=0.45, Specular=0.35, Subsurface=0.08).colour((0.72, 0.42, 0.24)).mat
    return place(mesh_obj("egg", V, f, m), loc, rot)


# ---------------------------------------------------------------- chocolate
def chocolate_material(powder=(0.17, 0.062, 0.027)):
    m = Material("chocolate", Roughness=0.5, Specular=0.35)
    n = m.noise(14.0, 6.0, 0.68)
    m.colour(m.ramp(n, [(0.35, (0.050, 0.017, 0.007)), (0.58, (0.085, 0.031, 0.013)), (0.74, powder)])).bump(n, 0.45, 0.02)
    return m.mat


def tablea(loc, mat, rot=(0, 0, 0), r=0.25, h=0.115, seed=0, lean=None):
    """A tablet of pure cacao. With `lean` (degrees) it rests on its rim on the floor, tipped over."""
    rng = np.random.default_rng(seed)
    b = 0.035
    prof = [(0.001, 0), (r - b, 0)] + [(r - b + b * math.sin(t), b - b * math.cos(t)) for t in np.linspace(0.2, 1.57, 6)]
    prof += [(r * 0.985 - b + b * math.cos(t), h - b + b * math.sin(t)) for t in np.linspace(0, 1.57, 6)]
    prof += [(r * 0.6, h + 0.004), (r * 0.3, h + 0.002), (0.001, h)]
    ph = rng.uniform(0, 6.28, 2)
    ob = lathe(prof, 64, mat, "tablea", wobble=lambda th: 0.012 * np.sin(3 * th + ph[0]) + 0.008 * np.sin(7 * th + ph[1]))
    place(ob, loc, rot)
    if lean is not None:
        ob.rotation_euler = (math.radians(lean), 0, math.radians(rot[2]))
        bpy.context.view_layer.update()
        low = min((ob.matrix_world @ v.co).z for v in ob.data.vertices)
        ob.location.z += loc[2] - low
    return ob


# ---------------------------------------------------------------- popcorn and chicken
def popcorn_material():
    """Popped corn with butter: cream on the lobes, gold in the creases, wet patches."""
    m = Material("popcorn", Specular=0.4, Subsurface=0.15)
    m.set(Subsurface_Radius=(0.05, 0.04, 0.02), Subsurface_Color=(0.98, 0.88, 0.6, 1))
    obj = m.coords(per_object=True)
    wide = m.noise(1.1, 3.0, 0.6, obj)
    pale = m.ramp(m.attr("depth"), [(0.0, (0.55, 0.25, 0.035)), (0.28, (0.90, 0.62, 0.20)), (0.55, (0.97, 0.84, 0.52)), (0.9, (0.98, 0.91, 0.70))])
    wet = m.remap(wide, 0.46, 0.60)
    m.colour(m.mixed(m.math("MULTIPLY", wet, 0.55), pale, (0.96, 0.66, 0.18)))
    m.link(m.remap(wet, 0, 1, (0.58, 0.24)), m.bsdf.inputs["Roughness"])
    m.bump(m.noise(5.0, 4.0, 0.6, obj), 0.25, 0.05)
    return m.mat


def coated_popcorn_material(powder):
    """The same, tossed in powder: thick on top and on the lobes, gold in the creases, some lobes bare."""
    m = Material("popcorn-coated", Specular=0.3, Subsurface=0.12)
    m.set(Subsurface_Radius=(0.05, 0.04, 0.02), Subsurface_Color=(0.98, 0.80, 0.4, 1))
    obj = m.coords(per_object=True)
    rnd = m.node("ObjectInfo").outputs["Random"]
    pale = m.ramp(m.attr("depth"), [(0.0, (0.55, 0.25, 0.035)), (0.28, (0.90, 0.62, 0.20)), (0.55, (0.97, 0.84, 0.52)), (0.9, (0.98, 0.91, 0.70))])
    up = m.node("SeparateXYZ", {0: m.node("NewGeometry").outputs["Normal"]}).outputs[2]
    fray = m.math("SUBTRACT", m.noise(9.0, 4.0, 0.75, obj), 0.5)
    cover = m.math("MULTIPLY_ADD", fray, 0.65, m.noise(1.3, 2.0, 0.5, obj, distortion=0.5))
    cover = m.math("MULTIPLY_ADD", up, 0.10, cover)
    cover = m.math("MULTIPLY_ADD", rnd, 0.16, cover)
    cover = m.math("MULTIPLY_ADD", m.math("SUBTRACT", m.attr("depth"), 0.6), 0.34, cover)
    d = m.remap(cover, 0.46, 0.62)
    grain = m.noise(15.0, 3.0, 0.7, obj)
    coat = m.ramp(grain, [(0.30, hollow(powder, 0.72)), (0.50, powder), (0.72, shade(powder, 1.18))])
    share = m.remap(d, 0, 1, (0.08, 1.0))
    m.is_powder(share).colour(m.mixed(share, pale, coat))
    m.link(m.remap(d, 0, 1, (0.35, 0.85)), m.bsdf.inputs["Roughness"])
    m.bump(m.math("MULTIPLY", m.math("MULTIPLY_ADD", grain, 0.6, m.noise(5.0, 4.0, 0.6, obj)), m.math("MULTIPLY_ADD", d, 0.8, 0.3)), 0.45, 0.10)
    return m.mat


_popcorn = []


def popcorn(loc, rng, mat, size=0.075):
    """One popped kernel: round lobes that burst out of a core; a few shapes are shared by all."""
    if len(_popcorn) < 6:
        v, f = icosphere(4)
        best = np.full(len(v), 0.40)
        for k in range(8):
            d = rng.normal(size=3)
            c = d / np.linalg.norm(d) * rng.uniform(0.42, 0.66)
            r = rng.uniform(0.30, 0.44)
            along = v @ c
            inside = along**2 - c @ c + r * r
            best = np.maximum(best, np.where((inside > 0) & (along > 0), along + np.sqrt(np.maximum(inside, 0)), 0))
        best = best * (1 + sum(0.016 * np.cos(v @ (rng.normal(size=3) * 7) + rng.uniform(0, 6)) for _ in range(7)))
        ob = mesh_obj("popcorn", v * best[:, None], f, mat)
        attribute(ob, "depth", np.clip((best - 0.40) / 0.55, 0, 1))
        _popcorn.append(ob.data)
        bpy.data.objects.remove(ob)
    ob = link(bpy.data.objects.new("popcorn", _popcorn[rng.integers(len(_popcorn))]))
    return place(ob, loc, rng.uniform(0, 360, 3), size * rng.uniform(0.85, 1.2))


def popcorn_heap(mat, seed, rise=0.26):
    """Popcorn that stands in a heap out of a paper cup of cup_profile()."""
    rng = np.random.default_rng(seed)
    kept = []
    for layer, (drop, R, n) in enumerate(((0.15, 0.27, 22), (0.0, 0.378, 36))):
        for k in range(n):
            q = math.sqrt((k + 0.5) / n)
            a = k * 2.39996 + rng.normal() * 0.15
            z = 0.80 + rise * (1 - q**2.2) - drop + rng.normal() * 0.012
            r = R * q
            kept.append(popcorn((r * math.cos(a), r * math.sin(a), z), rng, mat, 0.128))
    for k in range(4):                                  # some that just hold on
        a, q = rng.uniform(0, 6.28), rng.uniform(0.1, 0.7)
        kept.append(popcorn((0.36 * q * math.cos(a), 0.36 * q * math.sin(a), 0.80 + rise * (1 - q**2.2) + 0.09), rng, mat, 0.125))
    return kept


def crust_material():
    m = Material("crust", Roughness=0.40, Specular=0.5, Clearcoat=0.25, Clearcoat_Roughness=0.2, Subsurface=0.05)
    m.set(Subsurface_Radius=(0.05, 0.025, 0.01), Subsurface_Color=(0.9, 0.5, 0.15, 1))
    obj = m.coords(per_object=True)
    n = m.math("MULTIPLY_ADD", m.noise(9.0, 6.0, 0.7, obj), 0.7, m.math("MULTIPLY", m.attr("ridge"), 0.5))
    m.colour(m.ramp(n, [(0.34, (0.24, 0.060, 0.008)), (0.53, (0.56, 0.19, 0.024)), (0.70, (0.80, 0.37, 0.060)), (0.90, (0.94, 0.62, 0.21))]))
    m.bump(m.noise(40.0, 6.0, 0.75, obj), 0.7, 0.02)
    return m.mat


def coated_crust_material(powder):
    """The same crust after the powder: it lies on what points up and on the ridges, the fried brown stays in the hollows."""
    m = Material("crust-coated", Specular=0.4, Subsurface=0.05)
    m.set(Subsurface_Radius=(0.05, 0.025, 0.01), Subsurface_Color=(0.9, 0.5, 0.15, 1))
    obj = m.coords(per_object=True)
    n = m.math("MULTIPLY_ADD", m.noise(9.0, 6.0, 0.7, obj), 0.7, m.math("MULTIPLY", m.attr("ridge"), 0.5))
    crust = m.ramp(n, [(0.34, (0.24, 0.060, 0.008)), (0.53, (0.56, 0.19, 0.024)), (0.70, (0.80, 0.37, 0.060)), (0.90, (0.94, 0.62, 0.21))])
    up = m.node("SeparateXYZ", {0: m.node("NewGeometry").outputs["Normal"]}).outputs[2]
    fray = m.math("SUBTRACT", m.noise(30.0, 4.0, 0.75, obj), 0.5)
    cover = m.math("MULTIPLY_ADD", fray, 0.60, m.noise(4.0, 2.0, 0.5, obj, distortion=0.5))
    cover = m.math("MULTIPLY_ADD", up, 0.12, cover)
    cover = m.math("MULTIPLY_ADD", m.attr("ridge"), 0.22, cover)
    d = m.remap(cover, 0.60, 0.76)
    grain = m.noise(60.0, 3.0, 0.7, obj)
    coat = m.ramp(grain, [(0.30, hollow(powder, 0.70)), (0.50, powder), (0.72, shade(powder, 1.18))])
    share = m.remap(d, 0, 1, (0.05, 1.0))
    m.is_powder(share).colour(m.mixed(share, crust, coat))
    m.link(m.remap(d, 0, 1, (0.36, 0.82)), m.bsdf.inputs["Roughness"])
    m.bump(m.noise(40.0, 6.0, 0.75, obj), 0.7, 0.02)
    return m.mat


def fried_piece(loc, rng, mat, size=0.3, kind="drumstick", rot=(0, 0, 0)):
    """Fried chicken with a ragged, flaky crust; a drumstick shows its bone."""
    v, f = icosphere(6)
    d = np.zeros(len(v))
    warp = v + 0.22 * np.stack([sum(np.cos(v @ (rng.normal(size=3) * 3) + rng.uniform(0, 6)) for _ in range(4)) for _ in range(3)], -1) / 2
    for fr, amp in ((3.0, 0.07), (7.0, 0.060), (14.0, 0.046), (26.0, 0.030)):
        s = sum(np.cos(warp @ (rng.normal(size=3) * fr) + rng.uniform(0, 6)) for _ in range(9)) / 3
        d += amp * (1 - np.abs(s)) if fr > 5 else amp * s
    V = v * (1 + d)[:, None]
    if kind == "drumstick":
        t = (V[:, 0] + 1) / 2
        V[:, 1:] *= (0.86 - 0.46 * np.clip(t, 0, 1) ** 1.6)[:, None]
        V[:, 0] *= 1.15
    else:
        V *= np.array([1.05, 0.85, 0.66])
    ob = mesh_obj("chicken", V * size, f, mat)
    attribute(ob, "ridge", np.clip((d - d.min()) / (np.ptp(d)), 0, 1))
    place(ob, loc, rot)
    if kind == "drumstick":
        bone = Material("bone", Roughness=0.4, Specular=0.4).colour((0.93, 0.84, 0.68)).mat
        P = [(size * x, 0, 0) for x in np.linspace(0.9, 1.62, 12)]
        r = size * np.array([0.12, 0.11, 0.105, 0.10, 0.10, 0.10, 0.105, 0.115, 0.14, 0.17, 0.16, 0.08])
        tube(P, r, bone, "bone", subsurf=1).parent = ob
    return ob


# ---------------------------------------------------------------- tamarind
def pod_material(colour=(0.27, 0.115, 0.035)):
    m = Material("pod", Roughness=0.72, Specular=0.22)
    obj = m.coords(per_object=True)
    n = m.noise(9.0, 6.0, 0.68, obj)
    pulp = m.attr("pulp")
    skin = m.ramp(n, [(0.28, shade(colour, 0.55)), (0.5, colour), (0.72, shade(colour, 1.75))])
    flesh = m.ramp(m.noise(16.0, 4.0, 0.6, obj), [(0.35, (0.060, 0.016, 0.006)), (0.55, (0.135, 0.042, 0.014)), (0.75, (0.24, 0.085, 0.026))])
    m.colour(m.mixed(m.remap(pulp, 0.35, 0.65), skin, flesh))
    m.link(m.remap(pulp, 0.35, 0.65, (0.72, 0.22)), m.bsdf.inputs["Roughness"])
    m.bump(m.noise(50.0, 5.0, 0.7, obj), 0.5, 0.012)
    return m.mat


def tamarind_pod(loc, rng, mat, length=0.9, rot=(0, 0, 0), bend=None, thick=0.085, cracked=False):
    """A ripe pod: a bent, lumpy tube with a pointed end and a stalk; lies on the floor. Where it is cracked, its pulp shows."""
    n = 64
    s = np.linspace(0, 1, n)
    bend = rng.uniform(0.5, 1.2) * rng.choice([-1, 1]) if bend is None else bend
    a = (s - 0.5) * bend + 0.10 * np.sin(s * 7 + rng.uniform(0, 6))
    step = length / n
    P = np.cumsum(np.stack([np.cos(a), np.sin(a), 0 * a], -1) * step, axis=0)
    P -= P.mean(0)
    beans = rng.integers(4, 7)
    r = thick * (0.80 + 0.20 * np.abs(np.sin(s * np.pi * beans)) ** 0.8) * np.clip(np.minimum(s / 0.06, (1 - s) / 0.09), 0.04, 1) ** 0.6
    ob = tube(P + [0, 0, 0], r * (1 + 0.03 * rng.normal(size=n)), mat, "pod", sides=20, subsurf=1)
    if cracked:
        # The shell is gone around the middle, with ragged edges; the pulp is thinner than it.
        at = s[:, None] + 0.035 * rng.normal(size=20)
        bare = np.append(((at > 0.34) & (at < 0.66)).ravel(), [False, False])
        core = np.append(np.repeat(P, 20, axis=0), P[[0, -1]], axis=0)
        V = np.array([v.co for v in ob.data.vertices])
        V[bare] = core[bare] + (V - core)[bare] * 0.80
        ob.data.vertices.foreach_set("co", V.ravel())
        attribute(ob, "pulp", bare)
    ob.data.transform(Matrix.Diagonal((1, 1, 0.80, 1)))
    tube([P[0] - [0.10, 0.02, -0.012], P[0] - [0.05, 0.005, -0.006], P[0] + [0.02, 0, 0]], [0.010, 0.009, 0.016], mat, "stalk", sides=8).parent = ob
    return place(ob, (loc[0], loc[1], loc[2] + thick * 0.78), rot)


def leaf_material(colour=(0.085, 0.26, 0.045), name="leaf"):
    m = Material(name, Roughness=0.48, Specular=0.35, Subsurface=0.0)
    n = m.noise(7.0, 3.0, 0.6, m.coords(per_object=True))
    m.colour(m.ramp(n, [(0.3, shade(colour, 0.55)), (0.55, colour), (0.8, shade(colour, 1.9))]))
    return m.mat


def tamarind_leaf(loc, rng, mat, length=0.9, pairs=11, rot=(0, 0, 0), leaflet=0.17, lift=0.10):
    """A pinnate leaf: pairs of narrow leaflets along an arched stem, a little off the floor."""
    V, F = [], []
    s = np.linspace(0, 1, pairs + 1)
    curve = rng.normal() * 0.25
    px, py = s * length, curve * s**2 * length
    pz = 0.02 + lift * np.sin(np.clip(s, 0, 1) * np.pi * 0.9)
    for i in range(pairs):
        k = 1 - 0.35 * abs(2 * (i / (pairs - 1)) - 0.8)
        for sgn in (-1, 1):
            L, w = leaflet * k * rng.uniform(0.92, 1.06), leaflet * 0.19 * k
            ang = sgn * math.radians(72 + rng.normal() * 5) + math.atan2(2 * curve * s[i + 1], 1)
            up = rng.uniform(-0.15, 0.35)
            roll = rng.normal() * 0.25
            b = len(V)
            for q, ww in ((0.0, 0.15), (0.12, 0.75), (0.35, 1.0), (0.65, 0.98), (0.88, 0.65), (1.0, 0.12)):
                cx, cy, cz = q * L * math.cos(ang), q * L * math.sin(ang), q * L * up - 0.35 * L * q * q * max(up, 0)
                nx, ny = -math.sin(ang), math.cos(ang)
                for e in (-1, 0, 1):
                    V.append((px[i + 1] + cx + e * nx * w * ww, py[i + 1] + cy + e * ny * w * ww, pz[i + 1] + cz + abs(e) * 0.10 * w + e * roll * w * ww))
            for q in range(5):
                for e in (0, 1):
                    o = b + q * 3 + e
                    F.append((o, o + 1, o + 4, o + 3))
    V = np.array(V)
    V[:, 2] = np.maximum(V[:, 2], 0.006)
    ob = mesh_obj("leaf", V, F, mat, subsurf=1)
    stem = tube(np.stack([np.append(-0.12, px), np.append(0, py), np.append(0.012, pz)], -1), 0.008, Material("stem").colour("#5E7A33").mat, "stem", sides=8)
    stem.parent = ob
    return place(ob, loc, rot)


# ---------------------------------------------------------------- soup


def disc(loc, r, mat, name="surface", n=96):
    V = [(0, 0, 0)] + [(r * math.cos(t), r * math.sin(t), 0) for t in np.linspace(0, 2 * np.pi, n, endpoint=False)]
    F = [(0, i + 1, (i + 1) % n + 1) for i in range(n)]
    return place(mesh_obj(name, V, F, mat), loc)
