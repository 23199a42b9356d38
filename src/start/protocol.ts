/**
 * What a prerendered page does until React has taken it over, and what its parts say to each other meanwhile.
 *
 * Three scripts stand in the document; the build bundles each of them (`tools/build/startScripts.ts`): `head.ts` before
 * everything, `plainPage.ts` right after the page, `fetchCode.ts` at its end. `hydrated.ts` and `HydrationBoundary.tsx` come
 * with the page's code.
 *
 * | mark                  | on                  | says                                                         |
 * | --------------------- | ------------------- | ------------------------------------------------------------ |
 * | `data-plain`          | the root element    | no script runs; `failed`: the code is known not to come      |
 * | `data-held`           | the root element    | what is in `data-below` is not near yet                      |
 * | `data-alive`          | the root element    | all is hydrated: tests and tools wait for it                 |
 * | `data-hydrating`      | `HydrationBoundary` | presses on buttons in it are queued; `far`: until it is near |
 * | `data-below`          | a part far below    | its pictures wait until it is near                           |
 * | `data-far`            | a part of a page    | its pictures and its code wait until it is about to be seen  |
 * | `data-plain-list`     | the place of a list | its plain list shows where the code does not come            |
 * | `data-stand-in`       | a place in a page   | shows the plain list, as the page itself failed              |
 * | `data-needs-script`   | anything            | is not shown in a plain page                                 |
 * | `data-without-script` | anything            | is shown in a plain page alone                               |
 * | `data-failed-only`    | the notice          | is shown where the code is known not to come                 |
 * | `data-retry`          | the notice's button | loads the document anew                                      |
 *
 * What the marks show and hide stands in `plain.css`, which comes with every document.
 */

/** What the visitor has done before the page was hydrated. */
export interface QueuedInput {
  /** The buttons that were pressed, in order. */
  presses: HTMLElement[];
  /** Whether anything was pressed, typed or scrolled. */
  any: boolean;
}

declare global {
  /* oxlint-disable no-var -- only this way are they properties of the global object's type */
  /** In a prerendered document alone. */
  var queuedInput: QueuedInput | undefined;
  /** Makes the document a plain page, since its code is known not to come. */
  var showPlain: (() => void) | undefined;
  /** Lays the document's plain list into an element, where the page shown is the document's own. */
  var showPlainList: ((element: HTMLElement | null) => void) | undefined;
  /* oxlint-enable no-var */
}
