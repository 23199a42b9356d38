"""How the servings of a pack stand on the counter: without Blender, as the sheet of cells is made by the same numbers."""

LARGE = (0.92, 0.92)
# Of each: how many stand in each row, the steps, the width that is seen, and the tiles, where they are not as large as the steps;
# for wide screens and for phones.
VIEWS = {
    "sinigang-sa-sampaloc-mix": {"desktop": ((10,) * 6, (1.0, 1.08), 10.6), "phone": ((6,) * 10, (1.0, 1.0), 6.66)},
    "ube-cake-and-pancake-mix": {"desktop": ((3,) * 3, (2.15, 1.28), 6.7, LARGE), "phone": ((3,) * 3, (1.36, 1.36), 4.42, LARGE)},
    "buttermilk-pancake-mix": {"desktop": ((2, 3), (1.80, 1.66), 5.3, LARGE), "phone": ((2, 1, 2), (1.58, 1.22), 3.36, LARGE)},
    "crispy-breading-mix": {"desktop": ((6,) * 3, (1.0, 1.20), 6.2), "phone": ((3,) * 6, (1.05, 0.95), 3.47)},
    "dutch-processed-cocoa-powder": {"desktop": ((15,) * 5, (0.74, 1.42), 11.9), "phone": ((8, 7) * 5, (0.70, 0.80), 6.24)},
    "champorado-oat-cereal": {"desktop": ((2, 2), (2.1, 1.72), 5.7, LARGE), "phone": ((2, 2), (1.66, 1.66), 3.51, LARGE)},
    "double-acting-baking-powder": {"desktop": ((8,) * 5, (1.0, 1.02), 8.6), "phone": ((5,) * 8, (1.0, 1.0), 5.5)},
    "cheese-sauce-powder-mix": {"desktop": ((9,) * 5, (1.05, 1.18), 10.2), "phone": ((5,) * 9, (1.05, 1.02), 5.82)},
}


def spots(counts, dx, dy):
    """Rows from the back to the front, each in the middle."""
    ny = len(counts)
    return [((k - (n - 1) / 2) * dx, ((ny - 1) / 2 - r) * dy) for r, n in enumerate(counts) for k in range(n)]
