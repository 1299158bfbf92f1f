/**
 * The contract between the app and the clinic (api.md), as schemas: the app parses every reply with it, the reference
 * clinic parses every request with it, the fixtures of the stories are typed by it. Nothing is declared twice.
 */
import * as v from 'valibot';
import { parseInstant, isJstDate } from '../domain/jst';
import { MOST_TITLE_CHARACTERS } from '../domain/newFile';
import { isQuestionType, type Question } from '../domain/question';
import { currentOf } from '../domain/reservation';
import { declare } from './call';

// ── building parts ───────────────────────────────────────────────────────────────────────────────────────────────

const Id = v.pipe(v.number(), v.integer(), v.minValue(1));
/** An id written in a path, a query or a form field. At most 10 digits and within PostgreSQL's `integer`. */
const IdText = v.pipe(v.string(), v.regex(/^[1-9]\d{0,9}$/), v.transform(Number), v.maxValue(2_147_483_647));
const When = v.pipe(
  v.string(),
  v.check((text) => parseInstant(text) !== null, 'not a time with offset'),
);
const JstDateText = v.pipe(v.string(), v.check(isJstDate, 'not a date'));
const Text = v.string();
const Ids = v.pipe(v.array(Id), v.minLength(1), v.maxLength(3));
const IdTexts = v.pipe(v.array(IdText), v.minLength(1), v.maxLength(3));

/** The patient's numeric id fields in a path: `:id`. */
const ById = v.object({ id: IdText });

// ── errors ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** Body of every 4xx and 5xx of the reference clinic; `message` is Japanese, for patients. */
export const ErrorReply = v.object({ error: v.object({ code: Text, message: Text }) });
export type ErrorReply = v.InferOutput<typeof ErrorReply>;

/** Reply header with the clinic's own clock (ISO); the app's `now` follows it. */
export const CLINIC_NOW = 'clinic-now';
/** Request header with the patient's user id token. */
export const UID = 'uid';
/** Request header of every call that books or pays. */
export const IDEMPOTENCY_KEY = 'idempotency-key';

// ── login ────────────────────────────────────────────────────────────────────────────────────────────────────────

export const login = declare('POST /auth/line', {
  json: v.object({ access_token: v.pipe(Text, v.minLength(1)), line_flag: v.optional(v.boolean()) }),
  reply: v.object({ success: v.boolean(), message: Text }),
  open: true,
});

// ── booking ──────────────────────────────────────────────────────────────────────────────────────────────────────

export const Doctor = v.object({
  id: Id,
  name: Text,
  lastname: Text,
  profile: Text,
  zoom_url: v.nullable(Text),
});
export type Doctor = v.InferOutput<typeof Doctor>;

/** 5 minutes of one doctor. A truthy `digest` = taken or not offered. */
export const Shift = v.object({
  id: Id,
  start_time: Text,
  admin_user_id: Id,
  doctorId: Id,
  digest: v.nullable(Text),
});
export type Shift = v.InferOutput<typeof Shift>;

export const listDoctors = declare('GET /reservations/doctors_list/:id', { params: ById, reply: v.array(Doctor) });

export const listShifts = declare('GET /reservations/:id/shift', {
  params: ById,
  query: v.object({ date: JstDateText, doctor_id: v.union([v.literal('any'), IdText]) }),
  reply: v.object({ shifts: v.array(Shift), flag: Text }),
});

export const showDoctor = declare('GET /reservations/doctors_show/:id', {
  params: ById,
  query: v.object({ subject_id: IdText }),
  reply: v.object({ doctors: v.object({ lastname: Text, profile: Text }), subject_id: v.object({ name: Text }) }),
});

const ForShift = v.object({ shift_id: IdText, subject_id: IdText });

/** Which way a booking goes (spec §4): 1 repeat-visit questionnaire, 2 short booking, 4 duplicate, else first visit. */
export const askBookingFlag = declare('GET /reservations/new', {
  query: ForShift,
  reply: v.object({ flag: v.number() }),
});

/** `'1'` the block was taken first, `'3'` duplicate; any other value counts as booked. */
const BookingReply = v.object({ message: Text });

