import { isCall } from '../domain/clinic/contact';
import { PREVIEW_GUEST, PREVIEW_PATIENT_NAME } from '../domain/clinic/previewPatient';
import type { LinePlatform } from './platform';

const KEPT = 'clinic:chosen-patient';

/** `?patient=NAME` selects the patient, kept for the tab, else the guest (§preview-patient). */
function choosePatient(): string {
  const asked = new URLSearchParams(location.search).get('patient');
  if (asked !== null && PREVIEW_PATIENT_NAME.test(asked)) {
    sessionStorage.setItem(KEPT, asked);
    return asked;
  }
  return sessionStorage.getItem(KEPT) ?? PREVIEW_GUEST;
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
