import { useNow } from '../../../api/clinicClock';
import { lookUpZip } from '../../../api/zipLookup';
import { BirthdayField } from '../../../components/forms/BirthdayField/BirthdayField';
import { LineField } from '../../../components/forms/LineField/LineField';
import { ZipField } from '../../../components/forms/ZipField/ZipField';
import { register, registerProblem } from '../../../copy/registerCopy';
import { CUSTOMER_LINES, type CustomerLine } from '../../../domain/customer';
import { lineId, type CustomerFormState } from './useCustomerForm';
import { useFurigana } from './useFurigana';

const KEYBOARDS = {
  furigana: {},
  phone: { inputMode: 'tel', autoComplete: 'tel-national' },
  email: { inputMode: 'email', autoComplete: 'email' },
  address: { autoComplete: 'street-address' },
  apartment: { autoComplete: 'address-line2' },
} as const;

/** The lines of the customer form in order (spec §5). */
export function CustomerFields({ form }: { form: CustomerFormState }) {
  const now = useNow();
  const furigana = useFurigana(form);
  const told = (line: CustomerLine) => {
    const problem = form.problemOf(line);
    return problem && registerProblem(line, problem);
  };
  return CUSTOMER_LINES.map((line) => {
    if (line === 'birthday') {
      const { year, month, day } = form.values;
      return (
        <BirthdayField
          key={line}
          id={lineId(line)}
          value={{ year, month, day }}
          now={now}
          problem={told(line)}
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
    if (line === 'name') {
      const type = (name: string) => {
        onChange(name);
        furigana.follow(name);
      };
      return <LineField key={line} {...wired} onChange={type} onCompose={furigana.compose} autoComplete="name" />;
    }
    return <LineField key={line} {...wired} {...KEYBOARDS[line]} />;
  });
}
