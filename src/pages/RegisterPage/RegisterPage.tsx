import { useState } from 'react';
import { useAnswers } from '../../api/answers';
import { useBooking } from '../../api/booking';
import { useChosenBlock } from '../../booking/chosenBlock';
import { useUrgentCheck } from '../../booking/useUrgentCheck';
import { lookUpZip } from '../../api/zipLookup';
import { AddressFields, singleLineProps } from '../../components/forms/AddressForm/AddressFields';
import { DateCard } from '../../components/forms/DateField/DateField';
import { FieldGroup } from '../../components/forms/FieldGroup/FieldGroup';
import { SingleLineField } from '../../components/forms/SingleLineField/SingleLineField';
import { Skeletons } from '../../components/feedback/Skeletons/Skeletons';
import type { AnswerGroup } from '../../components/forms/AnswerList/AnswerList';
import { Text } from '../../components/layout/JaText/texts';
import { UrgentCheck } from '../../components/overlays/UrgentCheck/UrgentCheck';
import { subjectTitles } from '../../copy/booking';
import { register, registerProblem } from '../../copy/person';
import { useNow } from '../../device/clinicClock';
import { formatDateWithEra } from '../../domain/calendar/era';
import { formatDayTime, isJstDate, type Instant } from '../../domain/calendar/jst';
import {
  CUSTOMER_GROUPS,
  CUSTOMER_FIELDS,
  customerProblems,
  EMPTY_CUSTOMER,
  customerFromAnswers,
  normalizeCustomer,
  type CustomerForm,
} from '../../domain/questionnaire/customerForm';
import { BookingSteps } from '../../forms/BookingSteps';
import { useClinicForm, type DraftKey } from '../../forms/useClinicForm';
import { paths } from '../../paths';

/** If the subject has no questionnaire, asks a first-time patient for personal data (§customer-form-way). */
export function RegisterPage() {
  const answers = useAnswers();
  // Kept in state, so that a later reply does not change the form while the patient fills it in.
  const [prefilled, setPrefilled] = useState<Partial<CustomerForm> | null>(null);
  if (prefilled === null && answers.status !== 'loading')
    setPrefilled(answers.status === 'ready' ? customerFromAnswers(answers.data.rows) : {});
  return prefilled === null ? <Skeletons shape="form" /> : <CustomerFormSteps prefilled={prefilled} />;
}

/** Starts with the patient's earlier answers (§person-asked-once). */
function useCustomerForm(prefilled: Partial<CustomerForm>, draft: DraftKey, now: Instant) {
  const [initial] = useState<CustomerForm>({ ...EMPTY_CUSTOMER, ...prefilled });
  return useClinicForm({
    initial,
    draft,
    idOf: (line) => `customer-${line}`,
    problems: (values) => customerProblems(values, now),
    normalize: normalizeCustomer,
    words: { missing: register.missing, wrong: register.wrong, problem: registerProblem },
  });
}

const INPUT_PROPS = {
  name: { autoComplete: 'name' },
  furigana: {},
  phone: { inputMode: 'tel', autoComplete: 'tel-national' },
  email: { inputMode: 'email', autoComplete: 'email' },
} as const;

interface CustomerFieldsProps {
  form: ReturnType<typeof useCustomerForm>;
  groups: readonly (typeof CUSTOMER_GROUPS)[number][];
  now: Instant;
}

function CustomerFields({ form, groups, now }: CustomerFieldsProps) {
  const fieldOf = (line: 'birthday' | keyof typeof INPUT_PROPS) => {
    if (line !== 'birthday')
      return <SingleLineField key={line} {...singleLineProps(line, form.field(line))} {...INPUT_PROPS[line]} />;
    const { id, value, onChange, problem } = form.field(line);
    // Shows a problem once year, month and day are chosen, because the three selects have no common blur event.
    const { birthday: birthdayProblem } = customerProblems(form.values, now);
    const shownProblem = problem ?? (birthdayProblem === 'missing' ? null : birthdayProblem);
    const words = {
      label: register.labels[line],
      required: true,
      problem: shownProblem && registerProblem(line, shownProblem),
    };
    return <DateCard key={line} id={id} words={words} value={value} onChange={onChange} birthday now={now} />;
  };
  return groups.map((lines) =>
    lines[0] === 'zip' ? (
      <AddressFields key={lines[0]} form={form} lookUp={lookUpZip} />
    ) : (
      <FieldGroup key={lines[0]}>{lines.map(fieldOf)}</FieldGroup>
    ),
  );
}

function groupsOf(input: CustomerForm): AnswerGroup[] {
  const values = normalizeCustomer(input);
  const [isoBirthday = ''] = values.birthday;
  const birthday = isJstDate(isoBirthday) ? formatDateWithEra(isoBirthday) : '';
  return CUSTOMER_GROUPS.map((lines) => ({
    key: lines[0],
    lines: lines.map((line) => {
      const answer = line === 'birthday' ? birthday : values[line];
      const shownAnswer = line === 'zip' ? answer.replace(/^(\d{3})/, '$1-') : answer;
      return { key: line, question: register.labels[line], answer: shownAnswer || register.emptyApartment };
    }),
  }));
}

function CustomerFormSteps({ prefilled }: { prefilled: Partial<CustomerForm> }) {
  const { block, subjectId, version } = useChosenBlock();
  const now = useNow();
  const form = useCustomerForm(prefilled, { subjectId, form: 'register', address: paths.register(block) }, now);
  const { bookWithCustomer } = useBooking();
  const urgent = useUrgentCheck(block);
  if (!form.draft.ready) return <Skeletons shape="form" />;
  return (
    <>
      <BookingSteps
        key={form.resetCount}
        form={form}
        pages={[CUSTOMER_FIELDS]}
        groups={groupsOf(form.values)}
        renderFields={(lines) => (
          <CustomerFields form={form} groups={CUSTOMER_GROUPS.filter(([first]) => lines.includes(first))} now={now} />
        )}
        pathOf={paths.register}
        send={(target, customer) => bookWithCustomer(target, customer, version)}
        bookingParts={[`${formatDayTime(block.start_time, now)}〜`, subjectTitles[subjectId]]}
        intro={() => (
          <Text size="sm" c="dimmed">
            {register.lead}
          </Text>
        )}
        beforeStep={(lines, goOn) => (lines.length > 0 ? goOn() : urgent.ask(goOn))}
      />
      <UrgentCheck {...urgent.check} />
    </>
  );
}
