"""The larger packs, each cut out with its shadow: bags printed as their pouch is, and sacks. A page shows them to scale."""
from .pictures import picture
from .pouch import pouch, sack
from .products import RECORDS
from .studio import area, camera, late_sun, shadow_catcher

# From so many kilograms on it is a sack.
SACK_KG = 10


def cut_out(name, kilograms, index):
    """A bag or a sack alone, in the light of the pouches and seen by their camera."""

    def build():
        late_sun(2.7, 0.42, direction=(-0.50, -0.58, 0.86))
        area((-3.6, -4.6, 3.4), (0, 0, 1.0), 1.6, 60, (1, 0.95, 0.88))
        area((3.1, 0.9, 1.8), (0.2, 0, 1.1), 0.45, 75, (1, 0.95, 0.88), size_y=3.4)
        shadow_catcher()
        label = name.split("/")[-1]
        if kilograms >= SACK_KG:
            pack = sack(label, (0.0, 0.0, 0.0), (-3, 0, -6), 1.18, 1.35, 0.90)
        else:
            pack = pouch(label, (0.0, 0.0), turn=-7, sim="pouch-" + "bca"[index % 3], depth=1.45)
            pack.scale = (1.0, 1.0, 0.96)
        pack.pass_index = 1
        camera((0.02, -7.6, 1.75), (0.02, 0, 1.075), 101)

    picture(name, 720, 720, samples=40, exposure=1.04, vignette=0.0, glow=0.0, cut_out=True)(build)


for _i, _record in enumerate(RECORDS):
    for _pack in _record.get("packs", []):
        if "picture" in _pack and _pack["weight"].endswith("kg"):
            cut_out(_pack["picture"], float(_pack["weight"][:-2]), _i)
