import type { Question } from './question';

/** The chapters of a questionnaire before its check page (§question-chapters). */
export type ChapterName = 'person' | 'subject' | 'documents';

const isOfImages = (page: readonly Question[]): boolean => page.every(({ type }) => type === 'image_upload');

/**
 * The chapter of each page (§question-chapters): the first `common` pages are about the person, the others about the
 * subject; pages of images alone at the end are documents.
 */
export function chapterOfPages(pages: readonly (readonly Question[])[], common: number): ChapterName[] {
  const lastOther = pages.findLastIndex((page) => !isOfImages(page));
  return pages.map((_, index) => (index > lastOther ? 'documents' : index < common ? 'person' : 'subject'));
}
