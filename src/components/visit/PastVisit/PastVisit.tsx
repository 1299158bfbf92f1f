import { Box, Button, Group, Loader, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { common } from '../../../copy/common';
import { reservation as copy } from '../../../copy/visit';
import { formatDay, formatDayTime, toJstDate, type Instant } from '../../../domain/calendar/jst';
import { deliveryWindow, formatDeliveryWindow } from '../../../domain/medicine/delivery';
import { stateAt, type VisitDetails } from '../../../domain/visit/visitState';
import { Disclosure } from '../../layout/Disclosure/Disclosure';
import { Note, Text } from '../../layout/JaText/texts';
import { DeliverTo } from '../../medicine/DeliverTo/DeliverTo';
import { ParcelNumber } from '../../medicine/ParcelNumber/ParcelNumber';
import { NotHeldPart } from '../VisitCard/NotHeldPart';

function Details({ visit, now, bookTo, fee }: Pick<PastVisitProps, 'visit' | 'now' | 'bookTo' | 'fee'>) {
  const { start_time: start, subject, kind, admin_user, deliver_time, deliver_user, bill_url, parcel } = visit;
  const state = stateAt(visit, now);
  const isShipped = state === 'shipped';
  return (
    <Stack gap="xs" pb="sm">
      <Text fw={700}>{copy.startsAt(formatDayTime(start, now))}</Text>
      <Group component="p" gap="0 0.875rem">
        <Text span size="sm" c="dimmed">
          {copy.visit(subject, common.visitKinds[kind])}
        </Text>
        {admin_user.lastname !== '' && (
          <Text span size="sm" c="dimmed">
            {common.doctor(admin_user.lastname)}
          </Text>
        )}
      </Group>
      {isShipped && deliver_time !== null && (
        <Text fw={700} lh={1.6}>
          {copy.arrivalPast(formatDeliveryWindow(deliveryWindow(deliver_time), now))}
        </Text>
      )}
      {isShipped && parcel && <ParcelNumber {...parcel} />}
      {isShipped && deliver_user && <DeliverTo address={deliver_user} />}
      {isShipped && !bill_url && <Note>{copy.noReceipt}</Note>}
      {((state === 'cancelled' && visit.cancel_reason) || state === 'missed') && (
        <NotHeldPart {...{ visit, now, bookTo, fee }} />
      )}
    </Stack>
  );
}

interface PastVisitProps {
  visit: VisitDetails;
  now: Instant;
  bookTo: string;
  /** 受診されなかったときのキャンセル料（円）。かからないときは null */
  fee: number | null;
  onOpenReceipt: () => void;
  receiptBusy?: boolean;
  receiptNote?: ReactNode;
}

/** 押すと詳しい内容が開く、過去の予約の1行 */
export function PastVisit(props: PastVisitProps) {
  const { visit, now, bookTo, fee, onOpenReceipt, receiptBusy, receiptNote } = props;
  const { start_time: start, subject, bill_url } = visit;
  const state = stateAt(visit, now);
  const title = (
    <Group component="span" gap="0 0.75rem">
      <Text span inherit>
        {formatDay(toJstDate(start), now)}
      </Text>
      <Text span inherit fw={400} flex="1 1 auto">
        {subject}
      </Text>
      <Text span size="sm" lh="inherit" fw={400} c="dimmed">
        {copy.states[state]}
      </Text>
    </Group>
  );
  const receipt = (
    <Button
      variant="subtle"
      px="xs"
      flex="none"
      ms="auto"
      me="calc(var(--mantine-spacing-xs) * -1)"
      aria-label={copy.receipt}
      aria-busy={receiptBusy || undefined}
      leftSection={receiptBusy && <Loader color="currentColor" />}
      onClick={() => !receiptBusy && onOpenReceipt()}
    >
      {copy.receiptShort}
    </Button>
  );
  return (
    <Box component="article" aria-label={copy.articleName(formatDayTime(start, now), subject)} px="card">
      <Disclosure variant="plain" title={title} aside={bill_url && receipt}>
        <Details {...{ visit, now, bookTo, fee }} />
      </Disclosure>
      {receiptNote}
    </Box>
  );
}
