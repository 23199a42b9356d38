#!/usr/bin/python3
"""Film loops from finished pictures: falling powder and steam over a still, or parallax and moving light.

    tools/imagery/render --loops [name ...]

The depth pass of a picture lets a slow circular drift of the camera part near from
far; everything in a loop moves a whole number of cycles, so the last frame leads to
the first. Near edges are widened before the drift, so that nothing tears. Writes
public/films/<name>.mp4 and .webm and the first frame as a poster.

A `still` does not drift: its film lies exactly over the picture, which is its poster. Where no shadow lies, its ground is
the page's very color in every frame, so that no edge is seen where the film ends and the page goes on.
"""
import ctypes
import os
import subprocess
import sys

import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter, maximum_filter, median_filter

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
from lasakita.finish import CACHE, _library  # noqa: E402

ROOT = os.path.dirname(os.path.dirname(HERE))
MASTERS = os.path.join(ROOT, "src/content/pictures")
FILMS = os.path.join(ROOT, "public/films")
W, H, FPS, SECONDS = 1280, 720, 24, 6
MARGIN = 1.05
LIMITS = {"mp4": 880_000, "webm": 880_000}
STILL_LIMITS = {"mp4": 700_000, "webm": 350_000}

CHEESE, BARBECUE, SUGAR = (1.0, 0.62, 0.10), (0.95, 0.40, 0.12), (1.0, 0.99, 0.98)
LIGHT = (1.0, 0.95, 0.88)


def still(name, source, ground, powder=None, steam=None):
    """The two films of a slide: wide, and upright for phones."""
    return {"hero-" + name + end: dict(still="count/hero-" + source + view, size=size, ground=ground, powder=powder, steam=steam)
            for end, view, size in (("", "desktop", (1280, 484)), ("-phone", "phone", (720, 920)))}


# A still: the color that falls and how many grains; how many wisps rise and how strong they are.
LOOPS = {
    **still("cheddar", "", "#c33118", powder=(CHEESE, 900)),
    **still("barbecue", "barbecue-", "#b51b17", powder=(BARBECUE, 900)),
    **still("ube", "ube-", "#ceb0f0", powder=(SUGAR, 420), steam=(9, 0.5)),
    **still("cocoa", "cocoa-", "#34170c", steam=(22, 0.85)),
    "about": dict(source="about/feast", light=True, steam=(0.44, 0.30, 0.13, 0.26)),
    "dealership": dict(source="dealership/stockroom", light=True, motes=46),
}


def load(source):
    """The picture and its nearness (0 far to 1 near), with a margin around the frame."""
    im = Image.open(os.path.join(MASTERS, source + ".jpg")).convert("RGB")
    dep = np.load(os.path.join(CACHE, "raw", source.replace("/", "--"), "passes.npz"))["dep"][..., 0].astype(np.float32)
    w, h = im.size
    size = (int(W * MARGIN), int(H * MARGIN))
    d = Image.fromarray(dep).resize(im.size, Image.NEAREST)
    im = np.asarray(im.resize(size, Image.LANCZOS)).astype(np.float32) / 255
    soft = np.stack([median_filter(im[..., c], 3) for c in range(3)], -1)
    k = np.clip((np.abs(im - soft).max(-1, keepdims=True) - 0.012) / 0.02, 0, 1)  # grain goes, edges stay: grain would pulse at the seam
    im = soft + (im - soft) * k
    d = np.asarray(d.resize(size, Image.BILINEAR))
    d = np.clip(d, np.quantile(d, 0.01), np.quantile(d, 0.985))
    inv = 1 / d
    near = (inv - inv.min()) / (inv.max() - inv.min())
    near = gaussian_filter(maximum_filter(near, 9), 5)
    return im, near - np.median(near)


def powder_layer(rng, count, x, land, size):
    """State of one fall of powder: phases, paths and speeds in whole cycles."""
    return dict(ph=rng.uniform(0, 1, count), x=(x[0] + rng.normal(size=count) * x[1] * 0.5) * W, y=(land[0] + rng.normal(size=count) * land[1]) * H,
                r=rng.uniform(0.8, 1.9, count) * size, v=rng.integers(2, 4, count), sway=rng.uniform(1, 6, count), k=rng.uniform(0.35, 1, count))


