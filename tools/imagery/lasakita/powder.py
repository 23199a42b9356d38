"""Heaps of powder, crumbs and flakes, and dustings over food."""
import numpy as np

from .core import Material, drop_points, fbm, grains, hollow, lin, mesh_obj, shade

POWDERS = {
    "cheddar-cheese-powder": dict(colour=(0.93, 0.25, 0.012)),
    "cheese-sauce-powder-mix": dict(colour=(0.95, 0.50, 0.07)),
    "white-cheddar-powder": dict(colour=(1.0, 0.81, 0.38)),
    "barbecue-flavor-powder": dict(colour=(0.60, 0.150, 0.028), flecks=[("#2a0f08", 900), ("#f0b060", 500)]),
    "sour-cream-and-onion-powder": dict(colour=(0.95, 0.89, 0.66), flecks=[("#3f7d2c", 1100)]),
    "sinigang-sa-sampaloc-mix": dict(colour=(0.60, 0.31, 0.095), flecks=[("#6b3a16", 700), ("#c8231c", 160)]),
    "double-acting-baking-powder": dict(colour=(0.97, 0.95, 0.92)),
    "ube-cake-and-pancake-mix": dict(colour=(0.36, 0.15, 0.56)),
    "buttermilk-pancake-mix": dict(colour=(0.94, 0.80, 0.52)),
    "crispy-breading-mix": dict(colour=(0.86, 0.47, 0.13), coarse=2.6, flecks=[("#b5651d", 900), ("#3a2a14", 260)]),
    "dutch-processed-cocoa-powder": dict(colour=(0.115, 0.036, 0.016)),
    "champorado-oat-cereal": dict(colour=(0.17, 0.065, 0.03), flakes=True),
}


def material(colour, dark=0.62, light=1.15, scale=85.0, name="powder"):
    c = lin(colour)
    m = Material(name, Roughness=0.95, Specular=0.12, Sheen=0.35, Sheen_Tint=0.9)
    m.colour(m.ramp(m.noise(scale, 3.0, 0.7), [(0.3, hollow(c, dark)), (0.52, c), (0.74, shade(c, light))]))
    return m.is_powder().mat


def of(slug):
    """The material of a product's powder."""
    return material(POWDERS[slug]["colour"], name=slug)


