import { useCheckSaved, useSaveAnswers } from '../../../api/answers';
import { useSending } from '../../../api/useSending';
import { writeOutcome } from '../../../components/feedback/ActionOutcome/writeOutcome';
import { useNow } from '../../../device/clinicClock';
import type { Draft } from '../../../device/useDraft';
import { info as copy, answerProblemItem, questionnaire } from '../../../copy/questionnaire';
import { lostReply } from '../../../copy/trouble';
import {
  lineKey,
  lineProblems,
  noChanges,
  normalizeChanges,
  type AnsweredLine,
  type Changes,
} from '../../../domain/questionnaire/basicInfo';
import { useClinicForm } from '../../../forms/useClinicForm';
import { usePlatform } from '../../../messaging/PlatformProvider';

/** Holds only changes: an untouched line follows the stored answer. */
export function useInfoForm(lines: readonly AnsweredLine[], draft: Draft, onSaved: () => void) {
  const now = useNow();
  const { accessToken } = usePlatform();
  const save = useSaveAnswers();
  const { busy, written, onSubmit, onCheckAgain, onForget } = useSending({
    send: (changes: Changes) => save(lines, changes, accessToken()),
    check: useCheckSaved(),
    onSent: onSaved,
  });
  const again = { label: lostReply.checkAgain, onClick: onCheckAgain };
  const form = useClinicForm({
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
        return line ? answerProblemItem(line, problem) : '';
      },
    },
    onSubmit,
  });
  const outcome = { outcome: writeOutcome(copy.lost, written, copy.saveFailed, again), of: written.at };
  /** Nobody knows whether the changes are saved. */
  const unsure = written.lost === 'checking' || written.lost === 'unknown';
  const startOver = () => {
    onForget();
    form.startOver();
  };
  return { ...form, startOver, busy, unsure, outcome };
}
