import { register, registerProblem } from '../../../copy/person';
import type { AddressEntry } from '../../../domain/fields/address';
import type { CustomerField, CustomerProblem } from '../../../domain/questionnaire/customerForm';
import { AddressField } from '../AddressField/AddressField';
import type { FieldView } from '../FieldFrame/fieldProps';
import { FieldGroup } from '../FieldGroup/FieldGroup';
import { SingleLineField } from '../SingleLineField/SingleLineField';
import type { ZipLookup } from '../ZipField/useTowns';
import { ZipField } from '../ZipField/ZipField';

export const singleLineProps = (name: CustomerField, field: FieldView<string, CustomerProblem>, hint?: string) => ({
  id: field.id,
  words: {
    label: register.labels[name],
    hint: hint ?? (name === 'birthday' ? null : register.hints[name]),
    required: name !== 'apartment',
    problem: field.problem && registerProblem(name, field.problem),
  },
  value: field.value,
  onChange: field.onChange,
  onLeave: field.onLeave,
});

interface AddressFieldsProps {
  form: { field(name: keyof AddressEntry): FieldView<string, CustomerProblem> };
  lookUp: ZipLookup;
  hint?: string;
}

/** 郵便番号、住所、建物名の入力欄をまとめたカード（§address-fields） */
export function AddressFields({ form, lookUp, hint }: AddressFieldsProps) {
  const address = form.field('address');
  const noNumber = form.field('noNumber');
  return (
    <FieldGroup>
      <ZipField
        line={singleLineProps('zip', form.field('zip'))}
        address={address.value}
        lookUp={lookUp}
        onAddress={address.onChange}
      />
      <AddressField
        line={singleLineProps('address', address, hint)}
        noNumber={noNumber.value !== ''}
        onNoNumber={(none) => noNumber.onChange(none ? 'yes' : '')}
      />
      <SingleLineField {...singleLineProps('apartment', form.field('apartment'))} autoComplete="address-line2" />
    </FieldGroup>
  );
}
