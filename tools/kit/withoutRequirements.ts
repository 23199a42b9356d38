const REQUIREMENTS = / \([A-Z]+-\d+(?:(?:, | to | and )[A-Z]+-\d+)*\)/g;

/** Removes this site's requirement numbers, such as "(KITA-1, VIDEO-2)", from a docstring: others cannot use them. */
export const withoutRequirements = (text: string): string => text.replaceAll(REQUIREMENTS, '');
