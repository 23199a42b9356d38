/* A 3 x 3 convolution with ReLU, for the network of denoise.py.
 *
 * x: (h + 2, w + 2, ci) with an edge of zeros; k: (3, 3, ci, co), co a multiple of 16; y: (h, w, co). */
#include <string.h>

typedef float v16 __attribute__((vector_size(64), aligned(4)));
enum { RUN = 6 };

void conv(const float *x, const float *k, const float *bias, float *y, int h, int w, int ci, int co, int threads) {
#pragma omp parallel for schedule(dynamic, 4) num_threads(threads)
  for (int i = 0; i < h; i++)
    for (int o = 0; o < co; o += 16)
      for (int j = 0; j < w; j += RUN) {
        int n = w - j < RUN ? w - j : RUN;
        int off[RUN];
        for (int r = 0; r < RUN; r++) off[r] = (r < n ? r : 0) * ci;
        v16 a[RUN], b = *(const v16 *)(bias + o);
        for (int r = 0; r < RUN; r++) a[r] = b;
        for (int t = 0; t < 9; t++) {
          const float *p = x + ((long)(i + t / 3) * (w + 2) + j + t % 3) * ci;
          const float *q = k + (long)t * ci * co + o;
          for (int c = 0; c < ci; c++, q += co) {
            v16 m = *(const v16 *)q;
            for (int r = 0; r < RUN; r++) a[r] += m * p[off[r] + c];
          }
        }
        for (int r = 0; r < n; r++) {
          float *to = y + ((long)i * w + j + r) * co + o;
          for (int c = 0; c < 16; c++) to[c] = a[r][c] > 0 ? a[r][c] : 0;
        }
      }
}
