import { foldText } from '@lasakita/ui/domain/foldText';

/** In lower case without accents, words joined by hyphens: "Dasmariñas, Cavite" as `dasmarinas-cavite`. */
export const slugOf = (label: string): string =>
  foldText(label)
    .normalize('NFD')
    .replaceAll(/[\p{M}'.]/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
