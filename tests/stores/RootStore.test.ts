import { describe, expect, it, vi } from 'vitest';
import { emptyDraft } from '@lasakita/ui/domain/message';
import { RootStore } from '@/stores/RootStore';
import type { RootStoreOptions } from '@/stores/RootStore';
import { createSiteStores } from '@/siteStores/createSiteStores';
import { ToastStore } from '@/stores/ToastStore';

const options = (): RootStoreOptions => ({
  productSource: async () => [],
  dealerSource: async () => [],
  wait: async () => undefined,
  categories: [],
  uses: [],
  sendMessage: async () => undefined,
  drafts: {
    read: () => undefined,
    write: () => undefined,
    clear: () => undefined,
    onChangedAway: () => undefined,
  },
});

describe('RootStore', () => {
  it('shares no state with another', async () => {
    const one = new RootStore(options());
    const other = new RootStore(options());
    one.products.listing.setKeyword('ube');
    one.toasts.show({ text: 'Hello', severity: 'success' });
    await one.dealers.loader.load();
    expect(other.products.filter.keyword).toBe('');
    expect(other.toasts.messages).toEqual([]);
    expect(other.dealers.loader.status).toBe('idle');
    expect(one.dealers.filter.keyword).toBe('');
  });

  it('shows the contact store’s messages as toasts', async () => {
    const stores = new RootStore(options());
    await stores.contact.send(emptyDraft);
    expect(stores.toasts.messages).toMatchObject([
      { text: 'Message sent successfully!', severity: 'success' },
    ]);
  });

  it('shows them where it is told to', async () => {
    const toasts = new ToastStore();
    const stores = new RootStore({ ...options(), toasts });
    await stores.contact.send(emptyDraft);
    expect(toasts.messages).toHaveLength(1);
    expect(stores.toasts).toBe(toasts);
  });

  it('opens both lists after the same simulated second on the site', async () => {
    vi.useFakeTimers();
    const stores = createSiteStores(options());
    const real = createSiteStores({ drafts: options().drafts });
    void real.products.loader.load();
    await stores.products.loader.load();
    expect(stores.products.loader.status).toBe('loaded');
    expect(real.products.loader.status).toBe('loading');
    vi.useRealTimers();
  });
});
