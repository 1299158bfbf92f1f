import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDoctor } from '../../../api/timetable';
import { paths } from '../../../app/paths';
import { AnswerCheck } from '../../../components/AnswerCheck/AnswerCheck';
import { BookingOutcomeDialog } from '../../../components/BookingOutcomeDialog/BookingOutcomeDialog';
import { FailureNotice } from '../../../components/FailureNotice/FailureNotice';
import { Questionnaire } from '../../../components/Questionnaire/Questionnaire';
import { common } from '../../../copy/common';
import { questionnaire } from '../../../copy/questionnaire';
import { subjectTitles } from '../../../copy/subjects';
import { answerInWords, answersToSend, firstOpenPage } from '../../../domain/answers';
import type { Block } from '../../../domain/block';
import { formatYearWithEra } from '../../../domain/birthday';
import { formatDay, formatDayTime, parseInstant } from '../../../domain/jst';
import type { Question } from '../../../domain/question';
import type { Answers } from '../../../domain/questionnaire';
import type { SubjectId } from '../../../domain/subjects';
import { usePlatform } from '../../../messaging/PlatformProvider';
import classes from '../DiagnosePage.module.css';
import { useBookWithAnswers } from './useBookWithAnswers';
import { useSteps } from './useSteps';

interface DiagnoseStepsProps {
  block: Block;
  subjectId: SubjectId;
  pages: Question[][];
}

const wording = {
  date: (date: string) => `${formatYearWithEra(Number(date.slice(0, 4)))}${formatDay(date)}`,
  image: (image: Blob) => questionnaire.imageAttached(image instanceof File ? image.name : ''),
};

/** The pages, their check and the booking, over one set of answers. */
export function DiagnoseSteps({ block, subjectId, pages }: DiagnoseStepsProps) {
  const navigate = useNavigate();
  const platform = usePlatform();
  const doctor = useDoctor(block.admin_user_id, subjectId);
  const [answers, setAnswers] = useState<Answers<Blob>>({ values: {}, images: {} });
  const steps = useSteps(pages.length, firstOpenPage(pages, answers), paths.confirm(block));
  const { progress, book } = useBookWithAnswers(block);
  const all = pages.flat();
  const summary = [
    `${formatDayTime(parseInstant(block.start_time) ?? 0)}〜`,
    subjectTitles[subjectId],
    ...(doctor.status === 'ready' ? [common.doctor(doctor.data.doctors.lastname)] : []),
  ];

  if (steps.step !== 'check') {
    const page = steps.step;
    return (
      <div className={classes.steps}>
        <Questionnaire
          key={page}
          questions={pages[page - 1] ?? []}
          page={page}
          total={pages.length}
          answers={answers}
          summary={summary}
          returnsToCheck={steps.returnsToCheck}
          onAnswers={setAnswers}
          onBack={steps.back}
          onNext={() => steps.goTo(steps.returnsToCheck || page === pages.length ? 'check' : page + 1)}
        />
      </div>
    );
  }
  const pageOf = (key: string) => pages.findIndex((page) => page.some((question) => question.key === key)) + 1;
  return (
    <div className={classes.steps}>
      <AnswerCheck
        items={all.map((question) => ({
          key: question.key,
          question: question.text,
          answer: answerInWords(question, answers, wording),
        }))}
        summary={summary}
        busy={progress.status === 'busy'}
        onChange={(key) => steps.change(pageOf(key))}
        onBack={steps.back}
        onBook={() => void book(answersToSend(all, answers))}
      >
        {progress.status === 'failed' && (
          <FailureNotice failure={progress.failure} title={questionnaire.bookFailed} onLogin={platform.relogin} />
        )}
      </AnswerCheck>
      <BookingOutcomeDialog
        outcome={progress.status === 'taken' || progress.status === 'duplicate' ? progress.status : null}
        onChooseAnother={() => navigate(paths.slots(subjectId), { replace: true })}
        onClose={() => navigate(paths.reservations, { replace: true })}
      />
    </div>
  );
}
