/**
 * Where a problem with a component is told of: `STORYBOOK_PROBLEM_ADDRESS`, when Storybook is built or started, with `{component}`
 * where the component's name goes, such as `mailto:kit@example.com?subject={component}`. Without it no page has the link.
 */
const ADDRESS = import.meta.env.STORYBOOK_PROBLEM_ADDRESS as string | undefined;

/** @param address The whole address, with `{component}` in it or not. @default as it was set */
export const problemAddress = (component: string, address = ADDRESS): string | undefined =>
  address?.replaceAll('{component}', encodeURIComponent(component)) || undefined;
