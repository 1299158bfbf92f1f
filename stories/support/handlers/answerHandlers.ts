import { http, HttpResponse, type HttpHandler } from 'msw';
import type { WireQuestion } from '../../../src/api/contract';
import { call } from './clinicHandlers';
import { payAddresses } from './paymentHandlers';

/** What the patient has answered. */
export const answerList = call('get', '/api/users');

/** Nothing is known of the person, nor an address. */
export const nobodyKnown = (): HttpHandler[] => [
  answerList.answers([]),
  payAddresses.answers({ main_deliver: null, other_deliver: [] }),
];

const saving = call('put', '/api/users/1');

/** Saving changed answers. */
export const answerSaving = {
  ...saving,
  /** Takes exactly these answers, with the access token; anything else is refused. */
  takes: (answers: unknown, reply: WireQuestion[]): HttpHandler =>
    http.put('/api/users/1', async ({ request }) => {
      const form = await request.formData();
      const sent = form.get('payload');
      const right = sent === JSON.stringify({ answers }) && form.get('access_token') === 'access-token';
      return right
        ? HttpResponse.json(reply)
        : HttpResponse.json({ error: { code: 'other', message: '送られた内容が違います。' } }, { status: 422 });
    }),
};
