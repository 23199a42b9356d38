/**
 * The style of a fallback for something that needs a script: it shows only where none runs. A page with `data-plain` on its
 * root element decides by itself. Browsers without this media feature, from 2023 or before, always show it.
 */
export const withoutScript = {
  '@media not (scripting: none)': { 'html:not([data-plain]) &': { display: 'none' } },
} as const;
