import { Stack } from '@mantine/core';
import { useLayoutEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { clinicNow } from '../../../device/clinicClock';
import { useBooking } from '../../../api/booking';
import { useUrgentCheck } from '../../../booking/useUrgentCheck';
import type { ChosenBlock } from '../../../booking/chosenBlock';
import { useBookingRun } from '../../../booking/useBookingRun';
import type { Draft } from '../../../device/useDraft';
import { paths } from '../../../paths';
import { writeOutcome } from '../../../components/feedback/ActionOutcome/writeOutcome';
import { AnswerCheck } from '../../../components/forms/AnswerCheck/AnswerCheck';
import { DraftState } from '../../../components/forms/DraftState/DraftState';
import { focusField } from '../../../components/forms/FieldFrame/focusField';
import { BookingOutcomeDialog } from '../../../components/overlays/BookingOutcomeDialog/BookingOutcomeDialog';
import { UrgentCheck } from '../../../components/overlays/UrgentCheck/UrgentCheck';
import { useGoBack } from '../../../components/layout/PageHeader/useGoBack';
import { booking, subjectTitles } from '../../../copy/booking';
import { lostReply } from '../../../copy/trouble';
import { questionnaire } from '../../../copy/questionnaire';
import type { CustomerForm } from '../../../domain/questionnaire/customerForm';
import { formatDayTime } from '../../../domain/calendar/jst';
import { usePlatform } from '../../../messaging/PlatformProvider';
import { customerInWords } from './customerInWords';
import { CustomerStep } from './CustomerStep';
import { lineId, useCustomerForm } from './useCustomerForm';

interface RegisterStepsProps {
  chosen: ChosenBlock;
  draft: Draft;
  /** What the patient's answers have told already (§person-asked-once). */
  known: Partial<CustomerForm>;
}

/**
 * The form, its check page and the booking; the step is in the URL, so that back and reload keep it (§choice-in-url).
 */
export function RegisterSteps({ chosen, draft, known }: RegisterStepsProps) {
  const navigate = useNavigate();
  const { block, subjectId, version } = chosen;
  const platform = usePlatform();
  const [query] = useSearchParams();
  const goBack = useGoBack(paths.confirm(block));
  const form = useCustomerForm(draft, known, () => void navigate(`${paths.register(block)}&step=check`));
  const { bookWithCustomer } = useBooking();
  const checking = query.get('step') === 'check' && form.open.length === 0;
  // The notice of a resumed draft stands on the page where it was resumed (§draft-start-over).
  const [resumedAtCheck] = useState(checking);
  const restored = draft.restored && checking === resumedAtCheck;
  const state = { ...draft, restored, onStartOver: draft.startOver, onUndo: draft.undo };
  const urgent = useUrgentCheck(block);
  const line = query.get('line');
  const { busy, written, dialog, run } = useBookingRun({
    chosen,
    atLastStep: checking,
    onBooked: (when) => {
      void draft.forget();
      void navigate(paths.reservationsBooked(when), { replace: true });
    },
    onMoved: (offer) => void navigate(`${paths.register(offer)}${checking ? '&step=check' : ''}`, { replace: true }),
  });
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
    focusField(checking ? 'check-title' : line ? lineId(line) : 'page-title');
  }, [checking, line]);

  const summary = [`${formatDayTime(block.start_time, clinicNow())}〜`, subjectTitles[subjectId]];
  const toReservations = { label: booking.seeReservations, to: paths.reservations, main: true };
  const outcomeDialog = <BookingOutcomeDialog {...dialog} />;
  if (!checking) {
    return (
      <Stack>
        <CustomerStep form={form} state={state} summary={summary} onBack={goBack} />
        {outcomeDialog}
      </Stack>
    );
  }
  return (
    <Stack>
      <AnswerCheck
        items={customerInWords(form.values)}
        summary={summary}
        busy={busy}
        lost={written.lost}
        onChange={(key) => void navigate(`${paths.register(block)}&line=${key}`)}
        onBack={goBack}
        onBook={() => urgent.before(() => run((wanted) => bookWithCustomer(wanted, form.values, version)))}
        outcome={writeOutcome(lostReply.book, written, questionnaire.bookFailed, toReservations)}
        outcomeOf={written.at}
        onLogin={platform.relogin}
      >
        <DraftState {...state} />
      </AnswerCheck>
      <UrgentCheck {...urgent.check} />
      {outcomeDialog}
    </Stack>
  );
}
