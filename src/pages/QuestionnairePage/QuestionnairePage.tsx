import { Stack } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useFirstVisitQuestions, useRepeatVisitQuestions } from '../../api/booking';
import { useChosenBlock } from '../../booking/chosenBlock';
import { MainButton } from '../../components/actions/MainButton/MainButton';
import { EmptyState } from '../../components/feedback/EmptyState/EmptyState';
import { Read } from '../../components/feedback/Read/Read';
import { common, empty } from '../../copy/common';
import { insuranceQuestions, questionnaire as copy } from '../../copy/questionnaire';
import { trouble } from '../../copy/trouble';
import type { Block, VisitKind } from '../../domain/booking/block';
import type { FailureKind } from '../../domain/failure';
import type { Loadable } from '../../domain/loadable';
import { questionPages } from '../../domain/questionnaire/pages';
import type { Question } from '../../domain/questionnaire/question';
import { paths } from '../../paths';
import { useEasyMode } from '../../theme/easyMode';
import { QuestionnaireSteps } from './QuestionnaireSteps';

/** A repeat visit also asks for missing insurance pictures (§repeat-insurance-pictures). */
function useQuestionnaire(kind: VisitKind, block: Block): Loadable<Question[][]> {
  const firstQuestions = useFirstVisitQuestions(kind === 'initial' ? block : null);
  const repeatQuestions = useRepeatVisitQuestions(kind === 'repeat' ? block : null);
  const loaded = kind === 'initial' ? firstQuestions : repeatQuestions;
  const { isEasy: onePerPage } = useEasyMode();
  const pages = useMemo(() => {
    if (firstQuestions.status === 'ready') {
      const { common_questionnaire, specific_questionnaires } = firstQuestions.data;
      return questionPages(common_questionnaire, specific_questionnaires, { onePerPage });
    }
    if (repeatQuestions.status !== 'ready') return [];
    const { questions, has_reservation: hasPicturesOnFile } = repeatQuestions.data;
    return questionPages(questions, hasPicturesOnFile ? [] : insuranceQuestions, { onePerPage });
  }, [firstQuestions, repeatQuestions, onePerPage]);
  return loaded.status === 'ready' ? { ...loaded, data: pages } : loaded;
}

interface NoQuestionsProps {
  /** Null if the clinic has no questions for this subject. */
  failure: FailureKind | null;
  onRetry: () => void;
  registerTo: string;
}

/** Without questions, the patient books with the customer form (§questions-failed-said, §customer-form-way). */
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

export function QuestionnairePage({ kind }: { kind: VisitKind }) {
  const { block: currentBlock } = useChosenBlock();
  // Loads questions only for the first block, because a block chosen later has the same questions.
  const [block] = useState(currentBlock);
  const read = useQuestionnaire(kind, block);
  const registerTo = paths.register(currentBlock);
  if (read.status === 'failed')
    return <NoQuestions registerTo={registerTo} failure={read.failure.kind} onRetry={read.retry} />;
  // Only first visits need the customer form; for a repeat visit, the clinic already has the patient's data.
  if (read.status === 'ready' && read.data.length === 0 && kind === 'initial')
    return <NoQuestions registerTo={registerTo} failure={null} onRetry={read.reload} />;
  return (
    <Stack>
      <Read state={read} skeleton="form">
        {(pages) => <QuestionnaireSteps kind={kind} pages={pages} />}
      </Read>
    </Stack>
  );
}
