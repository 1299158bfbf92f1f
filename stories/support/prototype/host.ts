import type { PreviewTokens } from '../../../server/identity/previewIdentity';

/** What the panel does to the phone. */
export interface Phone {
  /** The patient looks at the phone again: it reads afresh what it shows. */
  refresh(): void;
  /** Opens the app anew at an address; what was kept on the phone stays. */
  restart(address: string): void;
  back(): void;
  /** The phone's own text size, in percent. */
  setTextSize(percent: string): void;
  /** Resolves when every page of the app is there. */
  complete: Promise<void>;
  /** Forgets what was kept on the phone. */
  forget(): Promise<void>;
}

/**
 * What the page around the phone gives to it. The phone is a document of its own, so that its width, its fixed bars and its
 * dialogs are those of a phone; plain functions are all that passes between the two.
 */
export interface PhoneHost {
  /** Tokens of the patient who holds the phone. */
  tokens(): PreviewTokens;
  /** The phone's network: leads to the clinic inside the page. */
  fetch(request: Request): Promise<Response>;
  /** The way to pages outside the app (card provider, documents); never in trouble. */
  open(request: Request): Promise<Response>;
  /** Where in the app the patient is. */
  address(): string;
  /** The app shows another address. */
  moved(address: string): void;
  /** Something happened that the phone itself does not show. */
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

/** The address of the phone's document: this very story, told to be the phone. */
export const phoneAddress = (id: string, globals: string): string =>
  `iframe.html?id=${id}&viewMode=story&${PHONE}&globals=${globals}`;

/** The page around this phone; null when it was opened by itself. */
export const hostOfPhone = (): PhoneHost | null => (parent === window ? null : (parent.clinicPrototype ?? null));
