import { unavailable } from '../../server/ruleError';
import { loginRequired, replyTo, serverError } from '../../server/http/httpError';
import type { TroubleKind } from './prototypeTrouble';

const SLOW_MS = 5000;

type GetReply = () => Promise<Response>;

const RESPONSES: Record<TroubleKind, (getReply: GetReply) => Promise<Response>> = {
  // Chromium's `fetch` rejects with this error when the device is offline.
  offline: () => Promise.reject(new TypeError('Failed to fetch')),
  slow: async (getReply) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    return getReply();
  },
  unavailable: async () => replyTo(unavailable()),
  broken: async () => replyTo(serverError()),
  loggedOut: async () => replyTo(loginRequired()),
};

/** Replies with `trouble`, or with `getReply` if `trouble` is null. Rejects if the app aborts the request. */
export function answerWithTrouble(
  { signal }: Request,
  trouble: TroubleKind | null,
  getReply: GetReply,
): Promise<Response> {
  const reply = trouble === null ? getReply() : RESPONSES[trouble](getReply);
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  return Promise.race([reply, aborted]);
}