def _scatter(rng, n, R, spread):
    """Half of the points on the slope, half around the foot; in units of R."""
    t = np.concatenate([np.sqrt(rng.uniform(0, 1, n // 2)), 1 + np.abs(rng.normal(size=n - n // 2)) * 0.22 * spread])
    t = t[t < 1.9]
    a = rng.uniform(-np.pi, np.pi, len(t))
    return t * R * np.cos(a), t * R * np.sin(a)


def heap(slug, loc, R, height, seed=0, n=640, grain_count=14000, spread=1.0, base=0.0):
    """A heap of a product at its angle of repose, with grains on the slope and around it."""
    spec = POWDERS[slug]
    mat = of(slug)
    coarse = spec.get("coarse", 1.0)
    rng = np.random.default_rng(seed)
    E = 1.5 * R
    ax = np.linspace(-E, E, n)
    X, Y = np.meshgrid(ax, ax, indexing="ij")
    th, r = np.arctan2(Y, X), np.hypot(X, Y)
    edge = sum(rng.normal() * 0.07 / k**0.8 * np.cos(k * th + rng.uniform(0, 6.28)) for k in range(1, 7))
    t = r / (R * (1 + edge))
    big, mid = fbm(n, 1.9, rng, 2, 30), fbm(n, 1.4, rng, 12, 90)
    fine, lumps = fbm(n, 0.75, rng, 60), fbm(n, 1.1, rng, 25, 160)
    cone = height * (1.02 - np.sqrt(t**2 + 0.015))
    cone = np.where(cone > 0, cone, 0) + height * 0.05 * np.log1p(np.exp(np.clip(-(t - 1) * 9, -30, 30))) / 3
    env = np.clip(1.25 - t, 0, 1)
    size = np.clip(R / 0.7, 0.5, 1.4)
    z = cone + env**0.5 * big * height * 0.045 - env**0.6 * np.abs(mid) * height * 0.034
    z += env**0.4 * np.maximum(lumps, 0) ** 1.5 * height * 0.016 * coarse + env**0.3 * fine * 0.0048 * size * coarse**0.5
    z = np.where(t < 1.2, z, 0) - 0.004 - np.clip(t - 1.02, 0, 1) * 0.10
    keep = z > -0.012
    idx = -np.ones((n, n), int)
    idx[keep] = np.arange(keep.sum())
    q = np.stack([idx[:-1, :-1], idx[1:, :-1], idx[1:, 1:], idx[:-1, 1:]], -1).reshape(-1, 4)
    q = q[(q >= 0).all(1)]
    mesh_obj("heap", np.stack([X + loc[0], Y + loc[1], z + base], -1)[keep], q, mat)

    def on(px, py, lift):
        gi = np.clip(((px + E) / (2 * E) * (n - 1)).astype(int), 0, n - 1)
        gj = np.clip(((py + E) / (2 * E) * (n - 1)).astype(int), 0, n - 1)
        return np.stack([px + loc[0], py + loc[1], np.maximum(z[gi, gj], 0) + lift + base], -1)

    if spec.get("flakes"):
        _flakes(on, R, rng, grain_count)
        grain_count //= 3
    px, py = _scatter(rng, int(grain_count / coarse**1.2), R, spread)
    rad = np.clip(np.exp(rng.normal(size=len(px)) * 0.45) * 0.0042 * np.clip(R / 0.7, 0.6, 1.3) * coarse, 0.0015, 0.03)
    grains(on(px, py, rad * 0.4), rad, mat, rng)
    for colour, count in spec.get("flecks", []):
        px, py = _scatter(rng, count, R, spread * 0.8)
        rad = rng.uniform(0.004, 0.011, len(px))
        grains(on(px, py, rad * 0.5), rad, Material("fleck", Roughness=0.8).colour(colour).mat, rng, "fleck", squash=(1, 0.7, 0.35), tilt=0.6)
    P, Q = [], []
    px, py = _scatter(rng, 70, R, 0.7)
    for x, y, zz in on(px, py, 0.0):
        s = rng.uniform(0.008, 0.022) * coarse**0.3
        P.append(rng.normal(size=(26, 3)) * s * 0.55 + [x, y, zz + s * 0.4])
        Q.append(s * 0.5 * rng.uniform(0.6, 1.1, 26))
    if not spec.get("flakes"):
        grains(np.concatenate(P), np.concatenate(Q), mat, rng, "clumps")


def oat_materials():
    a = Material("oat", Roughness=0.75, Specular=0.2)
    n = a.noise(30.0, 4.0, 0.6)
    a.colour(a.ramp(n, [(0.3, (0.62, 0.38, 0.16)), (0.55, (0.86, 0.64, 0.36)), (0.8, (0.95, 0.80, 0.56))])).bump(n, 0.4, 0.01)
    b = Material("oat-cocoa", Roughness=0.8, Specular=0.2)
    n = b.noise(26.0, 4.0, 0.6)
    b.colour(b.ramp(n, [(0.3, (0.10, 0.035, 0.015)), (0.6, (0.26, 0.11, 0.05)), (0.85, (0.5, 0.27, 0.12))])).bump(n, 0.4, 0.01)
    return a.mat, b.mat


def _flakes(on, R, rng, count):
    """Rolled oats, plain and cocoa-dusted, in layers over the heap."""
    plain, dusted = oat_materials()
    for mat, share in ((plain, 0.10), (dusted, 0.055)):
        px, py = _scatter(rng, int(count * share), R, 0.9)
        rad = rng.uniform(0.020, 0.036, len(px)) * np.clip(R / 0.55, 0.7, 1.2)
        lift = rng.uniform(0.2, 1.3, len(px)) * rad * np.where(np.hypot(px, py) < R * 0.9, 1, 0.28)
        tilt = 0.5
        grains(on(px, py, lift), rad, mat, rng, "flakes", squash=(1, 0.78, 0.22), tilt=tilt, levels=1)


def dust(names, centre, R, count, mat, seed=0, size=0.0048, uniform=False, inner=0.0, largest=None, jitter=0.12):
    """Grains that fell on the named objects around a centre; with `inner`, on the ring from there to R."""
    rng = np.random.default_rng(seed)
    near = inner / R
    r = R * (np.sqrt(rng.uniform(near * near, 1, count)) if uniform or inner else np.minimum(np.abs(rng.normal(size=count)) * 0.55, 1.2))
    a = rng.uniform(0, 2 * np.pi, count)
    return grains_on(names, np.stack([centre[0] + r * np.cos(a), centre[1] + r * np.sin(a)], -1), mat, rng, size, largest, jitter)


def grains_on(names, xy, mat, rng, size=0.0048, largest=None, jitter=0.01):
    """Grains that fell at the points onto the named objects; `jitter` is how far from straight, for each unit of height."""
    P, _ = drop_points(tuple(names), xy, rng, jitter=jitter)
    if not len(P):
        return None
    rad = np.clip(np.exp(rng.normal(size=len(P)) * 0.5) * size, 0.0018, largest or 0.015 * max(1, size / 0.0048))
    return grains(P + [0, 0, 0.001], rad, mat, rng, "dust")
