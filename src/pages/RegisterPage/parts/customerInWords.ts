import type { AnswerGroup } from '../../../components/forms/AnswerList/AnswerList';
import { register } from '../../../copy/person';
import { formatYearWithEra } from '../../../domain/calendar/era';
import { CUSTOMER_GROUPS, normalizeCustomer, type CustomerForm } from '../../../domain/questionnaire/customerForm';

/** The form as display text for the check page (§answers-reviewed). */
export function customerInWords(typed: CustomerForm): AnswerGroup[] {
  const form = normalizeCustomer(typed);
  const birthday = `${formatYearWithEra(Number(form.year))}${form.month}月${form.day}日`;
  return CUSTOMER_GROUPS.map((lines) => ({
    key: lines[0],
    lines: lines.map((line) => {
      const answer = line === 'birthday' ? birthday : form[line];
      const shown = line === 'zip' ? answer.replace(/^(\d{3})/, '$1-') : answer;
      return { key: line, question: register.labels[line], answer: shown || register.emptyApartment };
    }),
  }));
}
