import type { Block } from './domain/booking/block';
import { blockToQuery } from './domain/booking/blockInUrl';
import { SUBJECT_SLUGS, type SubjectId } from './domain/clinic/subjects';

/** The routes with parameters. In `slots`, `:id` is the subject; `:type` repeats it as a word, and is not read. */
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

/** `change` is the id of the reservation whose time is being changed. */
const withChange = (path: string, change: number | null, separator = '?') =>
  change === null ? path : `${path}${separator}change=${change}`;

/** All paths of the app (§screen-routes). The patient's choices are in the query. */
export const paths = {
  home: '/',
  reserve: '/reserve',
  slots: (subjectId: SubjectId, change: number | null = null) =>
    withChange(fill(patterns.slots.replace(':type', SUBJECT_SLUGS[subjectId]), subjectId), change),
  slotsOfDoctor: (subjectId: SubjectId, doctorId: number) => `${paths.slots(subjectId)}?doctor=${doctorId}`,
  /** The slot picker for changing a reservation's time. It opens with the reservation's doctor selected. */
  slotsToChange: (subjectId: SubjectId, reservationId: number, doctorId: number | null): string =>
    `${paths.slots(subjectId, reservationId)}${doctorId === null ? '' : `&doctor=${doctorId}`}`,
  /** The slot picker of a subject. If `subjectId` is null, the screen for choosing a subject. */
  slotsOrSubjects: (subjectId: SubjectId | null, change: number | null = null): string =>
    subjectId === null ? paths.reserve : paths.slots(subjectId, change),
  confirm: (block: Block, change: number | null = null) =>
    withChange(withBlock(fill(patterns.confirm, block.admin_user_id), block), change, '&'),
  diagnose: (block: Block) => withBlock(fill(patterns.diagnose, block.id), block),
  rediagnose: (block: Block) => withBlock(fill(patterns.rediagnose, block.id), block),
  register: (block: Block) => withBlock(fill(patterns.register, block.id), block),
  reservations: '/mypage/reservation',
  /** My Page with the actions of the booked reservation open. */
  reservationActions: '/mypage/reservation?more=open',
  /** My Page with the dialog that says that the booking is complete. */
  reservationsBooked: '/mypage/reservation?status=success',
  /** My Page with the dialog that says that the time is changed. */
  reservationsChanged: '/mypage/reservation?status=changed',
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
