import type { Locator, Page } from '@playwright/test';
import type { FailureName } from './failures';

type Told = Partial<Record<FailureName, { words: string; wayOn?: string }>>;

/** Where and how a call of the contract is made. A call without `send` is made by opening the screen. */
export interface Scene {
  /** Uses a new patient for the call; otherwise the guest, who has data. */
  newcomer?: true;
  /** Returns the screen's URL, after creating what the screen needs. */
  address: (page: Page) => Promise<string>;
  /** Fills in the form where it is empty. */
  fill?: (page: Page) => Promise<void>;
  /** Sends the call, from the fresh screen or after a failure. */
  send?: (page: Page) => Promise<void>;
  /** Visible once the call has succeeded. */
  ready: (page: Page) => Locator;
  /** Checks that the input is kept. */
  kept?: (page: Page) => Promise<void>;
  /** Visible while the reply is pending; by default something `aria-busy`. */
  waiting?: (page: Page) => Locator;
  /** Failures with a message and a button of their own; the default button is `もう一度…`. */
  told?: Told;
  /** The message of every failure, where it differs from the failure's own. */
  words?: string;
  /** What the app does when its reply is lost: it sends the write again under its key, or looks in the list. */
  lost?: 'sent again' | 'looked for';
  /** Not failures here, because the reply is not read. */
  unread?: FailureName[];
  /** Happens before the app renders, so it can't be left. */
  outside?: true;
}

export const at = (path: string) => () => Promise.resolve(path);
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const words = (text: string) => (page: Page) => page.getByText(text);

/** Sends a request to the clinic as the logged-in patient, to prepare a scene. */
export const ask = <T>(page: Page, method: string, path: string, body?: object, title?: string): Promise<T> =>
  page.evaluate(
    async ([how, where, json, file]) => {
      const post = { method: 'POST', headers: { 'content-type': 'application/json' } };
      const patient = localStorage.getItem('clinic:chosen-patient');
      const login = await fetch('/api/preview/login', { ...post, body: JSON.stringify({ patient }) });
      const { id_token: uid } = (await login.json()) as { id_token: string };
      const form = new FormData();
      form.append('title', file ?? '');
      form.append('file', new Blob(['%PDF-1.4\n'], { type: 'application/pdf' }), 'kensa.pdf');
      const reply = await fetch(`/api${where}`, {
        method: how,
        headers: { uid, 'idempotency-key': crypto.randomUUID(), ...(json && { 'content-type': 'application/json' }) },
        ...(json && { body: JSON.stringify(json) }),
        ...(file && { body: form }),
      });
      if (!reply.ok) throw new Error(`${where} replied ${reply.status}: ${await reply.text()}`);
      return (await reply.json().catch(() => null)) as T;
    },
    [method, path, body, title] as const,
  );

/** What a patient tells of themselves. */
export const CUSTOMER = {
  name: '田中 花子',
  furigana: 'タナカ ハナコ',
  phone: '09012345678',
  email: 'hanako@example.com',
  zip: '1000001',
  address: '東京都千代田区千代田1-1',
};
export const BORN = { year: 1961, month: 4, day: 5 };
