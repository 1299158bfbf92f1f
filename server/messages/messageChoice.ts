import {
  MESSAGE_TOPICS,
  type MessageChoice,
  type MessageTopic,
  chooseMessages,
  readMessageChoice,
} from '../../src/api/contract';
import type { Db, Queries } from '../db/db';
import type { Patient } from '../http/context';
import { lockPatient } from '../http/lockPatient';
import { MESSAGE_KINDS, topicOf } from './kinds';
import type { Messenger } from './messenger';
import type { Handle } from '../http/handle';

const availableTopics = ({ service, push }: Messenger): MessageTopic[] =>
  MESSAGE_TOPICS.filter((topic) => push || MESSAGE_KINDS.some((kind) => topicOf(kind) === topic && service?.has(kind)));

export async function messageChoiceOf(db: Queries, messenger: Messenger, patientId: number): Promise<MessageChoice> {
  const [row] = await db.query<{ messages_off: MessageTopic[]; last: string | null }>(
    `select messages_off, (
       select outcome from messages m join reservations r on r.id = m.reservation_id
       where r.patient_id = p.id and outcome in ('sent', 'nowhere') order by ended_at desc, m.id desc limit 1) as last
     from patients p where id = $1`,
    [patientId],
  );
  const unreached = messenger.push !== null && row?.last === 'nowhere';
  return { topics: availableTopics(messenger), off: row?.messages_off ?? [], unreached };
}

/** A new choice also affects planned messages, because the clinic checks the choice before each send. */
export const saveMessageChoice = (
  db: Db,
  messenger: Messenger,
  patient: Patient,
  { topic, on }: { topic: MessageTopic; on: boolean },
): Promise<MessageChoice> =>
  db.transaction(async (tx) => {
    await lockPatient(tx, patient);
    await tx.query(
      `update patients set messages_off = array_remove(messages_off, $2) || case when $3 then '{}' else array[$2] end
       where id = $1`,
      [patient.id, topic, on],
    );
    return messageChoiceOf(tx, messenger, patient.id);
  });

export function messageRoutes(handle: Handle, { db, messenger }: { db: Db; messenger: Messenger }): void {
  handle(readMessageChoice, (_, { patient }) => messageChoiceOf(db, messenger, patient.id));
  handle(chooseMessages, ({ body }, { patient }) => saveMessageChoice(db, messenger, patient, body));
}