const Trimmed = v.pipe(Text, v.trim(), v.minLength(1));
const shortBooking = v.object({
  uid: v.optional(Text),
  id: Id,
  short: v.literal(true),
  subject_id: Id,
  shiftIds: Ids,
});
const customerBooking = v.object({
  uid: v.optional(Text),
  name: v.pipe(Trimmed, v.maxLength(100)),
  zip: v.pipe(Text, v.regex(/^\d{7}$/)),
  furigana: v.pipe(Trimmed, v.maxLength(100)),
  address: v.pipe(Trimmed, v.maxLength(200)),
  apartment: v.optional(v.pipe(Text, v.trim(), v.maxLength(200))),
  email: v.pipe(Text, v.maxLength(254), v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/)),
  phone: v.pipe(Text, v.regex(/^\d{10,11}$/)),
  year: v.pipe(v.number(), v.integer(), v.minValue(1900), v.maxValue(2200)),
  month: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
  day: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(31)),
  id: Id,
  short: v.literal(false),
  subject_id: v.optional(Id),
  shiftIds: v.optional(Ids),
});

export const book = declare('POST /reservations', {
  json: v.variant('short', [shortBooking, customerBooking]),
  reply: BookingReply,
  books: true,
});

/** A question as the clinic sends it. */
const WireQuestion = v.pipe(
  v.object({
    id: Id,
    content: v.optional(Text),
    question_content: v.optional(Text),
    question_type: Text,
    required: v.boolean(),
    choices: v.array(v.object({ id: Id, choice_text: Text })),
    questionnaire_id: v.nullish(Id),
    question_id: v.nullish(Id),
    answer_text: v.nullish(Text),
    /** Beyond the spec's list: a line of help, and the unit behind a number. */
    hint: v.nullish(Text),
    unit: v.nullish(Text),
  }),
  v.check((question) => Boolean(question.content ?? question.question_content), 'a question without words'),
);
const toQuestion = (wire: v.InferOutput<typeof WireQuestion>): Question => ({
  key: String(wire.question_id ?? wire.id),
  text: wire.content ?? wire.question_content ?? '',
  type: isQuestionType(wire.question_type) ? wire.question_type : 'unknown',
  required: wire.required,
  choices: wire.choices.map((choice) => ({ id: choice.id, text: choice.choice_text })),
  hint: wire.hint ?? null,
  unit: wire.unit ?? null,
  answerText: wire.answer_text ?? null,
});
export type WireQuestion = v.InferInput<typeof WireQuestion>;
const Questions = v.array(v.pipe(WireQuestion, v.transform(toQuestion)));

export const getDiagnose = declare('GET /reservations/diagnose', {
  query: ForShift,
  reply: v.object({ common_questionnaire: Questions, specific_questionnaires: Questions }),
});

export const getRediagnose = declare('GET /reservations/rediagnose', {
  query: ForShift,
  reply: v.object({ questions: Questions, has_reservation: v.boolean() }),
});

/**
 * Answers by question key. A choice is its id (several values for several choices), a date `YYYY-MM-DD`, a number
 * half-width digits, else text. Images travel as files by the same key.
 */
const Answers = v.record(Text, v.array(Text));
const Images = v.record(Text, v.instance(Blob));

export const createThroughDiagnose = declare('POST /reservations/create_through_diagnose/:id', {
  params: ById,
  query: v.object({ 'shift_ids[]': IdTexts, subject_id: IdText }),
  multipart: v.object({ answers: Answers, images: Images, subject_id: Text }),
  reply: BookingReply,
  books: true,
});

/** The ids stand in the path segment itself, as the spec has it: `shift_ids[]=1&shift_ids[]=2`. */
const ShiftIdsSegment = v.pipe(
  Text,
  v.regex(/^shift_ids\[\]=\d+(&shift_ids\[\]=\d+)*$/),
  v.transform((segment) => new URLSearchParams(segment).getAll('shift_ids[]')),
  IdTexts,
);

