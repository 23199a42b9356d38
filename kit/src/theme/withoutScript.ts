/**
 * The style of what stands in for something that needs a script: it shows only where none runs. A page with `data-plain` on its root
 * element decides by itself. A browser that does not know the media feature, of 2023 or before, shows it always.
 */
export const withoutScript = {
  '@media not (scripting: none)': { 'html:not([data-plain]) &': { display: 'none' } },
} as const;
