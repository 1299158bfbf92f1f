import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { book, getBill, listMedicines, listReservations } from '../../../src/api/contract';
import { nextStep } from '../../../src/domain/visit/nextStep';
import { parseInstant, toJstDate } from '../../../src/domain/calendar/jst';
import { stateAt } from '../../../src/domain/visit/visitState';
import { bodyWithBasicInfo, freeBlock, logIn, type Visitor } from '../../patient';
import { EXAMPLE_FILES } from '../../../server/staff/examples';
import { commandRunner } from '../support/commandRunner';
import { openEmptyClinic, type TestClinic } from '../support/testClinic';
import { consoleLines, openShell } from '../support/typedCommand';

const page = readFileSync(new URL('../../../stories/docs/operations.mdx', import.meta.url), 'utf8');
const START = parseInstant('2026-07-03T15:00:00+09:00') ?? 0;

let clinic: TestClinic;
const patients: Visitor[] = [];
beforeAll(async () => void (clinic = await openEmptyClinic(START)));
afterAll(() => clinic.db.close());

async function bookOn(visitor: Visitor, date: string, name: string): Promise<void> {
  const block = await freeBlock(visitor, date, { now: clinic.clock.at });
  expect(await visitor.ask(book, { body: bodyWithBasicInfo(block, name) })).toEqual({ message: 'booked' });
}

const NAMES = ['山田 花子', '鈴木 健', '田中 一郎'];

const EVENTS: Record<string, () => Promise<unknown>> = {
  '患者さんが3人、アプリで予約します': async () => {
    for (const [index, name] of NAMES.entries()) {
      const visitor = await logIn(clinic, `patient-${index + 1}`);
      patients.push(visitor);
      await bookOn(visitor, '2026-07-06', name);
    }
  },
  '2人目の患者さんが、7月9日をあらためて予約します': () => bookOn(patients[1] as Visitor, '2026-07-09', '鈴木 健'),
};

/** `text` is like `2026-07-06 10:00 EVENT`. Without a date, the event happens on the clinic’s current day. */
async function runEvent(text: string): Promise<void> {
  const [, date, time, words = ''] = /^(?:(\d{4}-\d{2}-\d{2}) )?(\d{2}:\d{2}) (.*)$/.exec(text) ?? [];
  const moment = parseInstant(`${date ?? toJstDate(clinic.clock.at)}T${time}:00+09:00`);
  if (moment === null || moment < clinic.clock.at) throw new Error(`the event has no time, or is in the past: ${text}`);
  clinic.clock.at = moment;
  await EVENTS[words]?.();
}

async function viewOf(visitor: Visitor | undefined) {
  if (!visitor) throw new Error('nobody has booked');
  const now = clinic.clock.at;
  const { all_reservations: reservations } = await visitor.ask(listReservations);
  const { latest_medicines: medicines } = await visitor.ask(listMedicines);
  return {
    states: reservations.map((row) => stateAt(row, now)),
    step: nextStep({ reservations, complete: true, files: null, medicines: null }, now),
    reservations,
    medicines,
  };
}

test('every command of the operations page prints what the page shows', async () => {
  const { run, close } = openShell((call, by) => commandRunner(() => clinic)(call, by ?? 'reception'));
  const usedCommands = new Set<string>();
  try {
    for (const line of consoleLines(page)) {
      if (line.kind === 'event') await runEvent(line.text);
      else {
        expect(`$ ${line.text}\n${await run(line)}`).toBe(`$ ${line.text}\n${line.printed}`);
        usedCommands.add(line.text.split(' ')[5] ?? '');
      }
    }
  } finally {
    close();
  }
  const expectedCommands = 'cancel close confirm doctor finish hours missed pay ship today'.split(' ');
  expect(expectedCommands.filter((command) => !usedCommands.has(command))).toEqual([]);

  const [treated, cancelled, missed] = await Promise.all(patients.map(viewOf));
  expect(treated).toMatchObject({
    states: ['shipped'],
    step: { kind: 'waitForParcel', visit: { id: 1 } },
    reservations: [{ parcel: { carrier: 'ヤマト運輸', number: '1234-5678-9012' } }],
    medicines: EXAMPLE_FILES.prescription.medicines,
  });
  const bill = await (patients[0] as Visitor).ask(getBill, { params: { id: 1 } });
  expect(bill.billing_info.total.grand_total).toBe(EXAMPLE_FILES.bill.total.grand_total);
  expect(cancelled).toMatchObject({
    states: ['needsReschedule', 'cancelled'],
    step: { kind: 'rebook', visit: { id: 4, rebook: { reason: '医師の体調不良' } } },
    reservations: [{}, { cancel_reason: '医師の都合により、10:15の診療ができなくなりました。' }],
  });
  expect(missed).toMatchObject({ states: ['missed'], step: { kind: 'notHeld' }, medicines: [] });
});
