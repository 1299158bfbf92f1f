import { questionnaire } from '../../../copy/questionnaireCopy';
import { subjectTiles } from '../../../copy/subjectsCopy';
import type { ChapterName } from '../../../domain/questionChapters';
import type { SubjectId } from '../../../domain/subjects';

/** The chapter of each page in words, and all chapters with the check page (§question-chapters). */
export function chapterTitles(chapters: readonly ChapterName[], subjectId: SubjectId) {
  const { subject, check, ...words } = questionnaire.chapters;
  const titles = chapters.map((name) => (name === 'subject' ? subject(subjectTiles[subjectId]) : words[name]));
  return { titles, all: [...new Set(titles), check] };
}
