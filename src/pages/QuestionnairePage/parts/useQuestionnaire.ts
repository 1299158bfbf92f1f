import { useMemo } from 'react';
import { useDiagnose, useRediagnose } from '../../../api/booking';
import type { Loadable } from '../../../domain/loadable';
import { insuranceQuestions } from '../../../copy/questionnaire';
import type { Block, VisitKind } from '../../../domain/booking/block';
import type { Question } from '../../../domain/questionnaire/question';
import { questionPages } from '../../../domain/questionnaire/pages';
import { useEasyMode } from '../../../theme/easyMode';

/**
 * The questions of a visit as pages (§question-pages), one a page with large text (§question-alone-when-large); a
 * repeat visit without stored insurance images also asks for them (§repeat-insurance-pictures).
 */
export function useQuestionnaire(kind: VisitKind, block: Block): Loadable<Question[][]> {
  const first = useDiagnose(kind === 'initial' ? block : null);
  const repeat = useRediagnose(kind === 'repeat' ? block : null);
  const asked = kind === 'initial' ? first : repeat;
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
  return asked.status === 'ready' ? { ...asked, data: pages } : asked;
}
