"""What is served on the counter, as a picture of its own: one cell a serving, which a page lays over the vessels, one by one.

    /usr/bin/python3 tools/imagery/serve.py [crispy-breading-mix ...]

From `count/served-<name>-<view>-bare` and `-full`, seen by one camera, and their raw passes it makes `count/served-<name>-<view>-cups.webp`;
`src/content/generated/served-counters.json` says where each cell lies, in percent of the picture, by the
name of the serving's own picture in `servings/`."""
import json
import os
import re
import sys

import numpy as np
from PIL import Image
from scipy.ndimage import binary_dilation, binary_opening, gaussian_filter, label

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from coat import GENERATED, MASTERS, cells, load, nearest, save  # noqa: E402
from lasakita.finish import CACHE  # noqa: E402
from lasakita.rows import VIEWS, spots  # noqa: E402

PARTS = os.path.join(CACHE, "parts", "count")


def sheet_of(name, view):
    full, bare = ("served-%s-%s-%s" % (name, view, kind) for kind in ("full", "bare"))
    x, before = (np.asarray(Image.open(os.path.join(folder, n + ".jpg")), np.float32) / 255 for folder, n in ((PARTS, full), (MASTERS, bare)))
    at, was = (np.nan_to_num(load(n)["pos"][..., :3]) for n in (full, bare))
    counts, step, *_ = VIEWS[name][view]
    own = nearest(at, spots(counts, *step))
    # Food is where another surface is seen than before; beside it lies its shadow, where what is seen has another light.
    moved = np.abs(at - was).max(-1) > 0.004
    shaded = (gaussian_filter(np.abs(x - before).max(-1), 1.5) > 0.045) & binary_dilation(moved, iterations=9)
    alpha = np.zeros(own.shape, np.float32)
    for k in range(own.max() + 1):
        here = own == k
        parts, _ = label((moved | shaded) & here)
        # What has no food of its own is the shadow of a neighbor, or an outline: those differ by chance, and are thin.
        kept = np.unique(parts[binary_opening(moved & here, iterations=2)])
        soft = gaussian_filter(np.isin(parts, kept[kept > 0]).astype(np.float32), 1.0)
        alpha[here] = np.clip(soft * 1.6, 0, 1)[here]
    return cells(own, [*np.moveaxis(x, -1, 0), alpha], max(counts))


def main(names):
    path = os.path.join(GENERATED, "served-counters.json")
    found = json.load(open(path)) if os.path.exists(path) else {}
    for name in names:
        for view, (counts, *_) in VIEWS[name].items():
            sheet, places, size = sheet_of(name, view)
            save(sheet, "served-%s-%s-cups" % (name, view))
            columns = max(counts)
            found.setdefault(name, {})[view] = {"columns": columns, "rows": -(-len(places) // columns), "size": size, "places": places}
            print(name, view, len(places), size)
    with open(path, "w") as f:
        # A place in a line: pairs of numbers.
        text = re.sub(r"\[\s+([\d.]+),\s+([\d.]+)\s+\]", r"[\1, \2]", json.dumps(dict(sorted(found.items())), indent=2))
        f.write(text + "\n")


if __name__ == "__main__":
    main(sys.argv[1:] or list(VIEWS))
