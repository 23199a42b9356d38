import type { ToastMessage } from '@lasakita/ui/domain/toast';

/**
 * The messages that wait for the visitor, oldest first; `@lasakita/ui/ToastStack` shows and times them. It does without
 * MobX, because it stands on every page, and most have no other state.
 */
export class ToastStore {
  messages: readonly ToastMessage[] = [];
  private count = 0;
  private readonly listeners = new Set<() => void>();

  /** Calls back after every change, and answers how to stop that. */
  readonly subscribe = (onChange: () => void): (() => void) => {
    this.listeners.add(onChange);
    return () => this.listeners.delete(onChange);
  };

  /** Adds a message and answers its id. */
  readonly show = (message: Omit<ToastMessage, 'id'>): string => {
    this.count += 1;
    const id = `toast-${this.count}`;
    this.change([...this.messages, { ...message, id }]);
    return id;
  };

  /** Takes a message away; an id that is gone already is no error. */
  readonly dismiss = (id: string): void =>
    this.change(this.messages.filter((message) => message.id !== id));

  private change(messages: readonly ToastMessage[]) {
    this.messages = messages;
    for (const listener of this.listeners) listener();
  }
}
