"""Backdrops, lights, camera, leaf shadows, and the render itself."""
import math
import os
import time

import bpy
import numpy as np
from mathutils import Matrix, Vector

from .core import Material, link, mesh_obj
from .finish import CACHE, write

QUALITY = {"samples": 48, "percent": 100}      # set by the command line


def backdrop(colour, horizon=None, depth=4.5, width=30, front=-9, rough=0.75, radius=2.0, floor=0.0):
    """A seamless sweep; the wall may differ in colour from the floor."""
    m = Material("backdrop", Roughness=rough, Specular=0.25)
    if horizon is None:
        m.colour(colour)
    else:
        z = m.node("SeparateXYZ", {0: m.coords()}).outputs[2]
        m.colour(m.mixed(m.remap(z, 0.0, 3.0), colour, horizon))
    arc = np.linspace(0.05, math.pi / 2, 24)
    pr = [(front, 0), (depth - radius, 0)]
    pr += [(depth - radius + radius * math.sin(t), radius - radius * math.cos(t)) for t in arc] + [(depth, 12)]
    V = [(x, y, z) for y, z in pr for x in (-width, width)]
    F = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(pr) - 1)]
    ob = mesh_obj("backdrop", V, F, m.mat)
    ob.location.z = floor
    return ob


def aim(ob, loc, target):
    ob.location = loc
    ob.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    return ob


def area(loc, target, size, power, colour=(1, 1, 1), size_y=None, spread=180):
    l = bpy.data.lights.new("area", "AREA")
    l.shape, l.size, l.size_y, l.energy, l.color, l.spread = "RECTANGLE", size, size_y or size, power, colour, math.radians(spread)
    return aim(link(bpy.data.objects.new("area", l)), loc, target)


def ambient(colour, strength):
    w = bpy.data.worlds.new("world")
    bpy.context.scene.world = w
    w.use_nodes = True
    b = w.node_tree.nodes["Background"]
    b.inputs[0].default_value, b.inputs[1].default_value = (*colour, 1), strength


def camera(loc, target, lens=70, fstop=None, focus=None, shift=(0, 0)):
    c = bpy.data.cameras.new("camera")
    c.lens, c.shift_x, c.shift_y = lens, *shift
    ob = aim(link(bpy.data.objects.new("camera", c)), loc, target)
    bpy.context.scene.camera = ob
    if fstop:
        c.dof.use_dof, c.dof.aperture_fstop = True, fstop
        c.dof.focus_distance = (Vector(focus or target) - Vector(loc)).length
    return ob


def sun_lights(key=960, fill=62, rim=420, top=80, ambience=0.20, sun=(-6.2, -3.2, 5.4), size=0.36, target=(0, 0.3, 0.9)):
    """A scene's light: a small hard late sun, so that leaf shadows read, one soft fill, a rim.

    Few lights on purpose: every one more is noise at few samples.."""
    area(sun, target, size, key, (1, 0.90, 0.75))
    area((3.6, -5.2, 3.8), (0, 0, 0.8), 3.6, fill * 1.25 + top * 0.5, (1, 0.97, 0.94))
    area((2.6, 3.0, 4.2), (0, 0, 1.0), 1.4, rim * 0.7, (1, 0.93, 0.84), size_y=2.0)
    ambient((1, 0.95, 0.88), ambience)
    return sun


# Towards the late sun: from the left and the front.
SUN = Vector((-0.62, -0.62, 0.66)).normalized()


def late_sun(strength=4.8, fill=0.85, angle=0.9, direction=SUN):
    """One sun and a warm sky: a flat ground keeps one color from edge to edge, so that a page can go on with it."""
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.energy, lamp.color, lamp.angle = strength, (1, 0.90, 0.74), math.radians(angle)
    ob = link(bpy.data.objects.new("sun", lamp))
    ob.rotation_euler = (-Vector(direction)).to_track_quat("-Z", "Y").to_euler()
    ambient((1, 0.93, 0.86), fill)


def shine(loc, target, size, power, colour=(1, 0.97, 0.92), size_y=None):
    """A soft window that is seen only as a reflection: wet and oily things shine, a matt ground stays one color."""
    ob = area(loc, target, size, power, colour, size_y)
    ob.visible_diffuse = ob.visible_transmission = False
    return ob


