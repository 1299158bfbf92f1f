import { chooseMessages, readMessageChoice } from '../../src/api/contract';
import type { Db } from '../db/db';
import type { Handle } from '../http/handle';
import { chooseMessagesOf, messageChoiceOf } from './messageChoice';
import type { Messenger } from './messenger';

export function messageRoutes(handle: Handle, { db, messenger }: { db: Db; messenger: Messenger }): void {
  handle(readMessageChoice, (_, { patient }) => messageChoiceOf(db, messenger, patient.id));

  handle(chooseMessages, ({ body }, { patient }) => chooseMessagesOf(db, messenger, patient, body));
}
