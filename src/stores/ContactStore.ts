import {
  actionBound,
  computed,
  makeObservable,
  observable,
  observableRef,
  runInAction,
} from 'mobx';
import { draftFields, emptyDraft } from '@/services/draftStorage';
import type { DraftField, DraftStorage, MessageDraft } from '@/services/draftStorage';
import type { SendMessage } from '@/services/emailSender';
import type { ToastSeverity } from './ToastStore';

export type ContactStatus = 'idle' | 'sending' | 'failed' | 'sent';

export interface ContactStoreOptions {
  sendMessage: SendMessage;
  /** Tells the visitor how it went. */
  showToast: (toast: { text: string; severity: ToastSeverity }) => void;
  drafts: DraftStorage;
}

/** The provider's own words where there are any (CONTACT-4). */
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The message that a visitor writes to the company, from its first letter until it is sent. */
export class ContactStore {
  draft: MessageDraft = emptyDraft;
  status: ContactStatus = 'idle';
  private restored = false;

  constructor(private readonly options: ContactStoreOptions) {
    makeObservable(this, {
      draft: observableRef,
      status: observable,
      sending: computed,
      setField: actionBound,
      restoreDraft: actionBound,
      send: actionBound,
    });
  }

  get sending(): boolean {
    return this.status === 'sending';
  }

  setField(field: DraftField, value: string): void {
    // Before the first write, or it would replace the kept draft with one field and three empty ones.
    this.restoreDraft();
    this.draft = { ...this.draft, [field]: value };
    if (this.status === 'sent') this.status = 'idle';
    this.options.drafts.write(this.draft);
  }

  /**
   * Brings back what this tab kept, into the fields that are still empty. To be called once the page is mounted: a
   * draft in the first render would not match the page as it was prerendered.
   */
  restoreDraft(): void {
    if (this.restored) return;
    this.restored = true;
    const kept = this.options.drafts.read();
    if (!kept) return;
    this.draft = Object.fromEntries(
      draftFields.map((field) => [field, this.draft[field] || kept[field]]),
    ) as Record<DraftField, string>;
  }

  /** Sends the form, unless it is being sent already. Never rejects. */
  async send(form: HTMLFormElement): Promise<void> {
    if (this.sending) return;
    const { sendMessage, showToast, drafts } = this.options;
    this.status = 'sending';
    try {
      await sendMessage(form);
    } catch (error) {
      console.error('Error sending message:', reasonOf(error));
      runInAction(() => {
        this.status = 'failed';
      });
      showToast({ text: 'Message failed to send.', severity: 'error' });
      return;
    }
    drafts.clear();
    runInAction(() => {
      this.draft = emptyDraft;
      this.status = 'sent';
    });
    showToast({ text: 'Message sent successfully!', severity: 'success' });
  }
}
