import { Divider, Loader, NavLink, Stack } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { contact } from '../../../copy/common';
import { prepare, reservation as copy } from '../../../copy/visit';
import type { Instant } from '../../../domain/calendar/jst';
import { isOverdue } from '../../../domain/money/payment';
import { stateAt, type VisitDetails } from '../../../domain/visit/visitState';
import { JaText } from '../../layout/JaText/JaText';
import { DeliverTo } from '../../medicine/DeliverTo/DeliverTo';
import { ParcelNumber } from '../../medicine/ParcelNumber/ParcelNumber';
import '../../../theme/laterStyles';

interface VisitRowProps {
  label: string;
  to?: string;
  onPress?: () => void;
  busy?: boolean;
}

export function VisitRow({ label, to, onPress, busy = false }: VisitRowProps) {
  const row = {
    mih: 'var(--target-least)',
    // Leaves space for the focus ring.
    px: 'xs',
    mx: 'calc(var(--mantine-spacing-xs) * -1)',
    w: 'auto',
    label: <JaText>{label}</JaText>,
    rightSection: busy ? <Loader /> : <IconChevronRight aria-hidden size="1.25rem" color="var(--color-asagi)" />,
  };
  return (
    <>
      <Divider />
      {to === undefined ? (
        <NavLink
          {...row}
          component="button"
          type="button"
          aria-disabled={busy || undefined}
          aria-busy={busy || undefined}
          onClick={busy ? undefined : onPress}
        />
      ) : (
        <NavLink {...row} component={Link} to={to} />
      )}
    </>
  );
}

interface VisitRowsProps {
  visit: VisitDetails;
  now: Instant;
  onPrepare?: () => void;
  /** 「お問い合わせ」の行を押したときの処理。この行は、お支払いの期限を過ぎたときだけ表示します */
  onContact?: () => void;
  onChangeDeliver?: () => void;
  onOpenReceipt?: () => void;
  receiptBusy?: boolean;
  receiptNote?: ReactNode;
}

export function VisitRows(props: VisitRowsProps) {
  const { visit, now, onPrepare, onContact, onChangeDeliver, onOpenReceipt, receiptBusy, receiptNote } = props;
  const { parcel, deliver_user: address, bill_url } = visit;
  const state = stateAt(visit, now);
  const showsAddress = ['awaitingPayment', 'awaitingTransfer', 'awaitingShipment', 'shipped'].includes(state);
  return (
    <>
      {state === 'shipped' && parcel && <ParcelNumber {...parcel} />}
      {showsAddress && address && <DeliverTo address={address} />}
      <Stack gap={0}>
        {state === 'booked' && onPrepare && <VisitRow label={prepare.open} onPress={onPrepare} />}
        {isOverdue(visit, now) && onContact && <VisitRow label={contact.title} onPress={onContact} />}
        {state === 'awaitingShipment' && onChangeDeliver && (
          <VisitRow label={copy.changeDeliver} onPress={onChangeDeliver} />
        )}
        {bill_url && onOpenReceipt && <VisitRow label={copy.receipt} busy={receiptBusy} onPress={onOpenReceipt} />}
        {receiptNote}
      </Stack>
    </>
  );
}
