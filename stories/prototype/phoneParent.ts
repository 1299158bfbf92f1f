import type { PreviewTokens } from '../../server/identity/previewIdentity';

export interface PhoneControls {
  /** Makes the app read the clinic's data again. */
  refresh(): void;
  /** Restarts the app at `path`, and keeps the data that the app has stored on the phone. */
  restart(path: string): void;
  back(): void;
  setTextSize(percent: string): void;
  /** Resolves when the code of every page of the app is loaded. */
  preloaded: Promise<void>;
  deleteStoredData(): Promise<void>;
}

/**
 * The functions that the prototype offers to the phone.
 * The phone is an iframe. In the iframe, width, bars and dialogs behave as on a real phone.
 */
export interface PhoneParent {
  /** The patient's LINE tokens. */
  tokens(): PreviewTokens;
  /** Sends a call of the app to the clinic, or fails the call if the reviewer has planned a failure. */
  fetch(request: Request): Promise<Response>;
  /** Loads a page outside the app, such as the card page; planned failures do not apply. */
  openOutsidePage(request: Request): Promise<Response>;
  currentPath(): string;
  reportPath(path: string): void;
  showMessage(message: string): void;
  connect(phone: PhoneControls): void;
}

declare global {
  interface Window {
    clinicPrototype?: PhoneParent;
  }
}

const PHONE = 'phone';

export const isPhone = (): boolean => new URLSearchParams(location.search).has(PHONE);

export const phoneUrl = (storyId: string, globals: string): string =>
  `iframe.html?id=${storyId}&viewMode=story&${PHONE}&globals=${globals}`;

/** Null means that the phone's URL was opened outside the prototype. */
export const parentOfPhone = (): PhoneParent | null => (parent === window ? null : (parent.clinicPrototype ?? null));
