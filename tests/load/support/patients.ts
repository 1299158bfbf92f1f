import { cancelReservation, listReservations, login } from '../../../src/api/contract';
import type { Block } from '../../../src/domain/booking/block';
import { ORIGIN } from '../../contract/support/testClinic';
import { visitorOf, type Visitor } from '../../contract/support/visitor';
import type { House } from './house';

/** Posts JSON without a session. */
export const post = (house: House, path: string, body: object = {}, headers = {}): Promise<Response> =>
  house.fetch(
    new Request(`${ORIGIN}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }),
  );

/** Gives a command of staff in preview; returns the status. */
export const control = async (house: House, id: number, step: string): Promise<number> =>
  (await post(house, `/preview/reservations/${id}/${step}`)).status;

/** Logs a patient in: tokens from one process, the session from the next, calls to all. */
export async function logIn(house: House, name: string): Promise<Visitor> {
  const tokens = (await (await post(house, '/preview/login', { patient: name })).json()) as Record<string, string>;
  const visitor = visitorOf(house, name, tokens['id_token'] ?? '');
  const { success } = await visitor.ask(login, { body: { access_token: tokens['access_token'] ?? '' } });
  if (!success) throw new Error(`${name} could not log in`);
  return visitor;
}

/** Several patients, logged in at once. */
export const crowd = (house: House, name: string, size: number): Promise<Visitor[]> =>
  Promise.all(Array.from({ length: size }, (_, index) => logIn(house, `${name}-${index}`)));

/** Ids of the open reservations. */
export const heldIds = async (patient: Visitor): Promise<number[]> =>
  (await patient.ask(listReservations)).now_reservations.map(({ id }) => id);

export const cancel = async (patient: Visitor, id: number): Promise<number> =>
  (await patient.send(cancelReservation, { params: { id } })).status;

/** Cancels all open reservations of the patients. */
export const release = (patients: readonly Visitor[]) =>
  Promise.all(
    patients.map(async (patient) => {
      for (const id of await heldIds(patient)) await cancel(patient, id);
    }),
  );

/** What is needed to book a block. */
export type FreeBlock = Pick<Block, 'id' | 'shiftIds' | 'subject_id'>;

/** Shifts per block of a first visit. */
const BLOCK = 3;

/** The block that starts at one of an hour's twelve shifts. */
export const blockAt = (hour: readonly number[], from: number): FreeBlock => {
  const shiftIds = hour.slice(from, from + BLOCK);
  return { id: shiftIds[0] as number, shiftIds, subject_id: 1 };
};

/** The four blocks of an hour (§block-within-hour). */
export const blocksOf = (hour: readonly number[]): FreeBlock[] => [0, 3, 6, 9].map((from) => blockAt(hour, from));

/** Hours of doctors of subject 1 with all twelve shifts free; each is returned once. */
export async function freeHours(house: House): Promise<{ take(): number[] }> {
  const rows = await house.sql<{ ids: number[] }>(
    `select array_agg(s.id order by s.start_at) as ids
     from shifts s join doctor_subjects t on t.doctor_id = s.doctor_id and t.subject_id = 1
     left join held_shifts h on h.shift_id = s.id
     where s.start_at > ${house.now} + interval '1 day' and s.digest is null and h.shift_id is null
     group by s.doctor_id, date_trunc('hour', s.start_at) having count(*) = 12
     order by min(s.start_at), s.doctor_id`,
  );
  return {
    take() {
      const row = rows.shift();
      if (!row) throw new Error('the timetable has no more free hours');
      return row.ids;
    },
  };
}
