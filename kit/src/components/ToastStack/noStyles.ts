/**
 * Stands in for `goober`, the style library of notistack, by an alias in `vite.config.ts`. The library writes a style
 * tag by `innerHTML`, which the content security policy forbids, and ToastStack states every style itself.
 */
export const css = (): string => '';
