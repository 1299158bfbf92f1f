import { BILLS } from './billRules';
import { BOOKING } from './bookingRules';
import { DATA } from './dataRules';
import { LOOKS, SCREENS } from './displayRules';
import { FORMS } from './formRules';
import { LINE, MESSAGES } from './lineRules';
import { DELIVERY, MEDICINE } from './medicineRules';
import { FROM_CLINIC } from './messageRules';
import { PAYMENTS } from './paymentRules';
import { QUESTIONS } from './questionRules';
import type { RuleGroup } from './rule';
import { SLOTS } from './slotRules';
import { STAFF } from './staffRules';
import { VISIT } from './visitRules';
import { SAFETY, WIRE } from './wireRules';

/** The groups of rules on each docs page. */
export const RULE_PAGES = {
  booking: [SLOTS, BOOKING, VISIT],
  questionnaires: [QUESTIONS, FORMS],
  payments: [BILLS, PAYMENTS],
  medicine: [MEDICINE, DELIVERY],
  data: [DATA],
  staff: [STAFF],
  line: [LINE, MESSAGES, FROM_CLINIC],
  display: [SCREENS, LOOKS],
  wire: [WIRE, SAFETY],
} satisfies Record<string, readonly RuleGroup[]>;

export const RULES = Object.values(RULE_PAGES)
  .flat()
  .flatMap(({ rules }) => Object.entries(rules).map(([id, sentence]) => ({ id, sentence })));
