import { Badge, Card, Group, SimpleGrid, Stack, Title } from '@mantine/core';
import { subjectTiles } from '../../../copy/booking';
import { SUBJECT_IDS, type SubjectId } from '../../../domain/clinic/subjects';
import { Link } from 'react-router-dom';
import { Text } from '../../layout/JaText/texts';
import { SubjectPicture } from './SubjectPicture';
import '../../../theme/laterStyles';

interface SubjectTilesProps {
  heading: string;
  note: string;
  /** 科目を押したときに開く、日時の選択画面のパス */
  slotPickerTo: (subjectId: SubjectId) => string;
}

/** 診療科目のリンクの一覧 */
export function SubjectTiles({ heading, note, slotPickerTo }: SubjectTilesProps) {
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
          <Card key={id} component={Link} to={slotPickerTo(id)} px="xxs" py="sm" mih="7.5rem" c="inherit" ta="center">
            <Stack gap="xs" align="center" justify="center" flex={1}>
              <SubjectPicture subject={id} />
              <Text span fz="min(1rem, 7vw)" fw={700} lh={1.5} textWrap="balance">
                {subjectTiles[id]}
              </Text>
            </Stack>
          </Card>
        ))}
      </SimpleGrid>
    </section>
  );
}
