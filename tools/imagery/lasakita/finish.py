"""Denoise and grade the raw passes of a render, and write the JPEG master."""
import ctypes
import os
import subprocess

import numpy as np
from PIL import Image
from scipy.ndimage import distance_transform_edt, gaussian_filter, label, median_filter, uniform_filter

from .network import denoised, has_weights

HERE = os.path.dirname(os.path.abspath(__file__))
CACHE = os.environ.get(
    "LASAKITA_IMAGERY_CACHE", os.path.expanduser("~/.cache/lasakita-imagery")
)


def _library():
    """The C filter, compiled on first use; None without a compiler."""
    src, lib = os.path.join(HERE, "denoise.c"), os.path.join(CACHE, "denoise.so")
    try:
        if not os.path.exists(lib) or os.path.getmtime(lib) < os.path.getmtime(src):
            subprocess.run(["gcc", "-O3", "-march=native", "-ffast-math", "-fopenmp", "-shared", "-fPIC", src, "-o", lib, "-lm"], check=True)
        return ctypes.CDLL(lib)
    except (OSError, subprocess.CalledProcessError):
        return None


def nlm(x, guide, var, radius, k, stride=1):
    lib = _library()
    h, w, _ = x.shape
    x, guide, var = (np.ascontiguousarray(a, np.float32) for a in (x, guide, var))
    if lib:
        out = np.empty_like(x)
        ptr = lambda a: a.ctypes.data_as(ctypes.c_void_p)
        lib.nlm(ptr(x), ptr(guide), ptr(var), ptr(out), h, w, guide.shape[2], radius, stride, ctypes.c_float(k), 2)
        return out
    acc, ws = np.zeros_like(x), np.zeros((h, w, 1), np.float32)
    P = radius * stride
    xp, gp = (np.pad(a, ((P, P), (P, P), (0, 0)), "reflect") for a in (x, guide))
    vp = np.pad(var, P, "reflect")
    for dy in range(-P, P + 1, stride):
        for dx in range(-P, P + 1, stride):
            if dx * dx + dy * dy > P * P + 1:
                continue
            s = (slice(P + dy, P + dy + h), slice(P + dx, P + dx + w))
            d = ((xp[s] - x) ** 2).mean(-1) - (var + np.minimum(var, vp[s]))
            d = uniform_filter(d / (1e-6 + k * k * (var + vp[s])), 3, mode="nearest")
            wt = np.exp(-np.maximum(d, 0) - ((gp[s] - guide) ** 2).sum(-1))[..., None]
            acc += wt * xp[s]
            ws += wt
    return acc / np.maximum(ws, 1e-8)


def denoise(passes, radius=6, k=0.9):
    """By the network where its weights are; else filter the light alone (colour over albedo), guided by the clean passes."""
    c, a, n = (np.nan_to_num(passes[k][..., :3].astype(np.float32)) for k in ("col", "alb", "nor"))
    if has_weights(CACHE):
        return denoised(CACHE, c, a, n)
    a = np.clip(a, 0, 1.5)
    d = np.clip(passes["dep"][..., :1].astype(np.float32), 0, 60)
    am = np.maximum(a, 0.03)
    light = c / am
    lum = light.mean(-1)  # fireflies are judged in the light alone: thin print is not one
    light = light * np.minimum(1, (median_filter(lum, 3) * 2.0 + 0.15) / np.maximum(lum, 1e-6))[..., None]
    irr = np.log1p(light * 4)
    hp = irr - np.stack([median_filter(irr[..., i], 3) for i in range(3)], -1)
    var = gaussian_filter((hp**2).mean(-1) * 1.6, 3)
    guide = np.concatenate([n / 0.10, a / 0.12, d / 0.15], -1)
    first = nlm(irr, guide, var, radius, k)
    # What is left is blotches wider than the first filter: look further, where patches agree closely.
    left = np.maximum(var * 0.05, 1e-6)
    return np.expm1(nlm(first, guide * 1.3, left, 5, 0.9, 4)) / 4 * am


