import type { SentAhead } from './sentAhead';
import { NoAnswer, fetchTransport, type Transport, type WireAnswer } from './transport';

/** The answer, unless its asker leaves first. */
const unlessLeft = (answer: Promise<WireAnswer | null>, signal?: AbortSignal) =>
  new Promise<WireAnswer | null>((resolve, reject) => {
    const leave = () => reject(new DOMException('nobody waits for it', 'AbortError'));
    if (signal?.aborted) return leave();
    signal?.addEventListener('abort', leave, { once: true });
    answer.then(resolve, reject).finally(() => signal?.removeEventListener('abort', leave));
  });

interface Starting {
  ahead: SentAhead;
  /** Loads the client's module. */
  load: () => Promise<Transport>;
}

/**
 * Carries everything by the browser's `fetch`, and by the client what wants to know how far its body has come. The
 * client is fetched with the first of those, or in good time by `loadClient`.
 */
export function startingTransport({ ahead, load }: Starting): { carry: Transport; loadClient: () => Promise<void> } {
  let client: Transport | null = null;
  const whole = async (): Promise<Transport> => {
    try {
      return (client ??= await load());
    } catch (error) {
      throw new NoAnswer('offline', error);
    }
  };
  return {
    async carry(request) {
      const answer = await unlessLeft(ahead.take(request), request.signal);
      // Sent before login, on a session that has ended: login is over now, and it is asked again.
      if (answer && answer.status !== 401) return answer;
      return request.onProgress ? (await whole())(request) : fetchTransport(request);
    },
    loadClient: async () => void (await whole()),
  };
}
