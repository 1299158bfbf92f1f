import type { ComponentProps } from 'react';
import { useNow } from '../../../device/clinicClock';
import type { Draft } from '../../../device/useDraft';
import { DraftState } from '../../../components/forms/DraftState/DraftState';
import { Questionnaire } from '../../../components/forms/Questionnaire/Questionnaire';
import { EasyModeSwitch } from '../../../components/actions/EasyModeSwitch/EasyModeSwitch';
import type { Question } from '../../../domain/questionnaire/question';
import { useQuestionnaireForm } from './useQuestionnaireForm';
import { useEasyMode } from '../../../theme/easyMode';
import type { useQuestionPages } from './useQuestionPages';

interface QuestionsStepProps {
  pages: Question[][];
  /** From 1. */
  page: number;
  draft: Draft;
  summary: string[];
  steps: ReturnType<typeof useQuestionPages>;
  /** The state of the draft, as its notices show it. */
  state: ComponentProps<typeof DraftState>;
}

/** One page of the questionnaire, with the state of its draft. */
export function QuestionsStep({ pages, page, draft, summary, steps, state }: QuestionsStepProps) {
  const { easy, setEasy } = useEasyMode();
  const now = useNow();
  const questions = pages[page - 1] ?? [];
  const form = useQuestionnaireForm({
    all: pages.flat(),
    asked: questions,
    draft,
    now,
    onNext: () => void steps.goTo(page === pages.length ? 'check' : page + 1),
  });
  return (
    <Questionnaire
      questions={questions}
      page={page}
      total={pages.length}
      form={form}
      now={now}
      summary={summary}
      below={<DraftState {...state} end />}
      onBack={steps.back}
    >
      <DraftState {...state} />
      {page === 1 && !form.summary && <EasyModeSwitch quiet checked={easy} onChange={setEasy} />}
    </Questionnaire>
  );
}
