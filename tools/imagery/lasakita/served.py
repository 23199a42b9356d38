"""All that one pack makes on the stall's counter of tiles, to be served one by one: what it is served in, then what is served."""
import bpy
import numpy as np
from mathutils import Vector

from .counts import GREEN, frame, instance, plates, shared, tiled, window
from .food import pancake_stack
from .pictures import picture
from .props import ceramic, drink_material, mug, plate
from .recipes_savory import breaded, breading_material, coat, enamel, nachos, sinigang_bowl
from .recipes_sweet import champorado, puto_with_cheese
from .rows import VIEWS, spots
from .studio import late_sun

LOOK = dict(samples=14, exposure=0.90, saturation=1.10, vignette=0.0)


def rimmed(R):
    """Enamel of a stall: its rim tells an empty plate from the light, which is hard here."""
    return enamel(R, white=(0.62, 0.60, 0.55), inner=0.93)


def ube():
    plates([(0, 0)], R=0.64, mat=rimmed(0.64))


def buttermilk(kind=0):
    plate((0, 0, 0), 0.66, rimmed(0.66))
    pancake_stack((0, 0, 0.064), 0.48, 0.150, 3, seed=5 + kind, pool=0.55, lobes=(-128, -82, -38, 70))


def breaded_piece(kind=0):
    plate((0, 0, 0), 0.62, rimmed(0.62))
    breaded("drumstick", 0.46, np.random.default_rng(5 + kind), breading_material(), (-0.02, 0.0, 0.30), (20, -6, -28))
    bpy.context.view_layer.update()
    coat(("chicken",), "crispy-breading-mix", (0, 0), 0.5, 1200, 3, 6, 0.8)


def tasa(kind=0):
    mug((0, 0, 0), -38, mat=ceramic((0.93, 0.88, 0.78), False), drink=drink_material((0.060, 0.0155, 0.005)), seed=kind + 2, froth=190)


def dozen_of_puto():
    puto_with_cheese(((3, 0.195, 50), (9, 0.535, 10)), 0.160)


# Of each: what builds one, how many differ, the objects that it is served in, those of the picture that are left out, its middle,
# its scale, how far it is turned at most, and the height of the middle of what stands there.
SERVINGS = {
    "sinigang-sa-sampaloc-mix": (sinigang_bowl, 1, ("bowl",), (), (0, 0), 0.55, 180, 0.14),
    "ube-cake-and-pancake-mix": (ube, 1, ("plate",), (), (0, 0), 1.0, 24, 0.30),
    "buttermilk-pancake-mix": (buttermilk, 2, ("plate",), (), (0, 0), 1.0, 40, 0.27),
    "crispy-breading-mix": (breaded_piece, 3, ("plate",), (), (0, 0), 0.74, 24, 0.17),
    "dutch-processed-cocoa-powder": (tasa, 3, ("mug", "handle"), (), (0.03, 0), 1.0, 14, 0.25),
    "champorado-oat-cereal": (champorado, 1, ("bowl",), ("plate", "tuyo", "dust"), (-0.03, 0.22), 1.0, 180, 0.25),
    "double-acting-baking-powder": (dozen_of_puto, 1, ("steamer", "hoop", "tie", "floor", "leaf"), ("dust",), (0, 0.02), 0.55, 30, 0.10),
    "cheese-sauce-powder-mix": (nachos, 1, ("tray", "chip"), ("dust", "calamansi"), (0, -0.06), 0.53, 14, 0.12),
}


def kind_of(name, kind, is_full):
    """One serving, without the ground, lights and camera of the picture it comes from; not full, only what it is served in."""
    build, kinds, vessel, away, middle = SERVINGS[name][:5]

    def made():
        before = set(bpy.data.objects)
        build(*[kind] * (kinds > 1))
        new = [o for o in bpy.data.objects if o not in before]
        kept = [o for o in new if o.type == "MESH" and not o.name.startswith(("ground", *away)) and (is_full or o.name.startswith(vessel))]
        for o in new:
            if o not in kept:
                bpy.data.objects.remove(o)
        return kept

    collection = shared((name, kind, is_full), made)
    collection.instance_offset = (*middle, 0)
    return collection


PITCH = 54


