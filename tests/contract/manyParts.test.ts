import { beforeAll, describe, expect, test } from 'vitest';
import { addFile, createThroughDiagnose, listReservations, updateAnswers } from '../../src/api/contract';
import { fromQuery } from '../../src/api/wire';
import { ORIGIN, codeOf, day, useClinic } from './support/testClinic';
import { PNG, diagnoseInput, firstVisit } from './support/firstVisit';
import { logIn, type Visitor } from './support/visitor';

const clinic = useClinic();
let attacker: Visitor;
let other: Visitor;
beforeAll(async () => {
  [attacker, other] = [await logIn(clinic(), 'attacker'), await logIn(clinic(), 'bystander')];
});

const headers = (type: string) => ({
  uid: attacker.uid,
  cookie: [...attacker.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  'content-type': type,
});

/** Sends a body in pieces as a network would, and measures another patient's calls meanwhile, in ms. */
async function attack(path: string, method: string, type: string, text: string) {
  const bytes = new TextEncoder().encode(text);
  let sent = 0;
  const body = new ReadableStream({
    async pull(controller) {
      await new Promise((resolve) => setImmediate(resolve));
      controller.enqueue(bytes.subarray(sent, (sent += 65_536)));
      if (sent >= bytes.length) controller.close();
    },
  });
  const init = { method, headers: headers(type), body, duplex: 'half' };
  let running = true;
  const answer = clinic()
    .fetch(new Request(`${ORIGIN}/api${path}`, init as RequestInit))
    .finally(() => (running = false));
  const times: number[] = [];
  do {
    const began = performance.now();
    await other.ask(listReservations);
    times.push(performance.now() - began);
  } while (running);
  const response = await answer;
  return { status: response.status, code: await codeOf(response), slowest: Math.max(...times) };
}

const part = (name: string, value = '') => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const MULTIPART = 'multipart/form-data; boundary=b';

describe('another patient waits less than 500 ms', () => {
  const questionnaire = `/reservations/create_through_diagnose/1?shift_ids[]=1&subject_id=1`;
  test.each<[string, string, string, string, () => string]>([
    ['900,000 parts', questionnaire, 'POST', MULTIPART, () => part('answers[1]').repeat(900_000)],
    [
      '900,000 fields of another form',
      questionnaire,
      'POST',
      'application/x-www-form-urlencoded',
      () => '&a=1'.repeat(900_000),
    ],
    ['parts where there are two', '/users/1', 'PUT', MULTIPART, () => part('payload', '{}').repeat(20_000)],
    ['a part’s header without end', questionnaire, 'POST', MULTIPART, () => `--b\r\nx-a: ${'a'.repeat(5_000_000)}`],
    [
      'half boundaries',
      questionnaire,
      'POST',
      MULTIPART,
      () => `${part('answers[1]', '\r\n--'.repeat(2_000_000))}--b--`,
    ],
    [
      'a title of 20 MB',
      '/users/medical_result_create',
      'POST',
      MULTIPART,
      () => part('title', 'x'.repeat(20_000_000)),
    ],
  ])('while a body of %s arrives', async (_, path, method, type, body) => {
    const { status, slowest } = await attack(path, method, type, body());
    expect([400, 413, 422]).toContain(status);
    expect(slowest).toBeLessThan(500);
  });
});

test('a real questionnaire, real basic information and a file of 1 MB pass', async () => {
  const { block, questions, answers } = await firstVisit(clinic(), attacker, day(6));
  const picture = questions.find(({ type }) => type === 'image_upload')?.key ?? '';
  const large = new Blob([PNG, new Uint8Array(1_048_576)]);
  const images = { [picture]: large, insurance_front: large, insurance_back: large };
  expect(await attacker.ask(createThroughDiagnose, diagnoseInput(block, answers, images))).toEqual({ message: 'ok' });
  expect((await attacker.send(addFile, { body: { title: '検査', file: large } })).status).toBe(200);
  const payload = JSON.stringify({ answers: [] });
  expect((await attacker.send(updateAnswers, { body: { payload, access_token: 'x' } })).status).toBe(200);
});

test('a query of thousands of names is read once', () => {
  const search = new URLSearchParams(Array.from({ length: 40_000 }, (_, index) => [`k${index}`, '1']));
  const began = performance.now();
  expect(Object.keys(fromQuery(search))).toHaveLength(40_000);
  expect(performance.now() - began).toBeLessThan(500);
});
