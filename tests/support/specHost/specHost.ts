import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { formatReply, type ReplyFormat } from './replyFormats';
import { newState, BOOKED, DAY, DOCTOR, QUESTIONS, startOf, SUBJECTS, timeOn, today, type State } from './state';

export const EXTERNAL_ORIGIN = 'https://papers.example';

function removeFrom<T extends { id: number }>(list: T[], id: number): T[] {
  const index = list.findIndex((item) => item.id === id);
  list.splice(index, index < 0 ? 0 : 1);
  return list;
}

type Handler = (id: number, query: URLSearchParams, body: Record<string, unknown>) => unknown;

function callsOf(state: State): Record<string, Handler> {
  const { visits, addresses, files, answers } = state;
  const isSparse = state.format === 'sparse';
  const visitOf = (visit: State['visits'][number]) => {
    const bill_url = visit.payment ? `${EXTERNAL_ORIGIN}/receipt.pdf` : null;
    const delivery = visit.deliver ? { deliver_time: timeOn(today() - 39), deliver_user: addresses[0] } : {};
    return { ...visit, subject: SUBJECTS[visit.subject_id], first: false, admin_user: DOCTOR, bill_url, ...delivery };
  };
  const lists = () => ({
    now_reservations: visits.filter((visit) => !visit.cancel && !visit.finish).map(visitOf),
    all_reservations: visits.map(visitOf).reverse(),
  });
  const question = (number: number, answer_text: string | null = null) => {
    const [text, question_type, names] = QUESTIONS[number - 1] as (typeof QUESTIONS)[number];
    const choices = names?.map((choice_text, index) => ({ id: index + 1, choice_text }));
    const ids = answer_text === null ? { id: number } : { id: 50 + number, question_id: number };
    const required = question_type !== 'image_upload';
    const words = isSparse ? { content: text } : { question_content: text };
    return { ...ids, ...words, question_type, choices, required, answer_text, questionnaire_id: 1 };
  };
  const questions = (...numbers: number[]) => numbers.map((number) => question(number));
  const medicine = (id: number, visit: object = {}) => {
    const texts = { image: null, effects: '血圧を下げます', precautions: null, usage1: '1日1回', usage2: null };
    return { id, title: `アムロジピン錠${id}`, ...texts, dosage: '1錠', days: 30, ...visit };
  };
  const prescribed = (days: number) => ({ start_time: timeOn(today() - days), subject: SUBJECTS[1] });
  const book = (shift: number, subject_id: number) => {
    visits.push({ ...BOOKED, id: visits.length + 1, start_time: startOf(shift), subject_id });
    // README.md allows an empty body or `{}` as the reply.
    return isSparse ? '' : {};
  };
  const isTaken = (time: Date) =>
    visits.some((visit) => !visit.cancel && Math.abs(time.getTime() - visit.start_time.getTime() - 300_000) <= 300_000);
  return {
    'POST /auth/line': () => ({ success: true, message: null }),
    'GET /reservations/doctors_list/:id': () => [DOCTOR],
    'GET /reservations/:id/shift': (_, query) => {
      const day = Date.parse(`${query.get('date')}T00:00:00Z`) / DAY;
      const shifts = Array.from({ length: 168 }, (__, number) => {
        const start_time = timeOn(day, 600 + number * 5);
        // Another patient holds the first three shifts of the day.
        const digest = number < 3 || isTaken(start_time);
        return { id: day * 1000 + number, start_time, admin_user_id: 1, doctorId: 1, digest };
      });
      return { shifts, flag: isSparse ? null : 'initial' };
    },
    'GET /reservations/doctors_show/:id': () => ({ doctors: DOCTOR, subject_id: { name: SUBJECTS[1] } }),
    'GET /reservations/new': () => ({ flag: isSparse && state.flag === 0 ? null : state.flag }),
    'POST /reservations': (_, __, body) => book(Number(body['id']), Number(body['subject_id'] ?? 1)),
    'GET /reservations/diagnose': () => ({
      common_questionnaire: questions(1, 2, 3),
      specific_questionnaires: questions(4, 5),
    }),
    'POST /reservations/create_through_diagnose/:id': (id, query) => book(id, Number(query.get('subject_id'))),
    'GET /reservations/rediagnose': () => ({ questions: questions(1, 3), has_reservation: false }),
    'POST /reservations/create_through_rediagnose/:ids': (id, query) => book(id, Number(query.get('subject_id'))),
    'GET /reservations': () => (isSparse ? lists().all_reservations : lists()),
    'PUT /reservations/:id': (id) => {
      for (const visit of visits) if (visit.id === id) visit.cancel = true;
      return lists();
    },
    'GET /users': () => answers.map((answer, index) => question(index + 1, answer)),
    'PUT /users/:id': (_, __, body) => {
      const sent = JSON.parse(String(body['payload'])) as { answers: { id: number; answer_text: string }[] };
      for (const answer of sent.answers) answers[answer.id - 51] = answer.answer_text;
      return isSparse ? { ok: true } : undefined;
    },
    'GET /delivers/:id': () => addresses,
    'POST /delivers': (_, __, body) => {
      addresses.push({ id: 9, preset: false, ...(body as { zip: string; address: string; apartment: string }) });
      return addresses;
    },
    'PUT /delivers/:id': (id) => {
      for (const address of addresses) address.preset = address.id === id;
      return addresses;
    },
    'DELETE /delivers/:id': (id) => removeFrom(addresses, id),
    'GET /payments/:id': () => {
      const points = { type: '診察', description: '再診料', score: 288 };
      const unpriced = { type: '薬', description: 'お薬', score: '---' };
      const private_details = [{ type: '送料', description: '配送', cost: 1000 }];
      const total = { insurance: 288, private: 1000, private_tax: 100, grand_total: 1960, ratio: 0.3 };
      return { billing_info: { insurance_details: [points, unpriced], private_details, total } };
    },
    'GET /payments': () => ({ main_deliver: addresses[0], other_deliver: addresses.slice(1) }),
    'POST /payments': () => ({ response_data: isSparse ? { id: 7 } : null, link_url: `${EXTERNAL_ORIGIN}/card` }),
    'POST /payments/bank_payment': () => {
      const branch = { va_branch_code: '101', va_branch_name: '本店', va_account_name: 'クリニック' };
      return { bank_info: { ...branch, va_account_number: String(1234500 + (state.accountCount += 1)) } };
    },
    'GET /users/medical_result': () =>
      files.map((file) => ({ ...file, file_url: `${EXTERNAL_ORIGIN}/${file.id}.pdf` })),
    'POST /users/medical_result_create': (_, __, body) => void files.push({ id: 9, title: String(body['title']) }),
    'POST /users/medical_result_destroy/:id': (id) => void removeFrom(files, id),
    'GET /medicines': () => {
      const [spring, winter] = [prescribed(80), prescribed(120)];
      const pastVisits = [spring, winter].map((visit, index) => ({ ...visit, medicines: [medicine(index + 2)] }));
      const past_medicines = isSparse ? {} : pastVisits;
      return { latest_medicines: [medicine(1, prescribed(40))], past_medicines };
    },
    'GET /medicines/:id': () => [{ id: 1, menu_id: 47, menu_name: '基本検査', title: '基本検査', ...prescribed(40) }],
  };
}

