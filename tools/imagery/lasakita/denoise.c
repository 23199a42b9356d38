/* Joint non-local means: x is the signal (3 channels), g clean guides, v the variance of x.
   Every pixel becomes the mean of its neighbourhood, weighted by how alike patches and guides are;
   a stride above one looks further for the same work. */
#include <math.h>
#include <string.h>

static inline int clampi(int a, int lo, int hi) { return a < lo ? lo : a > hi ? hi : a; }

void nlm(const float *x, const float *g, const float *v, float *out, int h, int w, int gc, int radius, int stride, float k, int threads) {
#pragma omp parallel for schedule(dynamic, 8) num_threads(threads)
  for (int y = 0; y < h; y++)
    for (int c = 0; c < w; c++) {
      const int p = y * w + c;
      const float vp = v[p];
      float acc[3] = {0, 0, 0}, sum = 0;
      for (int dy = -radius; dy <= radius; dy++)
        for (int dx = -radius; dx <= radius; dx++) {
          if (dx * dx + dy * dy > radius * radius + 1) continue;
          const int qy = y + dy * stride, qx = c + dx * stride;
          if (qy < 0 || qx < 0 || qy >= h || qx >= w) continue;
          const int q = qy * w + qx;
          float gd = 0;
          for (int i = 0; i < gc; i++) {
            const float d = g[p * gc + i] - g[q * gc + i];
            gd += d * d;
          }
          if (gd > 9) continue;
          float d2 = 0;
          for (int py = -1; py <= 1; py++)
            for (int px = -1; px <= 1; px++) {
              const int a = clampi(y + py, 0, h - 1) * w + clampi(c + px, 0, w - 1);
              const int b = clampi(qy + py, 0, h - 1) * w + clampi(qx + px, 0, w - 1);
              float s = 0;
              for (int i = 0; i < 3; i++) {
                const float d = x[a * 3 + i] - x[b * 3 + i];
                s += d * d;
              }
              const float va = v[a], vb = v[b];
              d2 += (s / 3 - (va + fminf(va, vb))) / (1e-6f + k * k * (va + vb));
            }
          d2 = fmaxf(d2 / 9, 0);
          const float wt = expf(-d2 - gd);
          sum += wt;
          for (int i = 0; i < 3; i++) acc[i] += wt * x[q * 3 + i];
        }
      for (int i = 0; i < 3; i++) out[p * 3 + i] = acc[i] / fmaxf(sum, 1e-8f);
      (void)vp;
    }
}

/* Bilinear sampling of an image (3 channels) at (sx, sy), edges held. */
void warp(const float *im, int ih, int iw, const float *sx, const float *sy, float *out, int n) {
  for (int i = 0; i < n; i++) {
    float x = fminf(fmaxf(sx[i], 0), iw - 1.001f), y = fminf(fmaxf(sy[i], 0), ih - 1.001f);
    const int xi = (int)x, yi = (int)y;
    const float fx = x - xi, fy = y - yi;
    const float *a = im + (yi * iw + xi) * 3, *b = a + iw * 3;
    for (int c = 0; c < 3; c++)
      out[i * 3 + c] = (a[c] * (1 - fx) + a[c + 3] * fx) * (1 - fy) + (b[c] * (1 - fx) + b[c + 3] * fx) * fy;
  }
}
