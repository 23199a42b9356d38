import { actionBound, makeObservable, observableRef, runInAction } from 'mobx';

export type LoadStatus = 'idle' | 'loading' | 'loaded' | 'failed';

export interface LoaderOptions<Item> {
  /** What is loaded, as the console message names it: "products", "dealers". */
  name: string;
  /** Delivers the records, or rejects. */
  source: () => Promise<readonly Item[]>;
  /** Waits for the simulated delay of the specification. */
  wait: () => Promise<void>;
  /** Takes the records, inside an action. May throw, which counts as a failure. */
  onLoaded: (items: readonly Item[]) => void;
}

/**
 * Loads a list once, after the simulated delay; a list already loaded stays. A failure is logged as
 * `Error fetching {name}:` and leaves the list empty (PROD-2, DEAL-5); the next opening tries again.
 */
export class Loader<Item> {
  status: LoadStatus = 'idle';

  constructor(private readonly options: LoaderOptions<Item>) {
    makeObservable(this, { status: observableRef, load: actionBound });
  }

  async load(): Promise<void> {
    if (this.status === 'loading' || this.status === 'loaded') return;
    this.status = 'loading';
    const { name, source, wait, onLoaded } = this.options;
    try {
      // The records travel while the delay runs: the visitor waits for the longer of the two, not for both.
      const [items] = await Promise.all([source(), wait()]);
      runInAction(() => {
        onLoaded(items);
        this.status = 'loaded';
      });
    } catch (error) {
      console.error(`Error fetching ${name}:`, error);
      runInAction(() => {
        this.status = 'failed';
      });
    }
  }
}
