import { fetchTransport, type Transport, type WireAnswer, type WireRequest } from './transport';

/** Names a request: only the very same one may take its answer. */
const nameOf = ({ method, url, headers, body }: WireRequest) =>
  JSON.stringify([method, url, headers['uid'] ?? null, body ?? null]);

/** Requests sent before the app could ask for them, each for whoever asks first. */
export interface SentAhead {
  send: (request: WireRequest) => Promise<WireAnswer>;
  /** The answer to the same request; null when it was not sent, or was taken. */
  take: (request: WireRequest) => Promise<WireAnswer | null>;
  /** The same at this moment, left for whoever takes it; null while it has not come. */
  look: (request: WireRequest) => WireAnswer | null;
  /** As if taken. */
  drop: (request: WireRequest) => void;
}

/** Keeps what is sent ahead. */
export function sendAhead(carry: Transport = fetchTransport): SentAhead {
  const answers = new Map<string, { coming: Promise<WireAnswer>; here: WireAnswer | null }>();
  return {
    send(request) {
      const sent = { coming: carry(request), here: null as WireAnswer | null };
      // Told where it is taken; what nobody takes is nobody's trouble.
      sent.coming.then(
        (answer) => (sent.here = answer),
        () => undefined,
      );
      answers.set(nameOf(request), sent);
      return sent.coming;
    },
    async take(request) {
      const name = nameOf(request);
      const sent = answers.get(name);
      answers.delete(name);
      return sent?.coming ?? null;
    },
    drop: (request) => void answers.delete(nameOf(request)),
    look: (request) => (answers.size === 0 ? null : (answers.get(nameOf(request))?.here ?? null)),
  };
}