def served(name, view, is_full):
    counts, step, width, *tile = VIEWS[name][view]
    kinds, (*_, scale, turn, middle) = SERVINGS[name][1], SERVINGS[name]
    rng = np.random.default_rng(7)
    for i, (x, y) in enumerate(spots(counts, *step)):
        jx, jy = rng.normal(size=2) * 0.014
        kind = kind_of(name, (i * 7 + i // 3) % kinds, is_full)
        instance(kind, (x + jx, y + jy, 0), rng.uniform(-turn, turn), scale * (1 + rng.normal() * 0.012))
    tiled(max(counts), len(counts), tile[0] if tile else step, GREEN, margin=5)
    late_sun(5.0, 0.6, direction=Vector((-0.55, -0.30, 0.80)).normalized())
    window(PITCH, 60 if name == "dutch-processed-cocoa-powder" else 240)
    # From far away: the front row is hardly wider than the one behind. A page cuts off more before them than behind them on wide screens.
    ahead = 0.02 * width if view == "desktop" else 0
    frame(width, PITCH, (0, -ahead, middle), 60)



@picture("count/served-sinigang-sa-sampaloc-mix-desktop-bare", 1500, 972, **LOOK)
def sinigang_desktop_bare():
    served("sinigang-sa-sampaloc-mix", "desktop", False)


@picture("count/served-sinigang-sa-sampaloc-mix-desktop-full", 1500, 972, **LOOK)
def sinigang_desktop_full():
    served("sinigang-sa-sampaloc-mix", "desktop", True)


@picture("count/served-sinigang-sa-sampaloc-mix-phone-bare", 860, 1130, **LOOK)
def sinigang_phone_bare():
    served("sinigang-sa-sampaloc-mix", "phone", False)


@picture("count/served-sinigang-sa-sampaloc-mix-phone-full", 860, 1130, **LOOK)
def sinigang_phone_full():
    served("sinigang-sa-sampaloc-mix", "phone", True)


@picture("count/served-ube-cake-and-pancake-mix-desktop-bare", 1500, 972, **LOOK)
def ube_desktop_bare():
    served("ube-cake-and-pancake-mix", "desktop", False)


@picture("count/served-ube-cake-and-pancake-mix-desktop-full", 1500, 972, **LOOK)
def ube_desktop_full():
    served("ube-cake-and-pancake-mix", "desktop", True)


@picture("count/served-ube-cake-and-pancake-mix-phone-bare", 860, 810, **LOOK)
def ube_phone_bare():
    served("ube-cake-and-pancake-mix", "phone", False)


@picture("count/served-ube-cake-and-pancake-mix-phone-full", 860, 810, **LOOK)
def ube_phone_full():
    served("ube-cake-and-pancake-mix", "phone", True)


@picture("count/served-buttermilk-pancake-mix-desktop-bare", 1500, 972, **LOOK)
def buttermilk_desktop_bare():
    served("buttermilk-pancake-mix", "desktop", False)


@picture("count/served-buttermilk-pancake-mix-desktop-full", 1500, 972, **LOOK)
def buttermilk_desktop_full():
    served("buttermilk-pancake-mix", "desktop", True)


@picture("count/served-buttermilk-pancake-mix-phone-bare", 860, 1020, **LOOK)
def buttermilk_phone_bare():
    served("buttermilk-pancake-mix", "phone", False)


@picture("count/served-buttermilk-pancake-mix-phone-full", 860, 1020, **LOOK)
def buttermilk_phone_full():
    served("buttermilk-pancake-mix", "phone", True)


@picture("count/served-crispy-breading-mix-desktop-bare", 1500, 972, **LOOK)
def breading_desktop_bare():
    served("crispy-breading-mix", "desktop", False)


@picture("count/served-crispy-breading-mix-desktop-full", 1500, 972, **LOOK)
def breading_desktop_full():
    served("crispy-breading-mix", "desktop", True)


@picture("count/served-crispy-breading-mix-phone-bare", 860, 1340, **LOOK)
def breading_phone_bare():
    served("crispy-breading-mix", "phone", False)


@picture("count/served-crispy-breading-mix-phone-full", 860, 1340, **LOOK)
def breading_phone_full():
    served("crispy-breading-mix", "phone", True)


@picture("count/served-dutch-processed-cocoa-powder-desktop-bare", 1500, 972, **LOOK)
def cocoa_desktop_bare():
    served("dutch-processed-cocoa-powder", "desktop", False)


@picture("count/served-dutch-processed-cocoa-powder-desktop-full", 1500, 972, **LOOK)
def cocoa_desktop_full():
    served("dutch-processed-cocoa-powder", "desktop", True)


@picture("count/served-dutch-processed-cocoa-powder-phone-bare", 860, 1000, **LOOK)
def cocoa_phone_bare():
    served("dutch-processed-cocoa-powder", "phone", False)


@picture("count/served-dutch-processed-cocoa-powder-phone-full", 860, 1000, **LOOK)
def cocoa_phone_full():
    served("dutch-processed-cocoa-powder", "phone", True)


@picture("count/served-champorado-oat-cereal-desktop-bare", 1500, 972, **LOOK)
def champorado_desktop_bare():
    served("champorado-oat-cereal", "desktop", False)


@picture("count/served-champorado-oat-cereal-desktop-full", 1500, 972, **LOOK)
def champorado_desktop_full():
    served("champorado-oat-cereal", "desktop", True)


@picture("count/served-champorado-oat-cereal-phone-bare", 860, 830, **LOOK)
def champorado_phone_bare():
    served("champorado-oat-cereal", "phone", False)


@picture("count/served-champorado-oat-cereal-phone-full", 860, 830, **LOOK)
def champorado_phone_full():
    served("champorado-oat-cereal", "phone", True)


@picture("count/served-double-acting-baking-powder-desktop-bare", 1500, 972, **LOOK)
def puto_desktop_bare():
    served("double-acting-baking-powder", "desktop", False)


@picture("count/served-double-acting-baking-powder-desktop-full", 1500, 972, **LOOK)
def puto_desktop_full():
    served("double-acting-baking-powder", "desktop", True)


@picture("count/served-double-acting-baking-powder-phone-bare", 860, 1110, **LOOK)
def puto_phone_bare():
    served("double-acting-baking-powder", "phone", False)


@picture("count/served-double-acting-baking-powder-phone-full", 860, 1110, **LOOK)
def puto_phone_full():
    served("double-acting-baking-powder", "phone", True)


@picture("count/served-cheese-sauce-powder-mix-desktop-bare", 1500, 972, **LOOK)
def sauce_desktop_bare():
    served("cheese-sauce-powder-mix", "desktop", False)


@picture("count/served-cheese-sauce-powder-mix-desktop-full", 1500, 972, **LOOK)
def sauce_desktop_full():
    served("cheese-sauce-powder-mix", "desktop", True)


@picture("count/served-cheese-sauce-powder-mix-phone-bare", 860, 1200, **LOOK)
def sauce_phone_bare():
    served("cheese-sauce-powder-mix", "phone", False)


@picture("count/served-cheese-sauce-powder-mix-phone-full", 860, 1200, **LOOK)
def sauce_phone_full():
    served("cheese-sauce-powder-mix", "phone", True)
