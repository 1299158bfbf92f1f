import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { written, type Forms } from './forms';

/** The host's address in the browser, which is told the real port. */
export const SPEC_HOST = 'http://spec-host.test';

const DAY = 86_400_000;
/** Days of Japan since 1970. */
const today = () => Math.floor((Date.now() + 9 * 3_600_000) / DAY);
const timeOn = (day: number, minutes = 600) => new Date(day * DAY + (minutes - 540) * 60_000);
/** A shift's id tells its time: the day, then its number since 10:00. */
const startOf = (shift: number) => timeOn(Math.floor(shift / 1000), 600 + (shift % 1000) * 5);

const SUBJECTS = ['', '高血圧', '痛風', '高脂血症', '糖尿病'];
const DOCTOR = { id: 1, name: '佐藤 花子', lastname: '佐藤', profile: null, zoom_url: null };
const QUESTIONS: [text: string, type: string, choices?: string[]][] = [
  ['気になる症状', 'text'],
  ['喫煙', 'single_choice', ['吸う', '吸わない']],
  ['アレルギー', 'multiple_choice', ['ない', '薬', '食べ物', '花粉']],
  ['上の血圧', 'number'],
  ['お薬手帳の写真', 'image_upload'],
];
const BOOKED = { subject_id: 1, cancel: false, finish: false, confirm_status: false, payment: false, deliver: false };
const DONE = { ...BOOKED, finish: true, confirm_status: true };

const begin = (forms: Forms) => ({
  forms,
  /** The code that answers bookings; without one they are booked. */
  code: null as 1 | 3 | null,
  /** The flag of `new`. */
  flag: 0,
  cardWorks: true,
  accounts: 0,
  visits: [
    { ...DONE, id: 1, start_time: timeOn(today() - 40), payment: true, deliver: true },
    { ...DONE, id: 2, start_time: timeOn(today() - 3), subject_id: 2 },
  ],
  addresses: [
    { id: 1, zip: '1000001', address: '東京都千代田区千代田1-1', apartment: null as unknown, preset: true },
    { id: 2, zip: '5300001', address: '大阪府大阪市北区梅田2-2', apartment: '梅田ビル201' as unknown, preset: false },
  ],
  files: [{ id: 1, title: '春の血液検査' }],
  answers: ['頭痛', '2', '2,4'],
  /** The fields of the last write; of several parts with one name the last is left, as in most frameworks. */
  body: {} as Record<string, unknown>,
  log: [] as { call: string; query: string[]; headers: string[]; fields: string[] }[],
});
type State = ReturnType<typeof begin>;

/** Takes the one with an id out of a list. */
function without<T extends { id: number }>(list: T[], id: number): T[] {
  const at = list.findIndex((one) => one.id === id);
  list.splice(at, at < 0 ? 0 : 1);
  return list;
}

interface Ask {
  id: number;
  query: URLSearchParams;
  body: Record<string, unknown>;
}