export const createThroughRediagnose = declare('POST /reservations/create_through_rediagnose/:shiftIds', {
  params: v.object({ shiftIds: ShiftIdsSegment }),
  query: v.object({ subject_id: IdText }),
  multipart: v.object({ answers: Answers, images: Images, questionnaire_id: v.literal('1') }),
  reply: BookingReply,
  books: true,
});

/** `questionnaire_id` of the repeat visit's answers (spec §9). */
export const QUESTIONNAIRE_ID = '1';
/** Keys of the two insurance images of a repeat visit (api.md "Booking"). */
export const INSURANCE_IMAGE_KEYS = ['insurance_front', 'insurance_back'] as const;

// ── reservations ─────────────────────────────────────────────────────────────────────────────────────────────────

export const Reservation = v.object({
  id: Id,
  start_time: When,
  subject: Text,
  subject_id: Id,
  /** True for a first visit. */
  first: v.boolean(),
  cancel: v.boolean(),
  finish: v.boolean(),
  confirm_status: v.boolean(),
  payment: v.boolean(),
  deliver: v.boolean(),
  deliver_time: v.nullable(When),
  bill_url: v.nullable(Text),
  admin_user: v.object({ id: Id, lastname: Text, zoom_url: v.nullable(Text) }),
  deliver_user: v.nullable(v.object({ zip: Text, address: Text, apartment: Text })),
});
export type Reservation = v.InferOutput<typeof Reservation>;

const Reservations = v.object({ now_reservations: v.array(Reservation), all_reservations: v.array(Reservation) });
export type Reservations = v.InferOutput<typeof Reservations>;

/** The payment list "uses it as an array" (spec §7): a clinic that sends a bare array means every reservation. */
const BareReservations = v.pipe(
  v.array(Reservation),
  v.transform((all): Reservations => ({ now_reservations: currentOf(all), all_reservations: all })),
);

export const listReservations = declare('GET /reservations', { reply: v.union([Reservations, BareReservations]) });

export const cancelReservation = declare('PUT /reservations/:id', { params: ById, reply: Reservations });

// ── the patient's own answers ────────────────────────────────────────────────────────────────────────────────────

/**
 * A question that was answered, for `/mypage/other/info`. `answerText` is text, half-width digits, `YYYY-MM-DD`, or the
 * ids of the choices, separated by commas; a picture's is `''` (its file is not shown here).
 */
const AnsweredQuestion = v.pipe(
  WireQuestion,
  v.transform((wire) => ({ ...toQuestion(wire), id: wire.id, questionId: wire.question_id ?? wire.id })),
);
export type AnsweredQuestion = v.InferOutput<typeof AnsweredQuestion>;
const AnsweredQuestions = v.array(AnsweredQuestion);

export const listAnswers = declare('GET /users', { reply: AnsweredQuestions });

/** The answers of `PUT /users/1`, before they travel as the JSON text of the field `payload`. */
export const AnswerUpdates = v.object({
  answers: v.pipe(
    v.array(v.object({ id: Id, question_id: Id, answer_text: v.pipe(Text, v.maxLength(4000)) })),
    v.maxLength(200),
  ),
});
export type AnswerUpdates = v.InferOutput<typeof AnswerUpdates>;

export const updateAnswers = declare('PUT /users/1', {
  multipart: v.object({ payload: Text, access_token: Text }),
  reply: AnsweredQuestions,
});

// ── delivery addresses ───────────────────────────────────────────────────────────────────────────────────────────

/** Where medicine is sent; `preset` is the main address. */
export const Address = v.object({ id: Id, zip: Text, address: Text, apartment: Text, preset: v.boolean() });
export type Address = v.InferOutput<typeof Address>;
const Addresses = v.array(Address);

export const listAddresses = declare('GET /delivers/1', { reply: Addresses });

export const addAddress = declare('POST /delivers', {
  json: v.object({
    zip: v.pipe(Text, v.regex(/^\d{7}$/)),
    address: v.pipe(Trimmed, v.maxLength(200)),
    apartment: v.optional(v.pipe(Text, v.trim(), v.maxLength(200))),
  }),
  reply: Addresses,
});

