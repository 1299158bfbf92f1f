import { addresses as copy } from '../../copy/addresses';
import { register } from '../../copy/register';
import type { AddressLines } from '../../domain/address';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary';
import { FailureNotice } from '../FailureNotice/FailureNotice';
import { LineField } from '../LineField/LineField';
import { MainButton } from '../MainButton/MainButton';
import { ZipField } from '../ZipField/ZipField';
import classes from './AddressForm.module.css';
import { useAddressForm } from './useAddressForm';

export interface AddressFormProps {
  /** 7桁の郵便番号から住所を探す */
  lookUp: (zip: string) => Promise<{ address: string }[]>;
  /** 追加するとき。失敗（reject）すると、入力を残したまま理由を伝えます */
  onSubmit: (values: AddressLines) => Promise<void>;
  /** 「やめる」を押したとき */
  onCancel: () => void;
  /** 復元する入力 */
  initial?: AddressLines;
  /** 入力が変わったとき（途中の入力を保存します） */
  onType?: (values: AddressLines) => void;
  /** 「もう一度ログインする」を押したとき。渡さなければボタンを出しません */
  onLogin?: () => void;
}

const idOf = (line: string) => `new-address-${line}`;

/** 新しいお届け先のフォーム（spec §5「New address」、E5、E6） */
export function AddressForm({ lookUp, onSubmit, onCancel, initial, onType, onLogin }: AddressFormProps) {
  const form = useAddressForm({ initial, onType, onSubmit });
  const { values, open, missing, progress } = form;
  const busy = progress.is === 'busy';
  const hint = missing > 0 ? register.missing(missing) : open.length > 0 ? register.wrong(open.length) : null;
  const items = open.flatMap((line) => {
    const text = form.told(line);
    return text === null ? [] : [{ id: idOf(line), text }];
  });
  const wired = (line: 'zip' | 'address' | 'apartment') => ({
    id: idOf(line),
    label: register.labels[line],
    hint: line === 'address' ? copy.addressHint : register.hints[line],
    required: line !== 'apartment',
    problem: form.told(line),
    value: values[line],
    onChange: (value: string) => form.set(line, value),
    onLeave: () => form.leave(line),
  });
  return (
    <form
      noValidate
      className={classes.form}
      aria-label={copy.add}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      {form.round > 0 && items.length > 0 && (
        <ErrorSummary title={register.summaryTitle} items={items} round={form.round} />
      )}
      <ZipField
        {...wired('zip')}
        address={values.address}
        lookUp={lookUp}
        onAddress={(found) => form.set('address', found)}
      />
      <LineField {...wired('address')} autoComplete="street-address" />
      <LineField {...wired('apartment')} autoComplete="address-line2" />
      {progress.is === 'failed' && (
        <FailureNotice failure={progress.failure} title={copy.addFailed} {...(onLogin && { onLogin })} />
      )}
      <div className={classes.actions}>
        <p role="status" className={classes.hint}>
          {hint}
        </p>
        <MainButton type="submit" blocked={open.length > 0} onBlocked={form.ask} busy={busy}>
          {busy ? copy.submitting : copy.submit}
        </MainButton>
        <MainButton variant="outline" onClick={onCancel}>
          {copy.cancel}
        </MainButton>
      </div>
    </form>
  );
}