def palm_shadow(root, tip, light, n=11, width=0.10, droop=0.10):
    """An unseen palm frond between the light and two points on the backdrop that its shadow joins."""
    light = Vector(light)
    root, tip = (light + 0.84 * (Vector(p) - light) for p in (root, tip))
    d = tip - root
    L = d.length
    V, F = [], []
    for i in range(n):
        t = 0.10 + 0.90 * i / n
        le = L * 0.40 * math.sin(math.pi * min(1, t * 0.85 + 0.18)) ** 0.8
        for sgn in (-1, 1):
            a = math.radians(56 - 26 * t)
            dx, dy = sgn * math.sin(a), math.cos(a)
            w, b, nx, ny = width * L / 2.6, len(V), dy, -dx
            for q, ww in ((0, 0.2), (0.3, 1), (0.7, 0.75), (1, 0.02)):
                for s in (1, -1):
                    V.append((dx * le * q + s * nx * w * ww, L * t + dy * le * q + s * ny * w * ww - droop * q * q, 0))
            F += [(b + 2 * k, b + 2 * k + 1, b + 2 * k + 3, b + 2 * k + 2) for k in range(3)]
    b = len(V)
    V += [(-0.02, 0, 0), (0.02, 0, 0), (0.008, L * 1.05, 0), (-0.008, L * 1.05, 0)]
    F.append((b, b + 1, b + 2, b + 3))
    ob = mesh_obj("palm", V, F, Material("palm").colour("#1d4a24").mat)
    y, z = d.normalized(), (light - root).normalized()
    x = y.cross(z).normalized()
    m = Matrix((x, y, x.cross(y))).transposed().to_4x4()
    m.translation = root
    ob.matrix_world = m
    ob.visible_camera = ob.visible_glossy = False
    return ob


def shadow_catcher(size=30):
    """A ground that shows nothing but the shadows on it, for a picture that is cut out."""
    ob = mesh_obj("catcher", [(-size, -size, 0), (size, -size, 0), (size, size, 0), (-size, size, 0)], [(0, 1, 2, 3)], Material("catcher", Roughness=0.9, Specular=0.0).colour((0.6, 0.5, 0.4)).mat)
    ob.is_shadow_catcher = True
    return ob


def render(name, width, height, out, samples=None, cut_out=False, **look):
    """Render with the passes that finishing and the loops need; write the raw passes and the picture.

    `cut_out` leaves out the ground: what shows through is transparent, the shadow on it half so."""
    s = bpy.context.scene
    s.render.engine = "CYCLES"
    c = s.cycles
    c.device, c.samples, c.use_denoising = "CPU", samples or QUALITY["samples"], False
    c.use_adaptive_sampling, c.adaptive_threshold, c.adaptive_min_samples = True, 0.06, 5
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces = 3, 1, 2, 3
    c.transparent_max_bounces = 12
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect, c.sample_clamp_direct, c.blur_glossy = 3, 12, 1.0
    c.pixel_filter_type = "BLACKMAN_HARRIS"
    s.render.resolution_x, s.render.resolution_y = width, height
    s.render.resolution_percentage = QUALITY["percent"]
    s.render.threads_mode, s.render.threads = "FIXED", 2
    s.view_settings.view_transform = "Standard"
    layer = s.view_layers[0]
    layer.cycles.denoising_store_passes = True
    s.render.film_transparent = cut_out
    aov = layer.aovs.add()
    aov.name, aov.type = "powder", "VALUE"
    layer.use_pass_object_index = layer.use_pass_position = True
    s.use_nodes = True
    t = s.node_tree
    t.nodes.clear()
    layers = t.nodes.new("CompositorNodeRLayers")
    files = t.nodes.new("CompositorNodeOutputFile")
    raw = os.path.join(CACHE, "raw", name.replace("/", "--"))
    os.makedirs(raw, exist_ok=True)
    files.base_path = raw
    files.format.file_format, files.format.color_depth, files.format.color_mode = "OPEN_EXR", "32", "RGBA"
    files.file_slots.clear()
    slots = {"col": "Image", "alb": "Denoising Albedo", "nor": "Denoising Normal", "dep": "Denoising Depth", "ind": "IndexOB", "pos": "Position", "pow": "powder"}
    for slot, output in slots.items():
        files.file_slots.new(slot)
        t.links.new(layers.outputs[output], files.inputs[slot])
    t0 = time.time()
    bpy.ops.render.render()
    t1 = time.time()
    passes = {}
    for slot in slots:
        file = os.path.join(raw, "%s%04d.exr" % (slot, s.frame_current))
        im = bpy.data.images.load(file)
        im.colorspace_settings.name = "Non-Color"
        a = np.empty(im.size[0] * im.size[1] * 4, np.float32)
        im.pixels.foreach_get(a)
        passes[slot] = a.reshape(im.size[1], im.size[0], 4)[::-1].copy()
        bpy.data.images.remove(im)
        os.remove(file)
    whole = ("dep", "ind", "pow")
    np.savez(os.path.join(raw, "passes.npz"), **{k: v[..., :1] if k in whole else v if k == "pos" else v.astype(np.float16) for k, v in passes.items()})
    full = None if name.startswith(("preview--", "thumb--")) else (width, height)
    write(passes, out, size=full, cut_out=cut_out, **look)
    print("RENDERED %s: %d samples, %.0f s and %.0f s of finishing" % (name, c.samples, t1 - t0, time.time() - t1), flush=True)
