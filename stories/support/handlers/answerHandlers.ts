import type { HttpHandler } from 'msw';
import { listAnswers, updateAnswers, type WireQuestion } from '../../../src/api/contract';
import { call, on, refusal } from './clinicHandlers';
import { payAddresses } from './paymentHandlers';

export const answerList = call(listAnswers);

export const nothingOnFile = (): HttpHandler[] => [
  answerList.answers([]),
  payAddresses.answers({ main_deliver: null, other_deliver: [] }),
];

export const answerSaving = {
  ...call(updateAnswers),
  takes: (answers: unknown, reply: WireQuestion[]) =>
    on(updateAnswers, async ({ request }) => {
      const form = await request.formData();
      const sent = form.get('payload');
      const isExpected = sent === JSON.stringify({ answers }) && form.get('access_token') === 'access-token';
      return isExpected ? reply : refusal(422);
    }),
};
