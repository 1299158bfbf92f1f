import { Stack, Text } from '@mantine/core';
import { addresses as copy } from '../../../copy/person';
import type { AddressEntry, AddressProblem } from '../../../domain/fields/address';
import { isUnsure } from '../../../domain/failure';
import type { FormView } from '../FieldFrame/fieldProps';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary';
import { ActionResult, type ActionResultProps } from '../../feedback/ActionResult/ActionResult';
import { AddressFields } from './AddressFields';
import type { ZipLookup } from '../ZipField/useTowns';
import { MainButton } from '../../actions/MainButton/MainButton';

interface AddressFormProps {
  form: FormView<AddressEntry, AddressProblem>;
  lookUp: ZipLookup;
  busy: boolean;
  result: ActionResultProps;
  onCancel: () => void;
}

/** 新しいお届け先のフォーム */
export function AddressForm({ form, lookUp, busy, result, onCancel }: AddressFormProps) {
  const { fieldsWithProblems, problemHint, summary, submit } = form;
  return (
    <form noValidate aria-label={copy.add} onSubmit={submit}>
      <Stack>
        <ErrorSummary summary={summary} />
        <AddressFields form={form} lookUp={lookUp} hint={copy.addressHint} />
        <ActionResult {...result} />
        <Stack gap="xs" pt={4}>
          <Text role="status" size="sm" fw={700} c="warm" ta="center">
            {problemHint}
          </Text>
          <MainButton
            type="submit"
            variant={isUnsure(result.action) ? 'outline' : 'main'}
            blocked={fieldsWithProblems.length > 0}
            onBlocked={submit}
            busy={busy}
          >
            {busy ? copy.submitting : copy.submit}
          </MainButton>
          <MainButton variant="outline" blocked={busy} onClick={onCancel}>
            {copy.cancel}
          </MainButton>
        </Stack>
      </Stack>
    </form>
  );
}
