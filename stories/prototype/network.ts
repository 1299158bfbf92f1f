import { unavailable } from '../../server/ruleError';
import { loginRequired, replyTo, serverError } from '../../server/http/httpError';
import type { TroubleKind } from './prototypeTrouble';

const SLOW_MS = 5000;

type Answer = () => Promise<Response>;

/** What a call with a planned failure gets instead of its reply. */
const RESPONSES: Record<TroubleKind, (answer: Answer) => Promise<Response>> = {
  // The error that Chromium's fetch rejects with.
  offline: () => Promise.reject(new TypeError('Failed to fetch')),
  slow: async (answer) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    return answer();
  },
  unavailable: async () => replyTo(unavailable()),
  broken: async () => replyTo(serverError()),
  loggedOut: async () => replyTo(loginRequired()),
};

/** Answers a request as a network would: it fails as planned, and rejects when the app aborts it. */
export function transport({ signal }: Request, failure: TroubleKind | null, answer: Answer): Promise<Response> {
  const reply = failure === null ? answer() : RESPONSES[failure](answer);
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  return Promise.race([reply, aborted]);
}
