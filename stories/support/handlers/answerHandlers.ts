import type { HttpHandler } from 'msw';
import { listAnswers, updateAnswers, type WireQuestion } from '../../../src/api/contract';
import { call, on, refusal } from './clinicHandlers';
import { payAddresses } from './paymentHandlers';

export const answerList = call(listAnswers);

/** Handlers for a clinic that has stored neither answers nor an address of the patient. */
export const nothingOnFile = (): HttpHandler[] => [
  answerList.answers([]),
  payAddresses.answers({ main_deliver: null, other_deliver: [] }),
];

export const answerSaving = {
  ...call(updateAnswers),
  /** Accepts exactly these answers together with the access token, and refuses any other call. */
  takes: (answers: unknown, reply: WireQuestion[]) =>
    on(updateAnswers, async ({ request }) => {
      const form = await request.formData();
      const sent = form.get('payload');
      const isExpected = sent === JSON.stringify({ answers }) && form.get('access_token') === 'access-token';
      return isExpected ? reply : refusal(422);
    }),
};
