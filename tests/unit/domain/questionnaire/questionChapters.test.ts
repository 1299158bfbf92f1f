import { describe, expect, it } from 'vitest';
import type { Question } from '../../../../src/domain/questionnaire/question';
import { chapterOfPages, checkGroups } from '../../../../src/domain/questionnaire/pages';
import { someQuestion } from '../someQuestion';

const question = (text: string, type: Question['type'] = 'text'): Question => someQuestion({ text, type });
const image = (text: string) => question(text, 'image_upload');

describe('the chapters', () => {
  // §question-chapters
  it('are the person, the subject, and at the end the documents', () => {
    const [a, b, c] = [question('a'), image('b'), question('c')];
    const pages = [[a, b], [c], [question('d')], [image('e')], [image('f')]];
    expect(chapterOfPages(pages, [a, b, c])).toEqual(['person', 'person', 'subject', 'documents', 'documents']);
  });

  it('have an image in the midst of the others where it stands', () => {
    const [a, b] = [question('a'), image('b')];
    expect(chapterOfPages([[a], [b], [question('c')]], [a, b])).toEqual(['person', 'person', 'subject']);
  });

  it('have a follow-up in that of its question', () => {
    const [a, told] = [question('a'), question('a follow-up about the person')];
    const pages = [
      [a, question('one about the subject')],
      [question('b'), told],
    ];
    expect(chapterOfPages(pages, [a, told])).toEqual(['person', 'subject']);
  });

  it('may be documents alone, or none', () => {
    const a = image('a');
    expect(chapterOfPages([[a]], [a])).toEqual(['documents']);
    expect(chapterOfPages([], [])).toEqual([]);
  });
});

// §answers-reviewed
describe('the groups of the check page', () => {
  const keyed = (key: string, follows?: string): Question =>
    someQuestion({ key, ...(follows && { follows: { key: follows, choices: ['11'] } }) });
  const keys = (groups: ReturnType<typeof checkGroups>) =>
    groups.map(({ chapter, questions }) => [chapter, questions.map(({ key }) => key).join('')]);

  it('are full pages, and pages of one question together up to four', () => {
    const pages = ['abcd', 'e', 'f', 'g', 'h', 'i'].map((page) => page.split('').map((key) => keyed(key)));
    expect(keys(checkGroups(pages, ['person', 'person', 'subject', 'subject', 'subject', 'documents']))).toEqual([
      ['person', 'abcd'],
      ['person', 'e'],
      ['subject', 'fgh'],
      ['documents', 'i'],
    ]);
  });

  it('keep a follow-up with its question, uncounted', () => {
    const pages = [[keyed('a'), keyed('b', 'a')], [keyed('c')], [keyed('d')], [keyed('e')], [keyed('f')]];
    expect(
      keys(
        checkGroups(
          pages,
          pages.map(() => 'person'),
        ),
      ),
    ).toEqual([
      ['person', 'abcde'],
      ['person', 'f'],
    ]);
  });
});
