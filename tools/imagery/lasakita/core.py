"""Meshes, colours, node materials and small geometry shared by everything."""
import math
from functools import lru_cache

import bpy
import numpy as np
from mathutils import Vector


SCATTER = False     # light under the surface: softer food, but three times the rendering time


def reset():
    """An empty scene."""
    bpy.ops.wm.read_factory_settings(use_empty=True)


def lin(colour):
    """'#RRGGBB' (sRGB) or three linear numbers, as three linear numbers."""
    if isinstance(colour, str):
        c = [int(colour[i:i + 2], 16) / 255 for i in (1, 3, 5)]
        return tuple(x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in c)
    return tuple(colour)


def shade(colour, k):
    """A colour times k, kept below one."""
    return tuple(min(1.0, x * k) for x in lin(colour))


def hollow(colour, k):
    """A powder's colour in its hollows, k times as bright; pale powders take hardly any shade."""
    return shade(colour, 0.86 if min(lin(colour)) > 0.4 else k)


def mix(a, b, t):
    return tuple(x * (1 - t) + y * t for x, y in zip(lin(a), lin(b)))


def link(ob):
    bpy.context.scene.collection.objects.link(ob)
    return ob


def mesh_obj(name, verts, faces, mat=None, smooth=True, subsurf=0):
    """An object from arrays; faces all have the same number of corners."""
    me = bpy.data.meshes.new(name)
    v = np.asarray(verts, np.float32)
    f = np.asarray(faces, np.int32)
    k = f.shape[1]
    me.vertices.add(len(v))
    me.vertices.foreach_set("co", v.ravel())
    me.loops.add(f.size)
    me.loops.foreach_set("vertex_index", f.ravel())
    me.polygons.add(len(f))
    me.polygons.foreach_set("loop_start", np.arange(0, f.size, k, dtype=np.int32))
    me.polygons.foreach_set("loop_total", np.full(len(f), k, np.int32))
    me.polygons.foreach_set("use_smooth", np.full(len(f), smooth))
    me.update(calc_edges=True)
    if mat:
        me.materials.append(mat)
    ob = link(bpy.data.objects.new(name, me))
    if subsurf:
        m = ob.modifiers.new("subsurf", "SUBSURF")
        m.levels = m.render_levels = subsurf
    return ob


def attribute(ob, name, values):
    """A float per vertex that a material can read."""
    a = ob.data.attributes.new(name, "FLOAT", "POINT")
    a.data.foreach_set("value", np.asarray(values, np.float32).ravel())