/** The calls that every host knows: what each replies, before its form. */
function callsOf(state: State): Record<string, (ask: Ask) => unknown> {
  const { forms, visits, addresses, files, answers } = state;
  const inForm = <T>(one: Record<Forms, T>): T => one[forms];
  const visitOf = (one: State['visits'][number]) => {
    const paper = one.payment ? `${SPEC_HOST}/paper/receipt.pdf` : null;
    const sent = one.deliver ? { deliver_time: timeOn(today() - 39), deliver_user: addresses[0] } : {};
    return { ...one, subject: SUBJECTS[one.subject_id], first: false, admin_user: DOCTOR, bill_url: paper, ...sent };
  };
  const lists = () => ({
    now_reservations: visits.filter((one) => !one.cancel && !one.finish).map(visitOf),
    all_reservations: visits.map(visitOf).reverse(),
  });
  const question = (number: number, answer: string | null = null) => {
    const [text, type, choices] = QUESTIONS[number - 1] as (typeof QUESTIONS)[number];
    const isOld = forms === 'rails' || forms === 'php';
    const words = isOld ? { content: forms === 'php' ? '' : undefined, question_content: text } : { content: text };
    const listed = choices?.map((choice_text, index) => ({ id: index + 1, choice_text }));
    const ids = answer === null ? { id: number } : { id: 50 + number, question_id: number };
    const rest = { questionnaire_id: 1, required: type !== 'image_upload', answer_text: answer };
    return { ...ids, ...words, question_type: type, choices: listed, ...rest };
  };
  const questions = (...numbers: number[]) => numbers.map((number) => question(number));
  const medicine = (id: number, at: object = {}) => {
    const texts = { image: null, effects: '血圧を下げます', precautions: null, usage1: '1日1回', usage2: null };
    return { id, title: `アムロジピン錠${id}`, ...texts, dosage: '1錠', days: 30, ...at };
  };
  const given = (days: number) => ({ start_time: timeOn(today() - days), subject: SUBJECTS[1] });
  const book = (shift: number, subject_id: number) => {
    if (state.code !== null) return { message: forms === 'rails' ? state.code : String(state.code) };
    visits.push({ ...BOOKED, id: visits.length + 1, start_time: startOf(shift), subject_id });
    // What else a host replies is its own business.
    return inForm<unknown>({ plain: { message: 'ok' }, rails: {}, php: undefined, bare: '' });
  };
  const isTaken = (time: Date) =>
    visits.some((one) => !one.cancel && Math.abs(time.getTime() - one.start_time.getTime() - 5 * 60_000) < 8 * 60_000);
  return {
    'POST /auth/line': () => ({ success: true, message: null }),
    'GET /reservations/doctors_list/:id': () => [DOCTOR],
    'GET /reservations/:id/shift': ({ query }) => {
      const day = Math.round(Date.parse(`${query.get('date')}T00:00:00Z`) / DAY);
      const shifts = Array.from({ length: 168 }, (_, number) => {
        const time = timeOn(day, 600 + number * 5);
        // The first quarter of an hour is somebody else's.
        const doctor = { admin_user_id: 1, doctorId: 1, digest: number < 3 || isTaken(time) };
        return { id: day * 1000 + number, start_time: time, ...doctor };
      });
      return { shifts, flag: inForm({ plain: 'initial', rails: 'initial', php: 'follow_up', bare: null }) };
    },
    'GET /reservations/doctors_show/:id': () => ({ doctors: DOCTOR, subject_id: { name: SUBJECTS[1] } }),
    'GET /reservations/new': () => ({ flag: forms === 'bare' && state.flag === 0 ? null : state.flag }),
    'POST /reservations': ({ body }) => book(Number(body['id']), Number(body['subject_id'] ?? 1)),
    'GET /reservations/diagnose': () => ({
      common_questionnaire: questions(1, 2, 3),
      specific_questionnaires: questions(4, 5),
    }),
    'POST /reservations/create_through_diagnose/:id': ({ id, query }) => book(id, Number(query.get('subject_id'))),
    'GET /reservations/rediagnose': () => ({ questions: questions(1, 3), has_reservation: false }),
    'POST /reservations/create_through_rediagnose/:ids': ({ id, query }) => book(id, Number(query.get('subject_id'))),
    'GET /reservations': () => (forms === 'bare' ? lists().all_reservations : lists()),
    'PUT /reservations/:id': ({ id }) => {
      for (const one of visits) if (one.id === id) one.cancel = true;
      return lists();
    },
    'GET /users': () => answers.map((answer, index) => question(index + 1, answer)),
    'PUT /users/:id': ({ body }) => {
      const sent = JSON.parse(String(body['payload'])) as { answers: { id: number; answer_text: string }[] };
      for (const one of sent.answers) answers[one.id - 51] = one.answer_text;
      return inForm<unknown>({ plain: {}, rails: undefined, php: '', bare: { ok: true } });
    },
    'GET /delivers/:id': () => addresses,
    'POST /delivers': ({ body }) => {
      addresses.push({ id: 9, preset: false, ...(body as { zip: string; address: string; apartment: string }) });
      return addresses;
    },
    'PUT /delivers/:id': ({ id }) => {
      for (const one of addresses) one.preset = one.id === id;
      return addresses;
    },
    'DELETE /delivers/:id': ({ id }) => without(addresses, id),
    'GET /payments/:id': () => ({
      billing_info: {
        insurance_details: [
          { type: '診察', description: '再診料', score: 288 },
          { type: '薬', description: 'お薬', score: '---' },
        ],
        private_details: [{ type: '送料', description: '配送', cost: 1000 }],
        total: { insurance: 288, private: 1000, private_tax: 100, grand_total: 1960, ratio: 0.3 },
      },
    }),
    'GET /payments': () => ({ main_deliver: addresses[0], other_deliver: addresses.slice(1) }),
    'POST /payments': () => ({
      response_data: state.cardWorks ? inForm<unknown>({ plain: 1, rails: null, php: 1, bare: { id: 7 } }) : 0,
      link_url: `${SPEC_HOST}/paper/card`,
    }),
    'POST /payments/bank_payment': () => {
      const account = { va_account_name: 'クリニック', va_branch_code: '101', va_branch_name: '本店' };
      return { bank_info: { ...account, va_account_number: String(1234500 + (state.accounts += 1)) } };
    },
    'GET /users/medical_result': () => files.map((one) => ({ ...one, file_url: `${SPEC_HOST}/paper/${one.id}.pdf` })),
    'POST /users/medical_result_create': ({ body }) => void files.push({ id: 9, title: String(body['title']) }),
    'POST /users/medical_result_destroy/:id': ({ id }) => void without(files, id),
    'GET /medicines': () => {
      const [spring, winter] = [given(80), given(120)];
      const past = inForm<unknown>({
        plain: [medicine(2, spring), medicine(3, winter)],
        rails: [
          { ...spring, medicines: [medicine(2)] },
          { ...winter, medicines: [medicine(3)] },
        ],
        php: { spring: [medicine(2, spring)], winter: [medicine(3, winter)] },
        bare: {},
      });
      return { latest_medicines: [medicine(1, given(40))], past_medicines: past };
    },
    'GET /medicines/:id': () => [{ id: 1, menu_id: 47, menu_name: '基本検査', title: '基本検査', ...given(40) }],
  };
}

