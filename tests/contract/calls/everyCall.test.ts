import { afterAll, describe, expect, test, vi } from 'vitest';
import * as api from '../../../src/api/contract';
import type { Call } from '../../../src/api/contract/call';
import { openPglite } from '../../../server/db/pglite';
import { previewClock } from '../../../server/preview/previewClock';
import { SAMPLES } from '../../../server/preview/previewSteps';
import { COMMANDS } from '../../../server/run/registry';
import { EXAMPLE_FILES } from '../../../server/staff/examples';
import { fillDatabase } from '../support/cluster';
import { sendTransferNotice } from '../support/confirmedBill';
import { commandRunner, type CommandCall } from '../support/commandRunner';
import { emptyDatabase } from '../support/emptyDatabase';
import {
  PNG,
  answersTo,
  diagnoseInput,
  prepareFirstVisit,
  rediagnoseInput,
  bookByForm,
  freeBlock,
  bookedId,
  logIn,
  bareBody,
  subOf,
  type Visitor,
} from '../../patient';
import { CALLS } from '../support/calls';
import { TODAY, day, useClinic } from '../support/testClinic';

const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
afterAll(() => warned.mockRestore());

const toJson = (value: unknown) => JSON.stringify(value);
const idsOf = ({ data }: { data: unknown }) => (data as { id: number }[]).map(({ id }) => id);

async function filledPglite() {
  const db = await openPglite(undefined, { loadDataDir: await emptyDatabase() });
  await fillDatabase(db);
  return db;
}

