import type { PreviewTokens } from '../../server/identity/previewIdentity';

export interface Phone {
  /** Simulates the patient returning to the page: the app revalidates its data. */
  refresh(): void;
  /** Reloads the app at a URL; stored data stays. */
  restart(address: string): void;
  back(): void;
  /** The phone's own text size, in percent. */
  setTextSize(percent: string): void;
  /** Resolves when every page of the app has been loaded. */
  complete: Promise<void>;
  /** Deletes the phone's storage. */
  forget(): Promise<void>;
}

/**
 * Interface of the surrounding page to the phone. The phone is a separate document, so that width, fixed bars and dialogs
 * behave as on a phone.
 */
export interface PhoneHost {
  /** Tokens of the patient who holds the phone. */
  tokens(): PreviewTokens;
  /** The phone's network, which reaches the clinic inside the page. */
  fetch(request: Request): Promise<Response>;
  /** Requests to pages outside the app (card provider, documents); never affected by a simulated failure. */
  open(request: Request): Promise<Response>;
  address(): string;
  moved(address: string): void;
  happened(words: string): void;
  connect(phone: Phone): void;
}

declare global {
  interface Window {
    clinicPrototype?: PhoneHost;
  }
}

const PHONE = 'phone';

/** True in the phone's own document. */
export const isPhone = (): boolean => new URLSearchParams(location.search).has(PHONE);

/** The URL of the phone's document: this story, with a parameter that makes it the phone. */
export const phoneAddress = (id: string, globals: string): string =>
  `iframe.html?id=${id}&viewMode=story&${PHONE}&globals=${globals}`;

/** The page around this phone; null when it was opened by itself. */
export const hostOfPhone = (): PhoneHost | null => (parent === window ? null : (parent.clinicPrototype ?? null));
