const REQUIREMENTS = / \([A-Z]+-\d+(?:(?:, | to | and )[A-Z]+-\d+)*\)/g;

/** A docstring's text without the numbers of this site's requirements, such as "(KITA-1, VIDEO-2)": they say nothing to others. */
export const withoutRequirements = (text: string): string => text.replaceAll(REQUIREMENTS, '');
