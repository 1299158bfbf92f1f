import { unavailable } from '../../server/ruleError';
import { loginRequired, replyTo, serverError } from '../../server/http/httpError';
import type { TroubleKind } from './prototypeTrouble';

const SLOW_MS = 5000;

type Answer = () => Promise<Response>;

/** The simulated failures of a call. */
const RESPONSES: Record<TroubleKind, (answer: Answer) => Promise<Response>> = {
  // The browsers' own error message.
  offline: () => Promise.reject(new TypeError('Failed to fetch')),
  slow: async (answer) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    return answer();
  },
  unavailable: async () => replyTo(unavailable()),
  broken: async () => replyTo(serverError()),
  loggedOut: async () => replyTo(loginRequired()),
};

/** Sends a request as a phone's network would: it can be aborted in flight, and it can fail. */
export function transport({ signal }: Request, struck: TroubleKind | null, answer: Answer): Promise<Response> {
  const reply = struck === null ? answer() : RESPONSES[struck](answer);
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  return Promise.race([reply, aborted]);
}
