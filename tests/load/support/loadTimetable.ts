import type { House } from './house';
import type { Block } from './httpPatient';

/** Shifts per block of a first visit. */
const BLOCK = 3;

/** The block that starts at one of an hour's twelve shifts. */
export const blockAt = (hour: readonly number[], from: number): Block => {
  const shiftIds = hour.slice(from, from + BLOCK);
  return { id: shiftIds[0] as number, shiftIds };
};

/** The four blocks of an hour (§block-within-hour). */
export const blocksOf = (hour: readonly number[]): Block[] => [0, 3, 6, 9].map((from) => blockAt(hour, from));

/** Hours of doctors of subject 1 with all twelve shifts free; each is returned once. */
export async function freeHours(house: House): Promise<{ take(): number[] }> {
  const rows = await house.sql<{ ids: number[] }>(
    `select array_agg(s.id order by s.start_at) as ids
     from shifts s join doctor_subjects t on t.doctor_id = s.doctor_id and t.subject_id = 1
     left join held_shifts h on h.shift_id = s.id
     where s.start_at > now() + interval '1 day' and s.digest is null and h.shift_id is null
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
