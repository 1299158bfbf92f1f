import { describe, expect, it } from 'vitest';
import type { Question } from '../../../../src/domain/questionnaire/question';
import { chapterOfPages } from '../../../../src/domain/questionnaire/pages';
import { someQuestion } from '../someQuestion';

const question = (text: string, type: Question['type'] = 'text'): Question => someQuestion({ text, type });
const image = (text: string) => question(text, 'image_upload');

describe('the chapters', () => {
  // §question-chapters
  it('are the person, the subject, and at the end the documents', () => {
    const pages = [[question('a'), image('b')], [question('c')], [question('d')], [image('e')], [image('f')]];
    expect(chapterOfPages(pages, 2)).toEqual(['person', 'person', 'subject', 'documents', 'documents']);
  });

  it('have an image in the midst of the others where it stands', () => {
    expect(chapterOfPages([[question('a')], [image('b')], [question('c')]], 2)).toEqual([
      'person',
      'person',
      'subject',
    ]);
  });

  it('may be documents alone, or none', () => {
    expect(chapterOfPages([[image('a')]], 1)).toEqual(['documents']);
    expect(chapterOfPages([], 0)).toEqual([]);
  });
});
