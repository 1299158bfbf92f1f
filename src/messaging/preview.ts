import type { LinePlatform } from './platform';

const NAME = /^[a-z0-9-]{1,32}$/;
const KEPT = 'clinic:preview-patient';

/** `?patient=NAME` chooses the patient and is kept for the tab; default `guest` (api.md "Preview mode"). */
function choosePatient(): string {
  const asked = new URLSearchParams(location.search).get('patient');
  if (asked !== null && NAME.test(asked)) {
    sessionStorage.setItem(KEPT, asked);
    return asked;
  }
  return sessionStorage.getItem(KEPT) ?? 'guest';
}

/**
 * The platform outside LINE, for one person at one computer: the reference clinic in preview mode signs the tokens.
 * @param host base of the clinic's calls
 */
export function createPreviewPlatform(host: string): LinePlatform {
  let tokens: { access_token: string; id_token: string } | null = null;
  return {
    async start() {
      const reply = await fetch(`${host}/preview/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ patient: choosePatient() }),
        signal: AbortSignal.timeout(15_000),
      });
      if (!reply.ok) throw new Error(`preview login answered ${reply.status}`);
      tokens = (await reply.json()) as { access_token: string; id_token: string };
    },
    entered: () => undefined,
    inClient: () => false,
    idToken: () => tokens?.id_token ?? null,
    accessToken: () => tokens?.access_token ?? null,
    relogin: () => location.reload(),
    reloginOnce: () => false,
    openExternal: (url) => void window.open(url, '_blank', 'noopener'),
    leave: (url) => location.assign(url),
    can: () => false,
    sendMessages: async () => ({ status: 'unavailable' }),
    share: async () => ({ status: 'failed', trouble: 'notHere' }),
    addShortcut: async () => ({ status: 'failed', trouble: 'notHere' }),
    isFriend: async () => null,
    close: () => window.close(),
  };
}
