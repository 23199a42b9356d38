import {
  actionBound,
  computed,
  makeObservable,
  observable,
  observableRef,
  runInAction,
} from 'mobx';
import { emptyDraft, messageFields } from '@lasakita/ui/domain/message';
import type { MessageDraft, MessageField, MessageTrouble } from '@lasakita/ui/domain/message';
import type { ToastMessage } from '@lasakita/ui/domain/toast';
import type { DraftStorage, Outbox } from '@/services/draftStorage';
import type { Connection } from '@/services/connection';
import type { SendMessage } from '@/services/emailSender';

export type ContactStatus = 'idle' | 'sending' | 'failed' | 'sent';

export interface ContactStoreOptions {
  sendMessage: SendMessage;
  /** Tells the visitor how it went. */
  showToast: (toast: Omit<ToastMessage, 'id'>) => void;
  /** Keeps what is being written, for this tab. */
  drafts: DraftStorage;
  /** Keeps what is being sent, until it has arrived. @default it is not kept */
  outbox?: Outbox;
  /** Whether the browser is online. @default it is, always */
  connection?: Connection;
  /**
   * The least time between the first word and sending, in ms: programs are faster than people. A message that is quicker
   * waits, and is sent all the same. @default 0
   */
  leastFillTime?: number;
}

export interface SendOptions {
  /**
   * A program filled in a field that nobody sees: nothing is sent before the visitor presses again, as it may have been the
   * visitor's own, which fills in whatever there is. @default false
   */
  isHoneypotFilled?: boolean;
}

/** The provider's own words where there are any (CONTACT-4). */
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** "Payload Too Large": of a form without files only its words can be. */
const isTooLong = (error: unknown) =>
  error instanceof Error && 'status' in error && error.status === 413;

const isSame = (one: MessageDraft, other: MessageDraft) =>
  messageFields.every((field) => one[field] === other[field]);

/** The message that a visitor writes to the company, from its first letter until it is sent. */
export class ContactStore {
  draft: MessageDraft = emptyDraft;
  status: ContactStatus = 'idle';
  trouble: MessageTrouble | undefined = undefined;
  private restored = false;
  private begunAt: number | undefined;
  private stopWaiting: (() => void) | undefined;

  constructor(private readonly options: ContactStoreOptions) {
    makeObservable(this, {
      draft: observableRef,
      status: observable,
      trouble: observable,
      sending: computed,
      setField: actionBound,
      restoreDraft: actionBound,
      fillIn: actionBound,
      send: actionBound,
    });
  }

  get sending(): boolean {
    return this.status === 'sending';
  }

  setField(field: MessageField, value: string): void {
    // Before the first write, or it would replace the kept draft with one field and three empty ones.
    this.restoreDraft();
    this.begunAt ??= performance.now();
    this.draft = { ...this.draft, [field]: value };
    if (this.status === 'sent') this.status = 'idle';
    this.options.drafts.write(this.draft);
    if (!isSame(this.draft, emptyDraft)) return;
    // The visitor has thrown it away.
    this.status = 'idle';
    this.options.outbox?.clear();
  }

  /** Fills in a message, such as a list: the subject if it is empty, and the text below what is already written. */
  fillIn({ title, message }: Pick<MessageDraft, 'title' | 'message'>): void {
    this.restoreDraft();
    if (this.draft.title.trim() === '') this.setField('title', title);
    if (this.draft.message.includes(message)) return;
    this.setField('message', [this.draft.message.trimEnd(), message].filter(Boolean).join('\n\n'));
  }

  /**
   * Brings back what was kept, into the fields that are still empty. To be called once the page is mounted: a draft in the
   * first render would not match the page as it was prerendered.
   */
  restoreDraft(): void {
    if (this.restored) return;
    this.restored = true;
    const { drafts, outbox } = this.options;
    this.fillGaps(drafts.read());
    drafts.onChangedAway(this.takeChanged);
    // Another tab may be sending it at this moment.
    void outbox?.untilOrphaned().then(this.adoptOrphan);
  }

  private fillGaps(kept: MessageDraft | undefined): void {
    if (!kept) return;
    this.draft = Object.fromEntries(
      messageFields.map((field) => [field, this.draft[field] || kept[field]]),
    ) as Record<MessageField, string>;
  }

  /** A later page of the tab knows better, unless this one is sending. */
  private readonly takeChanged = () => {
    if (this.sending) return;
    this.stopWaiting?.();
    runInAction(() => {
      this.draft = this.options.drafts.read() ?? emptyDraft;
      this.status = 'idle';
      this.trouble = undefined;
      this.begunAt = undefined;
    });
  };

  private readonly adoptOrphan = () => {
    const { outbox } = this.options;
    const unsent = outbox?.read();
    if (!unsent || this.status !== 'idle') return;
    runInAction(() => {
      if (isSame(this.draft, emptyDraft)) this.fillGaps(unsent);
      // What the visitor has begun meanwhile is another message.
      if (!isSame(this.draft, unsent)) return;
      this.status = 'failed';
      this.trouble = 'interrupted';
      outbox?.write(unsent);
    });
  };

  /** Sends a message, unless one is being sent already. Never rejects. */
  async send(draft: MessageDraft, { isHoneypotFilled = false }: SendOptions = {}): Promise<void> {
    if (this.sending) return;
    const { sendMessage, showToast, drafts, outbox } = this.options;
    this.stopWaiting?.();
    this.draft = draft;
    drafts.write(draft);
    if (isHoneypotFilled && this.trouble !== 'filledIn') {
      this.status = 'failed';
      this.trouble = 'filledIn';
      return;
    }
    this.status = 'sending';
    this.trouble = undefined;
    outbox?.write(draft);
    try {
      await this.untilFilled();
      await sendMessage(draft);
    } catch (error) {
      console.error('Error sending message:', reasonOf(error));
      runInAction(() => this.fail(error));
      return;
    }
    drafts.clear();
    const waiting = outbox?.read();
    if (waiting && isSame(waiting, draft)) outbox?.clear();
    else outbox?.disown();
    runInAction(() => {
      this.draft = emptyDraft;
      this.status = 'sent';
      this.begunAt = undefined;
    });
    showToast({ text: 'Message sent successfully!', severity: 'success' });
  }

  private fail(error: unknown): void {
    const { showToast, connection } = this.options;
    this.status = 'failed';
    if (isTooLong(error)) this.trouble = 'tooLong';
    showToast({ text: 'Message failed to send.', severity: 'error' });
    if (!connection || connection.isOnline()) return;
    this.trouble = 'offline';
    this.stopWaiting = connection.onceOnline(() => {
      runInAction(() => {
        this.trouble = 'backOnline';
      });
      showToast({
        text: 'You are online again. Your message is still here.',
        severity: 'success',
        action: { label: 'Send it now', onClick: this.sendAgain },
      });
    });
  }

  /** Sends the draft as it stands, wherever on the site the visitor is. */
  private readonly sendAgain = () => void this.send(this.draft);

  private async untilFilled(): Promise<void> {
    const { leastFillTime = 0 } = this.options;
    const left = leastFillTime - (performance.now() - (this.begunAt ?? performance.now()));
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
  }
}