async function bodyOf(request: IncomingMessage) {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const type = request.headers['content-type'] ?? '';
  if (parts.length === 0) return { fields: [], body: {} };
  const reply = new Response(Buffer.concat(parts), { headers: { 'content-type': type } });
  if (!type.startsWith('multipart/')) {
    const body = (await reply.json()) as Record<string, unknown>;
    return { fields: Object.keys(body), body };
  }
  const form = await reply.formData();
  return { fields: [...form.keys()], body: Object.fromEntries(form) };
}

/** Runs a host that knows the specified calls and nothing else, for an app on another origin. */
export async function runSpecHost(appOrigin: string) {
  let state = begin('plain');
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', SPEC_HOST);
    if (pathname.startsWith('/paper/') || pathname === '/favicon.ico') return void response.end('a page of somebody else');
    response.setHeader('access-control-allow-origin', appOrigin).setHeader('access-control-allow-credentials', 'true');
    if (request.method === 'OPTIONS') {
      response.setHeader('access-control-allow-headers', 'uid, content-type');
      return void response.setHeader('access-control-allow-methods', 'GET, POST, PUT, DELETE').writeHead(204).end();
    }
    const path = decodeURIComponent(pathname);
    const call = `${request.method} ${path.replace(/shift_ids\[\]=.*/, ':ids').replace(/\/\d+/g, '/:id')}`;
    const { fields, body } = await bodyOf(request);
    state.log.push({ call, query: [...query.keys()], headers: Object.keys(request.headers), fields });
    if (request.method !== 'GET') state.body = body;
    const reply = callsOf(state)[call];
    if (!reply) return void response.writeHead(404).end('<h1>not here</h1>');
    if (!request.headers['uid']) return void response.writeHead(401).end('who?');
    const said = reply({ id: Number(/\d+/.exec(path)?.[0]), query, body });
    if (said === undefined) return void response.writeHead(204).end();
    if (said === '') return void response.end();
    return void response.setHeader('content-type', 'application/json').end(JSON.stringify(written(said, state.forms)));
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    port: (server.address() as AddressInfo).port,
    /** Begins anew with one patient, two visits and an owed bill. */
    begin: (forms: Forms, given: Partial<State> = {}) => Object.assign((state = begin(forms)), given),
    /** Books tomorrow's first hour, as if it had been done before. */
    hold: () => state.visits.push({ ...BOOKED, id: 3, start_time: timeOn(today() + 1) }),
    log: () => state.log,
    stop: () => (server.closeAllConnections(), new Promise((stopped) => server.close(stopped))),
  };
}
