const STEP_MS = 300_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const JST_MS = 9 * HOUR_MS;
const SIZE = 3;
export const HOURS = Array.from({ length: 14 }, (_, index) => 10 + index);

export interface Slot {
  id: number;
  doctor: number;
  from: string;
  to: string;
}
/** A day's slots by hour, starting at 10:00. */
export type Day = Slot[][];
export interface Doctor {
  id: number;
  lastname: string;
}
interface Shift {
  id: number;
  start_time: string;
  admin_user_id: number;
  digest: string | null;
}

interface Run {
  id: number;
  doctor: number;
  at: number;
  last: number;
  count: number;
}

const NONE: Run = { id: 0, doctor: 0, at: 0, last: 0, count: 0 };

const clock = (at: number) => new Date(at + JST_MS).toISOString().slice(11, 16);
export const today = () => new Date(Date.now() + JST_MS).toISOString().slice(0, 10);
/** The day in the URL, else today. */
export const asked = () => new URLSearchParams(location.search).get('date') ?? today();
export const daysFrom = (date: string) =>
  Array.from({ length: 7 }, (_, index) => new Date(Date.parse(date) + index * DAY_MS).toISOString().slice(0, 10));

/** Cuts each doctor's consecutive free shifts within an hour into blocks of 15 minutes. */
function buildDay(shifts: readonly Shift[]): Day {
  const day: Day = HOURS.map(() => []);
  const least = Date.now() + 3 * STEP_MS;
  let run: Run = NONE;
  for (const { id, start_time, admin_user_id: doctor, digest } of shifts) {
    if (digest) continue;
    const at = Date.parse(start_time);
    if (at < least) continue;
    const goesOn = run.doctor === doctor && at - run.last === STEP_MS && at % HOUR_MS !== 0;
    run = goesOn ? { ...run, last: at, count: run.count + 1 } : { id, doctor, at, last: at, count: 1 };
    if (run.count < SIZE) continue;
    const from = clock(run.at);
    day[Number(from.slice(0, 2)) - 10]?.push({ id: run.id, doctor, from, to: clock(run.last + STEP_MS) });
    run = NONE;
  }
  for (const slots of day) slots.sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : a.doctor - b.doctor));
  return day;
}

async function read<T>(path: string): Promise<T> {
  const reply = await fetch(path);
  if (!reply.ok) throw new Error(`${reply.status}`);
  return reply.json() as Promise<T>;
}

export const loadDay = async (date: string): Promise<Day> =>
  buildDay((await read<{ shifts: Shift[] }>(`/api/shifts.json?date=${date}`)).shifts);
export const loadDoctors = (): Promise<Doctor[]> => read('/api/doctors.json');
