import { http, HttpResponse, delay, type HttpHandler, type JsonBodyType } from 'msw';

type Method = 'get' | 'post' | 'put' | 'delete';

const TROUBLE = { error: { code: 'trouble', message: 'ただいま混み合っています。' } };

/**
 * The scenarios of a call, for the handler files in this folder: reply, never reply, fail with a
 * status, lose the connection, or reply with invalid JSON.
 */
export const call = (method: Method, path: string) => ({
  answers: (reply: JsonBodyType): HttpHandler => http[method](path, () => HttpResponse.json(reply)),
  /** Replies when the story resolves the promise. */
  answersLate: (reply: Promise<JsonBodyType>): HttpHandler =>
    http[method](path, async () => HttpResponse.json(await reply)),
  /** Replies in order; the last reply repeats. */
  answersInTurn: (...replies: JsonBodyType[]): HttpHandler => {
    let turn = 0;
    return http[method](path, () => HttpResponse.json(replies[Math.min(turn++, replies.length - 1)]));
  },
  pending: (): HttpHandler =>
    http[method](path, async () => {
      await delay('infinite');
      return HttpResponse.json(null);
    }),
  /** Never replies to the first request, as when the page was left; replies to the next one. */
  pendingThenAnswers: (reply: JsonBodyType): HttpHandler => {
    let left = false;
    return http[method](path, async () => {
      if (!left) {
        left = true;
        await delay('infinite');
      }
      return HttpResponse.json(reply);
    });
  },
  fails: (status: number, body: JsonBodyType = TROUBLE): HttpHandler =>
    http[method](path, () => HttpResponse.json(body, { status })),
  loses: (): HttpHandler => http[method](path, () => HttpResponse.error()),
  /** Fails once, then replies, for a patient's second attempt. */
  failsThenAnswers: (status: number, reply: JsonBodyType, body: JsonBodyType = TROUBLE): HttpHandler => {
    let failed = false;
    return http[method](path, () => {
      if (failed) return HttpResponse.json(reply);
      failed = true;
      return HttpResponse.json(body, { status });
    });
  },
});
