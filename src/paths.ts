import type { Block } from './domain/booking/block';
import { blockToQuery } from './domain/booking/blockInUrl';
import { SUBJECT_SLUGS, type SubjectId } from './domain/clinic/subjects';

/** In `slots`, `:id` is the subject, and the app does not read `:type`. */
export const patterns = {
  slots: '/reserve/:type/:id',
  confirm: '/reserve/confirm/:id',
  diagnose: '/reserve/diagnose/:id',
  rediagnose: '/reserve/rediagnose/:id',
  register: '/reserve/register/:id',
  bill: '/mypage/payment/bill/:id',
  deliver: '/mypage/payment/deliver/:id',
} as const;

const fill = (pattern: string, id: number) => pattern.replace(':id', String(id));
const withBlock = (path: string, block: Block) => `${path}?${blockToQuery(block)}`;

const withChange = (path: string, changedReservationId: number | null, separator = '?') =>
  changedReservationId === null ? path : `${path}${separator}change=${changedReservationId}`;

/** All paths of the app (§screen-routes). */
export const paths = {
  home: '/',
  reserve: '/reserve',
  slots: (subjectId: SubjectId, changedReservationId: number | null = null) =>
    withChange(fill(patterns.slots.replace(':type', SUBJECT_SLUGS[subjectId]), subjectId), changedReservationId),
  slotsOfDoctor: (subjectId: SubjectId, doctorId: number) => `${paths.slots(subjectId)}?doctor=${doctorId}`,
  slotsToChange: (subjectId: SubjectId, reservationId: number, doctorId: number | null): string =>
    `${paths.slots(subjectId, reservationId)}${doctorId === null ? '' : `&doctor=${doctorId}`}`,
  slotsOrSubjects: (subjectId: SubjectId | null, changedReservationId: number | null = null): string =>
    subjectId === null ? paths.reserve : paths.slots(subjectId, changedReservationId),
  confirm: (block: Block, changedReservationId: number | null = null) =>
    withChange(withBlock(fill(patterns.confirm, block.admin_user_id), block), changedReservationId, '&'),
  diagnose: (block: Block) => withBlock(fill(patterns.diagnose, block.id), block),
  rediagnose: (block: Block) => withBlock(fill(patterns.rediagnose, block.id), block),
  register: (block: Block) => withBlock(fill(patterns.register, block.id), block),
  reservations: '/mypage/reservation',
  reservationActions: '/mypage/reservation?more=open',
  /** My Page with the dialog that confirms a booking. */
  reservationsAfterBooking: '/mypage/reservation?status=success',
  /** My Page with the dialog that confirms a change of time. */
  reservationsAfterChange: '/mypage/reservation?status=changed',
  settings: '/mypage/other',
  info: '/mypage/other/info',
  addresses: '/mypage/other/address',
  newAddress: '/mypage/other/address?step=add',
  files: '/mypage/other/image',
  messages: '/mypage/other/message',
  payment: '/mypage/payment',
  paymentDone: '/payment/success',
  paymentCancelled: '/payment/cancel',
  bill: (reservationId: number): string => fill(patterns.bill, reservationId),
  deliver: (reservationId: number): string => fill(patterns.deliver, reservationId),
  deliverByBank: (reservationId: number): string => `${paths.deliver(reservationId)}?method=bank`,
  bankDetails: (reservationId: number): string => `${paths.deliver(reservationId)}?step=bank`,
  medicine: '/medicine',
  inspection: '/medicine/inspection',
} as const;
