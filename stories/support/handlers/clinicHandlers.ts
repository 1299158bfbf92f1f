import { http, HttpResponse, delay, type HttpHandler, type JsonBodyType } from 'msw';
import { delayed } from '../../../.storybook/calls';
import type { ErrorReply } from '../../../src/api/contract';
import type { Call, WireReply } from '../../../src/api/contract/call';

const DEFAULT_ERROR: ErrorReply = { error: { code: 'trouble', message: 'ただいま混み合っています。' } };
const HANDLER_OF = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete };

type Asked = Pick<Parameters<Parameters<typeof http.get>[1]>[0], 'request' | 'params'>;

type Answer<C extends Call> = WireReply<C> | Response | undefined;

/**
 * Handles a call of the contract. A reply that does not fit the call's schema does not compile. `reply` may also return a
 * `Response`, such as `refusal`, or undefined, which leaves the request to the next handler.
 */
export function on<C extends Call>(
  { method, path }: C,
  reply: (asked: Asked) => Answer<C> | Promise<Answer<C>>,
): HttpHandler {
  return HANDLER_OF[method](`/api${path}`, async (asked) => {
    delayed.add(asked.requestId);
    const answer: unknown = await reply(asked);
    delayed.delete(asked.requestId);
    if (answer === undefined || answer instanceof Response) return answer as HttpResponse<JsonBodyType> | undefined;
    return HttpResponse.json(answer as JsonBodyType);
  });
}

export const refusal = (status: number, body: ErrorReply = DEFAULT_ERROR) => HttpResponse.json(body, { status });

const waitForever = async (): Promise<undefined> => {
  await delay('infinite');
  return undefined;
};

/** Handlers for a call, each with another outcome. `answersLate` waits for a promise; `loses` ends without a reply. */
export function call<C extends Call>(of: C) {
  type Reply = WireReply<C>;
  return {
    answers: (reply: Reply) => on(of, () => reply),
    answersLate: (reply: Promise<Reply>) => on(of, () => reply),
    answersInTurn: (...replies: [Reply, ...Reply[]]) => {
      let turn = 0;
      return on(of, () => replies[Math.min(turn++, replies.length - 1)] as Reply);
    },
    pending: () => on(of, waitForever),
    fails: (status: number, body?: ErrorReply) => on(of, () => refusal(status, body)),
    loses: () => on(of, () => HttpResponse.error()),
    /** Fails at the first call, and replies from the second on. */
    failsThenAnswers: (status: number, reply: Reply, body?: ErrorReply) => {
      let failed = false;
      return on(of, () => {
        if (failed) return reply;
        failed = true;
        return refusal(status, body);
      });
    },
    /** Replies with JSON that may break the contract. */
    breaks: (reply: JsonBodyType) => on(of, () => HttpResponse.json(reply)),
  };
}
