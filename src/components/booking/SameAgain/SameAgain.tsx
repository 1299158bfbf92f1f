import { Card, Group } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { home } from '../../../copy/app';
import { Text } from '../../layout/Unbroken/texts';

interface SameAgainProps {
  subject: string;
  doctor: string;
  to: string;
}

/** 前回と同じ診療科目と担当医で、日時の選択へひと押しで進みます（§same-again） */
export function SameAgain({ subject, doctor, to }: SameAgainProps) {
  return (
    <Card component={Link} to={to} c="inherit" py="sm">
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <div>
          <Text fw={700} lh={1.5}>
            {home.again}
          </Text>
          <Text size="sm" c="dimmed">
            {home.againWith(subject, doctor)}
          </Text>
        </div>
        <IconChevronRight aria-hidden size="1.25rem" color="var(--color-asagi)" />
      </Group>
    </Card>
  );
}
