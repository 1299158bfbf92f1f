import { useSaveAnswers } from '../../../api/answersApi';
import { useNow } from '../../../device/clinicClock';
import type { Draft } from '../../../device/useDraft';
import { info as copy } from '../../../copy/infoCopy';
import { answerProblemText, questionnaire } from '../../../copy/questionnaireCopy';
import { lineKey, lineProblems, noChanges, normalizeChanges, type AnsweredLine } from '../../../domain/basicInfo';
import { useClinicForm } from '../../../forms/useClinicForm';
import { usePlatform } from '../../../messaging/PlatformProvider';

/** Holds only changes: an untouched line follows the stored answer. */
export function useInfoForm(lines: readonly AnsweredLine[], draft: Draft, onSaved: () => void) {
  const now = useNow();
  const { accessToken } = usePlatform();
  const save = useSaveAnswers();
  return useClinicForm({
    initial: noChanges(lines),
    draft,
    fields: lines.map(lineKey),
    idOf: (key) => `info-${key}`,
    problems: (changes) => lineProblems(lines, changes, now),
    normalize: (changes) => normalizeChanges(lines, changes),
    words: {
      missing: questionnaire.missing,
      wrong: questionnaire.invalid,
      problem: (key, problem) => {
        const line = lines.find((one) => lineKey(one) === key);
        return line ? copy.summaryItem(line.text, answerProblemText(line, problem)) : '';
      },
    },
    onSend: async (changes) => {
      await save(lines, changes, accessToken());
      onSaved();
    },
  });
}
