/**
 * Where a problem with a component is told of: `STORYBOOK_PROBLEM_ADDRESS`, when Storybook is built or started, with `{component}`
 * where the component's name goes. Otherwise by e-mail to the address in the package's "bugs".
 */
const ADDRESS = import.meta.env.STORYBOOK_PROBLEM_ADDRESS as string | undefined;

/** @param address The whole address, with `{component}` in it or not. @default as it was set */
export const problemAddress = (component: string, address = ADDRESS): string | undefined =>
  address?.replaceAll('{component}', encodeURIComponent(component)) || undefined;
