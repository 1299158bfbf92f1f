import type { ComponentProps } from 'react';
import { ActionBar } from '../../../components/layout/ActionBar/ActionBar';
import { BookingLine } from '../../../components/booking/BookingSummary/BookingLine';
import { DraftState } from '../../../components/forms/DraftState/DraftState';
import { ErrorSummary } from '../../../components/forms/ErrorSummary/ErrorSummary';
import { MainButton } from '../../../components/actions/MainButton/MainButton';
import { common } from '../../../copy/common';
import { questionnaire } from '../../../copy/questionnaire';
import { register } from '../../../copy/person';
import { CustomerFields } from './CustomerFields';
import type { CustomerFormState } from './useCustomerForm';
import { Text } from '../../../components/layout/Unbroken/texts';

interface CustomerStepProps {
  form: CustomerFormState;
  /** The state of the draft, as its notices show it. */
  state: ComponentProps<typeof DraftState>;
  summary: string[];
  onBack: () => void;
}

/**
 * The form. What is missing is shown next to the button and, after a submit attempt, at the top (§blocked-says-why,
 * §error-summary).
 */
export function CustomerStep({ form, state, summary, onBack }: CustomerStepProps) {
  const { summary: problems, submit } = form;
  return (
    <>
      <BookingLine parts={summary} />
      {problems && (
        <ErrorSummary title={register.summaryTitle} items={problems.items} submitAttempts={problems.attempt} />
      )}
      <DraftState {...state} />
      <Text size="sm" c="dimmed">
        {register.lead}
      </Text>
      <CustomerFields form={form} />
      <DraftState {...state} end />
      <ActionBar status={form.hint} tone="warm">
        <MainButton variant="outline" onClick={onBack}>
          {common.back}
        </MainButton>
        <MainButton blocked={form.open.length > 0} onBlocked={submit} onClick={submit}>
          {questionnaire.check}
        </MainButton>
      </ActionBar>
    </>
  );
}
