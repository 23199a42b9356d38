import {
  actionBound,
  computed,
  makeObservable,
  observable,
  observableRef,
  runInAction,
} from 'mobx';
import type { Product } from '@/content/schema';
import { isQuantity, mergedEntries, packCount, withAdded } from '@/domain/shoppingList';
import type { ListEntry } from '@/domain/shoppingList';
import type { ListStorage } from '@/services/listStorage';

/** What the visitor puts together (LIST-1). It is kept on the device, and all tabs show the same. */
export class ListStore {
  entries: readonly ListEntry[] = [];
  /** Whether the device keeps it beyond the visit. */
  isKept = true;

  constructor(private readonly storage: ListStorage) {
    makeObservable(this, {
      entries: observableRef,
      isKept: observable,
      count: computed,
      add: actionBound,
      setQuantity: actionBound,
      remove: actionBound,
      addAll: actionBound,
      clear: actionBound,
    });
  }

  /** All packs. */
  get count(): number {
    return packCount(this.entries);
  }

  /**
   * Shows what is kept, and follows what other tabs do. To be called once a page is mounted: a list in the first render would
   * not match the page as it was prerendered.
   *
   * @returns A function that stops it.
   */
  follow(): () => void {
    const take = () =>
      runInAction(() => {
        this.entries = this.storage.read();
        this.isKept = this.storage.isKept();
      });
    take();
    return this.storage.subscribe(take);
  }

  /** Adds packs of a product; of one that is on the list already so many more, up to 999 in all. */
  add(product: Pick<Product, 'id' | 'name'>, quantity = 1): void {
    if (!isQuantity(quantity)) return;
    this.keep(withAdded(this.storage.read(), product, quantity));
  }

  /** Sets how many packs; a number that cannot be leaves it as it is. */
  setQuantity(id: string, quantity: number): void {
    if (!isQuantity(quantity)) return;
    this.keep(
      this.storage.read().map((entry) => (entry.id === id ? { ...entry, quantity } : entry)),
    );
  }

  remove(id: string): void {
    this.keep(this.storage.read().filter((entry) => entry.id !== id));
  }

  /** Adds another list to this one, such as one that was sent. */
  addAll(entries: readonly ListEntry[]): void {
    this.keep(mergedEntries(entries, this.storage.read()));
  }

  clear(): void {
    this.keep([]);
  }

  private keep(entries: readonly ListEntry[]): void {
    this.storage.write(entries);
    this.entries = this.storage.read();
    this.isKept = this.storage.isKept();
  }
}
