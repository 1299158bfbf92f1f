import { questionnaire } from '../../../copy/questionnaire';
import { subjectTiles } from '../../../copy/booking';
import type { ChapterName } from '../../../domain/questionnaire/pages';
import type { SubjectId } from '../../../domain/clinic/subjects';

/** The chapter of each page in words, and all chapters with the check page (§question-chapters). */
export function chapterTitles(chapters: readonly ChapterName[], subjectId: SubjectId) {
  const { subject, check, ...words } = questionnaire.chapters;
  const titles = chapters.map((name) => (name === 'subject' ? subject(subjectTiles[subjectId]) : words[name]));
  return { titles, all: [...new Set(titles), check] };
}
