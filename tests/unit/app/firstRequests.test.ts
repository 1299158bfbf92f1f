import { expect, test } from 'vitest';
import { listShifts, login } from '../../../src/api/contract';
import { createKnown, createSend } from '../../../src/api/send';
import { sendAhead } from '../../../src/api/sentAhead';
import { startingTransport } from '../../../src/api/startingTransport';
import type { Transport, WireRequest } from '../../../src/api/transport';
import { firstRequests } from '../../../src/app/firstRequests';

const env = { host: '/api', loginPath: '/auth/line' };
const visit = (href: string) =>
  firstRequests({ env, href: `https://clinic.example${href}`, uid: 'TOKEN', accessToken: 'A', today: '2026-07-03' });

const answer = (data: unknown, status = 200) => ({ status, data, header: () => undefined });
const DAY = { shifts: [], flag: 'initial' };

/** What goes ahead and what the app sends afterwards, over one network. */
function app(answers: (request: WireRequest) => ReturnType<typeof answer>) {
  const early: WireRequest[] = [];
  const carry: Transport = async (request) => {
    early.push(request);
    return answers(request);
  };
  const later: string[] = [];
  const ahead = sendAhead(carry);
  const starting = startingTransport({ ahead, load: () => Promise.reject(new Error('not needed')) });
  const original = globalThis.fetch;
  globalThis.fetch = async (url) => {
    later.push(url as string);
    return Response.json(DAY);
  };
  const send = createSend({ ...env, uid: () => 'TOKEN' }, starting.carry);
  return { ahead, early, later, send, end: () => (globalThis.fetch = original) };
}

const askShifts = (send: ReturnType<typeof app>['send']) =>
  send(listShifts, { params: { id: 4 }, query: { date: '2026-07-03', doctor_id: 'any' } });

test('the app takes what was sent ahead, to the letter the same, and asks nothing twice', async () => {
  const { login: first, shifts } = visit('/reserve/diabetes/4');
  const { ahead, later, send, end } = app(({ method }) =>
    answer(method === 'GET' ? DAY : { success: true, message: '' }),
  );
  void ahead.send(first);
  if (shifts) void ahead.send(shifts);
  await send(login, { body: { access_token: 'A', line_flag: true } });
  expect(await askShifts(send)).toEqual(DAY);
  expect(later).toEqual([]);
  await askShifts(send);
  expect(later).toHaveLength(1);
  end();
});

test('what has come ahead is known before it is asked for, and is no answer once it is shown', async () => {
  const { shifts } = visit('/reserve/diabetes/4');
  const { ahead, later, send, end } = app(() => answer({ ...DAY }));
  const known = createKnown({ ...env, uid: () => 'TOKEN' }, ahead);
  const asked = { params: { id: 4 }, query: { date: '2026-07-03', doctor_id: 'any' as const } };
  expect(known.look(listShifts, asked)).toBeUndefined();
  if (shifts) await ahead.send(shifts);
  const day = known.look(listShifts, asked);
  expect(day).toEqual(DAY);
  // However often it is drawn, it is the same object.
  expect(known.look(listShifts, asked)).toBe(day);
  expect(known.look(listShifts, { ...asked, query: { ...asked.query, date: '2026-07-04' } })).toBeUndefined();
  known.drop(listShifts, asked);
  expect(known.look(listShifts, asked)).toBeUndefined();
  await askShifts(send);
  expect(later).toHaveLength(1);
  end();
});

test.each([
  ['a refusal', answer(DAY, 401)],
  ['a reply of another form', answer({ shifts: 'none' })],
])('%s is not known ahead', async (_, reply) => {
  const { shifts } = visit('/reserve/diabetes/4');
  const { ahead, end } = app(() => reply);
  if (shifts) await ahead.send(shifts);
  const known = createKnown({ ...env, uid: () => 'TOKEN' }, ahead);
  expect(
    known.look(listShifts, { params: { id: 4 }, query: { date: '2026-07-03', doctor_id: 'any' } }),
  ).toBeUndefined();
  end();
});

test('a session that has ended costs one more request and nothing else', async () => {
  const { shifts } = visit('/reserve/diabetes/4');
  const { ahead, later, send, end } = app(() => answer({}, 401));
  if (shifts) void ahead.send(shifts);
  expect(await askShifts(send)).toEqual(DAY);
  expect(later).toHaveLength(1);
  end();
});

test('another token than the one that went ahead gets an answer of its own', async () => {
  const { shifts } = visit('/reserve/diabetes/4');
  const { ahead, later, send, end } = app(() => answer(DAY));
  if (shifts) void ahead.send({ ...shifts, headers: { uid: 'SOMEBODY' } });
  await askShifts(send);
  expect(later).toHaveLength(1);
  end();
});

test('the day and the doctor are those of the address', () => {
  expect(visit('/reserve/gout/2?date=2026-07-10&doctor=7').shifts?.url).toBe(
    '/api/reservations/2/shift?date=2026-07-10&doctor_id=7',
  );
  expect(visit('/reserve/gout/2?date=2020-01-01').shifts?.url).toContain('date=2026-07-03');
});

test.each(['/', '/reserve', '/reserve/confirm/4', '/reserve/diagnose/4', '/reserve/x/9', '/mypage/reservation'])(
  'nothing but login goes ahead on %s',
  (path) => expect(visit(path).shifts).toBeNull(),
);
