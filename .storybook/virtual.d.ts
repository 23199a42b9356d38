declare module 'virtual:component-docs' {
  export const componentDocs: object;
}

declare module 'virtual:site-source' {
  export const siteSource: object;
}
