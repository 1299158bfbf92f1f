import { Card, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { reservation as copy } from '../../../copy/reservationCopy';
import { formatDayTime, type Instant } from '../../../domain/jst';
import { BookedPart } from './BookedPart';
import type { ChatActions } from './MoreActions';
import { ParcelPart } from './ParcelPart';
import { PaymentPart } from './PaymentPart';
import type { ReservationItem } from './reservationItem';
import { UnfinishedPart } from './UnfinishedPart';
import { Unbroken } from '../../layout/Unbroken/Unbroken';
import { VisitHead } from './VisitHead';

interface ReservationCardProps {
  /** 予約 */
  reservation: ReservationItem;
  /** 現在時刻（ミリ秒）。入室できるかどうかと残り時間に使います */
  now: Instant;
  /** 「お支払いへ進む」、お振込待ちなら「お振込先を見る」のリンク先 */
  payTo: string;
  /** 受診できなかったときの「もう一度予約する」のリンク先 */
  bookTo: string;
  /** 「診察室に入る」を押したとき */
  onEnterRoom: (id: number) => void;
  /** 「予約をキャンセルする」を押したとき。渡さなければ表示しません */
  onCancel?: (id: number) => void;
  /** 「日時を変更する」を押したとき。渡さなければ表示しません */
  onChangeTime?: (id: number) => void;
  /** 「診察の準備を確認する」を押したとき。渡さなければ表示しません */
  onPrepare?: (id: number) => void;
  /** 「カレンダーに追加する」を押したとき。渡さなければ表示しません */
  onAddToCalendar?: (id: number) => void;
  /** 「お問い合わせ」を押したとき。渡さなければ表示しません */
  onContact?: (id: number) => void;
  /** チャットへの送信と、予約内容のコピー。渡さなければ表示しません */
  chat?: ChatActions;
  /** 「領収書を見る」を押したとき */
  onOpenReceipt: (id: number) => void;
  /** 領収書を開いている間 true */
  receiptBusy?: boolean;
  /** 領収書を開けなかったときのお知らせ。ボタンのすぐ下に出します */
  receiptNote?: ReactNode;
  /** キャンセルを送信している間 true */
  cancelBusy?: boolean;
}

/** 予約1件。状態ごとに、いまできることだけを示します（§state-from-flags） */
export function ReservationCard(props: ReservationCardProps) {
  const { reservation, now, payTo, bookTo, onOpenReceipt, receiptBusy, receiptNote, ...actions } = props;
  const { start_time, state, subject, first, lastname } = reservation;
  const dayTime = formatDayTime(start_time, now);
  return (
    <Card component="article" aria-label={copy.articleName(dayTime, subject)}>
      <VisitHead
        order={3}
        large={state === 'booked'}
        dayTime={dayTime}
        state={state}
        subject={subject}
        first={first}
        lastname={lastname}
      />
      {state === 'booked' && <BookedPart reservation={reservation} now={now} {...actions} />}
      {(state === 'unfinished' || state === 'missed') && <UnfinishedPart state={state} bookTo={bookTo} />}
      {state === 'awaitingConfirmation' && (
        <Text size="sm" c="dimmed">
          <Unbroken>{copy.confirmationNote}</Unbroken>
        </Text>
      )}
      {(state === 'awaitingPayment' || state === 'awaitingTransfer') && (
        <PaymentPart reservation={reservation} now={now} payTo={payTo} onContact={actions.onContact} />
      )}
      {(state === 'awaitingShipment' || state === 'shipped') && (
        <ParcelPart
          reservation={reservation}
          now={now}
          onOpenReceipt={onOpenReceipt}
          busy={receiptBusy}
          note={receiptNote}
        />
      )}
    </Card>
  );
}
