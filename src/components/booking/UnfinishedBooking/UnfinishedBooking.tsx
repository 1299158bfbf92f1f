import { Card, Group, Text } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { home } from '../../../copy/app';
import { Unbroken } from '../../layout/Unbroken/Unbroken';

interface UnfinishedBookingProps {
  /** 診療科目の名前 */
  subject: string;
  /** 選んだ日時（「今日10:15」）。予約できる時間を過ぎていれば null */
  time: string | null;
  /** 入力の続き、または日時の選択 */
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
            <Unbroken>{title}</Unbroken>
          </Text>
          <Text size="sm" c="dimmed">
            <Unbroken>{time === null ? late(subject) : facts(subject, time)}</Unbroken>
          </Text>
          <Text size="sm" fw={700}>
            <Unbroken>{goOn}</Unbroken>
          </Text>
        </div>
        <IconChevronRight aria-hidden size="1.25rem" color="var(--color-asagi)" />
      </Group>
    </Card>
  );
}
