import { describe, expect, it, vi } from 'vitest';
import { ToastStore } from '@/stores/ToastStore';

describe('ToastStore', () => {
  it('keeps messages in the order they came, each with its own id', () => {
    const store = new ToastStore();
    const first = store.show({ text: 'Same words', severity: 'error' });
    const second = store.show({ text: 'Same words', severity: 'error' });
    expect(store.messages.map(({ id }) => id)).toEqual([first, second]);
    expect(first).not.toBe(second);
    store.dismiss(first);
    expect(store.show({ text: 'Third', severity: 'success' })).not.toBe(second);
    expect(store.messages.map(({ text }) => text)).toEqual(['Same words', 'Third']);
  });

  it('carries the action', () => {
    const onClick = vi.fn<() => void>();
    const store = new ToastStore();
    store.show({ text: 'Gone', severity: 'success', action: { label: 'Undo', onClick } });
    store.messages[0]?.action?.onClick();
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('tells whoever looks, and takes an unknown id calmly', () => {
    const store = new ToastStore();
    const seen: number[] = [];
    const stop = store.subscribe(() => seen.push(store.messages.length));
    const id = store.show({ text: 'One', severity: 'success' });
    store.dismiss('toast-999');
    store.dismiss(id);
    stop();
    store.show({ text: 'Nobody looks', severity: 'success' });
    expect(seen).toEqual([1, 1, 0]);
  });
});
