import { useState } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { useAnswers } from '../../api/answersApi';
import { useAlreadyBooked } from '../../booking/bookedBlock';
import { clinicNow } from '../../device/clinicClock';
import { useDraft } from '../../device/useDraft';
import { paths } from '../../paths';
import { BlockProblemScreen } from '../../components/booking/BlockProblemScreen/BlockProblemScreen';
import { QuestionSkeleton } from '../../components/feedback/Skeletons/Skeletons';
import { readArrival, type Block } from '../../domain/block';
import { knownCustomer, type CustomerForm } from '../../domain/customer';
import type { SubjectId } from '../../domain/subjects';
import { RegisterSteps } from './parts/RegisterSteps';

/** `/reserve/register/{id}`: the customer form, its check page and the booking (spec §2, §5, D14). */
export function RegisterPage() {
  const { id } = useParams();
  const [query] = useSearchParams();
  // Validated on arrival only: the input is kept when the start comes too close.
  const [arrived] = useState(clinicNow);
  const arrival = readArrival(query, id, arrived);
  const booked = useAlreadyBooked(query.get('id'));
  if (booked) return <Navigate to={paths.reservations} replace />;
  if ('problem' in arrival) {
    return <BlockProblemScreen problem={arrival.problem} to={paths.backToSlots(arrival.subjectId)} />;
  }
  return <Register key={arrival.subjectId} {...arrival} />;
}

function Register({ block, subjectId }: { block: Block; subjectId: SubjectId }) {
  const draft = useDraft(subjectId, 'register');
  const answers = useAnswers();
  // Decided once: the form must not wait for a second attempt of this read, nor depend on it (D14).
  const [known, setKnown] = useState<Partial<CustomerForm> | null>(null);
  if (known === null && answers.status !== 'loading')
    setKnown(answers.status === 'ready' ? knownCustomer(answers.data) : {});
  if (draft === null || known === null) return <QuestionSkeleton />;
  return <RegisterSteps key={draft.round} block={block} subjectId={subjectId} draft={draft} known={known} />;
}
