import { fetchTransport, type Transport, type WireAnswer, type WireRequest } from './transport';

/** Names a request: only the very same one may take its answer. */
const nameOf = ({ method, url, headers, body }: WireRequest) =>
  JSON.stringify([method, url, headers['uid'] ?? null, body ?? null]);

/** Requests sent before the app could ask for them, each for whoever asks first. */
export interface SentAhead {
  send: (request: WireRequest) => Promise<WireAnswer>;
  /** The answer to the same request; null when it was not sent, or was taken. */
  take: (request: WireRequest) => Promise<WireAnswer | null>;
}

/** Keeps what is sent ahead. */
export function sendAhead(carry: Transport = fetchTransport): SentAhead {
  const answers = new Map<string, Promise<WireAnswer>>();
  return {
    send(request) {
      const answer = carry(request);
      // Told where it is taken; what nobody takes is nobody's trouble.
      answer.catch(() => undefined);
      answers.set(nameOf(request), answer);
      return answer;
    },
    async take(request) {
      const name = nameOf(request);
      const answer = answers.get(name) ?? null;
      answers.delete(name);
      return answer;
    },
  };
}
