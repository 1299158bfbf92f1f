import { useMemo } from 'react';
import { useDiagnose, useRediagnose } from '../../../api/bookingApi';
import type { Failure } from '../../../domain/failure';
import { insuranceQuestions } from '../../../copy/insuranceCopy';
import type { Block } from '../../../domain/block';
import type { Question } from '../../../domain/question';
import { questionPages } from '../../../domain/questionnaire';
import { useEasyMode } from '../../../theme/easyMode';

export type Visit = 'initial' | 'repeat';

type Questionnaire =
  | { status: 'loading' }
  | { status: 'failed'; failure: Failure; retry: () => void }
  | { status: 'ready'; pages: Question[][]; reload: () => void };

/**
 * The questions of a visit as pages (§question-pages); a repeat visit without stored insurance images also asks for
 * them.
 */
export function useQuestionnaire(visit: Visit, block: Block): Questionnaire {
  const first = useDiagnose(visit === 'initial' ? block : null);
  const repeat = useRediagnose(visit === 'repeat' ? block : null);
  const asked = visit === 'initial' ? first : repeat;
  const { easy: singly } = useEasyMode();
  const pages = useMemo(() => {
    if (first.status === 'ready')
      return questionPages(first.data.common_questionnaire, first.data.specific_questionnaires, { singly });
    if (repeat.status !== 'ready') return [];
    const { questions, has_reservation: onFile } = repeat.data;
    return questionPages(questions, onFile ? [] : insuranceQuestions, { singly });
  }, [first, repeat, singly]);
  if (asked.status === 'ready') return { status: 'ready', pages, reload: asked.reload };
  return asked;
}
