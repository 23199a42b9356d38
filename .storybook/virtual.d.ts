declare module 'virtual:component-docs' {
  export const componentDocs: object;
}

declare module 'virtual:kit-changes' {
  export const releases: object;
  export const looks: object;
}

declare module 'virtual:site-source' {
  export const siteSource: object;
}

declare module 'virtual:story-codes' {
  export const storyCodes: object;
  export const lines: object;
}
