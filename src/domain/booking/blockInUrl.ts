import { shiftsPerBlock, type Block, type VisitKind } from './block';
import { readId } from '../url';
import { parseInstant, toJstIso } from '../calendar/jst';
import { isSubjectId, type SubjectId } from '../clinic/subjects';

/** These words must not change, because stored drafts and links contain them. */
const KIND_WORDS = { initial: 'initial', repeat: 'other' } as const satisfies Record<VisitKind, string>;

const kindOf = (word: string | null): VisitKind | null =>
  word === KIND_WORDS.initial ? 'initial' : word === KIND_WORDS.repeat ? 'repeat' : null;

/** The URL contains the chosen block, so that the choice survives a reload and a login (§choice-in-url). */
export function blockToQuery(block: Block): URLSearchParams {
  return new URLSearchParams({
    id: String(block.id),
    shiftIds: block.shiftIds.join(','),
    admin_user_id: String(block.admin_user_id),
    start_time: toJstIso(block.start_time),
    appointmentType: KIND_WORDS[block.kind],
    subject_id: String(block.subject_id),
  });
}

/**
 * Returns the id of the reservation to change, or null for a new booking.
 * For an invalid id, returns 0. No reservation has the id 0.
 */
export const changedReservationIdFromQuery = (query: URLSearchParams): number | null =>
  query.has('change') ? (readId(query.get('change')) ?? 0) : null;

/** Returns null if the query is invalid. A past time is valid (§choice-checked). */
export function readBlockFromUrl(query: URLSearchParams): Block | null {
  const id = readId(query.get('id'));
  const doctorId = readId(query.get('admin_user_id'));
  const subjectId = readId(query.get('subject_id'));
  const kind = kindOf(query.get('appointmentType'));
  // If a chat app or a login redirect decodes the URL twice, the time has a space in place of `+`.
  const start = parseInstant((query.get('start_time') ?? '').replace(' ', '+'));
  const shiftIds = (query.get('shiftIds') ?? '').split(',').map(readId);
  const ids = shiftIds.filter((shift) => shift !== null);
  if (!id || !doctorId || !subjectId || start === null || kind === null) return null;
  if (ids.length !== shiftIds.length || ids.length !== shiftsPerBlock(kind) || ids[0] !== id) return null;
  if (new Set(ids).size !== ids.length) return null;
  return { id, start_time: start, shiftIds: ids, admin_user_id: doctorId, kind, subject_id: subjectId };
}

export type BlockInUrl = { block: Block; subjectId: SubjectId } | { block: null; subjectId: SubjectId | null };

/**
 * Returns the query's block only if `id` (from the path) is the id of the block.
 * On the confirm screen, `id` may also be the id of the block's doctor.
 */
export function readChosenBlock(query: URLSearchParams, id: string | undefined, isConfirm = false): BlockInUrl {
  const queryId = Number(query.get('subject_id'));
  const subjectId = isSubjectId(queryId) ? queryId : null;
  const block = readBlockFromUrl(query);
  const fits = block && (id === String(block.id) || (isConfirm && id === String(block.admin_user_id)));
  return fits && subjectId !== null ? { block, subjectId } : { block: null, subjectId };
}
