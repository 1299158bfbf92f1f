import { expect, test } from 'vitest';
import { listDoctors, listReservations } from '../../../src/api/contract';
import { auditOf } from '../../../server/staff/audit';
import { EXAMPLE_FILES } from '../../../server/staff/examples';
import { commandRunner } from '../support/commandRunner';
import { NOW, day, useClinic } from '../support/testClinic';
import { blocksOf, bookByForm, freeBlock, logIn } from '../../patient';

const clinic = useClinic();
const run = commandRunner(clinic);
const toJson = (value: unknown) => JSON.stringify(value, null, 2);
const { doctor, hours } = EXAMPLE_FILES;
const mori = { ...doctor, id: 41, name: '森 一', lastname: '森', subjects: [2] };
const always = Object.fromEntries(Object.keys(hours).map((weekday) => [weekday, ['10:00-24:00']]));
const ROOM = 'must be the https address of the consultation room, or null';
const SUBJECT = 'must be the number of a subject, from 1 to 4';
const WRONG_DOCTORS: [what: string, file: string, sentence: string][] = [
  ['the doctor number 0', toJson({ ...doctor, id: 0 }), 'id must be the number of a doctor: a whole number from 1 to'],
  ['a room without https', toJson({ ...doctor, zoom_url: 'http://zoom.example/j/1' }), `zoom_url ${ROOM}, not "http:`],
  ['the unknown subject 5', toJson({ ...doctor, subjects: [1, 5] }), `subjects[1] ${SUBJECT}, not 5.`],
  ['a repeated subject', toJson({ ...doctor, subjects: [2, 2] }), 'subjects[1] is 2, which is listed twice.'],
];

const SPAN = 'must be like "10:00-13:00", within 10:00-24:00 and in steps of 5 minutes';
const WRONG_HOURS: typeof WRONG_DOCTORS = [
  ['a missing weekday', toJson({ ...hours, sunday: undefined }), 'sunday is missing.'],
  ['hours before 10:00', toJson({ ...hours, monday: ['09:00-12:00'] }), `monday[0] ${SPAN}, not "09:00-12:00".`],
  ['an overlap', toJson({ ...hours, monday: ['10:00-13:00', '12:55-14:00'] }), 'monday[1] overlaps another span'],
];

const rows = () =>
  clinic().db.query(
    `select (select json_agg(d order by id) from doctors d) as doctors, (select count(*) from shifts) as shifts,
       (select json_agg(h order by doctor_id, weekday, from_minute) from duty_hours h) as hours`,
  );

test.each([
  ...WRONG_DOCTORS.map(([what, fileText, sentence]) => [what, { command: 'doctor', fileText }, sentence] as const),
  ...WRONG_HOURS.map(([what, fileText, sentence]) => [what, { command: 'hours', id: 1, fileText }, sentence] as const),
])('a file with %s is refused with the reason (§papers-checked)', async (_, wrong, words) => {
  const before = await rows();
  const refusal = await run(wrong).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ refusal: 'ruleBroken', message: expect.stringContaining(words) });
  expect(await rows()).toEqual(before);
});

test('patients see changes to a doctor at once and keep their reservations (§papers-by-staff, §hours-by-staff)', async () => {
  const visitor = await logIn(clinic(), 'mori');
  const offeredBlocks = () => blocksOf(visitor, { now: NOW, date: day(1), subjectId: 2, doctor: 41 });
  const listedIds = async () => (await visitor.ask(listDoctors, { params: { id: 2 } })).map(({ id }) => id);
  expect(await listedIds()).not.toContain(41);
  await expect(run({ command: 'hours', id: 41, fileText: toJson(always) })).rejects.toMatchObject({
    refusal: 'unknown',
  });

  expect((await run({ command: 'doctor', fileText: toJson(mori) })).words).toMatch(
    /^Doctor 41, 森 一, was added\. Next/,
  );
  expect(await listedIds()).toContain(41);
  expect(await offeredBlocks()).toEqual([]);
  expect((await run({ command: 'doctors' })).words).toContain('41  森 一  subjects 2  no weekly hours\n');

  await run({ command: 'hours', id: 41, fileText: toJson(always) });
  expect(await offeredBlocks()).toHaveLength(14 * 4);
  expect((await run({ command: 'hours', id: 41 })).data).toEqual(always);

  const [block] = await offeredBlocks();
  if (!block) throw new Error('no free block');
  expect(await bookByForm(visitor, block)).toBe('booked');
  await run({ command: 'doctor', fileText: toJson({ ...mori, name: '森 はじめ', subjects: [], zoom_url: null }) });
  expect(await listedIds()).not.toContain(41);
  expect((await run({ command: 'doctors' })).words).toContain(
    '41  森 はじめ  no subject: not offered to patients  no consultation room\n',
  );
  expect((await visitor.ask(listReservations)).now_reservations).toHaveLength(1);
  expect((await auditOf(clinic().db, null)).map(({ who, what }) => `${who} ${what}`)).toContain('nurse hours 41');
});

test('new hours of a doctor remove only free shifts (§hours-by-staff)', async () => {
  const [early, late] = [await logIn(clinic(), 'early'), await logIn(clinic(), 'late')];
  const block = await freeBlock(early, day(3));
  expect(await bookByForm(early, block)).toBe('booked');
  const offeredBlocks = (date: string) => blocksOf(late, { now: NOW, date, doctor: block.admin_user_id });
  const withdrawnBlock = (await offeredBlocks(day(3)))[0];
  if (!withdrawnBlock) throw new Error('no free block');
  const previousHours = { fileText: toJson((await run({ command: 'hours', id: block.admin_user_id })).data) };

  const noHours = Object.fromEntries(Object.keys(hours).map((weekday) => [weekday, []]));
  const { words } = await run({ command: 'hours', id: block.admin_user_id, fileText: toJson(noHours) });
  expect(words).toMatch(/but stay valid:\n\d+ {2}2026-07-06T/);
  expect(await offeredBlocks(day(3))).toEqual([]);
  // Books a removed block, because a phone may still show it.
  expect(await bookByForm(late, withdrawnBlock)).toBe('taken');
  expect((await early.ask(listReservations)).now_reservations).toHaveLength(1);

  await run({ command: 'hours', id: block.admin_user_id, ...previousHours });
  expect((await offeredBlocks(day(3))).map(({ id }) => id)).toContain(withdrawnBlock.id);
  expect((await offeredBlocks(day(3))).map(({ id }) => id)).not.toContain(block.id);
});

test('new bookable days have the doctor’s hours, except on holidays (§closed-days, §hours-by-staff)', async () => {
  const visitor = await logIn(clinic(), 'rolling');
  await run({ command: 'doctor', fileText: toJson({ ...mori, id: 42 }) });
  await run({ command: 'hours', id: 42, fileText: toJson(always) });
  clinic().clock.at = NOW + 10 * 86_400_000;
  const now = clinic().clock.at;
  const blockCount = async (date: string) => (await blocksOf(visitor, { now, date, subjectId: 2, doctor: 42 })).length;
  // Not all blocks are free, because the preview marks some of the new shifts as taken.
  expect(await blockCount(day(35))).toBeGreaterThan(14);
  const [marineDay, dayAfter] = ['2026-07-20', '2026-07-21'] as const;
  expect([await blockCount(marineDay), await blockCount(dayAfter)]).toEqual([0, 14 * 4]);
});
