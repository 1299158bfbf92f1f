import { Stack, Text } from '@mantine/core';
import { addresses as copy, register, registerProblem } from '../../../copy/person';
import { type AddressEntry, type AddressLine, type AddressProblem } from '../../../domain/fields/address';
import { isUnsure } from '../../../domain/failure';
import type { FormView } from '../FieldFrame/formView';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary';
import { ActionResult, type ActionResultProps } from '../../feedback/ActionResult/ActionResult';
import { AddressField } from '../AddressField/AddressField';
import { FieldGroup } from '../FieldGroup/FieldGroup';
import { LineField } from '../LineField/LineField';
import { MainButton } from '../../actions/MainButton/MainButton';
import { ZipField } from '../ZipField/ZipField';

interface AddressFormProps {
  /** 入力の状態（値・エラー） */
  form: FormView<AddressEntry, AddressProblem>;
  /** 7桁の郵便番号から住所を探す */
  lookUp: (zip: string) => Promise<{ address: string }[]>;
  /** 送っているとき true */
  busy: boolean;
  /** 送信の結果 */
  result: ActionResultProps;
  /** 「やめる」を押したとき */
  onCancel: () => void;
}

/** 新しいお届け先のフォーム（§address-fields、§input-forgiving、§zip-finds-address） */
export function AddressForm({ form, lookUp, busy, result, onCancel }: AddressFormProps) {
  const { open, hint, summary, submit } = form;
  const address = form.field('address');
  const noNumber = form.field('noNumber');
  const line = (name: AddressLine) => {
    const { id, value, onChange, onLeave, problem } = form.field(name);
    return {
      id,
      label: register.labels[name],
      hint: name === 'address' ? copy.addressHint : register.hints[name],
      required: name !== 'apartment',
      problem: problem && registerProblem(name, problem),
      value,
      onChange,
      onLeave,
    };
  };
  return (
    <form
      noValidate
      aria-label={copy.add}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack>
        <ErrorSummary summary={summary} />
        <FieldGroup>
          <ZipField {...line('zip')} address={address.value} lookUp={lookUp} onAddress={address.onChange} />
          <AddressField
            {...line('address')}
            noNumber={noNumber.value !== ''}
            onNoNumber={(none) => noNumber.onChange(none ? 'yes' : '')}
          />
          <LineField {...line('apartment')} autoComplete="address-line2" />
        </FieldGroup>
        <ActionResult {...result} />
        <Stack gap="xs" pt={4}>
          <Text role="status" size="sm" fw={700} c="warm" ta="center">
            {hint}
          </Text>
          <MainButton
            type="submit"
            variant={result.of && isUnsure(result.of) ? 'outline' : 'main'}
            blocked={open.length > 0}
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
