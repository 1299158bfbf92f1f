import { useRef, useState } from 'react';
import { useBooking } from '../../api/booking';
import { useDoctor } from '../../api/doctors';
import { useChosenBlock } from '../../booking/chosenBlock';
import { EasyModeSwitch } from '../../components/actions/EasyModeSwitch/EasyModeSwitch';
import { Skeletons } from '../../components/feedback/Skeletons/Skeletons';
import type { AnswerGroup } from '../../components/forms/AnswerList/AnswerList';
import { QuestionCards } from '../../components/forms/QuestionField/QuestionField';
import { useDialog } from '../../components/overlays/Dialog/useDialog';
import { UrgentDialog } from '../../components/overlays/UrgentDialog/UrgentDialog';
import { subjectTitles } from '../../copy/booking';
import { common } from '../../copy/common';
import { answerProblemItem, questionnaire } from '../../copy/questionnaire';
import { useNow } from '../../device/clinicClock';
import type { VisitKind } from '../../domain/booking/block';
import { formatDateWithEra } from '../../domain/calendar/era';
import { formatDayTime, type Instant } from '../../domain/calendar/jst';
import {
  answerInWords,
  answerProblems,
  answersToSend,
  initialAnswers,
  normalizeAnswers,
} from '../../domain/questionnaire/answers';
import {
  isAsked,
  chosenUrgentChoices,
  type Answer,
  type Answers,
  type Choice,
  type Question,
} from '../../domain/questionnaire/question';
import { BookingSteps } from '../../forms/BookingSteps';
import { useClinicForm, type DraftKey } from '../../forms/useClinicForm';
import { paths } from '../../paths';
import { useEasyMode } from '../../theme/easyMode';

export const useQuestionnaireForm = (questions: readonly Question[], draft: DraftKey, now: Instant) =>
  useClinicForm({
    initial: initialAnswers(questions),
    draft,
    idOf: (key) => `question-${key}`,
    problems: (answers) => answerProblems(questions, answers, now),
    normalize: (answers) => normalizeAnswers(questions, answers),
    words: {
      missing: questionnaire.missing,
      wrong: questionnaire.invalid,
      problem: (key, problem) => {
        const question = questions.find((listed) => listed.key === key);
        return question ? answerProblemItem(question, problem) : '';
      },
    },
  });

type QuestionnaireForm = ReturnType<typeof useQuestionnaireForm>;

/**
 * Opens a dialog when a patient chooses an urgent symptom (§urgent-answers).
 * If the patient has not denied the symptom, the dialog opens again before the next page.
 */
export function useUrgentAnswers(questions: readonly Question[], form: QuestionnaireForm) {
  const [deniedChoices, setDeniedChoices] = useState<readonly Choice[]>([]);
  const [askedKeys, showDialog, close] = useDialog<readonly string[]>('urgent');
  const pendingStep = useRef<() => void>(undefined);
  const undeniedChoicesOf = (question: Question, answer: Answer | undefined) =>
    chosenUrgentChoices(question, answer).filter((choice) => !deniedChoices.some((other) => other.id === choice.id));
  const undeniedChoicesIn = (keys: readonly string[]) =>
    questions
      .filter((question) => keys.includes(question.key) && isAsked(question, form.values))
      .flatMap((question) => undeniedChoicesOf(question, form.values[question.key]));

  const askAbout = (keys: readonly string[], goOn?: () => void) => {
    pendingStep.current = goOn;
    showDialog(keys);
  };
  return {
    field: (question: Question) => {
      const field = form.field(question.key);
      const onChange = (answer: Answer) => {
        field.onChange(answer);
        const before = chosenUrgentChoices(question, field.value);
        if (undeniedChoicesOf(question, answer).some((choice) => !before.includes(choice))) askAbout([question.key]);
      };
      return { ...field, onChange };
    },
    askBefore: (keys: readonly string[], goOn: () => void) =>
      undeniedChoicesIn(keys).length > 0 ? askAbout(keys, goOn) : goOn(),
    dialog: {
      symptoms: askedKeys && undeniedChoicesIn(askedKeys).map(({ text }) => text),
      onGoOn: () => {
        setDeniedChoices([...deniedChoices, ...undeniedChoicesIn(askedKeys ?? [])]);
        close(() => pendingStep.current?.());
      },
      onClose: close,
    },
  };
}

const formatters = {
  date: formatDateWithEra,
  image: (image: Blob) => questionnaire.imageAttached(image instanceof File ? image.name : ''),
};

const groupsOf = (pages: readonly Question[][], answers: Answers): AnswerGroup[] =>
  pages.map((page) => ({
    key: page[0]?.key ?? '',
    lines: page
      .filter((question) => isAsked(question, answers))
      .map((question) => ({
        key: question.key,
        question: question.text,
        answer: answerInWords(question, answers[question.key], formatters),
      })),
  }));

export function QuestionnaireSteps({ kind, pages }: { kind: VisitKind; pages: readonly Question[][] }) {
  const { block, subjectId, version } = useChosenBlock();
  const { isEasy, setEasy } = useEasyMode();
  const now = useNow();
  const doctor = useDoctor(block.admin_user_id, subjectId);
  const { bookFirstVisit, bookRepeatVisit } = useBooking();
  const [pathOf, book] = kind === 'initial' ? [paths.diagnose, bookFirstVisit] : [paths.rediagnose, bookRepeatVisit];
  const questions = pages.flat();
  const form = useQuestionnaireForm(questions, { subjectId, form: kind, address: pathOf(block) }, now);
  const urgent = useUrgentAnswers(questions, form);
  if (!form.draft.ready) return <Skeletons shape="form" />;
  const bookingParts = [
    `${formatDayTime(block.start_time, now)}〜`,
    subjectTitles[subjectId],
    doctor.status === 'ready' ? common.doctor(doctor.data.doctors.lastname) : '',
  ].filter(Boolean);
  return (
    <>
      <BookingSteps
        key={form.resetCount}
        form={form}
        pages={pages.map((page) => page.map(({ key }) => key))}
        groups={groupsOf(pages, normalizeAnswers(questions, form.values))}
        renderFields={(keys) => (
          <QuestionCards
            questions={questions.filter((question) => keys.includes(question.key) && isAsked(question, form.values))}
            now={now}
            field={urgent.field}
          />
        )}
        pathOf={pathOf}
        send={(target, answers) => book(target, answersToSend(questions, answers, now), version)}
        bookingParts={bookingParts}
        progress
        intro={(problemsShown) => !problemsShown && <EasyModeSwitch compact checked={isEasy} onChange={setEasy} />}
        beforeStep={urgent.askBefore}
      />
      <UrgentDialog {...urgent.dialog} />
    </>
  );
}
