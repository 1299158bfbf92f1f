import { EmptyState } from '../../../components/feedback/EmptyState/EmptyState';
import { MainButton } from '../../../components/layout/MainButton/MainButton';
import { common } from '../../../copy/commonCopy';
import { empty } from '../../../copy/emptyCopy';
import { questionnaire } from '../../../copy/questionnaireCopy';
import { trouble } from '../../../copy/troubleCopy';
import type { FailureKind } from '../../../domain/failureKind';

interface NoQuestionsProps {
  /** Why there are none; null when the clinic has none for this subject. */
  failure: FailureKind | null;
  onRetry: () => void;
  registerTo: string;
}

/** Shown without a questionnaire. Links to the customer form, which books as well (D14, D20). */
export function NoQuestions({ failure, onRetry, registerTo }: NoQuestionsProps) {
  const why = failure && `${trouble[failure].title}。`;
  return (
    <EmptyState
      picture="form-done"
      title={empty.questions}
      text={`${why ?? ''}${questionnaire.emptyAdvice}`}
      {...(failure && { live: 'alert' })}
    >
      <MainButton to={registerTo}>{questionnaire.toRegister}</MainButton>
      <MainButton variant="outline" onClick={onRetry}>
        {common.reload}
      </MainButton>
    </EmptyState>
  );
}
