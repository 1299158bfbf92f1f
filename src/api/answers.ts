import { useSWRConfig } from 'swr';
import {
  answersToUpdate,
  changedLines,
  editableLines,
  type BasicInfoLine,
  type Changes,
} from '../domain/questionnaire/basicInfo';
import { useSend } from './ClinicProvider';
import { listAnswers, updateAnswers, type AnswerUpdates } from './contract/users';
import { Failure } from '../domain/failure';
import { readKey, useRead, useReadNow } from './useRead';

export const useAnswers = () => useRead(listAnswers, {});

/** After a lost reply, asks the clinic whether the changes are saved. */
export function useCheckSaved() {
  const readNow = useReadNow();
  return async (changes: Changes): Promise<'saved' | 'notDone'> => {
    const list = await readNow(listAnswers);
    return changedLines(editableLines(list.rows), changes).length > 0 ? 'notDone' : 'saved';
  };
}

export function useSaveAnswers() {
  const send = useSend();
  const { mutate } = useSWRConfig();
  return async (lines: readonly BasicInfoLine[], changes: Changes, accessToken: string | null): Promise<'saved'> => {
    if (accessToken === null) throw new Failure('login');
    const payload = JSON.stringify({ answers: answersToUpdate(lines, changes) } satisfies AnswerUpdates);
    const reply = await send(updateAnswers, { body: { payload, access_token: accessToken } });
    await mutate(readKey(listAnswers, {}), reply, { revalidate: false });
    return 'saved';
  };
}
