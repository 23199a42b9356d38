import { ThemeProvider } from '@mui/material/styles';
import { observer } from 'mobx-react-lite';
import { act, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { ContactForm } from '@lasakita/ui/ContactForm';
import { createDraftStorage } from '@/services/draftStorage';
import { createEmailSender } from '@/services/emailSender';
import type { SendMessage } from '@/services/emailSender';
import { ContactStore } from '@/stores/ContactStore';
import type { ContactStoreOptions } from '@/stores/ContactStore';
import { GlobalStyles } from '@lasakita/ui/GlobalStyles';
import { siteTheme } from '@lasakita/ui/theme';

const words = {
  Name: 'Nena',
  Email: 'nena@tindahan.example',
  Subject: 'Presyo',
  Message: 'Magkano?',
};

/** The form as the contact page connects it. */
const ConnectedForm = observer(function ConnectedForm({ store }: { store: ContactStore }) {
  useEffect(() => store.restoreDraft(), [store]);
  return (
    <ThemeProvider theme={siteTheme()}>
      <ContactForm
        values={store.draft}
        onChange={(field, value) => store.setField(field, value)}
        onSubmit={(draft, isHoneypotFilled) => void store.send(draft, { isHoneypotFilled })}
        sending={store.sending}
        failed={store.status === 'failed'}
        noScriptEmail="hello@lasakita.example"
      />
    </ThemeProvider>
  );
});

const showToast = vi.fn<ContactStoreOptions['showToast']>();

const createStore = (sendMessage: SendMessage = () => Promise.resolve()) =>
  new ContactStore({ sendMessage, showToast, drafts: createDraftStorage() });

const keys = { publicKey: 'p', serviceId: 's', templateId: 't', origin: 'https://mail.example' };

type Screen = Awaited<ReturnType<typeof render>>;

const fill = async (screen: Screen) => {
  for (const [label, text] of Object.entries(words)) {
    await userEvent.fill(screen.getByRole('textbox', { name: label }), text);
  }
};

const valuesOf = (screen: Screen) =>
  Object.keys(words).map(
    (label) => (screen.getByRole('textbox', { name: label }).element() as HTMLInputElement).value,
  );

const send = (screen: Screen) =>
  userEvent.click(screen.getByRole('button', { name: 'Send Message' }));

beforeEach(() => {
  sessionStorage.clear();
  showToast.mockReset();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('sending (CONTACT-3, CONTACT-4)', () => {
  it('puts exactly the fields of the provider on the wire, empties the form and says so', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('OK'));
    vi.stubGlobal('fetch', fetch);
    const screen = await render(<ConnectedForm store={createStore(createEmailSender(keys))} />);
    await fill(screen);
    await send(screen);
    await expect.poll(() => showToast).toHaveBeenCalledOnce();
    expect(showToast.mock.calls[0]?.[0].text).toBe('Message sent successfully!');
    const [url, request] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('https://mail.example/api/v1.0/email/send-form');
    expect(Object.fromEntries(request?.body as FormData)).toEqual({
      name: 'Nena',
      email: 'nena@tindahan.example',
      title: 'Presyo',
      message: 'Magkano?',
      lib_version: '4.4.1',
      service_id: 's',
      template_id: 't',
      user_id: 'p',
    });
    await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('');
    expect(valuesOf(screen)).toEqual(['', '', '', '']);
  });

  it('sends what stands in the fields when they are checked, though the browser filled one in without a word', async () => {
    const sendMessage = vi.fn<SendMessage>(() => Promise.resolve());
    const screen = await render(<ConnectedForm store={createStore(sendMessage)} />);
    await fill(screen);
    const subject = screen.getByRole('textbox', { name: 'Subject' }).element() as HTMLInputElement;
    subject.value = 'Filled in without an event';
    await send(screen);
    await expect.poll(() => sendMessage).toHaveBeenCalledOnce();
    expect(sendMessage.mock.calls[0]?.[0]).toEqual({
      name: 'Nena',
      email: 'nena@tindahan.example',
      title: 'Filled in without an event',
      message: 'Magkano?',
    });
  });

  it('keeps every word when it fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const screen = await render(<ConnectedForm store={createStore(createEmailSender(keys))} />);
    await fill(screen);
    await send(screen);
    await expect.element(screen.getByText('Your message was not sent.')).toBeVisible();
    expect(valuesOf(screen)).toEqual(Object.values(words));
    expect(showToast.mock.calls[0]?.[0].text).toBe('Message failed to send.');
  });

  it('sends once, however often the button is pressed, and keeps the button in focus', async () => {
    let finish = () => {};
    const sendMessage = vi.fn<SendMessage>(() => new Promise((resolve) => (finish = resolve)));
    const screen = await render(<ConnectedForm store={createStore(sendMessage)} />);
    await fill(screen);
    const button = screen.getByRole('button', { name: 'Send Message' });
    (button.element() as HTMLButtonElement).focus();
    await userEvent.keyboard('{Enter}{Enter} ');
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    await expect.element(screen.getByText('Sending your message…')).toBeVisible();
    await expect.element(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(sendMessage).toHaveBeenCalledOnce();
    finish();
    await expect.element(button).toHaveAttribute('aria-disabled', 'false');
  });

  it('brings an unsent draft back after the page is loaded anew', async () => {
    const screen = await render(<ConnectedForm store={createStore()} />);
    await fill(screen);
    await screen.unmount();
    const reloaded = await render(<ConnectedForm store={createStore()} />);
    await expect.element(reloaded.getByRole('textbox', { name: 'Name' })).toHaveValue('Nena');
    expect(valuesOf(reloaded)).toEqual(Object.values(words));
  });
});

it('fits 320 px with text of twice the size', async () => {
  await page.viewport(320, 800);
  document.documentElement.style.fontSize = '200%';
  await render(
    <ThemeProvider theme={siteTheme()}>
      <GlobalStyles />
      <ContactForm
        values={{ name: 'Nena'.repeat(20), email: 'nena@x.example', title: '', message: '' }}
        onChange={() => undefined}
        onSubmit={() => undefined}
        failed
        fallbackLinks={[{ label: 'hello@lasakita.example', href: 'mailto:hello@lasakita.example' }]}
      />
    </ThemeProvider>,
  );
  expect(document.documentElement.scrollWidth).toBe(320);
  document.documentElement.style.fontSize = '';
  await page.viewport(800, 800);
});

describe('the prerendered form', () => {
  const hydrate = async (before: (form: HTMLFormElement) => void, store = createStore()) => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<ConnectedForm store={createStore()} />);
    const form = container.querySelector('form');
    if (!form) throw new Error('No form was rendered.');
    before(form);
    const root = await act(() => hydrateRoot(container, <ConnectedForm store={store} />));
    const complaints = errors.mock.calls.map(([text]) => String(text));
    return {
      form,
      complaints: complaints.filter((text) => !text.includes('testing environment')),
      clear: () => {
        root.unmount();
        container.remove();
      },
    };
  };
  const field = (form: HTMLFormElement, name: string) =>
    form.elements.namedItem(name) as HTMLInputElement;

  it('has no style attribute, and hydrates as it is', async () => {
    let markup = '';
    const { complaints, clear } = await hydrate((form) => {
      markup = form.outerHTML;
    });
    expect(markup).not.toMatch(/ style=/);
    expect(complaints).toEqual([]);
    clear();
  });

  it('says without scripts where to write, and sends the words nowhere', async () => {
    const { form, clear } = await hydrate((prerendered) => {
      expect(prerendered.noValidate).toBe(false);
      expect(prerendered.checkValidity()).toBe(false);
      expect(field(prerendered, 'email').type).toBe('email');
      expect(prerendered.method).toBe('dialog');
      expect(prerendered.querySelector('[data-without-script] a')?.getAttribute('href')).toBe(
        'mailto:hello@lasakita.example',
      );
    });
    expect(form.noValidate).toBe(true);
    clear();
  });

  it('keeps what was typed before its scripts came, beside the draft of the tab', async () => {
    createDraftStorage().write({ name: 'Old', email: 'old@x.example', title: 'Old', message: '' });
    const store = createStore();
    const { form, clear } = await hydrate((prerendered) => {
      field(prerendered, 'name').value = 'Typed early';
    }, store);
    expect(store.draft).toMatchObject({ name: 'Typed early', email: 'old@x.example' });
    expect(field(form, 'name').value).toBe('Typed early');
    expect(field(form, 'email').value).toBe('old@x.example');
    clear();
  });
});
