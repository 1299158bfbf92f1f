import { Stack } from '@mantine/core';
import { useState } from 'react';
import { useChosenBlock } from '../../booking/chosenBlock';
import type { VisitKind } from '../../domain/booking/block';
import { Read } from '../../components/feedback/Read/Read';
import { useDraft } from '../../device/useDraft';
import { paths } from '../../paths';
import { NoQuestions } from './parts/NoQuestions';
import { QuestionnaireSteps } from './parts/QuestionnaireSteps';
import { useQuestionnaire } from './parts/useQuestionnaire';

/**
 * `/reserve/diagnose/{id}` and `/reserve/rediagnose/{id}`: the questionnaire of a first or a repeat visit, its check
 * page and the booking (§question-pages); without questions, why (§questions-failed-said).
 */
export function QuestionnairePage({ kind }: { kind: VisitKind }) {
  const chosen = useChosenBlock();
  const { block, subjectId } = chosen;
  // A replacement block has the same questions, so they are not read again.
  const [asked] = useState(block);
  const questionnaire = useQuestionnaire(kind, asked);
  const draft = useDraft(subjectId, kind, kind === 'initial' ? paths.diagnose(block) : paths.rediagnose(block));
  const none = { registerTo: paths.register(block) };
  if (questionnaire.status === 'failed')
    return <NoQuestions {...none} failure={questionnaire.failure.kind} onRetry={questionnaire.retry} />;
  if (questionnaire.status === 'ready' && questionnaire.data.length === 0)
    return <NoQuestions {...none} failure={null} onRetry={questionnaire.reload} />;
  return (
    <Stack>
      <Read of={draft === null ? { status: 'loading' } : questionnaire} skeleton="form">
        {(pages) => draft && <QuestionnaireSteps {...{ kind, chosen, draft, pages }} />}
      </Read>
    </Stack>
  );
}
