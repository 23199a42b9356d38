import { componentDocs as read } from 'virtual:component-docs';
import type { ComponentDocs as Docs } from '../tools/storybook/componentDocs.ts';

/** What the sources say about each component, by the path of its story file. */
export const componentDocs = read as Docs;
