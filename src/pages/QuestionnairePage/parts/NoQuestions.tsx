import { EmptyState } from '../../../components/feedback/EmptyState/EmptyState';
import { MainButton } from '../../../components/actions/MainButton/MainButton';
import { common, empty } from '../../../copy/common';
import { questionnaire } from '../../../copy/questionnaire';
import { trouble } from '../../../copy/trouble';
import type { FailureKind } from '../../../domain/failure';

interface NoQuestionsProps {
  /** Why they could not be loaded; null when the clinic has none for this subject. */
  failure: FailureKind | null;
  onRetry: () => void;
  registerTo: string;
}

/**
 * Shown without a questionnaire. A failure is never drawn as "no questions": what the clinic asks, it must know before
 * it treats. Links to the customer form, which books as well (§customer-form-way, §questions-failed-said).
 */
export function NoQuestions({ failure, onRetry, registerTo }: NoQuestionsProps) {
  if (failure === null)
    return (
      <EmptyState picture="form-done" title={empty.questions} text={questionnaire.emptyAdvice}>
        <MainButton to={registerTo}>{questionnaire.toRegister}</MainButton>
        <MainButton variant="outline" onClick={onRetry}>
          {common.reload}
        </MainButton>
      </EmptyState>
    );
  return (
    <EmptyState
      picture={failure === 'offline' ? 'offline' : 'server-trouble'}
      title={questionnaire.notLoaded}
      text={`${trouble[failure].title}。${questionnaire.notLoadedAdvice}`}
      live="alert"
    >
      <MainButton onClick={onRetry}>{common.reload}</MainButton>
      <MainButton variant="outline" to={registerTo}>
        {questionnaire.toRegister}
      </MainButton>
    </EmptyState>
  );
}
