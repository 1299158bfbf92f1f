import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { contact } from '../../../copy/common';
import { prepare, reservation as copy } from '../../../copy/visit';
import { toJstDate, type Instant } from '../../../domain/calendar/jst';
import { DeliverTo } from '../../medicine/DeliverTo/DeliverTo';
import { ParcelNumber } from '../../medicine/ParcelNumber/ParcelNumber';
import type { ReservationItem } from './reservationItem';
import { VisitRow } from './VisitRow';

export interface VisitRowsProps {
  /** 予約 */
  reservation: ReservationItem;
  /** 現在時刻（ミリ秒） */
  now: Instant;
  /** くわしく見る画面（ホームではマイページ）。渡すと、この行だけになります */
  detailsTo?: string;
  /** 「診察の準備を確認する」を押したとき。渡さなければ表示しません */
  onPrepare?: ((id: number) => void) | undefined;
  /** 「お問い合わせ」を押したとき。支払いの期限を過ぎたときだけ表示します */
  onContact?: ((id: number) => void) | undefined;
  /** 「お届け先を変更する」を押したとき。渡さなければ表示しません（発送のあと、変更できないクリニック） */
  onChangeDeliver?: (() => void) | undefined;
  /** 「領収書を見る」を押したとき */
  onOpenReceipt?: ((id: number) => void) | undefined;
  /** 領収書を開いている間 true */
  receiptBusy?: boolean | undefined;
  /** 領収書を開けなかったときのお知らせ。行のすぐ下に出します */
  receiptNote?: ReactNode;
}

/** The rest of a visit's card: what can be read or done beside its step. */
export function VisitRows(props: VisitRowsProps) {
  const { reservation, now, detailsTo, onPrepare, onContact, onChangeDeliver } = props;
  const { onOpenReceipt, receiptBusy, receiptNote } = props;
  const { id, state, payBy, deliverUser, parcel, billUrl } = reservation;
  if (detailsTo !== undefined) return <VisitRow label={copy.seeVisit} to={detailsTo} />;
  const isOver = Boolean(payBy) && toJstDate(now) > (payBy ?? '');
  const owed = state === 'awaitingPayment' || state === 'awaitingTransfer';
  const sent = state === 'shipped';
  return (
    <>
      {sent && parcel && <ParcelNumber {...parcel} />}
      {(owed || sent || state === 'awaitingShipment') && deliverUser && <DeliverTo address={deliverUser} />}
      <Stack gap={0}>
        {state === 'booked' && onPrepare && <VisitRow label={prepare.open} onPress={() => onPrepare(id)} />}
        {owed && isOver && onContact && <VisitRow label={contact.title} onPress={() => onContact(id)} />}
        {state === 'awaitingShipment' && onChangeDeliver && (
          <VisitRow label={copy.changeDeliver} onPress={onChangeDeliver} />
        )}
        {billUrl && onOpenReceipt && (
          <VisitRow label={copy.receipt} busy={receiptBusy} onPress={() => onOpenReceipt(id)} />
        )}
        {receiptNote}
      </Stack>
    </>
  );
}
