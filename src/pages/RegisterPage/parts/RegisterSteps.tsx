import { Stack } from '@mantine/core';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { clinicNow } from '../../../device/clinicClock';
import { useBooking } from '../../../api/booking';
import { useUrgentCheck } from '../../../booking/useUrgentCheck';
import type { ChosenBlock } from '../../../booking/chosenBlock';
import { useBookingRun } from '../../../booking/useBookingRun';
import type { Draft } from '../../../device/useDraft';
import { paths } from '../../../paths';
import { AnswerCheck } from '../../../components/forms/AnswerCheck/AnswerCheck';
import { DraftState } from '../../../components/forms/DraftState/DraftState';
import { focusField } from '../../../components/forms/FieldFrame/focusField';
import { BookingOutcomeDialog } from '../../../components/overlays/BookingOutcomeDialog/BookingOutcomeDialog';
import { UrgentCheck } from '../../../components/overlays/UrgentCheck/UrgentCheck';
import { useGoBack } from '../../../components/layout/PageHeader/useGoBack';
import { booking, subjectTitles } from '../../../copy/booking';
import { questionnaire } from '../../../copy/questionnaire';
import { CUSTOMER_GROUPS, type CustomerForm } from '../../../domain/questionnaire/customerForm';
import { formatDayTime } from '../../../domain/calendar/jst';
import { CustomerFields } from './CustomerFields';
import { customerInWords } from './customerInWords';
import { CustomerStep } from './CustomerStep';
import { useCustomerForm } from './useCustomerForm';

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
  const [query] = useSearchParams();
  const checkAt = `${paths.register(block)}&step=check`;
  const isCheck = query.get('step') === 'check';
  const changing = CUSTOMER_GROUPS.find(([first]) => isCheck && first === query.get('group')) ?? null;
  const goBack = useGoBack(changing ? checkAt : paths.confirm(block));
  const form = useCustomerForm(draft, known, () => (changing ? goBack() : void navigate(checkAt)));
  const { bookWithCustomer } = useBooking();
  // What is being corrected in place may be incomplete meanwhile.
  const checking = isCheck && form.open.every((line) => changing?.some((one) => one === line));
  // The notice of a resumed draft stands on the page where it was resumed.
  const [resumedAtCheck] = useState(checking);
  const restored = draft.restored && checking === resumedAtCheck && changing === null;
  const state = { ...draft, restored, onStartOver: draft.startOver };
  const { busy, attempt, dialog, run } = useBookingRun({
    chosen,
    atLastStep: checking,
    onBooked: () => {
      void draft.forget();
      void navigate(paths.reservationsBooked, { replace: true });
    },
    onMoved: (offer) => void navigate(`${paths.register(offer)}${checking ? '&step=check' : ''}`, { replace: true }),
  });
  const urgent = useUrgentCheck(block, () => run((wanted) => bookWithCustomer(wanted, form.values, version)));
  const arrive = useEffectEvent((title: string) => {
    // A group that is open takes the focus itself.
    if (changing) return;
    window.scrollTo(0, 0);
    focusField(title);
  });
  useLayoutEffect(() => arrive(checking ? 'check-title' : 'page-title'), [checking]);

  // A check page that is not reachable yet leaves the URL at once: a letter would turn the page by itself.
  const formAt = isCheck && !checking ? paths.register(block) : null;
  useEffect(() => {
    if (formAt !== null) void navigate(formAt, { replace: true });
  }, [formAt, navigate]);

  const summary = [`${formatDayTime(block.start_time, clinicNow())}〜`, subjectTitles[subjectId]];
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
        groups={customerInWords(form.values)}
        changing={
          changing && {
            group: changing[0],
            fields: <CustomerFields form={form} groups={[changing]} />,
            hint: form.hint,
            summary: form.summary,
            submit: form.submit,
            onDone: form.submit,
          }
        }
        summary={summary}
        busy={busy}
        onChange={(group) => void navigate(`${checkAt}&group=${group}`)}
        onBack={goBack}
        onBook={urgent.press}
        result={{
          of: attempt,
          failed: questionnaire.bookFailed,
          list: { label: booking.seeReservations, to: paths.reservations },
        }}
      >
        <DraftState {...state} busy={busy} />
      </AnswerCheck>
      <UrgentCheck {...urgent.check} />
      {outcomeDialog}
    </Stack>
  );
}
