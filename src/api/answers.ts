import { useSWRConfig } from 'swr';
import {
  answersToUpdate,
  changedLines,
  editableLines,
  type AnsweredLine,
  type Changes,
} from '../domain/questionnaire/basicInfo';
import { useSend } from './ClinicProvider';
import { listAnswers, updateAnswers, type AnswerUpdates } from './contract/users';
import { Failure } from '../domain/failure';
import { readKey, useRead } from './useRead';

/** The patient's stored answers. */
export const useAnswers = () => useRead(listAnswers, {});

const KEY = readKey(listAnswers, {});

/** Whether changed answers are saved, for a lost reply (§lost-reply-checked): nothing is changed any more. */
export function useCheckSaved() {
  const send = useSend();
  const { mutate } = useSWRConfig();
  return async (changes: Changes): Promise<void | 'notDone'> => {
    const list = await send(listAnswers);
    await mutate(KEY, list, { revalidate: false });
    return changedLines(editableLines(list), changes).length > 0 ? 'notDone' : undefined;
  };
}

/** Saves changed answers; the reply is the updated list and replaces the cached one. */
export function useSaveAnswers() {
  const send = useSend();
  const { mutate } = useSWRConfig();
  return async (lines: readonly AnsweredLine[], changes: Changes, accessToken: string | null): Promise<void> => {
    if (accessToken === null) throw new Failure('login');
    const payload = JSON.stringify({ answers: answersToUpdate(lines, changes) } satisfies AnswerUpdates);
    const reply = await send(updateAnswers, { body: { payload, access_token: accessToken } });
    await mutate(KEY, reply, { revalidate: false });
  };
}
