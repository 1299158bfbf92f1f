import type { PreviewTokens } from '../../server/identity/previewIdentity';

export interface PhoneControls {
  /** Makes the app read its data again, as when the patient returns to the app. */
  refresh(): void;
  /** Starts the app again at a path. Stored data is kept. */
  restart(path: string): void;
  back(): void;
  /** Sets the phone's text size, in percent. */
  setTextSize(percent: string): void;
  /** Resolves when the code of every page of the app is loaded. */
  preloaded: Promise<void>;
  /** Deletes all data that the app has stored on the phone. */
  deleteStoredData(): Promise<void>;
}

/**
 * What the surrounding page offers to the phone. The phone is a separate document, so that its width, fixed bars and
 * dialogs behave as on a real phone.
 */
export interface PhoneParent {
  /** The LINE tokens of the patient who holds the phone. */
  tokens(): PreviewTokens;
  /** Sends a call of the app to the clinic. If the reviewer has planned a failure, the call fails instead. */
  fetch(request: Request): Promise<Response>;
  /** Loads a page outside the app (card page, document). A planned failure does not affect this request. */
  open(request: Request): Promise<Response>;
  /** The app's current path. */
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

/** True in the document of the phone. */
export const isPhone = (): boolean => new URLSearchParams(location.search).has(PHONE);

/** The URL of the phone's document: the prototype's story, with a parameter that makes it render the phone. */
export const phoneUrl = (id: string, globals: string): string =>
  `iframe.html?id=${id}&viewMode=story&${PHONE}&globals=${globals}`;

/** Returns the page that surrounds the phone. Null if the phone's URL was opened on its own, outside the prototype. */
export const parentOfPhone = (): PhoneParent | null => (parent === window ? null : (parent.clinicPrototype ?? null));
