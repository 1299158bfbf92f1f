import { useBooking } from '../../api/booking';
import { useDoctor } from '../../api/doctors';
import type { ChosenBlock } from '../../booking/chosenBlock';
import { EasyModeSwitch } from '../../components/actions/EasyModeSwitch/EasyModeSwitch';
import { Skeletons } from '../../components/feedback/Skeletons/Skeletons';
import type { AnswerGroup } from '../../components/forms/AnswerList/AnswerList';
import { QuestionCards } from '../../components/forms/QuestionField/QuestionField';
import { UrgentDialog } from '../../components/overlays/UrgentDialog/UrgentDialog';
import { subjectTitles } from '../../copy/booking';
import { common } from '../../copy/common';
import { questionnaire } from '../../copy/questionnaire';
import { useNow } from '../../device/clinicClock';
import type { VisitKind } from '../../domain/booking/block';
import { formatDateWithEra } from '../../domain/calendar/era';
import { formatDayTime } from '../../domain/calendar/jst';
import { answerInWords, answersToSend, normalizeAnswers } from '../../domain/questionnaire/answers';
import { isAsked, type Answers, type Question } from '../../domain/questionnaire/question';
import { BookingSteps } from '../../forms/BookingSteps';
import { paths } from '../../paths';
import { useEasyMode } from '../../theme/easyMode';
import { useQuestionnaireForm, useUrgentAnswers } from './useQuestionnaireForm';

const wording = {
  date: formatDateWithEra,
  image: (image: Blob) => questionnaire.imageAttached(image instanceof File ? image.name : ''),
};

/** The pages as groups of the check page: every question that is asked, in words. */
const groupsOf = (pages: readonly Question[][], answers: Answers): AnswerGroup[] =>
  pages.map((page) => ({
    key: page[0]?.key ?? '',
    lines: page
      .filter((question) => isAsked(question, answers))
      .map((question) => ({
        key: question.key,
        question: question.text,
        answer: answerInWords(question, answers[question.key], wording),
      })),
  }));

interface QuestionnaireStepsProps {
  kind: VisitKind;
  chosen: ChosenBlock;
  pages: readonly Question[][];
}

/** The pages, the check page and the booking, over one form. */
export function QuestionnaireSteps({ kind, chosen, pages }: QuestionnaireStepsProps) {
  const { block, subjectId, version } = chosen;
  const { easy, setEasy } = useEasyMode();
  const now = useNow();
  const doctor = useDoctor(block.admin_user_id, subjectId);
  const { bookFirstVisit, bookRepeatVisit } = useBooking();
  const [pathOf, book] = kind === 'initial' ? [paths.diagnose, bookFirstVisit] : [paths.rediagnose, bookRepeatVisit];
  const questions = pages.flat();
  const form = useQuestionnaireForm(questions, { subjectId, form: kind, address: pathOf(block) }, now);
  const urgent = useUrgentAnswers(questions, form);
  if (!form.draft.ready) return <Skeletons shape="form" />;
  const summary = [
    `${formatDayTime(block.start_time, now)}〜`,
    subjectTitles[subjectId],
    doctor.status === 'ready' ? common.doctor(doctor.data.doctors.lastname) : '',
  ].filter(Boolean);
  return (
    <>
      <BookingSteps
        key={form.round}
        chosen={chosen}
        form={form}
        pages={pages.map((page) => page.map(({ key }) => key))}
        groups={groupsOf(pages, normalizeAnswers(questions, form.values))}
        draw={(keys) => (
          <QuestionCards
            questions={questions.filter((one) => keys.includes(one.key) && isAsked(one, form.values))}
            now={now}
            field={urgent.field}
          />
        )}
        pathOf={pathOf}
        send={(wanted, answers) => book(wanted, answersToSend(questions, answers, now), version)}
        summary={summary}
        progress
        lead={(told) => !told && <EasyModeSwitch quiet checked={easy} onChange={setEasy} />}
        before={urgent.before}
      />
      <UrgentDialog {...urgent.dialog} />
    </>
  );
}
