/**
 * The address for problem reports about a component: `STORYBOOK_PROBLEM_ADDRESS`, set when Storybook is built or started,
 * with `{component}` in place of the component's name. Without it, reports go by e-mail to the address in the package's
 * "bugs".
 */
const ADDRESS = import.meta.env.STORYBOOK_PROBLEM_ADDRESS as string | undefined;

/** @param address The whole address, with `{component}` in it or not. @default as it was set */
export const problemAddress = (component: string, address = ADDRESS): string | undefined =>
  address?.replaceAll('{component}', encodeURIComponent(component)) || undefined;
