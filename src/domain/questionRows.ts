import type { Question } from './question';

/** The number of characters with which both begin. */
function sharedBeginning(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** True for two numbers that are one question to a person, e.g. the upper and the lower blood pressure. */
function isPair(one: Question | undefined, other: Question): boolean {
  if (one?.type !== 'number' || other.type !== 'number' || one.unit !== other.unit) return false;
  return 2 * sharedBeginning(one.text, other.text) >= Math.max(one.text.length, other.text.length);
}

/**
 * The questions of a page in rows (§paired-numbers): two numbers in a row when they have the same unit and at least half
 * of their words, from the beginning; every other question alone.
 */
export function questionRows<Asked extends Question>(questions: readonly Asked[]): Asked[][] {
  const rows: Asked[][] = [];
  for (const question of questions) {
    const row = rows.at(-1);
    if (row?.length === 1 && isPair(row[0], question)) row.push(question);
    else rows.push([question]);
  }
  return rows;
}

/** A question that fills a card of its own: its choices or its picture are a group already. */
const fillsCard = (question: Question | undefined): boolean =>
  ['single_choice', 'multiple_choice', 'image_upload'].includes(question?.type ?? '');

/**
 * The cards of a page, each with its rows (§one-card-for-a-group): texts, numbers and dates that follow one another share
 * a card, choices and pictures have their own.
 */
export function questionCards<Asked extends Question>(questions: readonly Asked[]): Asked[][][] {
  const cards: Asked[][][] = [];
  for (const row of questionRows(questions)) {
    const card = cards.at(-1);
    if (card && !fillsCard(card[0]?.[0]) && !fillsCard(row[0])) card.push(row);
    else cards.push([row]);
  }
  return cards;
}
