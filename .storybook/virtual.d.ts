declare module 'virtual:component-docs' {
  export const componentDocs: object;
}