def tone(x, exposure, contrast, saturation):
    """Linear below, a soft shoulder above that keeps hue; sRGB out."""
    x, s = x * exposure, 0.62
    f = lambda v: np.where(v < s, v, s + (1 - s) * (1 - np.exp(-(v - s) / (1 - s))))
    m = x.max(-1, keepdims=True)
    x = 0.65 * x * (f(m) / np.maximum(m, 1e-6)) + 0.35 * f(x)
    x = np.where(x <= 0.0031308, 12.92 * x, 1.055 * np.clip(x, 1e-8, None) ** (1 / 2.4) - 0.055)
    l = (x * [0.2126, 0.7152, 0.0722]).sum(-1, keepdims=True)
    x = np.clip(l + (x - l) * saturation, 0, 1)
    return x + (x * x * (3 - 2 * x) - x) * (contrast - 0.82)


def grade(c, exposure=1.0, saturation=1.08, contrast=1.0, vignette=0.12, grain=0.005, glow=0.10, steam=None):
    h, w, _ = c.shape
    c = c + glow * gaussian_filter(np.maximum(c - 0.8, 0), (w / 60, w / 60, 0))
    yy, xx = np.mgrid[0:h, 0:w]
    if steam:
        c = add_steam(c, **steam)
    r = np.hypot((xx - w / 2) / (w * 0.62), (yy - h / 2) / (h * 0.62))
    c = c * (1 - vignette * np.clip(r, 0, 1.4) ** 2.5)[..., None]
    x = tone(c, exposure, contrast, saturation)
    x = x + (x - gaussian_filter(x, (1.0, 1.0, 0))) * 0.35
    return x + np.random.default_rng(0).normal(size=(h, w, 1)) * grain


def add_steam(c, cx, cy, width, height, strength=0.25, seed=1):
    """Soft wisps that rise from (cx, cy); all lengths are parts of the picture."""
    h, w, _ = c.shape
    rng = np.random.default_rng(seed)
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    y, x = yy / h, (xx - cx * w) / h
    t = np.clip((cy - y) / height, 0, 1)
    total = np.zeros((h, w), np.float32)
    for i in range(5):
        ph, off, amp = rng.uniform(0, 6.28), rng.normal() * 0.30 * width, rng.uniform(0.35, 0.75) * width
        centre = off * (1 + 0.4 * t) + amp * t * np.sin(ph + t * rng.uniform(4, 7))
        spread = width * (0.08 + 0.20 * t)
        total += np.exp(-((x - centre) / spread) ** 2) * np.clip(t * 8, 0, 1) * (1 - t) ** 1.4 * rng.uniform(0.5, 1)
    total = gaussian_filter(total, h / 160) * (y < cy)
    return c + (strength * total)[..., None] * np.array([1.0, 0.96, 0.90], np.float32)


# What a shadow is made of, sRGB: brown, as every ground of the site is warm.
SHADOW = np.array([35, 14, 7], np.float32) / 255


def soften(shadow, near):
    """The shadow of what is cut out (`near`), as under a wide window: sharp at its foot, softer and fainter with the way from there,
    so that no ground shows its end."""
    h, w = shadow.shape
    parts, _ = label(near)
    main = parts == 1 + np.argmax(np.bincount(parts.ravel())[1:])
    cols = np.where(main.any(0))[0]
    low = h - 1 - np.argmax(main[::-1, cols], 0)
    top = np.argmax(main, 0)[cols]
    foot = low >= low.max() - 0.3 * (low.max() - top.min())
    standing = np.ones((h, w), bool)
    standing[low[foot], cols[foot]] = False
    away = distance_transform_edt(standing) / w
    out = 1 - near.astype(np.float32)

    def blurred(part):
        return gaussian_filter(shadow * out, part * w) / np.maximum(gaussian_filter(out, part * w), 0.05)

    little, much = np.clip(away / 0.03, 0, 1), np.clip((away - 0.03) / 0.06, 0, 1)
    soft = shadow * (1 - little) + little * (blurred(0.008) * (1 - much) + blurred(0.022) * much)
    return soft * np.clip(1 - away / 0.21, 0, 1) ** 1.3


