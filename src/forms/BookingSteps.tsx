import { Stack } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { BookingOutcome } from '../api/contract/words';
import { useChosenBlock } from '../booking/chosenBlock';
import { useSubmitBooking } from '../booking/useSubmitBooking';
import { AnswerCheck } from '../components/forms/AnswerCheck/AnswerCheck';
import type { AnswerGroup } from '../components/forms/AnswerList/AnswerList';
import { DraftState } from '../components/forms/DraftState/DraftState';
import type { FormView } from '../components/forms/FieldFrame/fieldProps';
import { FormPage } from '../components/forms/FormPage/FormPage';
import { BookingOutcomeDialog } from '../components/overlays/BookingOutcomeDialog/BookingOutcomeDialog';
import { common } from '../copy/common';
import { questionnaire } from '../copy/questionnaire';
import type { Block } from '../domain/booking/block';
import { paths } from '../paths';
import type { useClinicForm } from './useClinicForm';
import { useSteps } from './useSteps';

interface BookingForm<Values> {
  draft: ReturnType<typeof useClinicForm>['draft'];
  hasProblem: (field: string) => boolean;
  part(
    fields: readonly string[],
    onValid: (values: Values) => void,
  ): Pick<FormView<unknown, unknown>, 'problemHint' | 'summary' | 'submit'>;
  startOver: () => void;
}

interface BookingStepsProps<Values> {
  form: BookingForm<Values>;
  pages: readonly (readonly string[])[];
  /** The answers on the check page. The `key` of each `AnswerLine` is the name of the field. */
  groups: readonly AnswerGroup[];
  renderFields: (fields: readonly string[]) => ReactNode;
  pathOf: (block: Block) => string;
  send: (block: Block, values: Values) => Promise<BookingOutcome>;
  /** The time, subject and doctor of the block. */
  bookingParts: string[];
  progress?: boolean;
  /** Renders the content above the fields of the first page. */
  intro: (problemsShown: boolean) => ReactNode;
  /**
   * The form calls `beforeStep` before the next page and before booking.
   * `fields` lists the fields on the screen; before booking, `fields` is empty.
   */
  beforeStep: (fields: readonly string[], goOn: () => void) => void;
}

export function BookingSteps<Values>(props: BookingStepsProps<Values>) {
  const { form, pages, groups, renderFields, pathOf, send, bookingParts, progress, intro, beforeStep } = props;
  const { block } = useChosenBlock();
  const { hasProblem, draft } = form;
  const steps = useSteps({ pages, groups, hasProblem, parent: paths.confirm(block), resumed: draft.restored });
  const { index, isCheck, changing } = steps;
  // Only the page at which the form opened shows the notice about a restored draft.
  const [resumedAt] = useState(index);
  const { busy, attempt, dialog, run } = useSubmitBooking({
    isLastStep: isCheck,
    onBooked: () => void draft.forget(),
    pathOf: (offer) => `${pathOf(offer)}&step=${steps.name}`,
  });
  const state = {
    stored: draft.stored,
    restored: draft.restored && index === resumedAt && changing === null,
    busy,
    onStartOver: form.startOver,
  };
  const fields = changing ? changing.lines.map(({ key }) => key) : (pages[index - 1] ?? []);
  const part = form.part(fields, changing ? steps.back : steps.goNext);
  const goNext = () => beforeStep(fields, part.submit);
  const book = form.part(pages.flat(), (values) => run((target) => send(target, values))).submit;
  return (
    <Stack>
      {isCheck ? (
        <AnswerCheck
          groups={groups}
          changing={changing && { ...part, group: changing.key, fields: renderFields(fields), onDone: goNext }}
          bookingParts={bookingParts}
          busy={busy}
          onChange={steps.change}
          onBack={steps.back}
          onBook={() => beforeStep([], book)}
          result={{
            action: attempt,
            failed: questionnaire.bookFailed,
            checkAction: { label: common.toReservations, to: paths.reservations },
            what: questionnaire.yourBooking,
          }}
        >
          <DraftState {...state} />
        </AnswerCheck>
      ) : (
        <FormPage
          progress={progress}
          unsaved={draft.stored === false}
          key={index}
          form={part}
          page={index}
          total={pages.length}
          bookingParts={bookingParts}
          onNext={goNext}
          onBack={steps.back}
        >
          <DraftState {...state} />
          {index === 1 && intro(part.summary !== null)}
          {renderFields(fields)}
          <DraftState {...state} atEnd />
        </FormPage>
      )}
      <BookingOutcomeDialog {...dialog} />
    </Stack>
  );
}
