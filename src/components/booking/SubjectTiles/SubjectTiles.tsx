import { Badge, Group, SimpleGrid, Title } from '@mantine/core';
import { subjectTiles } from '../../../copy/booking';
import { SUBJECT_IDS, type SubjectId } from '../../../domain/clinic/subjects';
import { SubjectTile } from './SubjectTile';

interface SubjectTilesProps {
  /** 見出し（この領域の名前になります） */
  heading: string;
  /** 見出しの右の一言 */
  note: string;
  /** 診療科目ごとのリンク先 */
  slotsOf: (subjectId: SubjectId) => string;
}

/** 4つの診療科目を2列に並べた領域 */
export function SubjectTiles({ heading, note, slotsOf }: SubjectTilesProps) {
  return (
    <section aria-labelledby="subjects-heading">
      <Group justify="space-between" gap="xxs" mb="xs">
        <Title order={2} id="subjects-heading">
          {heading}
        </Title>
        <Badge component="p" size="lg" ms="auto" c="var(--color-asagi-shade)">
          {note}
        </Badge>
      </Group>
      <SimpleGrid cols={2} spacing="sm">
        {SUBJECT_IDS.map((id) => (
          <SubjectTile key={id} label={subjectTiles[id]} to={slotsOf(id)} picture={id} />
        ))}
      </SimpleGrid>
    </section>
  );
}
