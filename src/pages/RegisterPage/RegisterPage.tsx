import { useState } from 'react';
import { useAnswers } from '../../api/answers';
import { useBooking } from '../../api/booking';
import { useChosenBlock } from '../../booking/chosenBlock';
import { useUrgentCheck } from '../../booking/useUrgentCheck';
import { Skeletons } from '../../components/feedback/Skeletons/Skeletons';
import type { AnswerGroup } from '../../components/forms/AnswerList/AnswerList';
import { Text } from '../../components/layout/Unbroken/texts';
import { UrgentCheck } from '../../components/overlays/UrgentCheck/UrgentCheck';
import { subjectTitles } from '../../copy/booking';
import { register } from '../../copy/person';
import { useNow } from '../../device/clinicClock';
import { formatDateWithEra } from '../../domain/calendar/era';
import { formatDayTime, isJstDate } from '../../domain/calendar/jst';
import {
  CUSTOMER_GROUPS,
  CUSTOMER_LINES,
  knownCustomer,
  normalizeCustomer,
  type CustomerForm,
} from '../../domain/questionnaire/customerForm';
import { BookingSteps } from '../../forms/BookingSteps';
import { paths } from '../../paths';
import { CustomerFields, useCustomerForm } from './CustomerFields';

/** `/reserve/register/{id}`: the customer form, its check page and the booking. */
export function RegisterPage() {
  const answers = useAnswers();
  // Decided once: the form neither waits for a second attempt of this read nor depends on it.
  const [known, setKnown] = useState<Partial<CustomerForm> | null>(null);
  if (known === null && answers.status !== 'loading')
    setKnown(answers.status === 'ready' ? knownCustomer(answers.data.rows) : {});
  return known === null ? <Skeletons shape="form" /> : <Register known={known} />;
}

function groupsOf(typed: CustomerForm): AnswerGroup[] {
  const form = normalizeCustomer(typed);
  const [born = ''] = form.birthday;
  const birthday = isJstDate(born) ? formatDateWithEra(born) : '';
  return CUSTOMER_GROUPS.map((lines) => ({
    key: lines[0],
    lines: lines.map((line) => {
      const answer = line === 'birthday' ? birthday : form[line];
      const shown = line === 'zip' ? answer.replace(/^(\d{3})/, '$1-') : answer;
      return { key: line, question: register.labels[line], answer: shown || register.emptyApartment };
    }),
  }));
}

function Register({ known }: { known: Partial<CustomerForm> }) {
  const { block, subjectId, version } = useChosenBlock();
  const now = useNow();
  const form = useCustomerForm(known, { subjectId, form: 'register', address: paths.register(block) }, now);
  const { bookWithCustomer } = useBooking();
  const urgent = useUrgentCheck(block);
  if (!form.draft.ready) return <Skeletons shape="form" />;
  return (
    <>
      <BookingSteps
        key={form.round}
        form={form}
        pages={[CUSTOMER_LINES]}
        groups={groupsOf(form.values)}
        draw={(lines) => (
          <CustomerFields form={form} groups={CUSTOMER_GROUPS.filter(([first]) => lines.includes(first))} now={now} />
        )}
        pathOf={paths.register}
        send={(wanted, customer) => bookWithCustomer(wanted, customer, version)}
        summary={[`${formatDayTime(block.start_time, now)}〜`, subjectTitles[subjectId]]}
        lead={() => (
          <Text size="sm" c="dimmed">
            {register.lead}
          </Text>
        )}
        before={(lines, goOn) => (lines.length > 0 ? goOn() : urgent.ask(goOn))}
      />
      <UrgentCheck {...urgent.check} />
    </>
  );
}
