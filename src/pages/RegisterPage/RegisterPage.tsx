import { useState } from 'react';
import { useAnswers } from '../../api/answers';
import { useChosenBlock } from '../../booking/chosenBlock';
import { useDraft } from '../../device/useDraft';
import { Skeletons } from '../../components/feedback/Skeletons/Skeletons';
import { knownCustomer, type CustomerForm } from '../../domain/questionnaire/customerForm';
import { paths } from '../../paths';
import { RegisterSteps } from './parts/RegisterSteps';

/** `/reserve/register/{id}`: the customer form, its check page and the booking (§customer-form-way). */
export function RegisterPage() {
  const chosen = useChosenBlock();
  const { block, subjectId } = chosen;
  const draft = useDraft(subjectId, 'register', paths.register(block));
  const answers = useAnswers();
  // Decided once: the form must not wait for a second attempt of this read, nor depend on it (§person-asked-once).
  const [known, setKnown] = useState<Partial<CustomerForm> | null>(null);
  if (known === null && answers.status !== 'loading')
    setKnown(answers.status === 'ready' ? knownCustomer(answers.data.rows) : {});
  if (draft === null || known === null) return <Skeletons shape="form" />;
  return <RegisterSteps key={draft.round} chosen={chosen} draft={draft} known={known} />;
}
