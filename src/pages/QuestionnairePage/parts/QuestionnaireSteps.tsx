import { Stack } from '@mantine/core';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useBooking } from '../../../api/booking';
import type { ChosenBlock } from '../../../booking/chosenBlock';
import { useBookingRun } from '../../../booking/useBookingRun';
import { useNow } from '../../../device/clinicClock';
import type { Draft } from '../../../device/useDraft';
import { useDoctor } from '../../../api/doctors';
import { paths } from '../../../paths';
import { DraftState } from '../../../components/forms/DraftState/DraftState';
import { BookingOutcomeDialog } from '../../../components/overlays/BookingOutcomeDialog/BookingOutcomeDialog';
import { common } from '../../../copy/common';
import { booking, subjectTitles } from '../../../copy/booking';
import { questionnaire } from '../../../copy/questionnaire';
import { firstOpenPage, restoreAnswers, answersToSend } from '../../../domain/questionnaire/answers';
import type { VisitKind } from '../../../domain/booking/block';
import { formatDayTime } from '../../../domain/calendar/jst';
import type { Question } from '../../../domain/questionnaire/question';
import { groupKey } from './answerGroups';
import { CheckStep } from './CheckStep';
import { QuestionsStep } from './QuestionsStep';
import { useQuestionPages } from './useQuestionPages';

interface QuestionnaireStepsProps {
  kind: VisitKind;
  chosen: ChosenBlock;
  pages: Question[][];
  draft: Draft;
}

/** The pages, the check page and the booking, over one set of answers. */
export function QuestionnaireSteps({ kind, chosen, pages, draft }: QuestionnaireStepsProps) {
  const navigate = useNavigate();
  const { block, subjectId, version } = chosen;
  const doctor = useDoctor(block.admin_user_id, subjectId);
  const all = pages.flat();
  const now = useNow();
  const answers = restoreAnswers(all, draft.typed);
  const [query] = useSearchParams();
  const named = query.get('step') === 'check' ? query.get('group') : null;
  const changing = pages.find((page) => groupKey(page) === named) ?? null;
  // What is being corrected in place may be incomplete meanwhile.
  const open = firstOpenPage(
    pages.map((page) => page.filter((question) => !changing?.includes(question))),
    answers,
    now,
  );
  const steps = useQuestionPages({
    total: pages.length,
    open,
    parent: paths.confirm(block),
    changing: changing && groupKey(changing),
    resumed: draft.restored,
  });
  // The notice of a resumed draft, and with it starting over, stands on the page where it was resumed.
  const [resumedAt] = useState(steps.step);
  const state = {
    kept: draft.kept,
    restored: draft.restored && steps.step === resumedAt && changing === null,
    onStartOver: () => {
      draft.startOver();
      steps.startOver();
    },
  };
  const { bookFirstVisit, bookRepeatVisit } = useBooking();
  const { busy, attempt, dialog, run } = useBookingRun({
    chosen,
    atLastStep: steps.step === 'check',
    onBooked: () => {
      void draft.forget();
      void navigate(paths.reservationsBooked, { replace: true });
    },
    onMoved: (offer) => {
      const address = kind === 'initial' ? paths.diagnose(offer) : paths.rediagnose(offer);
      void navigate(`${address}&step=${steps.step}`, { replace: true });
    },
  });
  const bookVisit = kind === 'initial' ? bookFirstVisit : bookRepeatVisit;
  const book = () => run((wanted) => bookVisit(wanted, answersToSend(all, answers, now), version));
  const summary = [
    `${formatDayTime(block.start_time, now)}〜`,
    subjectTitles[subjectId],
    doctor.status === 'ready' ? common.doctor(doctor.data.doctors.lastname) : '',
  ].filter(Boolean);

  const outcomeDialog = <BookingOutcomeDialog {...dialog} />;

  if (steps.step !== 'check') {
    return (
      <Stack>
        <QuestionsStep
          key={`${steps.step} ${draft.round}`}
          pages={pages}
          page={steps.step}
          draft={draft}
          summary={summary}
          steps={steps}
          state={state}
        />
        {outcomeDialog}
      </Stack>
    );
  }
  return (
    <Stack>
      <CheckStep
        key={draft.round}
        all={all}
        groups={pages}
        changing={changing}
        draft={draft}
        onDone={steps.back}
        summary={summary}
        busy={busy}
        onChange={(group) => void steps.change(group)}
        onBack={steps.back}
        onBook={book}
        result={{
          of: attempt,
          failed: questionnaire.bookFailed,
          list: { label: booking.seeReservations, to: paths.reservations },
        }}
      >
        <DraftState {...state} busy={busy} />
      </CheckStep>
      {outcomeDialog}
    </Stack>
  );
}
