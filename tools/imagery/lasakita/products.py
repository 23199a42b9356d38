"""Packshots of the twelve products: one camera, one backdrop hue per brand line."""
import json
import os

from .pictures import picture
from .pouch import pouch
from .powder import heap
from .studio import backdrop, camera, packshot_lights

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", "..", ".."))
RECORDS = json.load(open(os.path.join(ROOT, "src/content/products.json"), encoding="utf-8"))

BACKDROPS = {
    "cheese-and-cheese-powder": "#FFD6A0",
    "flavour-enhancers": "#E2946C",
    "baking-ingredients": "#C6B0E2",
    "others": "#B2CDA0",
    "cereal-and-oats": "#F3E0C0",
}


def packshot(record, index):
    slug = record["image"].split("/")[-1]

    def build():
        backdrop(BACKDROPS[record["category"]])
        packshot_lights()
        pouch(slug, (-0.24, 0.15), turn=-7, sim="pouch-" + "abc"[index % 3])
        heap(slug, (0.72, -0.50), 0.45, 0.25, seed=3 + index)
        camera((0.28, -7.2, 2.2), (0.11, -0.05, 1.045), 87, fstop=1.4, focus=(-0.2, -0.25, 1.0))

    picture("products/" + slug, 1000, 1000, samples=44, exposure=1.06)(build)


for _i, _record in enumerate(RECORDS):
    packshot(_record, _i)
