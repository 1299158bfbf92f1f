import { getDiagnose } from '../../../src/api/contract';
import type { Block } from '../../../src/domain/booking/block';
import type { Question } from '../../../src/domain/questionnaire/question';
import { AGREED } from './agreed';
import type { TestClinic } from './testClinic';
import { freeBlock, type Visitor } from './visitor';

/** Bytes of a text with one byte per character. */
export const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
export const PNG = new Blob([bytesOf('\x89PNG\r\n\x1A\n….')]);

/** An answer to every required question except pictures. */
export function answersTo(questions: Question[]): Record<string, string[]> {
  const value = ({ type, format, choices }: Question) =>
    (format === 'furigana' ? 'タナカ タロウ' : undefined) ??
    { number: '120', date: '1980-02-29', text: '09012345678', sentence: '特になし' }[type as string] ??
    String(choices[0]?.id);
  const asked = questions.filter(({ required, type }) => required && type !== 'image_upload');
  return Object.fromEntries(asked.map((question) => [question.key, [value(question)]]));
}

/** The data for booking a first visit: a free block, its questions and answers to them. */
export async function firstVisit(clinic: TestClinic, visitor: Visitor, date: string, subjectId = 1) {
  const block = await freeBlock(visitor, date, { subjectId, now: clinic.clock.at });
  const asked = await visitor.ask(getDiagnose, { query: { shift_id: block.id, subject_id: subjectId } });
  const questions = [...asked.common_questionnaire, ...asked.specific_questionnaires];
  return { block, questions, answers: answersTo(questions) };
}

export const diagnoseInput = (block: Block, answers: Record<string, string[]>, images: Record<string, Blob> = {}) => ({
  params: { id: block.id },
  query: { 'shift_ids[]': block.shiftIds, subject_id: block.subject_id },
  body: { answers, images, subject_id: String(block.subject_id), agreed: AGREED },
});

export const rediagnoseInput = (
  block: Block,
  answers: Record<string, string[]>,
  images: Record<string, Blob> = {},
) => ({
  params: { shiftIds: block.shiftIds },
  query: { subject_id: block.subject_id },
  body: { answers, images, questionnaire_id: '1' as const, agreed: AGREED },
});
