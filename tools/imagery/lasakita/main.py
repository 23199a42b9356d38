"""Entry point inside Blender: blender -b -P main.py -- <name> <out.jpg> <percent> <samples factor> <quality>."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from lasakita import core, studio  # noqa: E402
from lasakita.catalogue import PICTURES  # noqa: E402

name, out, percent, factor, quality = sys.argv[sys.argv.index("--") + 1:]
p = PICTURES[name]
core.reset()
studio.QUALITY["percent"] = int(percent)
p["build"]()
studio.render(name if quality != "preview" else "preview--" + name, p["width"], p["height"], out,
              samples=max(4, int(p["samples"] * float(factor))), **p["look"])
# PyTorch, where it denoised, and Blender do not end together.
sys.stdout.flush()
os._exit(0)