def splat(layer, x, y, r, k, stretch=1.5):
    ix, iy = int(x), int(y)
    if 6 <= ix < layer.shape[1] - 7 and 6 <= iy < layer.shape[0] - 7:
        g = np.arange(-6, 7)
        layer[iy - 6:iy + 7, ix - 6:ix + 7] += k * np.exp(-((g[None] - (x - ix)) ** 2 + ((g[:, None] - (y - iy)) / stretch) ** 2) / (2 * r * r))


def steam_layer(t, cx, cy, width, height):
    """Wisps at quarter size; t runs from 0 to 1 over the loop."""
    h, w = H // 4, W // 4
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    y, x = yy / h, (xx - cx * w) / h
    up = np.clip((cy - y) / height, 0, 1)
    rng, total = np.random.default_rng(5), np.zeros((h, w), np.float32)
    for i in range(5):
        ph, off, k = rng.uniform(0, 6.28), rng.normal() * 0.3 * width, rng.uniform(4, 7)
        centre = off * (1 + 0.5 * up) + 0.42 * width * up * np.sin(ph + up * k - 2 * np.pi * t)
        flow = 0.72 + 0.28 * np.sin(up * 9 + ph * 2 - 4 * np.pi * t)
        total += np.exp(-((x - centre) / (width * (0.09 + 0.22 * up))) ** 2) * np.clip(up * 8, 0, 1) * (1 - up) ** 1.4 * flow
    total = gaussian_filter(total * (y < cy), 1.6)
    return np.asarray(Image.fromarray(total).resize((W, H), Image.BICUBIC))


def frames(spec):
    im, near = load(spec["source"])
    lib = _library()
    ih, iw, _ = im.shape
    im = np.ascontiguousarray(im)
    yy, xx = np.mgrid[0:H, 0:W].astype(np.float32)
    n = FPS * SECONDS
    rng = np.random.default_rng(2)
    falls = [(np.array(c, np.float32), powder_layer(rng, count, x, land, size)) for c, count, x, land, size in spec.get("powder", [])]
    motes = powder_layer(rng, spec.get("motes", 0), (0.5, 0.5), (0.5, 0.3), 1.0)
    ptr = lambda a: a.ctypes.data_as(ctypes.c_void_p)
    for f in range(n):
        t = f / n
        a = 2 * np.pi * t
        z = 1 + 0.010 * (1 - np.cos(a)) / 2
        X = (xx - W / 2) / z + iw / 2
        Y = (yy - H / 2) / z + ih / 2
        p = near[Y.astype(int).clip(0, ih - 1), X.astype(int).clip(0, iw - 1)]
        X = np.ascontiguousarray(X + p * 13 * np.sin(a), np.float32)
        Y = np.ascontiguousarray(Y + p * 3.0 * np.cos(a), np.float32)
        out = np.empty((H, W, 3), np.float32)
        lib.warp(ptr(im), ih, iw, ptr(X), ptr(Y), ptr(out), H * W)
        if spec.get("light"):  # a slow breath of light across the picture
            g = np.exp(-(((xx / W - 0.5) - 0.35 * np.sin(a)) / 0.42) ** 2) * (0.6 + 0.4 * (1 - yy / H))
            out *= (1 + 0.055 * g - 0.02)[..., None]
        if spec.get("steam"):
            s = steam_layer(t, *spec["steam"])[..., None]
            out = out + (1 - out) * np.clip(0.26 * s, 0, 0.5) * np.array([1.0, 0.95, 0.88], np.float32)
        for colour, s in falls:
            layer = np.zeros((H, W), np.float32)
            for i in range(len(s["ph"])):
                q = (t * s["v"][i] + s["ph"][i]) % 1
                y = -12 + q**1.25 * (s["y"][i] + 12)
                x = s["x"][i] + s["sway"][i] * np.sin(2 * np.pi * (q + s["ph"][i]))
                splat(layer, x, y, s["r"][i], min(1, (1 - q) * 10) * min(1, q * 6) * s["k"][i], 1.7)
            layer = np.clip(layer, 0, 1)[..., None]
            out = out * (1 - layer * 0.88) + colour * layer * 0.88
        if spec.get("motes"):
            layer = np.zeros((H, W), np.float32)
            for i in range(spec["motes"]):
                ph = 2 * np.pi * (t + motes["ph"][i])
                splat(layer, motes["x"][i] + 34 * np.sin(ph), motes["y"][i] + 22 * np.cos(ph + i), motes["r"][i] * 1.2, 0.30 * motes["k"][i] * (0.6 + 0.4 * np.sin(ph * 2 + i)), 1.0)
            out = out + (1 - out) * np.clip(layer, 0, 0.5)[..., None] * np.array([1.0, 0.93, 0.78], np.float32)
        yield (np.clip(out, 0, 1) * 255 + 0.5).astype(np.uint8)


