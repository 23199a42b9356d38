"""The about picture and the wholesale shelf."""
from .core import Material, box, mesh_obj
from .pictures import picture
from .pouch import pouch, sack
from .powder import heap
from .props import ceramic, planks, plate, wood
from .studio import ambient, area, backdrop, camera, palm_shadow, sun_lights


@picture("about/about", 1600, 900, samples=20, exposure=1.12)
def about():
    backdrop("#F0CB8E", depth=4.8)
    sun = sun_lights(key=1050, fill=95, rim=420, top=75)
    palm_shadow((-4.2, 4.5, 3.2), (-1.9, 4.2, 1.0), sun)
    palm_shadow((1.9, 4.6, 3.3), (3.6, 4.2, 1.0), sun)
    line = ("cheddar-cheese-powder", "barbecue-flavor-powder", "ube-cake-and-pancake-mix", "crispy-breading-mix", "champorado-oat-cereal")
    for i, slug in enumerate(line):
        x = (i - 2) * 1.24
        pouch(slug, (x, 1.05 - 0.16 * (i % 2)), turn=-2.6 * (i - 2), sim="pouch-" + "abc"[i % 3], scale=0.73)
    for i, (slug, x, y) in enumerate((("cheddar-cheese-powder", -2.25, -0.62), ("barbecue-flavor-powder", -1.15, -0.85), ("ube-cake-and-pancake-mix", 0.0, -0.62),
                                      ("crispy-breading-mix", 1.15, -0.85), ("champorado-oat-cereal", 2.25, -0.62))):
        plate((x, y, 0), 0.54, ceramic((0.93, 0.89, 0.80)))
        heap(slug, (x, y), 0.33, 0.19, seed=i + 2, n=460, grain_count=7000, spread=0.05, base=0.042)
    camera((0, -10.4, 4.1), (0, 0.05, 0.78), 64, fstop=1.2, focus=(0, -0.2, 0.8))


@picture("dealership/shelf", 1600, 1067, samples=20, exposure=1.15)
def shelf():
    wall = Material("wall", Roughness=0.85, Specular=0.15)
    wall.colour("#E4571B")
    mesh_obj("wall", [(-9, 2.3, -1), (9, 2.3, -1), (9, 2.3, 9), (-9, 2.3, 9)], [(0, 1, 2, 3)], wall.mat)
    planks(-7, 7, -4.5, 2.3, 0.0, 12, wood((0.20, 0.085, 0.03), (0.46, 0.24, 0.10)), 0.08)
    area((-6.0, -4.6, 6.6), (0, 0.8, 1.8), 0.8, 1500, (1, 0.91, 0.78))
    area((4.8, -6.0, 4.6), (0, 0.8, 1.8), 3.4, 190, (1, 0.96, 0.92))
    area((0, -2.6, 6.4), (0, 0.8, 1.4), 3.0, 110, (1, 0.95, 0.88))
    ambient((1, 0.94, 0.86), 0.13)
    rack = wood((0.30, 0.14, 0.05), (0.60, 0.36, 0.17))
    for x in (-3.15, 3.15):
        box((0.14, 1.25, 4.9), (x, 1.45, 0), (0, 0, 0), rack, 0.02, "post")
    for z in (0.12, 1.88, 3.42):
        box((6.16, 1.20, 0.10), (0, 1.46, z), (0, 0, 0), rack, 0.015, "shelf")
    upper = ("cheddar-cheese-powder", "cheese-sauce-powder-mix", "white-cheddar-powder", "barbecue-flavor-powder", "sour-cream-and-onion-powder", "sinigang-sa-sampaloc-mix")
    lower = ("double-acting-baking-powder", "ube-cake-and-pancake-mix", "buttermilk-pancake-mix", "crispy-breading-mix", "dutch-processed-cocoa-powder", "champorado-oat-cereal")
    for z, row in ((3.52, upper), (1.98, lower)):
        for i, slug in enumerate(row):
            x = -2.55 + i * 1.02
            for k in (1, 0):
                ob = pouch(slug, (x + 0.03 * k, 1.22 + 0.42 * k), turn=-1.5 + (i * 7 + k * 5) % 5 - 2, sim="pouch-" + "abc"[(i + k) % 3], scale=0.555)
                ob.location.z = z
    for i, label in enumerate(("sack-cheese", "sack-ranchero", "sack-bamvina", "sack-satisfry")):
        sack(label, (-2.25 + i * 1.5, 1.35, 0.22), (0, 0, (-4, 3, -2, 5)[i]), 0.74, 1.25, 0.88)
    sack("sack-cocoa", (-2.1, -0.55, 0), (-6, 0, 8), 0.92, 1.35, 0.88)
    sack("sack-cheese", (2.15, -0.5, 0), (-6, 0, -9), 0.92, 1.35, 0.88)
    camera((0.0, -12.6, 3.4), (0, 1.0, 2.12), 59, fstop=2.0, focus=(0, 0.8, 2.2))
