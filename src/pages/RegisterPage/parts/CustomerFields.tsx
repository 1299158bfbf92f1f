import { BirthdayField } from '../../../components/BirthdayField/BirthdayField';
import { LineField } from '../../../components/LineField/LineField';
import { register } from '../../../copy/register';
import { CUSTOMER_LINES } from '../../../domain/customer';
import type { CustomerFormState } from './useCustomerForm';

const KEYBOARDS = {
  name: { autoComplete: 'name' },
  furigana: {},
  phone: { inputMode: 'tel', autoComplete: 'tel-national' },
  email: { inputMode: 'email', autoComplete: 'email' },
  zip: { inputMode: 'numeric', autoComplete: 'postal-code' },
  address: { autoComplete: 'street-address' },
  apartment: { autoComplete: 'address-line2' },
} as const;

/** Id of a line's first control. */
export const lineId = (line: string): string => `customer-${line}`;

/** The lines of the customer form, in their order (spec §5). */
export function CustomerFields({ form }: { form: CustomerFormState }) {
  return CUSTOMER_LINES.map((line) => {
    if (line === 'birthday') {
      const { year, month, day } = form.values;
      return (
        <BirthdayField
          key={line}
          id={lineId(line)}
          value={{ year, month, day }}
          now={form.now}
          problem={form.told(line)}
          onChange={form.set}
        />
      );
    }
    return (
      <LineField
        key={line}
        id={lineId(line)}
        label={register.labels[line]}
        hint={register.hints[line]}
        required={line !== 'apartment'}
        problem={form.told(line)}
        value={form.values[line]}
        onChange={(value) => form.set(line, value)}
        onLeave={() => form.leave(line)}
        {...KEYBOARDS[line]}
      />
    );
  });
}
