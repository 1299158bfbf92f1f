import * as v from 'valibot';
import { furiganaField } from '../../domain/fields/furigana';
import { nameField, phoneField, emailField } from '../../domain/fields/text';
import { addressField, apartmentField, zipField } from '../../domain/fields/address';
import { MINUTE_MS, type Instant } from '../../domain/calendar/jst';
import { declare, type ExtraFields } from './call';
import { KindOfVisit, Flow } from './words';
import {
  ById,
  field,
  firstOf,
  Id,
  idOf,
  Ids,
  IdText,
  Integer,
  instantOf,
  isObject,
  isYes,
  JstDateText,
  ListReply,
  requireAnyOf,
  optionalObject,
  ReadId,
  ReadText,
  Rows,
  Text,
  TextOrEmpty,
  TextOrNone,
} from './wireFormats';

/** A host may send only `name` or only `lastname`. */
export const Doctor = v.pipe(
  v.object({
    id: ReadId,
    name: TextOrEmpty,
    lastname: TextOrEmpty,
    profile: TextOrEmpty,
    zoom_url: TextOrNone,
    picture_url: v.nullish(TextOrNone),
  }),
  v.check(({ name, lastname }) => name !== '' || lastname !== '', 'a doctor without a name'),
  v.transform((doctor) => ({
    ...doctor,
    name: doctor.name || doctor.lastname,
    lastname: doctor.lastname || doctor.name,
  })),
);
export type Doctor = v.InferOutput<typeof Doctor>;

/** A host may send the doctor's id as `admin_user_id` or as `doctorId`. */
export const Shift = field<
  { id: number; start_time: string; admin_user_id: number; doctorId: number; digest: string | null },
  { id: number; start_time: Instant; admin_user_id: number; doctorId: number; digest: boolean }
>((row) => {
  // Checks each field by hand, because an object schema is too slow for the thousands of shifts of a day.
  if (!isObject(row)) return undefined;
  const [id, start] = [idOf(row['id']), instantOf(row['start_time'])];
  const doctorId = idOf(row['admin_user_id']) ?? idOf(row['doctorId']);
  if (id === undefined || start === undefined || doctorId === undefined) return undefined;
  const start_time = start - (start % MINUTE_MS);
  return { id, start_time, admin_user_id: doctorId, doctorId, digest: isYes(row['digest']) };
}, 'not a shift');
export type WireShift = v.InferInput<typeof Shift>;

export const listDoctors = declare('GET /reservations/doctors_list/:id', { params: ById, reply: ListReply(Doctor) });

const DoctorOrAny = v.union([v.literal('any'), IdText]);

export const listShifts = declare('GET /reservations/:id/shift', {
  params: ById,
  query: v.object({ date: JstDateText, doctor_id: DoctorOrAny }),
  reply: requireAnyOf(
    ['shifts'],
    v.pipe(
      v.object({ shifts: Rows(Shift), flag: KindOfVisit }),
      v.transform(({ shifts: { rows, lost }, flag }) => ({ shifts: rows, kind: flag, lost })),
    ),
  ),
});

/** The reply has 7 days. The first day is `from`. `free` counts the blocks that the patient can book (§days-free). */
export const listShiftDays = declare('GET /reservations/:id/shift_days', {
  params: ById,
  query: v.object({ from: JstDateText, doctor_id: DoctorOrAny }),
  reply: v.object({ days: v.array(v.object({ date: JstDateText, free: Integer })) }),
  needs: 'shift_days',
});

export const showDoctor = declare('GET /reservations/doctors_show/:id', {
  params: ById,
  query: v.object({ subject_id: IdText }),
  reply: v.object({
    doctors: firstOf(v.object({ lastname: TextOrEmpty, profile: TextOrEmpty, picture_url: v.nullish(TextOrNone) })),
    subject_id: optionalObject(v.object({ name: TextOrEmpty }), { name: '' }),
  }),
});

export const ForShift = v.object({ shift_id: IdText, subject_id: IdText });

export const askBookingFlag = declare('GET /reservations/new', {
  query: ForShift,
  reply: v.pipe(
    v.object({ flag: Flow }),
    v.transform(({ flag }) => ({ flow: flag })),
  ),
});

/** After a reply without `message`, the app looks for the reservation in the list. */
export const BookingReply = v.object({ message: ReadText });

export const BOOKING_EXTRAS = { agreed: 'agreed' } as const;

/** The version of the consent text that the patient has agreed to. */
export const Agreed = v.optional(v.pipe(Text, v.maxLength(64)));

const shortBooking = v.object({
  uid: v.optional(Text),
  id: Id,
  short: v.literal(true),
  agreed: Agreed,
  subject_id: Id,
  shiftIds: Ids,
});
const customerBooking = v.object({
  uid: v.optional(Text),
  name: nameField.schema,
  zip: zipField.schema,
  furigana: furiganaField.schema,
  address: addressField.schema,
  apartment: v.optional(apartmentField.schema, ''),
  email: emailField.schema,
  phone: phoneField.schema,
  // Only the clinic checks the birthday, because the check needs the clinic's clock.
  year: Integer,
  month: Integer,
  day: Integer,
  id: Id,
  short: v.literal(false),
  agreed: Agreed,
  subject_id: v.optional(Id),
  shiftIds: v.optional(Ids),
});

const CUSTOMER_EXTRAS = {
  ...BOOKING_EXTRAS,
  apartment: 'customer_form',
  subject_id: 'customer_form',
  shiftIds: 'customer_form',
} as const;

export const book = declare('POST /reservations', {
  json: v.variant('short', [shortBooking, customerBooking]),
  reply: BookingReply,
  needsIdempotencyKey: true,
  extras: ({ short }: { short: boolean }): ExtraFields => (short ? BOOKING_EXTRAS : CUSTOMER_EXTRAS),
  uidInBody: true,
});