def over_still(spec):
    """Powder that falls onto the food, or steam that rises from it, over a picture that stands still."""
    w, h = spec["size"]
    name = spec["still"]
    full = Image.open(os.path.join(MASTERS, name + ".jpg")).convert("RGB")
    im = np.asarray(full.resize((w, h), Image.LANCZOS)).astype(np.float32) / 255
    ground = np.array([int(spec["ground"][i:i + 2], 16) for i in (1, 3, 5)], np.float32) / 255
    flat = np.abs(gaussian_filter(im, (1.5, 1.5, 0)) - ground).max(-1) < 4.5 / 255
    im = np.where(flat[..., None], ground, im)
    with np.load(os.path.join(CACHE, "raw", name.replace("/", "--"), "passes.npz")) as d:
        pos = np.nan_to_num(d["pos"])
    sy, sx = pos.shape[0] / h, pos.shape[1] / w
    at = lambda y, x: (np.minimum((y * sy).astype(int), pos.shape[0] - 1), np.minimum((x * sx).astype(int), pos.shape[1] - 1))
    yy, xx = np.mgrid[0:h, 0:w]
    rows = at(yy, xx)
    up = pos[..., 2][rows]
    food = (up > food_height(name)) & before_pouch(name, pos[rows]) & ~flat
    rng = np.random.default_rng(2)
    ys, xs = np.where(food)
    n = FPS * SECONDS
    grains = None
    if spec.get("powder"):
        colour, count = spec["powder"]
        k = rng.integers(len(ys), size=count)
        grains = dict(x=xs[k], y=ys[k], ph=rng.uniform(0, 1, count), r=rng.uniform(0.7, 1.25, count), v=rng.integers(2, 5, count),
                      high=rng.uniform(0.18, 0.40, count) * h, drift=rng.normal(size=count) * 5, k=rng.uniform(0.45, 1.0, count))
    wisps = []
    if spec.get("steam"):
        count, strength = spec["steam"]
        for _ in range(count):
            k = rng.integers(len(ys))
            wisps.append((xs[k], ys[k], rng.uniform(0.75, 1.25), rng.integers(1000)))
    for f in range(n):
        t = f / n
        out = im
        if wisps:
            s = sum(wisp(t, w, h, *p) for p in wisps)
            s = np.asarray(Image.fromarray(s).resize((w, h), Image.BICUBIC)).clip(0, None)
            out = out + (1 - out) * (1 - np.exp(-strength * 0.5 * s))[..., None] * np.array(LIGHT, np.float32)
        if grains:
            layer = np.zeros((h, w), np.float32)
            for i in range(len(grains["x"])):
                q = (t * grains["v"][i] + grains["ph"][i]) % 1
                y = grains["y"][i] - (1 - q ** 1.3) * grains["high"][i]
                x = grains["x"][i] + grains["drift"][i] * (1 - q)
                splat(layer, x, y, grains["r"][i], min(1, (1 - q) * 12) * min(1, q * 4) * grains["k"][i], 1.6)
            layer = np.clip(layer, 0, 1)[..., None] * 0.92
            out = out * (1 - layer) + np.array(colour, np.float32) * layer
        yield (np.clip(out, 0, 1) * 255 + 0.5).astype(np.uint8)


