import { lostReply, type LostWords } from '../../../copy/lostReplyCopy';
import type { FailureInfo } from '../../../domain/failure';
import type { LostReply } from '../../../domain/lostReply';
import type { NoticeAction } from '../Notice/Notice';
import type { Outcome } from './ActionOutcome';

/** How a write went, unless it is done (`Written`). */
interface Said {
  lost: LostReply | null;
  failure: FailureInfo | null;
}

/**
 * What is said of a write that is not done: a lost reply is checked, and only what is true is said of it
 * (§lost-reply-checked).
 * @param words of a lost reply that is checked
 * @param refused what did not happen, when the clinic says so
 * @param wayOn where the patient can see for herself, while it stays unknown
 */
export function writeOutcome(
  words: LostWords,
  { lost, failure }: Said,
  refused: string,
  wayOn: NoticeAction,
): Outcome | null {
  if (lost === null) return failure && { title: refused, failure };
  if (lost === 'checking') return { title: lostReply.checking, text: lostReply.checkingText };
  const { title, text } = words[lost];
  return { title, problem: lost === 'unknown' ? { tone: 'warm', text, action: wayOn } : { text } };
}
