import { Stack, Text } from '@mantine/core';
import { addressProblem, addresses as copy } from '../../../copy/addressesCopy';
import { register } from '../../../copy/registerCopy';
import type { AddressLine, AddressLines, AddressProblem } from '../../../domain/address';
import type { FormView } from '../../../domain/form';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary';
import { ActionOutcome } from '../../feedback/ActionOutcome/ActionOutcome';
import { LineField } from '../LineField/LineField';
import { MainButton } from '../../layout/MainButton/MainButton';
import { ZipField } from '../ZipField/ZipField';

interface AddressFormProps {
  /** 入力の状態（値・エラー・送信） */
  form: FormView<AddressLines, AddressProblem>;
  /** 7桁の郵便番号から住所を探す */
  lookUp: (zip: string) => Promise<{ address: string }[]>;
  /** 「やめる」を押したとき */
  onCancel: () => void;
  /** 「もう一度ログインする」を押したとき。渡さなければボタンを出しません */
  onLogin?: () => void;
}

/** 新しいお届け先のフォーム（spec §5「New address」、E5、E6） */
export function AddressForm({ form, lookUp, onCancel, onLogin }: AddressFormProps) {
  const { open, hint, summary, busy, failure, submit } = form;
  const address = form.field('address');
  const line = (name: AddressLine) => {
    const { id, value, onChange, onLeave, problem } = form.field(name);
    return {
      id,
      label: register.labels[name],
      hint: name === 'address' ? copy.addressHint : register.hints[name],
      required: name !== 'apartment',
      problem: problem && addressProblem(name, problem),
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
        {summary && (
          <ErrorSummary title={register.summaryTitle} items={summary.items} submitAttempts={summary.attempt} />
        )}
        <ZipField {...line('zip')} address={address.value} lookUp={lookUp} onAddress={address.onChange} />
        <LineField {...line('address')} autoComplete="street-address" />
        <LineField {...line('apartment')} autoComplete="address-line2" />
        <ActionOutcome outcome={failure && { title: copy.addFailed, failure }} onLogin={onLogin} />
        <Stack gap="xs" pt={4}>
          <Text role="status" size="sm" fw={700} c="warm" ta="center">
            {hint}
          </Text>
          <MainButton type="submit" blocked={open.length > 0} onBlocked={submit} busy={busy}>
            {busy ? copy.submitting : copy.submit}
          </MainButton>
          <MainButton variant="outline" onClick={onCancel}>
            {copy.cancel}
          </MainButton>
        </Stack>
      </Stack>
    </form>
  );
}
