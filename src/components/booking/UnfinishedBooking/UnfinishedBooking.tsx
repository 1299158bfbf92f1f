import { Card, Group } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { home } from '../../../copy/app';
import { Text } from '../../layout/Unbroken/texts';

interface UnfinishedBookingProps {
  subject: string;
  /** 選んだ日時（「今日10:15」）。予約できる時間を過ぎていれば null */
  time: string | null;
  to: string;
}

/** 入力の途中でやめた予約へ、ひと押しで戻ります（§unfinished-booking-said） */
export function UnfinishedBooking({ subject, time, to }: UnfinishedBookingProps) {
  const { title, facts, late, goOn } = home.unfinished;
  return (
    <Card component={Link} to={to} c="inherit" py="sm">
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <div>
          <Text fw={700} lh={1.5}>
            {title}
          </Text>
          <Text size="sm" c="dimmed">
            {time === null ? late(subject) : facts(subject, time)}
          </Text>
          <Text size="sm" fw={700}>
            {goOn}
          </Text>
        </div>
        <IconChevronRight aria-hidden size="1.25rem" color="var(--color-asagi)" />
      </Group>
    </Card>
  );
}
