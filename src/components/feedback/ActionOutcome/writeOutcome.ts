import { lostReply, type LostWords } from '../../../copy/trouble';
import type { FailureInfo } from '../../../domain/failure';
import type { LostReply } from '../../../domain/lostReply';
import type { NoticeAction } from '../Notice/Notice';
import type { Outcome } from './ActionOutcome';

/** How a write went, unless it is done (`Written`). */
interface Said {
  lost: LostReply | null;
  failure: FailureInfo | null;
  noSignal?: boolean;
}

/**
 * What is said of a write that is not done: a lost reply is checked, and only what is true is said of it
 * (§lost-reply-checked), of the signal only where it was the reason (§signal-not-blamed).
 * @param words of a lost reply that is checked
 * @param refused what did not happen, when the clinic says so
 * @param wayOn where the patient can see for herself, while it stays unknown
 */
export function writeOutcome(
  words: LostWords,
  { lost, failure, noSignal = false }: Said,
  refused: string,
  wayOn: NoticeAction,
): Outcome | null {
  if (lost === null) return failure && { title: refused, failure };
  if (lost === 'checking') return { title: lostReply.checking, text: lostReply.checkingText };
  const { title, text, ask } = words[lost];
  const asking = ask !== undefined && { ask };
  if (lost === 'notDone') return { title, problem: { text, ...asking } };
  const when = noSignal ? lostReply.noSignal : lostReply.later;
  return { title, problem: { tone: 'warm', text: `${when}${text}`, action: wayOn, ...asking } };
}
