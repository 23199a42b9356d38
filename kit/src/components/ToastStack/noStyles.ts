/**
 * Stands in for `goober`, the style library of notistack, by an alias of the bundler. The library writes a style
 * tag by `innerHTML`, which the content security policy forbids, and ToastStack states every style itself.
 */
export const css = (): string => '';
