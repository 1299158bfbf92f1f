import { http, HttpResponse, delay, type HttpHandler, type JsonBodyType } from 'msw';

type Method = 'get' | 'post' | 'put' | 'delete';

const TROUBLE = { error: { code: 'trouble', message: 'ただいま混み合っています。' } };

/**
 * The scenarios any call can play, for the handler files beside this one: they answer, never answer, fail with a
 * status, lose the connection, or answer what is no JSON.
 */
export const call = (method: Method, path: string) => ({
  answers: (reply: JsonBodyType): HttpHandler => http[method](path, () => HttpResponse.json(reply)),
  /** Answers when the story says so. */
  answersLate: (reply: Promise<JsonBodyType>): HttpHandler =>
    http[method](path, async () => HttpResponse.json(await reply)),
  /** Answers each in turn; the last one stays. */
  answersInTurn: (...replies: JsonBodyType[]): HttpHandler => {
    let turn = 0;
    return http[method](path, () => HttpResponse.json(replies[Math.min(turn++, replies.length - 1)]));
  },
  pending: (): HttpHandler =>
    http[method](path, async () => {
      await delay('infinite');
      return HttpResponse.json(null);
    }),
  fails: (status: number, body: JsonBodyType = TROUBLE): HttpHandler =>
    http[method](path, () => HttpResponse.json(body, { status })),
  loses: (): HttpHandler => http[method](path, () => HttpResponse.error()),
  garbles: (): HttpHandler =>
    http[method](path, () => new HttpResponse('<html>', { headers: { 'content-type': 'text/html' } })),
  /** Fails once, then answers: what a patient's second try meets. */
  failsThenAnswers: (status: number, reply: JsonBodyType, body: JsonBodyType = TROUBLE): HttpHandler => {
    let failed = false;
    return http[method](path, () => {
      if (failed) return HttpResponse.json(reply);
      failed = true;
      return HttpResponse.json(body, { status });
    });
  },
});