async function fieldsOf(request: IncomingMessage): Promise<[string, unknown][]> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  if (parts.length === 0) return [];
  const type = request.headers['content-type'] ?? '';
  const body = new Response(Buffer.concat(parts), { headers: { 'content-type': type } });
  return type.startsWith('multipart/') ? [...(await body.formData())] : Object.entries((await body.json()) as object);
}

/** Runs a host that implements only the calls every clinic must provide. */
export async function runSpecHost(appOrigin: string) {
  let state = newState('explicit');
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<unknown> => {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', appOrigin);
    if (/^\/(paper\/|favicon)/.test(pathname)) return response.end('a page of somebody else');
    response.setHeader('access-control-allow-origin', appOrigin).setHeader('access-control-allow-credentials', 'true');
    if (request.method === 'OPTIONS') {
      state.preflights.push(...(request.headers['access-control-request-headers'] ?? '').split(','));
      response.setHeader('access-control-allow-headers', 'uid, content-type');
      return response.setHeader('access-control-allow-methods', 'GET, POST, PUT, DELETE').writeHead(204).end();
    }
    const path = decodeURIComponent(pathname);
    const call = `${request.method} ${path.replace(/shift_ids\[\]=.*/, ':ids').replace(/\/\d+/g, '/:id')}`;
    const fields = await fieldsOf(request);
    const names = fields.map(([name]) => name);
    state.log.push({ call, query: [...query.keys()], headers: Object.keys(request.headers), fields: names });
    if (request.method !== 'GET') state.lastBody = Object.fromEntries(fields);
    const reply = callsOf(state)[call];
    if (!reply) return response.writeHead(404).end('<h1>not here</h1>');
    if (!request.headers['uid']) return response.writeHead(401).end('who?');
    const body = reply(Number(/\d+/.exec(path)?.[0]), query, state.lastBody);
    if (body === undefined) return response.writeHead(204).end();
    if (body === '') return response.end();
    return response.setHeader('content-type', 'application/json').end(JSON.stringify(formatReply(body, state.format)));
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    begin: (format: ReplyFormat, changes: Partial<State> = {}) => Object.assign((state = newState(format)), changes),
    received: () => state,
    stop: () => (server.closeAllConnections(), new Promise((stopped) => server.close(stopped))),
  };
}