def food_height(name):
    """Above this, in units of the scene, is food; below it paper, plates and the floor."""
    return 0.20 if "ube" in name else 0.12 if "cocoa" in name else 0.66


def before_pouch(name, pos):
    """Where food stands: left of the pouch in the wide scenes of counts.py, before it in the upright ones."""
    return pos[..., 1] < 1.4 if name.endswith("phone") else pos[..., 0] < (1.95 if "cocoa" in name else 1.66)


def wisp(t, w, h, x, y, size, seed):
    """One thread of steam that rises from a place, at a quarter of the size."""
    W4, H4 = w // 4, h // 4
    yy, xx = np.mgrid[0:H4, 0:W4].astype(np.float32)
    tall, wide = 0.24 * h / 4 * size, 0.030 * h / 4 * size
    up = np.clip((y / 4 - yy) / tall, 0, 1)
    rng = np.random.default_rng(seed)
    total = np.zeros((H4, W4), np.float32)
    for _ in range(2):
        ph, k = rng.uniform(0, 6.28), rng.uniform(3.5, 6)
        centre = x / 4 + rng.normal() * wide * 0.6 + 1.5 * wide * up * np.sin(ph + up * k - 2 * np.pi * t)
        flow = 0.65 + 0.35 * np.sin(up * 8 + ph * 2 - 4 * np.pi * t)
        total += np.exp(-((xx - centre) / (wide * (0.35 + 0.9 * up))) ** 2) * np.clip(up * 6, 0, 1) * (1 - up) ** 1.5 * flow
    return total


def encode(raw, out, size, args):
    cmd = ["ffmpeg", "-y", "-loglevel", "error", "-f", "rawvideo", "-pix_fmt", "rgb24", "-s", "%dx%d" % size, "-r", str(FPS), "-i", raw, "-an",
           "-vf", "scale=out_color_matrix=bt709:out_range=tv", "-pix_fmt", "yuv420p", "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709"]
    subprocess.run(cmd + args + [out], check=True)


def make(name):
    spec = LOOPS[name]
    os.makedirs(FILMS, exist_ok=True)
    os.makedirs(os.path.join(MASTERS, "films"), exist_ok=True)
    raw = os.path.join(CACHE, "loop-%s.rgb" % name)
    over = "still" in spec
    size, limits = (spec["size"], STILL_LIMITS) if over else ((W, H), LIMITS)
    with open(raw, "wb") as f:
        for i, frame in enumerate(over_still(spec) if over else frames(spec)):
            if i == 0 and not over:
                Image.fromarray(frame).save(os.path.join(MASTERS, "films", name + ".jpg"), quality=90, subsampling=0, optimize=True)
            f.write(frame.tobytes())
    mp4, webm = os.path.join(FILMS, name + ".mp4"), os.path.join(FILMS, name + ".webm")
    # One key frame, of no better quality than the others: the seam does not show.
    for crf in range(22, 40, 2):
        encode(raw, mp4, size, ["-c:v", "libx264", "-preset", "medium", "-crf", str(crf), "-x264-params", "keyint=infinite:scenecut=0:mbtree=0:qcomp=1:ipratio=1:pbratio=1:aq-mode=3", "-movflags", "+faststart"])
        if os.path.getsize(mp4) < limits["mp4"]:
            break
    for crf in range(38, 58, 4):
        encode(raw, webm, size, ["-c:v", "libvpx-vp9", "-crf", str(crf), "-b:v", "0", "-row-mt", "1", "-cpu-used", "5", "-g", "999", "-auto-alt-ref", "1"])
        if os.path.getsize(webm) < limits["webm"]:
            break
    os.remove(raw)
    print("%-20s mp4 %d KB, webm %d KB" % (name, os.path.getsize(mp4) // 1024, os.path.getsize(webm) // 1024), flush=True)


for name in sys.argv[1:] or LOOPS:
    make(name)