// Runs on both databases, because PGlite contains a different version of PostgreSQL.
describe.each([
  ['PostgreSQL', undefined],
  ['PGlite', filledPglite],
])('on %s,', (_, open) => {
  const clinic = useClinic(open);
  const usedCalls = new Set<Call>();
  const usedCommands = new Set<string>();

  async function newPatient(name: string): Promise<Visitor> {
    const visitor = await logIn(clinic(), name);
    usedCalls.add(api.login as unknown as Call);
    const ask: Visitor['ask'] = async (call, input, extra) => {
      const reply = await visitor.ask(call, input, extra);
      usedCalls.add(call);
      return reply;
    };
    return { ...visitor, ask };
  }

  async function run(command: CommandCall) {
    const inPreview = { samples: SAMPLES, clock: previewClock(clinic().db) };
    const outcome = await commandRunner(clinic, inPreview)(command, 'walker');
    usedCommands.add(command.command);
    return outcome;
  }

  test('every call of the contract and every command succeeds', async () => {
    await run({ command: 'clock', time: `${TODAY}T09:00:00+09:00` });
    await run({ command: 'doctor', fileText: toJson({ ...EXAMPLE_FILES.doctor, id: 41 }) });
    await run({ command: 'hours', id: 41, fileText: toJson(EXAMPLE_FILES.hours) });
    expect((await run({ command: 'hours', id: 41 })).data).toEqual(EXAMPLE_FILES.hours);
    await run({ command: 'example', file: 'doctor' });
    expect((await run({ command: 'doctors' })).words).toContain('41  ');

    const walker = await newPatient('walker');
    expect(await walker.ask(api.listDoctors, { params: { id: 1 } })).toHaveLength(5);
    await walker.ask(api.showDoctor, { params: { id: 41 }, query: { subject_id: 1 } });
    await walker.ask(api.listShiftDays, { params: { id: 1 }, query: { from: TODAY, doctor_id: 'any' } });
    const { block, answers } = await prepareFirstVisit(clinic(), walker, day(3));
    const query = { shift_id: block.id, subject_id: 1 };
    expect((await walker.ask(api.askBookingFlag, { query })).flow).toBe('firstQuestionnaire');
    const input = diagnoseInput(block, answers, { insurance_front: PNG });
    expect(await walker.ask(api.createThroughDiagnose, input, { key: 'walk' })).toEqual({ message: 'booked' });
    const otherBlock = await freeBlock(walker, day(4));
    await walker.ask(api.changeTime, {
      params: { id: await bookedId(walker) },
      body: { shiftIds: otherBlock.shiftIds },
    });
    await walker.ask(api.cancelReservation, { params: { id: await bookedId(walker) } });
    expect(await walker.ask(api.book, { body: bareBody(block) })).toEqual({ message: 'booked' });
    await run({ command: 'cancel', id: await bookedId(walker), reason: '停電' });
    expect(await bookByForm(walker, block)).toBe('booked');
    const id = await bookedId(walker);

    expect(idsOf(await run({ command: 'today', date: day(3) }))).toContain(id);
    await run({ command: 'show', id });
    await run({ command: 'close', date: day(3), move: true, reason: '研修' });
    await run({ command: 'open', date: day(3) });
    await run({ command: 'missed', id });
    await run({ command: 'finish', id, fileText: toJson(EXAMPLE_FILES.bill) });
    await run({ command: 'confirm', id, fileText: toJson(EXAMPLE_FILES.prescription), confirmedBy: '医師' });
    expect((await walker.ask(api.listMedicines)).latest_medicines).toHaveLength(1);
    expect(await walker.ask(api.listInspections)).toHaveLength(1);
    const total = (await walker.ask(api.getBill, { params: { id } })).billing_info.total.grand_total;
    expect(total).toBe(EXAMPLE_FILES.bill.total.grand_total);

    for (const address of ['一丁目', '二丁目', '三丁目'])
      await walker.ask(api.addAddress, { body: { zip: '1000001', address } });
    const [first, second, third] = await walker.ask(api.listAddresses);
    await walker.ask(api.setMainAddress, { params: { id: second?.id ?? 0 } });
    expect(await walker.ask(api.deleteAddress, { params: { id: third?.id ?? 0 } })).toHaveLength(2);
    const body = { id, deliver_id: first?.id ?? 0 };
    expect((await walker.ask(api.payByCard, { body })).response_data).toBe(1);
    const { bank_info } = await walker.ask(api.payByBank, { body });
    expect((await walker.ask(api.listPayAddresses, { query: { id } })).chosen).toEqual({
      method: 'bank',
      deliver_id: body.deliver_id,
    });
    for (const amount of [1000, total])
      await sendTransferNotice(clinic(), { account_number: bank_info.va_account_number, amount });
    const listedVisit = async () =>
      (await walker.ask(api.listReservations)).all_reservations.find((row) => row.id === id);
    expect(await listedVisit()).toMatchObject({ payment: true, payment_method: 'bank' });
    await run({ command: 'match', id: idsOf(await run({ command: 'unmatched' }))[0] ?? 0, reservation: id });
    await run({ command: 'returned', id: idsOf(await run({ command: 'refunds' }))[0] ?? 0 });
    await walker.ask(api.changeDeliver, { params: { id }, body: { deliver_id: second?.id ?? 0 } });
    await run({ command: 'ship', id, carrier: 'ヤマト運輸', number: '1234-5678' });
    expect((await clinic().fetch(new Request((await listedVisit())?.bill_url ?? ''))).status).toBe(200);
    expect((await run({ command: 'audit', id })).words).toContain('ship');

    const repeatBlock = await freeBlock(walker, day(5));
    const { questions } = await walker.ask(api.getRediagnose, { query: { shift_id: repeatBlock.id, subject_id: 1 } });
    const pictures = { insurance_front: PNG, insurance_back: PNG };
    await walker.ask(api.createThroughRediagnose, rediagnoseInput(repeatBlock, answersTo(questions), pictures));
    const repeatId = await bookedId(walker);
    await run({ command: 'finish', id: repeatId });
    await run({ command: 'confirm', id: repeatId, fileText: '{"medicines": []}' });
    await run({ command: 'pay', id: repeatId });

    expect((await walker.ask(api.listAnswers)).length).toBeGreaterThan(10);
    const payload = toJson({ answers: [{ id: 3, question_id: 3, answer_text: '170' }] });
    await walker.ask(api.updateAnswers, { body: { payload, access_token: 'token' } });
    await walker.ask(api.addFile, { body: { title: '検査', file: PNG } });
    const [file] = await walker.ask(api.listFiles);
    expect((await clinic().fetch(new Request(file?.file_url ?? ''))).status).toBe(200);
    await walker.ask(api.removeFile, { params: { id: file?.id ?? 0 } });
    await walker.ask(api.chooseMessages, { body: { topic: 'money', on: false } });
    expect((await walker.ask(api.readMessageChoice)).off).toEqual(['money']);

    await run({ command: 'logout', patient: String(id) });
    await run({ command: 'retain' });
    await run({ command: 'sweep', yes: true });
    await run({ command: 'erase', patient: subOf(await newPatient('unseen')), yes: true });
    await run({ command: 'reset' });

    expect(CALLS.filter((call) => !usedCalls.has(call)).map(({ method, path }) => `${method} ${path}`)).toEqual([]);
    expect(COMMANDS.filter(({ name }) => !usedCommands.has(name))).toEqual([]);
  });
});
