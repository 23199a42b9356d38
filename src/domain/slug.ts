/** In lower case without accents, words joined by hyphens: "Dasmariñas, Cavite" as `dasmarinas-cavite`. */
export const slugOf = (label: string): string =>
  label
    .normalize('NFD')
    .replaceAll(/[\p{M}'’.]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
