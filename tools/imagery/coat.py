"""What powder adds to the cups of the counter, as a picture of its own that any color can tint.

    /usr/bin/python3 tools/imagery/coat.py [desktop phone popcorn-desktop popcorn-phone chicken-desktop chicken-phone]

From the raw passes of `count/budburan-<view>-bare` and `-coated`, seen by one camera, it makes
`count/budburan-<view>-cups.webp`: how light the coat is as grey, how much of it there is as alpha, one cell a cup. A page lays
the cells over the bare picture, multiplied by a powder's color and masked by themselves, cup by cup; `src/content/generated/counters.json` says where each cell lies, in percent of the picture."""
import json
import os
import sys

import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter
from scipy.spatial import cKDTree

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lasakita.finish import CACHE, denoise, grade  # noqa: E402

MASTERS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "src/content/pictures/count")
GENERATED = os.path.join(MASTERS, "../../generated")
LOOK = dict(exposure=1.05, vignette=0.0, grain=0.0)
# As in counts.py: cups side by side, rows, and the steps from cup to cup.
VIEWS = {"desktop": (6, 3, 1.0, 1.20), "phone": (3, 6, 1.05, 0.95)}


def load(name):
    return dict(np.load(os.path.join(CACHE, "raw", "count--" + name, "passes.npz")))


def coat_of(bare, coated):
    """The tint that fits best, the grey and the alpha."""
    b, c = (np.clip(grade(denoise(p), **LOOK), 0, 1) for p in (bare, coated))
    alpha = np.clip((np.nan_to_num(coated["pow"][..., 0]) - 0.04) / 0.94, 0, 1)
    need = np.clip((c - b * (1 - alpha[..., None])) / np.maximum(alpha, 0.05)[..., None], 0, 1)
    full = alpha > 0.9
    tint = np.median(need[full] / np.maximum(need[full].max(-1, keepdims=True), 1e-3), axis=0)
    grey = (need * tint).sum(-1) / (tint * tint).sum()
    top = min(1.0, np.quantile(grey[full], 0.985))
    grey = np.clip(grey / top, 0, 1)
    # Under no coat the grey goes on as it is at the edge: what is scaled down must not darken there.
    near = gaussian_filter(grey * alpha, 3) / np.maximum(gaussian_filter(alpha, 3), 1e-3)
    return tint * top, np.where(alpha > 0, grey, near), alpha


def save(layers, name):
    """Gray or three colors, and alpha."""
    im = Image.fromarray((np.moveaxis(layers, 0, -1) * 255 + 0.5).astype(np.uint8), "LA" if len(layers) == 2 else "RGBA").convert("RGBA")
    im.save(os.path.join(MASTERS, name + ".webp"), quality=82, alpha_quality=85, method=6)


def nearest(position, spots):
    """To which serving each pixel belongs."""
    return cKDTree(spots).query(np.nan_to_num(position[..., :2]))[1]


def cells(own, layers, nx):
    """What belongs to each serving in a cell of one size, `nx` cells in a row. Also where they belong. The last layer is alpha."""
    alpha = layers[-1]
    h, w = alpha.shape
    boxes = []
    for k in range(own.max() + 1):
        y, x = np.where((own == k) & (alpha > 0))
        boxes.append((np.quantile(x, 0.0005), np.quantile(y, 0.0005), np.quantile(x, 0.9995), np.quantile(y, 0.9995)))
    boxes = np.array(boxes)
    cw = int(np.ceil((boxes[:, 2] - boxes[:, 0]).max())) + 2
    ch = int(np.ceil((boxes[:, 3] - boxes[:, 1]).max())) + 2
    sheet = np.zeros((len(layers), ch * -(-len(boxes) // nx), cw * nx), np.float32)
    places = []
    for k, (x0, y0, x1, y1) in enumerate(boxes):
        x = int(np.clip(round((x0 + x1 - cw) / 2), 0, w - cw))
        y = int(np.clip(round((y0 + y1 - ch) / 2), 0, h - ch))
        to = (slice(k // nx * ch, (k // nx + 1) * ch), slice(k % nx * cw, (k % nx + 1) * cw))
        for of_sheet, layer in zip(sheet, [*layers[:-1], np.where(own == k, alpha, 0)]):
            of_sheet[to] = layer[y:y + ch, x:x + cw]
        places.append([round(100 * x / w, 3), round(100 * y / h, 3)])
    return sheet, places, [round(100 * cw / w, 3), round(100 * ch / h, 3)]


def grid(nx, ny, dx, dy):
    return [((i - (nx - 1) / 2) * dx, ((ny - 1) / 2 - j) * dy) for j in range(ny) for i in range(nx)]


def main(views):
    path = os.path.join(GENERATED, "counters.json")
    found = json.load(open(path)) if os.path.exists(path) else {}
    for view in views:
        nx, ny, dx, dy = VIEWS[view.split("-")[-1]]
        bare, coated = (load("budburan-%s-%s" % (view, kind)) for kind in ("bare", "coated"))
        tint, grey, alpha = coat_of(bare, coated)
        sheet, places, size = cells(nearest(coated["pos"], grid(nx, ny, dx, dy)), [grey, alpha], nx)
        save(sheet, "budburan-%s-cups" % view)
        hexa = "#" + "".join("%02x" % round(v * 255) for v in tint)
        counter, _, shape = ("budburan-" + view).rpartition("-")
        found.setdefault(counter, {})[shape] = {"columns": nx, "rows": ny, "size": size, "places": places}
        print(view, hexa, size)
    with open(path, "w") as f:
        json.dump(found, f, indent=2)
        f.write("\n")


if __name__ == "__main__":
    main(sys.argv[1:] or list(VIEWS))