def cut(c, passes, **look):
    """A thing without its ground: its colors as they are, and its shadow as a brown that is seen through."""
    a = np.clip(passes["col"][..., 3].astype(np.float32), 0, 1)
    # The edge of the thing is smooth in the picture alone: two pixels around it stay as they are.
    near = gaussian_filter((passes["ind"][..., 0] > 0.5).astype(np.float32), 1.2) > 0.02
    shadow = gaussian_filter(np.where(near, 0, a), 3.0) / np.maximum(gaussian_filter((~near).astype(np.float32), 3.0), 1e-3)
    # It ends before the frame does: a straight cut would be seen on every ground.
    x = np.linspace(0, 1, a.shape[1])
    shadow = shadow * np.clip(np.minimum(x / 0.30, (1 - x) / 0.16), 0, 1) ** 1.5 * np.clip((1 - np.linspace(0, 1, a.shape[0])) / 0.05, 0, 1)[:, None]
    shadow = soften(np.clip((shadow - 0.05) / 0.95, 0, 1), near)      # the faintest is left out: its end would be a line
    alpha = np.where(near, a, shadow)
    x = np.clip(grade(c / np.maximum(a, 0.02)[..., None], **look), 0, 1)
    return np.concatenate([np.where(near[..., None], x, SHADOW), alpha[..., None]], -1)


def hexa(colour):
    return np.array([int(colour[i:i + 2], 16) for i in (1, 3, 5)], np.float32) / 255


def flatten(c, passes, colour, screen, **look):
    """The picture with the ground, whose material has `colour`, on `screen` that very color wherever no shadow lies, so that a
    page can go on with it."""
    a = np.clip(np.nan_to_num(passes["alb"][..., :3]).astype(np.float32), 0, 1.5)
    s = hexa(colour)
    g = np.where(s <= 0.04045, s / 12.92, ((s + 0.055) / 1.055) ** 2.4)
    own = np.clip(1 - (np.abs(a - g).max(-1) - 0.008) / 0.03, 0, 1)
    light = c / np.maximum(a, 0.004)
    lum = light.mean(-1)
    floor = own > 0.99
    lit = np.quantile(lum[floor], 0.65)
    full = np.median(light[floor & (lum > 0.93 * lit) & (lum < 1.07 * lit)], axis=0)
    # What is a little darker than full light is as good as lit: far from things, under less sky, noise.
    r = np.clip(lum / full.mean(), 0, None)
    k = np.where(r > 0.82, 1 / np.maximum(r, 1e-3), 1 / 0.82)
    even = np.where((r > 0.82)[..., None], full * a, c * k[..., None])
    c = c + own[..., None] * (even - c)
    x = grade(c, **look)
    flat = grade(np.broadcast_to(g * full, (8, 8, 3)), **dict(look, grain=0.0)).mean((0, 1))
    return x + (own * np.clip((r - 0.52) / 0.30, 0, 1))[..., None] * (hexa(screen) - flat)


def haze(x, passes, screen, near, far):
    """What is far away fades into the page's color, and the sky is that color: a page can go on above."""
    d = np.nan_to_num(passes["dep"][..., 0].astype(np.float32))
    p = np.abs(passes["nor"][..., :3].astype(np.float32)).sum(-1) < 0.1      # nothing was hit
    k = np.where(p, 1, np.clip((d - near) / (far - near), 0, 1) ** 1.3)[..., None]
    return x + (hexa(screen) - x) * k


def end(x, screen, part):
    """What reaches the right edge fades into the ground, which a page goes on with."""
    t = np.clip((np.linspace(0, 1, x.shape[1]) - 1 + part) / (part * 0.9), 0, 1)
    return x + (t * t * (3 - 2 * t))[None, :, None] * (hexa(screen) - x)


def write(passes, out, quality=90, size=None, cut_out=False, flat=None, fog=None, ends=0, **look):
    """The finished picture, sRGB, enlarged to its size if it was rendered smaller: a JPEG, or a cut-out as WebP with alpha.

    `flat` is the ground's color as a material and on the screen; `fog` a color on the screen, where it starts and where all is it;
    `ends` the part of the width over which all fades into the flat ground at the right, where the shadows fall."""
    os.makedirs(os.path.dirname(out), exist_ok=True)
    c = denoise(passes)
    if cut_out:
        x = cut(c, passes, **look)
    else:
        x = np.clip(flatten(c, passes, *flat, **look) if flat else grade(c, **look), 0, 1)
        x = haze(x, passes, *fog) if fog else x
        x = end(x, flat[1], ends) if ends else x
    im = Image.fromarray((x * 255 + 0.5).astype(np.uint8))
    if size and im.size != tuple(size):
        im = im.resize(size, Image.LANCZOS)
    if cut_out:
        im.save(out, quality=quality, method=6)
    else:
        im.save(out, quality=quality, subsampling=0, optimize=True)
