import { chooseMessages, readMessageChoice } from '../../../src/api/contract';
import { call } from './clinicHandlers';

const choices = call(readMessageChoice);

/** `none` replies like a clinic that sends no messages. */
export const messageChoices = { ...choices, none: () => choices.answers({ topics: [], off: [], unreached: false }) };
export const choosingMessages = call(chooseMessages);