def place(ob, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
    """Location, rotation in degrees, scale."""
    ob.location = loc
    ob.rotation_euler = [math.radians(r) for r in rot]
    ob.scale = (scale,) * 3 if np.isscalar(scale) else scale
    return ob


def copy_of(ob, loc, rot=(0, 0, 0), scale=1.0):
    """Another object with the same mesh."""
    new = link(ob.copy())
    return place(new, loc, rot, scale)


class Material:
    """A Principled material with shorthands for nodes and links."""

    def __init__(self, name, **values):
        self.mat = bpy.data.materials.new(name)
        self.mat.use_nodes = True
        self.tree = self.mat.node_tree
        self.bsdf = self.tree.nodes["Principled BSDF"]
        self.out = self.tree.nodes["Material Output"]
        self.set(**values)

    def set(self, **values):
        for key, value in values.items():
            if key == "Subsurface" and not SCATTER:
                continue
            self.bsdf.inputs[key.replace("_", " ")].default_value = value
        return self

    def colour(self, value):
        if hasattr(value, "links"):
            self.link(value, self.bsdf.inputs["Base Color"])
        else:
            self.bsdf.inputs["Base Color"].default_value = (*lin(value), 1)
        return self

    def node(self, kind, inputs=None, **props):
        n = self.tree.nodes.new("ShaderNode" + kind)
        for key, value in props.items():
            setattr(n, key, value)
        for key, value in (inputs or {}).items():
            if hasattr(value, "links"):
                self.link(value, n.inputs[key])
            else:
                n.inputs[key].default_value = value
        return n

    def link(self, a, b):
        self.tree.links.new(a, b)

    def coords(self, scale=None, per_object=False):
        """Object coordinates, stretched, and shifted at random per object."""
        out = self.node("TexCoord").outputs["Object"]
        if per_object:
            rnd = self.node("ObjectInfo").outputs["Random"]
            k = self.node("Math", {0: rnd, 1: 37.0}, operation="MULTIPLY").outputs[0]
            out = self.node("VectorMath", {0: out, 1: k}, operation="ADD").outputs[0]
        if scale:
            m = self.node("Mapping", {"Vector": out})
            m.inputs["Scale"].default_value = scale
            out = m.outputs[0]
        return out

    def noise(self, scale, detail=4.0, rough=0.6, coords=None, distortion=0.0):
        n = self.node("TexNoise", {"Scale": scale, "Detail": detail, "Roughness": rough, "Distortion": distortion})
        self.link(coords if coords is not None else self.coords(), n.inputs["Vector"])
        return n.outputs["Fac"]

    def ramp(self, source, stops):
        r = self.node("ValToRGB")
        e = r.color_ramp.elements
        while len(e) < len(stops):
            e.new(0.5)
        for x, (p, c) in zip(e, stops):
            x.position, x.color = p, (*lin(c), 1)
        self.link(source, r.inputs[0])
        return r.outputs[0]

    def math(self, op, a, b=0.0, c=0.0):
        return self.node("Math", {0: a, 1: b, 2: c}, operation=op).outputs[0]

    def attr(self, name):
        n = self.node("Attribute")
        n.attribute_name = name
        return n.outputs["Fac"]

    def mixed(self, fac, a, b):
        n = self.node("MixRGB")
        for socket, value in zip(n.inputs, (fac, a, b)):
            if hasattr(value, "links"):
                self.link(value, socket)
            elif isinstance(value, (int, float)):
                socket.default_value = value
            else:
                socket.default_value = (*lin(value), 1)
        return n.outputs[0]

    def bump(self, height, strength=0.5, distance=0.02, after=None):
        n = self.node("Bump", {"Height": height, "Strength": strength, "Distance": distance})
        if after is not None:
            self.link(after, n.inputs["Normal"])
        self.link(n.outputs[0], self.bsdf.inputs["Normal"])
        return n.outputs[0]

    def is_powder(self, share=1.0):
        """How much of the surface is powder, for the pass of that name."""
        n = self.node("OutputAOV", {"Value": share})
        n.name = "powder"
        return self

    def remap(self, value, a, b, to=(0.0, 1.0)):
        n = self.node("MapRange", {0: value, 1: a, 2: b, 3: to[0], 4: to[1]})
        return n.outputs[0]


def fbm(n, beta, rng, low=1.0, high=None):
    """A tile of fractal noise with unit deviation."""
    f = np.fft.fftn(rng.normal(size=(n, n)))
    q = np.fft.fftfreq(n) * n
    r = np.hypot(q[:, None], q[None])
    r[0, 0] = 1e9
    a = r**(-beta) * (r >= low)
    if high:
        a *= np.exp(-(r / high) ** 2)
    x = np.fft.ifftn(f * a).real
    return x / x.std()


_P = (1 + 5**0.5) / 2
ICO_V = np.array([(-1, _P, 0), (1, _P, 0), (-1, -_P, 0), (1, -_P, 0), (0, -1, _P), (0, 1, _P), (0, -1, -_P),
                  (0, 1, -_P), (_P, 0, -1), (_P, 0, 1), (-_P, 0, -1), (-_P, 0, 1)]) / math.sqrt(1 + _P * _P)
ICO_F = np.array([(0, 11, 5), (0, 5, 1), (0, 1, 7), (0, 7, 10), (0, 10, 11), (1, 5, 9), (5, 11, 4), (11, 10, 2),
                  (10, 7, 6), (7, 1, 8), (3, 9, 4), (3, 4, 2), (3, 2, 6), (3, 6, 8), (3, 8, 9), (4, 9, 5),
                  (2, 4, 11), (6, 2, 10), (8, 6, 7), (9, 8, 1)])


@lru_cache(maxsize=None)
def icosphere(levels):
    """Unit sphere: vertices and triangles."""
    v, f = [tuple(p) for p in ICO_V], ICO_F.tolist()
    for _ in range(levels):
        cache, nf = {}, []

        def mid(a, b):
            key = (min(a, b), max(a, b))
            if key not in cache:
                m = np.add(v[a], v[b])
                cache[key] = len(v)
                v.append(tuple(m / np.linalg.norm(m)))
            return cache[key]

        for a, b, c in f:
            ab, bc, ca = mid(a, b), mid(b, c), mid(c, a)
            nf += [(a, ab, ca), (b, bc, ab), (c, ca, bc), (ab, bc, ca)]
        f = nf
    return np.array(v), np.array(f)


def rotations(rng, n, tilt=None):
    """n random rotation matrices; with tilt, about the vertical and tipped by about that many radians."""
    if tilt is None:
        q = rng.normal(size=(n, 4))
    else:
        a = rng.uniform(0, 2 * np.pi, n)
        t = rng.normal(size=n) * tilt
        d = rng.uniform(0, 2 * np.pi, n)
        qz = np.stack([np.cos(a / 2), 0 * a, 0 * a, np.sin(a / 2)], -1)
        qt = np.stack([np.cos(t / 2), np.sin(t / 2) * np.cos(d), np.sin(t / 2) * np.sin(d), 0 * t], -1)
        w1, x1, y1, z1 = qt.T
        w2, x2, y2, z2 = qz.T
        q = np.stack([w1 * w2 - x1 * x2 - y1 * y2 - z1 * z2, w1 * x2 + x1 * w2 + y1 * z2 - z1 * y2,
                      w1 * y2 - x1 * z2 + y1 * w2 + z1 * x2, w1 * z2 + x1 * y2 - y1 * x2 + z1 * w2], -1)
    q /= np.linalg.norm(q, axis=1, keepdims=True)
    w, x, y, z = q.T
    return np.stack([np.stack([1 - 2 * (y * y + z * z), 2 * (x * y - z * w), 2 * (x * z + y * w)], -1),
                     np.stack([2 * (x * y + z * w), 1 - 2 * (x * x + z * z), 2 * (y * z - x * w)], -1),
                     np.stack([2 * (x * z - y * w), 2 * (y * z + x * w), 1 - 2 * (x * x + y * y)], -1)], 1)


def grains(pos, radius, mat, rng, name="grains", squash=None, tilt=0.5, levels=0):
    """Many small irregular bodies as one mesh; squash flattens them to flakes."""
    v, f = (ICO_V, ICO_F) if not levels else icosphere(levels)
    n, k = len(pos), len(v)
    if not n:
        return None
    body = v[None] * (1 + 0.17 * rng.normal(size=(n, k, 1)).clip(-1.5, 1.5))
    if squash is not None:
        body = body * np.asarray(squash)[None, None]
        body = np.einsum("nij,nkj->nki", rotations(rng, n, tilt), body)
    V = (body * np.asarray(radius)[:, None, None] + np.asarray(pos)[:, None]).reshape(-1, 3)
    F = (f[None] + k * np.arange(n)[:, None, None]).reshape(-1, 3)
    return mesh_obj(name, V, F, mat)


def lathe(profile, n=96, mat=None, name="lathe", subsurf=0, wobble=None):
    """A surface of revolution from (radius, height) pairs."""
    th = np.linspace(0, 2 * np.pi, n, endpoint=False)
    P = np.array(profile, float)
    R = P[:, 0][:, None] * np.ones_like(th)
    if wobble is not None:
        R = R * (1 + wobble(th))[None]
    V = np.stack([R * np.cos(th), R * np.sin(th), P[:, 1][:, None] + 0 * th], -1).reshape(-1, 3)
    F = [(i * n + j, i * n + (j + 1) % n, (i + 1) * n + (j + 1) % n, (i + 1) * n + j)
         for i in range(len(P) - 1) for j in range(n)]
    return mesh_obj(name, V, F, mat, subsurf=subsurf)


def tube(path, radius, mat=None, name="tube", sides=12, subsurf=0, closed_ends=True):
    """A tube along points; radius is a number or one per point."""
    P = np.asarray(path, float)
    m = len(P)
    r = np.broadcast_to(np.asarray(radius, float), (m,))
    T = np.gradient(P, axis=0)
    T /= np.linalg.norm(T, axis=1, keepdims=True)
    up = np.array([0, 0, 1.0]) if abs(T[0][2]) < 0.9 else np.array([1.0, 0, 0])
    V = []
    th = np.linspace(0, 2 * np.pi, sides, endpoint=False)
    n1 = np.cross(T[0], up)
    for i in range(m):
        n1 = n1 - T[i] * (n1 @ T[i])
        n1 /= np.linalg.norm(n1)
        n2 = np.cross(T[i], n1)
        V.append(P[i] + r[i] * (np.cos(th)[:, None] * n1 + np.sin(th)[:, None] * n2))
    V = np.concatenate(V)
    F = [(i * sides + j, i * sides + (j + 1) % sides, (i + 1) * sides + (j + 1) % sides, (i + 1) * sides + j)
         for i in range(m - 1) for j in range(sides)]
    if closed_ends:
        V = np.vstack([V, P[:1], P[-1:]])
        a, b = len(V) - 2, len(V) - 1
        F += [(a, a, (j + 1) % sides, j) for j in range(sides)]
        F += [(b, b, (m - 1) * sides + j, (m - 1) * sides + (j + 1) % sides) for j in range(sides)]
    me = bpy.data.meshes.new(name)
    me.from_pydata(V.tolist(), [], [tuple(dict.fromkeys(f)) for f in F])
    me.update()
    me.polygons.foreach_set("use_smooth", np.full(len(me.polygons), True))
    if mat:
        me.materials.append(mat)
    ob = link(bpy.data.objects.new(name, me))
    if subsurf:
        s = ob.modifiers.new("subsurf", "SUBSURF")
        s.levels = s.render_levels = subsurf
    return ob


def box(size, loc=(0, 0, 0), rot=(0, 0, 0), mat=None, bevel=0.02, name="box"):
    """A box with rounded edges, standing on its location."""
    bpy.ops.mesh.primitive_cube_add(size=1)
    ob = bpy.context.object
    ob.scale = size
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    place(ob, (loc[0], loc[1], loc[2] + size[2] / 2), rot)
    if bevel:
        b = ob.modifiers.new("bevel", "BEVEL")
        b.width, b.segments = bevel, 4
    if mat:
        ob.data.materials.append(mat)
    ob.name = name
    bpy.ops.object.shade_smooth()
    ob.data.use_auto_smooth = True
    return ob


def drop_points(names, xy, rng, top=8.0, jitter=0.12, min_up=0.15):
    """Where rays from above first meet the named objects: points and normals."""
    scene = bpy.context.scene
    bpy.context.view_layer.update()
    dg = bpy.context.evaluated_depsgraph_get()
    P, Nn = [], []
    for x, y in xy:
        ok, loc, nor, _, ob, _ = scene.ray_cast(dg, (x, y, top), Vector((rng.normal() * jitter, rng.normal() * jitter, -1)).normalized())
        if ok and ob.name.startswith(names) and nor.z > min_up:
            P.append(tuple(loc))
            Nn.append(tuple(nor))
    return np.array(P).reshape(-1, 3), np.array(Nn).reshape(-1, 3)
