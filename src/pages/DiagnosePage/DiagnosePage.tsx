import { useMemo, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useDiagnose } from '../../api/booking';
import { clinicNow } from '../../api/clock';
import { paths } from '../../app/paths';
import { BlockProblemScreen } from '../../components/BlockProblemScreen/BlockProblemScreen';
import { QuestionSkeleton } from '../../components/Skeletons/Skeletons';
import { blockFromQuery, type Block } from '../../domain/block';
import { questionPages } from '../../domain/questionnaire';
import { isSubjectId, type SubjectId } from '../../domain/subjects';
import { DiagnoseSteps } from './parts/DiagnoseSteps';
import { NoQuestions } from './parts/NoQuestions';

/** `/reserve/diagnose/{id}`: the first visit's questionnaire, then its check, then the booking (spec §2, §9). */
export function DiagnosePage() {
  const { id } = useParams();
  const [query] = useSearchParams();
  // Judged on arrival only: a start that comes too near while the patient answers is the clinic's to refuse, and no
  // answer is thrown away for it.
  const [arrived] = useState(clinicNow);
  const block = blockFromQuery(query, arrived);
  const subjectId = Number(query.get('subject_id'));
  const slots = isSubjectId(subjectId) ? paths.slots(subjectId) : paths.reserve;
  if (typeof block === 'string') return <BlockProblemScreen problem={block} to={slots} />;
  if (id !== String(block.id) || !isSubjectId(subjectId)) return <BlockProblemScreen problem="broken" to={slots} />;
  return <Diagnose key={block.id} block={block} subjectId={subjectId} />;
}

function Diagnose({ block, subjectId }: { block: Block; subjectId: SubjectId }) {
  const questions = useDiagnose(block);
  const reply = questions.status === 'ready' ? questions.data : null;
  const pages = useMemo(
    () => reply && questionPages(reply.common_questionnaire, reply.specific_questionnaires),
    [reply],
  );
  if (questions.status === 'loading') return <QuestionSkeleton />;
  if (pages === null || pages.length === 0) {
    const failed = questions.status === 'failed' ? questions : null;
    return (
      <NoQuestions
        failure={failed?.failure.kind ?? null}
        onRetry={failed?.retry ?? (() => void questions.mutate())}
        registerTo={paths.register(block)}
      />
    );
  }
  return <DiagnoseSteps block={block} subjectId={subjectId} pages={pages} />;
}
