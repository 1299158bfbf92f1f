import { Fragment } from 'react';
import { useNow } from '../../../device/clinicClock';
import { useKnownAddresses } from '../../../api/addresses';
import { lookUpZip } from '../../../api/zipLookup';
import { AddressField } from '../../../components/forms/AddressField/AddressField';
import { BirthdayField } from '../../../components/forms/BirthdayField/BirthdayField';
import { FieldGroup } from '../../../components/forms/FieldGroup/FieldGroup';
import { KnownAddress } from '../../../components/forms/KnownAddress/KnownAddress';
import { LineField } from '../../../components/forms/LineField/LineField';
import { ZipField } from '../../../components/forms/ZipField/ZipField';
import { register, registerProblem } from '../../../copy/person';
import { useFurigana } from '../../../forms/useFurigana';
import { ADDRESS_LINES, type AddressLines } from '../../../domain/fields/address';
import { newlyKnown } from '../../../domain/medicine/delivery';
import { CUSTOMER_GROUPS, customerProblems, type CustomerLine } from '../../../domain/questionnaire/customerForm';
import { lineId, type CustomerFormState } from './useCustomerForm';

const KEYBOARDS = {
  phone: { inputMode: 'tel', autoComplete: 'tel-national' },
  email: { inputMode: 'email', autoComplete: 'email' },
  apartment: { autoComplete: 'address-line2' },
} as const;

interface CustomerFieldsProps {
  form: CustomerFormState;
  /** The cards to show. */
  groups?: readonly (readonly CustomerLine[])[];
}

/** The lines of the customer form in order, a card for each group (§customer-form-fields, §one-card-for-a-group). */
export function CustomerFields({ form, groups = CUSTOMER_GROUPS }: CustomerFieldsProps) {
  const now = useNow();
  const { registered, main } = useKnownAddresses();
  const known = newlyKnown(registered ?? main, [form.values]);
  const furigana = useFurigana({ ...form.values, onFurigana: form.field('furigana').onChange });
  const told = (line: CustomerLine) => {
    const problem = form.problemOf(line);
    return problem && registerProblem(line, problem);
  };
  const fill = (lines: AddressLines) => ADDRESS_LINES.forEach((one) => form.field(one).onChange(lines[one]));
  const fieldOf = (line: CustomerLine) => {
    if (line === 'birthday') {
      const { year, month, day } = form.values;
      // Known with the last of its three parts, which is not left like a text.
      const { birthday: wrong } = customerProblems(form.values, now);
      return (
        <BirthdayField
          key={line}
          id={lineId(line)}
          value={{ year, month, day }}
          now={now}
          problem={told(line) ?? (wrong && wrong !== 'missing' ? registerProblem(line, wrong) : null)}
          onChange={(part, value) => form.field(part).onChange(value)}
        />
      );
    }
    const { id, value, onChange, onLeave } = form.field(line);
    const wired = {
      id,
      label: register.labels[line],
      hint: register.hints[line],
      required: line !== 'apartment',
      problem: told(line),
      value,
      onChange,
      onLeave,
    };
    if (line === 'zip') {
      const address = form.field('address');
      return <ZipField key={line} {...wired} address={address.value} lookUp={lookUpZip} onAddress={address.onChange} />;
    }
    if (line === 'address') {
      const noNumber = form.field('noNumber');
      return (
        <AddressField
          key={line}
          {...wired}
          noNumber={noNumber.value !== ''}
          onNoNumber={(none) => noNumber.onChange(none ? 'yes' : '')}
        />
      );
    }
    if (line === 'name') {
      const type = (name: string) => {
        onChange(name);
        furigana.follow(name);
      };
      return <LineField key={line} {...wired} onChange={type} onCompose={furigana.compose} autoComplete="name" />;
    }
    if (line === 'furigana') {
      const leave = () => {
        onLeave();
        furigana.see();
      };
      const hint = furigana.unseen ? register.filledIn : wired.hint;
      return <LineField key={line} {...wired} hint={hint} onLeave={leave} />;
    }
    return <LineField key={line} {...wired} {...KEYBOARDS[line]} />;
  };
  return groups.map((lines) => (
    <Fragment key={lines[0]}>
      {lines[0] === 'zip' && known && <KnownAddress address={known} onUse={() => fill(known)} />}
      <FieldGroup>{lines.map(fieldOf)}</FieldGroup>
    </Fragment>
  ));
}
