import type { ComponentProps } from 'react';
import { AnswerCheck } from '../../../components/forms/AnswerCheck/AnswerCheck';
import { QuestionCards } from '../../../components/forms/Questionnaire/QuestionCards';
import { useUrgentAnswers } from '../../../components/forms/Questionnaire/useUrgentAnswers';
import { UrgentDialog } from '../../../components/overlays/UrgentDialog/UrgentDialog';
import { useNow } from '../../../device/clinicClock';
import type { Draft } from '../../../device/useDraft';
import { normalizeAnswers } from '../../../domain/questionnaire/answers';
import { isAsked, type Question } from '../../../domain/questionnaire/question';
import { answerGroups, groupKey } from './answerGroups';
import { useQuestionnaireForm } from './useQuestionnaireForm';

interface CheckStepProps extends Omit<ComponentProps<typeof AnswerCheck>, 'groups' | 'changing'> {
  all: readonly Question[];
  groups: readonly Question[][];
  /** The group that is being corrected; null = none. */
  changing: readonly Question[] | null;
  draft: Draft;
  /** Closes the group. */
  onDone: () => void;
}

/** The check page: a group is corrected in place, with the fields, problems and draft of its pages (§answers-reviewed). */
export function CheckStep({ all, groups, changing, draft, onDone, ...check }: CheckStepProps) {
  const now = useNow();
  const asked = changing ?? [];
  const form = useQuestionnaireForm({ all, asked, draft, now, onNext: onDone });
  const shown = asked.filter((question) => isAsked(question, form.values));
  const urgent = useUrgentAnswers(shown, form);
  return (
    <>
      <AnswerCheck
        {...check}
        groups={answerGroups(groups, normalizeAnswers(all, form.values))}
        changing={
          changing && {
            group: groupKey(changing),
            fields: <QuestionCards questions={shown} now={now} field={urgent.field} />,
            hint: form.hint,
            summary: form.summary,
            submit: form.submit,
            onDone: urgent.goNext,
          }
        }
      />
      <UrgentDialog {...urgent.dialog} />
    </>
  );
}
