// The chosen block as the address carries it.

import { shiftsPerBlock, type Block, type VisitKind } from './block';
import { readId } from '../url';
import { parseInstant, toJstIso } from '../calendar/jst';
import { isSubjectId, type SubjectId } from '../clinic/subjects';

/**
 * The kinds of visit as `appointmentType` writes them: a kept draft or a link in a chat has these words, so they stay
 * (§choice-in-url).
 */
const KIND_WORDS = { initial: 'initial', repeat: 'other' } as const satisfies Record<VisitKind, string>;

const kindOf = (word: string | null): VisitKind | null =>
  word === KIND_WORDS.initial ? 'initial' : word === KIND_WORDS.repeat ? 'repeat' : null;

/**
 * The query that carries a chosen block between screens, so that a reload or a login redirect keeps it.
 */
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

/** The reservation id in the query's `change`; null in an ordinary booking, 0 (no reservation) when it is invalid. */
export const changeFromQuery = (query: URLSearchParams): number | null =>
  query.has('change') ? (readId(query.get('change')) ?? 0) : null;

/**
 * Parses a block from a query and validates it: positive integer ids, the right number of shifts for its kind, a valid
 * start; null when it is broken (§choice-checked). Its time may have passed: it is lost then (§late-as-taken).
 */
export function readBlockFromUrl(query: URLSearchParams): Block | null {
  const id = readId(query.get('id'));
  const doctor = readId(query.get('admin_user_id'));
  const subject = readId(query.get('subject_id'));
  const kind = kindOf(query.get('appointmentType'));
  // A link that was decoded twice (chat, login redirect) has a space in place of `+`.
  const start = parseInstant((query.get('start_time') ?? '').replace(' ', '+'));
  const shiftIds = (query.get('shiftIds') ?? '').split(',').map(readId);
  const whole = shiftIds.filter((shift) => shift !== null);
  if (!id || !doctor || !subject || start === null || kind === null) return null;
  if (whole.length !== shiftIds.length || whole.length !== shiftsPerBlock(kind) || whole[0] !== id) return null;
  if (new Set(whole).size !== whole.length) return null;
  return {
    id,
    start_time: start,
    shiftIds: whole,
    admin_user_id: doctor,
    kind,
    subject_id: subject,
  };
}

/** The block in a URL; null when it is broken. `subjectId` when the URL has a valid one. */
export type BlockInUrl = { block: Block; subjectId: SubjectId } | { block: null; subjectId: SubjectId | null };

/**
 * Parses the block of a screen after the slot picker and checks it against the path: the path id must
 * be the first shift's id, or on the confirm screen the doctor's (`byDoctor`).
 */
export function readChosenBlock(query: URLSearchParams, id: string | undefined, byDoctor = false): BlockInUrl {
  const asked = Number(query.get('subject_id'));
  const subjectId = isSubjectId(asked) ? asked : null;
  const block = readBlockFromUrl(query);
  const fits = block && (id === String(block.id) || (byDoctor && id === String(block.admin_user_id)));
  return fits && subjectId !== null ? { block, subjectId } : { block: null, subjectId };
}
