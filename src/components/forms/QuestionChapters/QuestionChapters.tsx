import { Group, Text } from '@mantine/core';
import { Fragment } from 'react';
import { questionnaire } from '../../../copy/questionnaire';

interface QuestionChaptersProps {
  /** 章の名前。終わりは「確認」です */
  chapters: readonly string[];
  /** いまの章の名前 */
  current: string | undefined;
}

/** 問診票の章を1行で示し、いまの章を太くします（§question-chapters） */
export function QuestionChapters({ chapters, current }: QuestionChaptersProps) {
  return (
    <Group role="list" aria-label={questionnaire.chaptersLabel} gap="0 0.5rem" fz="sm" lh={1.5} c="dimmed">
      {chapters.map((chapter, index) => (
        <Fragment key={chapter}>
          {index > 0 && <span aria-hidden>→</span>}
          <Text
            span
            inherit
            role="listitem"
            {...(chapter === current && { 'aria-current': 'step', fw: 700, c: 'var(--color-asagi-shade)' })}
          >
            {chapter}
          </Text>
        </Fragment>
      ))}
    </Group>
  );
}
