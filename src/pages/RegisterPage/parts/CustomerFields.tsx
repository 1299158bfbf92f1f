import { lookUpZip } from '../../../api/postal';
import { BirthdayField } from '../../../components/BirthdayField/BirthdayField';
import { LineField } from '../../../components/LineField/LineField';
import { ZipField } from '../../../components/ZipField/ZipField';
import { register } from '../../../copy/register';
import { CUSTOMER_LINES } from '../../../domain/customer';
import type { CustomerFormState } from './useCustomerForm';
import { useFurigana } from './useFurigana';

const KEYBOARDS = {
  furigana: {},
  phone: { inputMode: 'tel', autoComplete: 'tel-national' },
  email: { inputMode: 'email', autoComplete: 'email' },
  address: { autoComplete: 'street-address' },
  apartment: { autoComplete: 'address-line2' },
} as const;

/** Id of a line's first control. */
export const lineId = (line: string): string => `customer-${line}`;

/** The lines of the customer form, in their order (spec §5). */
export function CustomerFields({ form }: { form: CustomerFormState }) {
  const furigana = useFurigana(form);
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
    const wired = {
      id: lineId(line),
      label: register.labels[line],
      hint: register.hints[line],
      required: line !== 'apartment',
      problem: form.told(line),
      value: form.values[line],
      onChange: (value: string) => form.set(line, value),
      onLeave: () => form.leave(line),
    };
    if (line === 'zip') {
      const fill = (address: string) => form.set('address', address);
      return <ZipField key={line} {...wired} address={form.values.address} lookUp={lookUpZip} onAddress={fill} />;
    }
    if (line === 'name') {
      const type = (name: string) => {
        form.set('name', name);
        furigana.follow(name);
      };
      return <LineField key={line} {...wired} onChange={type} onCompose={furigana.compose} autoComplete="name" />;
    }
    return <LineField key={line} {...wired} {...KEYBOARDS[line]} />;
  });
}
