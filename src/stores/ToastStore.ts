import { actionBound, makeObservable, observableRef, reaction } from 'mobx';

export type ToastSeverity = 'success' | 'error';

export interface ToastMessage {
  /** Unique among all messages of the visit. */
  id: string;
  text: string;
  severity: ToastSeverity;
  /** One thing the visitor can do about it. */
  action?: { label: string; onClick: () => void };
}

/** The messages that wait for the visitor, oldest first. What shows and times them is `components/Toast`. */
export class ToastStore {
  messages: readonly ToastMessage[] = [];
  private count = 0;

  constructor() {
    makeObservable(this, { messages: observableRef, show: actionBound, dismiss: actionBound });
  }

  /** Calls back after every change, and answers how to stop that: for who does without MobX. */
  readonly subscribe = (onChange: () => void): (() => void) =>
    reaction(() => this.messages, onChange);

  /** Adds a message and answers its id. */
  show(message: Omit<ToastMessage, 'id'>): string {
    this.count += 1;
    const id = `toast-${this.count}`;
    this.messages = [...this.messages, { ...message, id }];
    return id;
  }

  /** Takes a message away; an id that is gone already is no error. */
  dismiss(id: string): void {
    this.messages = this.messages.filter((message) => message.id !== id);
  }
}
