import { http, HttpResponse, delay, type HttpHandler, type JsonBodyType } from 'msw';
import { callIdsInHandler } from '../../../.storybook/calls';
import type { ErrorReply } from '../../../src/api/contract';
import type { Call, WireReply } from '../../../src/api/contract/call';

const DEFAULT_ERROR: ErrorReply = { error: { code: 'trouble', message: 'ただいま混み合っています。' } };
const HANDLER_OF = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete };

type RequestDetails = Pick<Parameters<Parameters<typeof http.get>[1]>[0], 'request' | 'params'>;

type Outcome<C extends Call> = WireReply<C> | Response | undefined;

/** If `reply` returns undefined, the next handler gets the request. */
export function on<C extends Call>(
  { method, path }: C,
  reply: (details: RequestDetails) => Outcome<C> | Promise<Outcome<C>>,
): HttpHandler {
  return HANDLER_OF[method](`/api${path}`, async (details) => {
    callIdsInHandler.add(details.requestId);
    const outcome: unknown = await reply(details);
    callIdsInHandler.delete(details.requestId);
    if (outcome === undefined || outcome instanceof Response) return outcome as HttpResponse<JsonBodyType> | undefined;
    return HttpResponse.json(outcome as JsonBodyType);
  });
}

export const refusal = (status: number, body: ErrorReply = DEFAULT_ERROR) => HttpResponse.json(body, { status });

const waitForever = async (): Promise<undefined> => {
  await delay('infinite');
  return undefined;
};

export function call<C extends Call>(contractCall: C) {
  type Reply = WireReply<C>;
  return {
    answers: (reply: Reply) => on(contractCall, () => reply),
    answersLate: (reply: Promise<Reply>) => on(contractCall, () => reply),
    answersInTurn: (...replies: [Reply, ...Reply[]]) => {
      let turn = 0;
      return on(contractCall, () => replies[Math.min(turn++, replies.length - 1)] as Reply);
    },
    pending: () => on(contractCall, waitForever),
    fails: (status: number, body?: ErrorReply) => on(contractCall, () => refusal(status, body)),
    losesConnection: () => on(contractCall, () => HttpResponse.error()),
    failsThenAnswers: (status: number, reply: Reply, body?: ErrorReply) => {
      let hasFailed = false;
      return on(contractCall, () => {
        if (hasFailed) return reply;
        hasFailed = true;
        return refusal(status, body);
      });
    },
    /** Replies with JSON that may break the contract. */
    breaks: (reply: JsonBodyType) => on(contractCall, () => HttpResponse.json(reply)),
  };
}
