import { Stack } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useDiagnose, useRediagnose } from '../../api/booking';
import { useChosenBlock } from '../../booking/chosenBlock';
import { MainButton } from '../../components/actions/MainButton/MainButton';
import { EmptyState } from '../../components/feedback/EmptyState/EmptyState';
import { LostRows } from '../../components/feedback/LostRows/LostRows';
import { Skeletons } from '../../components/feedback/Skeletons/Skeletons';
import { common, empty } from '../../copy/common';
import { insuranceQuestions, questionnaire as copy } from '../../copy/questionnaire';
import { trouble } from '../../copy/trouble';
import type { Block, VisitKind } from '../../domain/booking/block';
import type { FailureKind } from '../../domain/failure';
import { questionPages } from '../../domain/questionnaire/pages';
import { paths } from '../../paths';
import { useEasyMode } from '../../theme/easyMode';
import { QuestionnaireSteps } from './QuestionnaireSteps';

/**
 * The questions of a visit as pages (§question-pages), one a page with large text (§question-alone-when-large); a
 * repeat visit without stored insurance images also asks for them (§repeat-insurance-pictures).
 */
function useQuestionnaire(kind: VisitKind, block: Block) {
  const first = useDiagnose(kind === 'initial' ? block : null);
  const repeat = useRediagnose(kind === 'repeat' ? block : null);
  const { easy: singly } = useEasyMode();
  const pages = useMemo(() => {
    if (first.status === 'ready') {
      const { common_questionnaire: common, specific_questionnaires: specific } = first.data;
      return questionPages(common, specific, { singly });
    }
    if (repeat.status !== 'ready') return [];
    const { questions, has_reservation: onFile } = repeat.data;
    return questionPages(questions, onFile ? [] : insuranceQuestions, { singly });
  }, [first, repeat, singly]);
  return { asked: kind === 'initial' ? first : repeat, pages };
}

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
function NoQuestions({ failure, onRetry, registerTo }: NoQuestionsProps) {
  if (failure === null)
    return (
      <EmptyState picture="form-done" title={empty.questions} text={copy.emptyAdvice}>
        <MainButton to={registerTo}>{copy.toRegister}</MainButton>
        <MainButton variant="outline" onClick={onRetry}>
          {common.reload}
        </MainButton>
      </EmptyState>
    );
  return (
    <EmptyState
      picture={failure === 'offline' ? 'offline' : 'server-trouble'}
      title={copy.notLoaded}
      text={`${trouble[failure].title}。${copy.notLoadedAdvice}`}
      live="alert"
    >
      <MainButton onClick={onRetry}>{common.reload}</MainButton>
      <MainButton variant="outline" to={registerTo}>
        {copy.toRegister}
      </MainButton>
    </EmptyState>
  );
}

/**
 * `/reserve/diagnose/{id}` and `/reserve/rediagnose/{id}`: the questionnaire of a first or a repeat visit, its check
 * page and the booking; without questions, why.
 */
export function QuestionnairePage({ kind }: { kind: VisitKind }) {
  const chosen = useChosenBlock();
  // A replacement block has the same questions, so they are not read again.
  const [block] = useState(chosen.block);
  const { asked, pages } = useQuestionnaire(kind, block);
  if (asked.status === 'loading') return <Skeletons shape="form" />;
  const registerTo = paths.register(chosen.block);
  if (asked.status === 'failed')
    return <NoQuestions registerTo={registerTo} failure={asked.failure.kind} onRetry={asked.retry} />;
  if (pages.length === 0) return <NoQuestions registerTo={registerTo} failure={null} onRetry={asked.reload} />;
  return (
    <Stack>
      <LostRows count={asked.lost} />
      <QuestionnaireSteps kind={kind} chosen={chosen} pages={pages} />
    </Stack>
  );
}
