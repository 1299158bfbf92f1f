import { useSWRConfig } from 'swr';
import { useSend } from './ClinicProvider';
import { listAnswers, updateAnswers, type AnswerUpdates } from './contract';
import { Failure } from './failure';
import { readKey, useRead } from './useRead';

/** What the patient has answered so far (spec §7 `GET /users`). */
export const useAnswers = () => useRead(listAnswers, {});

const KEY = readKey(listAnswers, {});

/** Sends changed answers; the reply is the updated list and goes straight into the cache (spec §7 `PUT /users/1`). */
export function useSaveAnswers() {
  const send = useSend();
  const { mutate } = useSWRConfig();
  return async (answers: AnswerUpdates['answers'], accessToken: string | null): Promise<void> => {
    if (accessToken === null) throw new Failure('login');
    const payload = JSON.stringify({ answers } satisfies AnswerUpdates);
    const reply = await send(updateAnswers, { body: { payload, access_token: accessToken } });
    await mutate(KEY, reply, { revalidate: false });
  };
}
