import type { Draft } from '../../../api/useDraft';
import { ActionBar } from '../../../components/ActionBar/ActionBar';
import { BookingLine } from '../../../components/BookingSummary/BookingLine';
import { DraftState } from '../../../components/DraftState/DraftState';
import { ErrorSummary } from '../../../components/ErrorSummary/ErrorSummary';
import { MainButton } from '../../../components/MainButton/MainButton';
import { common } from '../../../copy/common';
import { questionnaire } from '../../../copy/questionnaire';
import { register } from '../../../copy/register';
import classes from '../RegisterPage.module.css';
import { CustomerFields, lineId } from './CustomerFields';
import type { CustomerFormState } from './useCustomerForm';

interface CustomerStepProps {
  form: CustomerFormState;
  draft: Draft;
  summary: string[];
  onBack: () => void;
  onNext: () => void;
}

/** The form itself: what is missing is said beside the button and, once asked for, at the top (D10, E4). */
export function CustomerStep({ form, draft, summary, onBack, onNext }: CustomerStepProps) {
  const blocked = form.open.length > 0;
  const wrong = form.open.length - form.missing;
  const hint = form.missing > 0 ? register.missing(form.missing) : wrong > 0 ? register.wrong(wrong) : null;
  const told = form.open.flatMap((line) => {
    const text = form.told(line);
    return text === null ? [] : [{ id: lineId(line), text }];
  });
  const state = <DraftState kept={draft.kept} restored={draft.restored} onStartOver={form.startOver} />;
  const tells = draft.restored || !draft.kept;
  return (
    <>
      <BookingLine parts={summary} />
      {form.round > 0 && told.length > 0 && (
        <ErrorSummary title={register.summaryTitle} items={told} round={form.round} />
      )}
      {tells && state}
      <p className={classes.lead}>{register.lead}</p>
      <CustomerFields form={form} />
      {!tells && state}
      <ActionBar status={hint} tone="warm">
        <MainButton variant="outline" onClick={onBack}>
          {common.back}
        </MainButton>
        <MainButton blocked={blocked} onBlocked={form.ask} onClick={onNext}>
          {questionnaire.check}
        </MainButton>
      </ActionBar>
    </>
  );
}