export const setMainAddress = declare('PUT /delivers/:id', { params: ById, reply: Addresses });

export const deleteAddress = declare('DELETE /delivers/:id', { params: ById, reply: Addresses });

// ── payment ──────────────────────────────────────────────────────────────────────────────────────────────────────

const Yen = v.pipe(v.number(), v.integer());

/** A bill: `score` and `total.insurance` are points, the rest yen; `ratio` is the patient's share, 0.3 for 3割. */
export const BillingInfo = v.object({
  insurance_details: v.array(
    v.object({ type: Text, description: Text, score: v.union([v.pipe(v.number(), v.integer()), v.literal('---')]) }),
  ),
  private_details: v.array(v.object({ type: Text, description: Text, cost: Yen })),
  total: v.object({ insurance: Yen, private: Yen, private_tax: Yen, grand_total: Yen, ratio: v.number() }),
});
export type BillingInfo = v.InferOutput<typeof BillingInfo>;

export const getBill = declare('GET /payments/:id', {
  params: ById,
  reply: v.object({ billing_info: BillingInfo }),
});

export const listPayAddresses = declare('GET /payments', {
  reply: v.object({ main_deliver: v.nullable(Address), other_deliver: v.array(Address) }),
});

const Pay = v.object({ id: Id, deliver_id: Id });

/** By card: the provider's page stands behind `link_url`; `response_data` 0 is the failure of spec §8. */
export const payByCard = declare('POST /payments', {
  json: Pay,
  reply: v.object({ response_data: v.picklist([0, 1]), link_url: Text }),
  books: true,
});

/** Beyond the spec's list: the last day to pay (E12). A clinic that sends none: the app names the two weeks alone. */
export const BankInfo = v.object({
  va_account_number: Text,
  va_account_name: Text,
  va_branch_code: Text,
  va_branch_name: Text,
  due_date: v.nullish(JstDateText),
});
export type BankInfo = v.InferOutput<typeof BankInfo>;

export const payByBank = declare('POST /payments/bank_payment', {
  json: Pay,
  reply: v.object({ bank_info: BankInfo }),
  books: true,
});

// ── files ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** An insurance card or a test result the patient sent; `file_url` is absolute, signed and short-lived. */
export const MedicalFile = v.object({ id: Id, title: Text, file_url: Text });
export type MedicalFile = v.InferOutput<typeof MedicalFile>;

export const listFiles = declare('GET /users/medical_result', { reply: v.array(MedicalFile) });

/** The reply is not specified: the app reads the list again. */
export const addFile = declare('POST /users/medical_result_create', {
  multipart: v.object({ title: v.pipe(Trimmed, v.maxLength(MOST_TITLE_CHARACTERS)), file: v.instance(Blob) }),
  reply: v.unknown(),
});

export const removeFile = declare('POST /users/medical_result_destroy/:id', { params: ById, reply: v.unknown() });

// ── medicine and tests ───────────────────────────────────────────────────────────────────────────────────────────

/** One medicine of a prescription; `start_time` is the consultation's, `days` how long it lasts. */
export const Medicine = v.object({
  id: Id,
  title: Text,
  image: v.nullish(Text),
  effects: Text,
  precautions: Text,
  usage1: Text,
  usage2: v.nullish(Text),
  dosage: Text,
  days: v.pipe(v.number(), v.integer(), v.minValue(0)),
  start_time: When,
  subject: Text,
});
export type Medicine = v.InferOutput<typeof Medicine>;

export const listMedicines = declare('GET /medicines', {
  reply: v.object({ latest_medicines: v.array(Medicine), past_medicines: v.array(Medicine) }),
});

/** One test that was ordered; `menu_id` 47–50 have a picture and a list of items (D15). */
export const Inspection = v.object({
  id: Id,
  menu_id: Id,
  menu_name: Text,
  title: Text,
  start_time: When,
  subject: Text,
});
export type Inspection = v.InferOutput<typeof Inspection>;

export const listInspections = declare('GET /medicines/1', { reply: v.array(Inspection) });
