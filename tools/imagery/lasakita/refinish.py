"""Denoise and grade the raw passes of a picture again, without rendering: refinish.py <name> <out> <script> [preview]."""
import ast
import os
import sys

import numpy as np

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from lasakita.finish import CACHE, write  # noqa: E402

HERE = os.path.dirname(os.path.abspath(__file__))


def look_of(name, script):
    """Size and grade of a picture as its decorator says."""
    tree = ast.parse(open(os.path.join(HERE, script), encoding="utf-8").read())
    names = {"dict": dict}
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.value, (ast.Tuple, ast.Constant)):
            names[node.targets[0].id] = ast.literal_eval(node.value)
        elif isinstance(node, ast.Assign) and getattr(getattr(node.value, "func", None), "id", "") == "dict":
            names[node.targets[0].id] = {k.arg: ast.literal_eval(k.value) for k in node.value.keywords}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "picture":
            first = node.args[0]
            if (isinstance(first, ast.Constant) and first.value == name) or script == "products.py":
                look = {}
                for k in node.keywords:
                    value = eval(compile(ast.Expression(k.value), "look", "eval"), names)
                    look.update(value if k.arg is None else {k.arg: value})
                look.pop("samples", None)
                return [ast.literal_eval(a) for a in node.args[1:3]], look
    raise SystemExit("no picture " + name)


def passes_of(name):
    d = np.load(os.path.join(CACHE, "raw", name.replace("/", "--"), "passes.npz"))
    return {k: d[k] for k in d.files if k not in ("pos", "pow")}


if __name__ == "__main__":
    name, out, script = sys.argv[1:4]
    size, look = look_of(name, script)
    preview = len(sys.argv) > 4
    write(passes_of(("preview--" if preview else "") + name), out, size=None if preview else size, **look)
