import { unavailable } from '../../server/ruleError';
import { loginRequired, replyTo, serverError } from '../../server/http/httpError';
import type { TroubleKind } from './prototypeTrouble';

const SLOW_MS = 5000;

type GetReply = () => Promise<Response>;

/** What the app gets in each kind of trouble. `getReply` gets the clinic's reply. */
const RESPONSES: Record<TroubleKind, (getReply: GetReply) => Promise<Response>> = {
  // The error that Chromium's fetch rejects with.
  offline: () => Promise.reject(new TypeError('Failed to fetch')),
  slow: async (getReply) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    return getReply();
  },
  unavailable: async () => replyTo(unavailable()),
  broken: async () => replyTo(serverError()),
  loggedOut: async () => replyTo(loginRequired()),
};

/** Sends a request to the clinic, with the planned failure if there is one. Rejects when the app aborts the request. */
export function sendOrFail({ signal }: Request, failure: TroubleKind | null, getReply: GetReply): Promise<Response> {
  const reply = failure === null ? getReply() : RESPONSES[failure](getReply);
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  return Promise.race([reply, aborted]);
}
