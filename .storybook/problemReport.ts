import { site } from '@/content/site';

/**
 * Where a problem with a component is told of: `STORYBOOK_PROBLEM_ADDRESS`, when Storybook is built or started, with `{component}`
 * where the component's name goes, such as an issue tracker's form for a new one. Without it the company's e-mail.
 */
const ADDRESS =
  (import.meta.env.STORYBOOK_PROBLEM_ADDRESS as string | undefined) ||
  `mailto:${site.company.email}?subject={component}`;

/** @param address The whole address, with `{component}` in it or not. @default as it was set, or an e-mail */
export const problemAddress = (component: string, address = ADDRESS): string =>
  address.replaceAll('{component}', encodeURIComponent(component));
