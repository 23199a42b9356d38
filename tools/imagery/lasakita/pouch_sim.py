"""Inflate a flat pouch with Blender's cloth simulation and store the result.

    blender -b -P pouch_sim.py -- <seed> <out.npz> <pressure> [frames] [flat|stand|sack]

Two sheets are joined at the side seals and by a flat seal at the top; at the
bottom they are joined by a folded gusset (a stand-up pouch) or by a second
seal (a sack). A little smooth random offset makes the wrinkles asymmetric.
The result holds the vertices (`co`), faces, label coordinates (`uv`) and the
part every face belongs to: 0 front, 1 back, 2 seals, 3 gusset.
"""
import sys
import time

import bpy
import numpy as np

argv = sys.argv[sys.argv.index("--") + 1:]
SEED, OUT, PRESSURE = int(argv[0]), argv[1], float(argv[2])
FRAMES = int(argv[3]) if len(argv) > 3 else 40
KIND = argv[4] if len(argv) > 4 else "stand"

WIDTH, HEIGHT = 1.6, 2.4          # of the empty, flat pouch
NU, NV = 84, 126                  # cells across and up
SIDE = 3                          # cells of a side seal
TOP = int(NV * 0.925)             # first row of the top seal
GUSSET = 16                       # cells of half the gusset
BOTTOM = 5 if KIND == "sack" else 0

rng = np.random.default_rng(SEED)
u = np.linspace(-1, 1, NU + 1)
v = np.linspace(0, 1, NV + 1)


def smooth_noise(n0, n1, cutoff):
    """Low-frequency noise in -1..1."""
    f = np.fft.fft2(rng.normal(size=(n0, n1)))
    fx = np.fft.fftfreq(n0)[:, None] * n0
    fy = np.fft.fftfreq(n1)[None] * n1
    r = np.fft.ifft2(f * np.exp(-(fx**2 + fy**2) / (2 * cutoff**2))).real
    return r / np.abs(r).max()


def build():
    """Vertices, label coordinates, faces and their parts."""
    verts, uv, faces, part = [], [], [], []
    front = np.zeros((NU + 1, NV + 1), int)
    back = front.copy()
    noise_f = smooth_noise(NU + 1, NV + 1, 6) * 0.012
    noise_b = smooth_noise(NU + 1, NV + 1, 6) * 0.012
    for i in range(NU + 1):
        for j in range(NV + 1):
            seal = i < SIDE or i > NU - SIDE or j >= TOP or j < BOTTOM
            front[i, j] = len(verts)
            verts.append((u[i] * WIDTH / 2, 0 if seal else -0.015 + noise_f[i, j], v[j] * HEIGHT))
            uv.append((i / NU, j / NV))
            if seal:
                back[i, j] = front[i, j]
            else:
                back[i, j] = len(verts)
                verts.append((u[i] * WIDTH / 2, 0.015 + noise_b[i, j], v[j] * HEIGHT))
                uv.append((i / NU, j / NV))
    for i in range(NU):
        for j in range(NV):
            f = (front[i, j], front[i + 1, j], front[i + 1, j + 1], front[i, j + 1])
            b = (back[i, j], back[i, j + 1], back[i + 1, j + 1], back[i + 1, j])
            sealed = set(f) == set(b)
            faces.append(f)
            part.append(2 if sealed else 0)
            if not sealed:
                faces.append(b)
                part.append(1)
    if not BOTTOM:
        gusset = np.zeros((NU + 1, 2 * GUSSET + 1), int)
        left, right = SIDE - 1, NU - SIDE + 1
        for i in range(left, right + 1):
            for k in range(2 * GUSSET + 1):
                j = k if k <= GUSSET else 2 * GUSSET - k
                if i in (left, right):
                    gusset[i, k] = front[i, j]
                elif k == 0:
                    gusset[i, k] = front[i, 0]
                elif k == 2 * GUSSET:
                    gusset[i, k] = back[i, 0]
                else:
                    gusset[i, k] = len(verts)
                    y = -0.008 if k < GUSSET else 0.008 if k > GUSSET else 0
                    verts.append((u[i] * WIDTH / 2, y, v[j] * HEIGHT))
                    uv.append((i / NU, j / NV * 0.3))
        for i in range(left, right):
            for k in range(2 * GUSSET):
                f = (gusset[i, k], gusset[i, k + 1], gusset[i + 1, k + 1], gusset[i + 1, k])
                if len(set(f)) == 4:
                    faces.append(f)
                    part.append(3)
    return verts, uv, faces, part, front, back


verts, uv, faces, part, front, back = build()
mesh = bpy.data.meshes.new("pouch")
mesh.from_pydata(verts, [], faces)
mesh.update()
ob = bpy.data.objects.new("pouch", mesh)
bpy.context.scene.collection.objects.link(ob)

sealed = np.zeros(len(verts), bool)
sealed[np.intersect1d(front.ravel(), back.ravel())] = True
pressure = ob.vertex_groups.new(name="pressure")
pin = ob.vertex_groups.new(name="pin")
for n, (x, y, z) in enumerate(verts):
    t = z / HEIGHT
    if sealed[n]:
        w = 0.0
    elif KIND == "sack":
        w = float(np.clip(1.0 - 0.35 * t, 0.06, 1))
    else:  # the powder settles: most of the pressure is at the bottom
        w = float(np.clip(1.0 - 0.92 * t**0.8, 0.06, 1))
    pressure.add([n], w, "REPLACE")
for i in (NU // 2 - 1, NU // 2, NU // 2 + 1):
    pin.add([int(front[i, NV])], 1.0, "REPLACE")

mod = ob.modifiers.new("cloth", "CLOTH")
c = mod.settings
c.quality, c.mass = 8, 0.25
c.tension_stiffness = c.compression_stiffness = 60
c.shear_stiffness, c.bending_stiffness, c.bending_model = 30, 1.2, "ANGULAR"
c.tension_damping = c.compression_damping = c.shear_damping = 20
c.bending_damping, c.air_damping = 2, 6
c.use_pressure, c.uniform_pressure_force = True, PRESSURE
c.vertex_group_pressure, c.vertex_group_mass, c.pin_stiffness = "pressure", "pin", 1
c.effector_weights.gravity = 0.0
mod.collision_settings.use_collision = False
mod.collision_settings.use_self_collision = False
mod.point_cache.frame_start, mod.point_cache.frame_end = 1, FRAMES + 5

scene = bpy.context.scene
t0 = time.time()
for f in range(1, FRAMES + 1):
    scene.frame_set(f)
result = ob.evaluated_get(bpy.context.evaluated_depsgraph_get()).data
co = np.array([p.co for p in result.vertices])
print("pouch %s: %.0f s, %s to %s" % (OUT, time.time() - t0, co.min(0).round(2), co.max(0).round(2)), flush=True)
np.savez(OUT, co=co, faces=np.array(faces), uv=np.array(uv), part=np.array(part), seal=sealed)
