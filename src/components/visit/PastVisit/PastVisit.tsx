import { Box, Button, Group, Loader } from '@mantine/core';
import type { ReactNode } from 'react';
import { reservation as copy } from '../../../copy/visit';
import { formatDay, formatDayTime, toJstDate } from '../../../domain/calendar/jst';
import { Disclosure } from '../../layout/Disclosure/Disclosure';
import { Text } from '../../layout/Unbroken/texts';
import { PastVisitDetails, type PastVisitDetailsProps } from './PastVisitDetails';

interface PastVisitProps extends PastVisitDetailsProps {
  /** 「領収書を見る」を押したとき */
  onOpenReceipt: (id: number) => void;
  /** 領収書を開いている間 true */
  receiptBusy?: boolean;
  /** 領収書を開けなかったときのお知らせ。行のすぐ下に出します */
  receiptNote?: ReactNode;
}

/** 過去の予約の1行。日・診療科目・領収書だけを見せ、押すと時間・医師・お届けが開きます（§current-and-past） */
export function PastVisit(props: PastVisitProps) {
  const { reservation, now, onOpenReceipt, receiptBusy, receiptNote } = props;
  const { id, start_time: start, subject, state, billUrl } = reservation;
  const dayTime = formatDayTime(start, now);
  const title = (
    <Group component="span" gap="0 0.75rem">
      <Text span inherit>
        {formatDay(toJstDate(start), now)}
      </Text>
      <Text span inherit fw={400} flex="1 1 auto">
        {subject}
      </Text>
      {state !== 'shipped' && (
        <Text span size="sm" lh="inherit" fw={400} c="dimmed">
          {copy.states[state]}
        </Text>
      )}
    </Group>
  );
  const receipt = (
    <Button
      variant="subtle"
      px="xs"
      flex="none"
      ms="auto"
      // Its words end where the row ends.
      me="calc(var(--mantine-spacing-xs) * -1)"
      aria-label={copy.receipt}
      aria-busy={receiptBusy || undefined}
      leftSection={receiptBusy && <Loader color="currentColor" />}
      onClick={() => !receiptBusy && onOpenReceipt(id)}
    >
      {copy.receiptShort}
    </Button>
  );
  return (
    <Box component="article" aria-label={copy.articleName(dayTime, subject)} px="card">
      <Disclosure variant="plain" title={title} aside={billUrl && receipt}>
        <PastVisitDetails {...props} />
      </Disclosure>
      {receiptNote}
    </Box>
  );
}
