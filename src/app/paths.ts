import { blockToQuery, type Block } from '../domain/block';
import { SUBJECT_SLUGS, type SubjectId } from '../domain/subjects';

const withBlock = (path: string, block: Block) => `${path}?${blockToQuery(block)}`;

/** Every address of the app, in one place (spec §2). What was chosen travels in the query (D5). */
export const paths = {
  home: '/',
  reserve: '/reserve',
  slots: (subjectId: SubjectId) => `/reserve/${SUBJECT_SLUGS[subjectId]}/${subjectId}`,
  /** The picker a block came from; without a known subject the choice of subject. */
  backToSlots: (subjectId: SubjectId | null): string => (subjectId === null ? '/reserve' : paths.slots(subjectId)),
  confirm: (block: Block) => withBlock(`/reserve/confirm/${block.admin_user_id}`, block),
  diagnose: (block: Block) => withBlock(`/reserve/diagnose/${block.id}`, block),
  rediagnose: (block: Block) => withBlock(`/reserve/rediagnose/${block.id}`, block),
  register: (block: Block) => withBlock(`/reserve/register/${block.id}`, block),
  reservations: '/mypage/reservation',
  /** My Page with the completion modal. */
  reservationsBooked: '/mypage/reservation?status=success',
  other: '/mypage/other',
  info: '/mypage/other/info',
  addresses: '/mypage/other/address',
  files: '/mypage/other/image',
  payment: '/mypage/payment',
  bill: (reservationId: number) => `/mypage/payment/bill/${reservationId}`,
  deliver: (reservationId: number) => `/mypage/payment/deliver/${reservationId}`,
  medicine: '/medicine',
  inspection: '/medicine/inspection',
} as const;
