import { chooseMessages, readMessageChoice } from '../../../src/api/contract';
import { call } from './clinicHandlers';

const choices = call(readMessageChoice);

/** The messages that the patient receives in LINE; `none`: a clinic that sends none. */
export const messageChoices = { ...choices, none: () => choices.answers({ topics: [], off: [], unreached: false }) };
export const choosingMessages = call(chooseMessages);
