declare module 'virtual:component-docs' {
  export const componentDocs: import('../tools/componentDocs.ts').ComponentDocs;
}
