import { chooseMessages, readMessageChoice } from '../../../src/api/contract';
import { call } from './clinicHandlers';

const choices = call(readMessageChoice);

/** What the patient gets in LINE; `none`: from a clinic that writes nothing there. */
export const messageChoices = { ...choices, none: () => choices.answers({ topics: [], off: [], unreached: false }) };
export const choosingMessages = call(chooseMessages);
