import { useAnswers, useLookSaved, useSaveAnswers } from '../../api/answers';
import { useAction } from '../../api/useAction';
import { useNow } from '../../device/clinicClock';
import { info as copy, answerProblemItem, questionnaire } from '../../copy/questionnaire';
import { common } from '../../copy/common';
import {
  lineKey,
  lineProblems,
  noChanges,
  normalizeChanges,
  type AnsweredLine,
  type Changes,
} from '../../domain/questionnaire/basicInfo';
import { useClinicForm } from '../../forms/useClinicForm';
import { usePlatform } from '../../messaging/PlatformProvider';

/** Holds only changes: an untouched line follows the stored answer. */
export function useInfoForm(lines: readonly AnsweredLine[], onSaved: () => void) {
  const now = useNow();
  const { accessToken } = usePlatform();
  const save = useSaveAnswers();
  const look = useLookSaved();
  const list = useAnswers();
  const { state, busy, run, reset } = useAction<{ changes: Changes; clear: () => void }, 'saved'>(
    async ({ changes, clear }) => {
      const end = await save(lines, changes, accessToken());
      // Also for a patient who has left the form.
      clear();
      return end;
    },
    (end) => {
      if (end.status !== 'done') return;
      end.input.clear();
      onSaved();
    },
    ({ changes }) => look(changes),
  );
  const form = useClinicForm({
    initial: noChanges(lines),
    draft: { subjectId: 0, form: 'basic-info' },
    idOf: (key) => `info-${key}`,
    problems: (changes) => lineProblems(lines, changes, now),
    normalize: (changes) => normalizeChanges(lines, changes),
    words: {
      missing: questionnaire.missing,
      wrong: questionnaire.invalid,
      problem: (key, problem) => {
        const line = lines.find((one) => lineKey(one) === key);
        return line ? answerProblemItem(line, problem) : '';
      },
    },
  });
  const part = form.part(lines.map(lineKey), (changes, clear) => run({ changes, clear }));
  const reload = () => {
    reset();
    if (list.status === 'ready') list.reload();
  };
  const startOver = () => {
    reset();
    form.startOver();
  };
  const result = { of: state, failed: copy.saveFailed, list: { label: common.reload, onClick: reload } };
  return { form, part, startOver, busy, result };
}
