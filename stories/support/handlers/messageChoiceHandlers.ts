import { call } from './clinicHandlers';

const choices = call('get', '/api/users/messages');
/** A clinic that writes nothing in LINE. */
const NONE = { topics: [], off: [], unreached: false };

/** What the patient gets in LINE. */
export const messageChoices = { ...choices, none: () => choices.answers(NONE) };
/** Turning a topic on or off. */
export const choosingMessages = call('put', '/api/users/messages');
