import { isCall } from '../domain/clinic/contact';
import { PREVIEW_GUEST, PREVIEW_PATIENT_NAME } from '../domain/clinic/previewPatient';
import type { LinePlatform } from './platform';

const KEPT = 'clinic:chosen-patient';

/** `?patient=NAME` selects the patient of the browser, as LINE has one on a phone, else the guest. */
function choosePatient(): string {
  const here = new URL(location.href);
  const asked = here.searchParams.get('patient');
  if (asked !== null && PREVIEW_PATIENT_NAME.test(asked)) {
    localStorage.setItem(KEPT, asked);
    // So that a reload asks for the one chosen last, in whichever window.
    here.searchParams.delete('patient');
    window.history.replaceState(window.history.state, '', here);
    return asked;
  }
  return localStorage.getItem(KEPT) ?? PREVIEW_GUEST;
}

interface PreviewTokens {
  access_token: string;
  id_token: string;
}

/**
 * The platform outside LINE, for local use: the reference clinic in preview mode signs the tokens.
 * @param logIn gets a patient's tokens from the clinic
 */
export function createPreviewPlatform(logIn: (patient: string) => Promise<PreviewTokens>): LinePlatform {
  let tokens: PreviewTokens | null = null;
  return {
    async start() {
      tokens = await logIn(choosePatient());
    },
    loginSucceeded: () => undefined,
    inClient: () => false,
    idToken: () => tokens?.id_token ?? null,
    accessToken: () => tokens?.access_token ?? null,
    relogin: () => location.reload(),
    reloginOnce: () => false,
    openExternal: (url) => (isCall(url) ? location.assign(url) : void window.open(url, '_blank', 'noopener')),
    leave: (url) => location.assign(url),
    can: () => false,
    sendMessages: async () => ({ status: 'unavailable' }),
    share: async () => ({ status: 'failed', trouble: 'notHere' }),
    addShortcut: async () => ({ status: 'failed', trouble: 'notHere' }),
    isFriend: async () => null,
    close: () => window.close(),
  };
}
