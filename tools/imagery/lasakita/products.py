"""The twelve pouches, each cut out with its shadow, that stand on any ground: one camera, one light."""
import json
import os

from .pictures import picture
from .pouch import pouch
from .studio import area, camera, late_sun, shadow_catcher

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", "..", ".."))
RECORDS = json.load(open(os.path.join(ROOT, "src/content/products.json"), encoding="utf-8"))

FOLDER = "products/"


def cut_out(record, index):
    """A pouch alone in late sun, seen from the front; as high as its frame."""
    slug = record["image"].split("/")[-1]

    def build():
        late_sun(2.7, 0.42, direction=(-0.50, -0.58, 0.86))
        area((-3.6, -4.6, 3.4), (0, 0, 1.0), 1.6, 60, (1, 0.95, 0.88))
        area((3.1, 0.9, 1.8), (0.2, 0, 1.1), 0.45, 75, (1, 0.95, 0.88), size_y=3.4)
        shadow_catcher()
        pouch(slug, (0.0, 0.0), turn=-5, sim="pouch-" + "abc"[index % 3]).pass_index = 1
        camera((0.02, -7.6, 1.75), (0.02, 0, 1.075), 101)

    picture(FOLDER + slug, 900, 1000, samples=40, exposure=1.04, vignette=0.0, glow=0.0, cut_out=True)(build)


for _i, _record in enumerate(RECORDS):
    cut_out(_record, _i)
