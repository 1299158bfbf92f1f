import { useState } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { useAlreadyBooked } from '../../booking/bookedBlock';
import { useDraft } from '../../device/useDraft';
import { clinicNow } from '../../device/clinicClock';
import { paths } from '../../paths';
import { BlockProblemScreen } from '../../components/booking/BlockProblemScreen/BlockProblemScreen';
import { QuestionSkeleton } from '../../components/feedback/Skeletons/Skeletons';
import { readArrival, type Block } from '../../domain/block';
import type { SubjectId } from '../../domain/subjects';
import { NoQuestions } from './parts/NoQuestions';
import { QuestionnaireSteps } from './parts/QuestionnaireSteps';
import { useQuestionnaire, type Visit } from './parts/useQuestionnaire';

/**
 * `/reserve/diagnose/{id}` and `/reserve/rediagnose/{id}`: the questionnaire of a first or a repeat visit, its check
 * page and the booking (spec §2, §9).
 */
export function QuestionnairePage({ visit }: { visit: Visit }) {
  const { id } = useParams();
  const [query] = useSearchParams();
  // Validated on arrival only: if the start comes too close while the patient answers, the clinic refuses the booking
  // and the answers are kept.
  const [arrived] = useState(clinicNow);
  const arrival = readArrival(query, id, arrived);
  const booked = useAlreadyBooked(query.get('id'));
  if (booked) return <Navigate to={paths.reservations} replace />;
  if ('problem' in arrival) {
    return <BlockProblemScreen problem={arrival.problem} to={paths.backToSlots(arrival.subjectId)} />;
  }
  return <LoadedQuestionnaire key={arrival.subjectId} visit={visit} {...arrival} />;
}

function LoadedQuestionnaire({ visit, block, subjectId }: { visit: Visit; block: Block; subjectId: SubjectId }) {
  // A replacement block has the same questions, so they are not read again.
  const [asked] = useState(block);
  const questionnaire = useQuestionnaire(visit, asked);
  const draft = useDraft(subjectId, visit);
  if (questionnaire.status === 'loading' || draft === null) return <QuestionSkeleton />;
  const none = { registerTo: paths.register(block) };
  if (questionnaire.status === 'failed') {
    return <NoQuestions {...none} failure={questionnaire.failure.kind} onRetry={questionnaire.retry} />;
  }
  if (questionnaire.pages.length === 0) return <NoQuestions {...none} failure={null} onRetry={questionnaire.reload} />;
  return (
    <QuestionnaireSteps visit={visit} block={block} subjectId={subjectId} pages={questionnaire.pages} draft={draft} />
  );
}
