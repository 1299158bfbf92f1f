import { Card, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { reservation as copy } from '../../../copy/visit';
import { visitStep } from '../../../domain/visit/history';
import { formatDayTime } from '../../../domain/calendar/jst';
import { VisitSteps } from '../VisitSteps/VisitSteps';
import { BookedPart, type BookedPartProps } from './BookedPart';
import { CalledOffPart } from './CalledOffPart';
import { ParcelPart } from './ParcelPart';
import { PaymentPart } from './PaymentPart';
import { UnfinishedPart } from './UnfinishedPart';
import { UnkeptPart } from './UnkeptPart';
import { Unbroken } from '../../layout/Unbroken/Unbroken';
import { VisitHead } from './VisitHead';

export interface ReservationCardProps extends Omit<BookedPartProps, 'filled'> {
  /** 「お支払いへ進む」、お振込待ちなら「お振込先を見る」のリンク先 */
  payTo: string;
  /** お支払い、または診察室のボタンを、画面に1つの塗りつぶしのボタンにするとき true */
  filled?: boolean;
  /** 受診できなかったときの「もう一度予約する」、クリニックがキャンセルしたときの「次の予約へ」のリンク先 */
  bookTo: string;
  /** 「お届け先を変更する」を押したとき。渡さなければ表示しません（発送のあと、変更できないクリニック） */
  onChangeDeliver?: () => void;
  /** 「領収書を見る」を押したとき */
  onOpenReceipt: (id: number) => void;
  /** 領収書を開いている間 true */
  receiptBusy?: boolean;
  /** 領収書を開けなかったときのお知らせ。ボタンのすぐ下に出します */
  receiptNote?: ReactNode;
  /** クリニックがキャンセルした予約で「カレンダーの予定を消す」を押したとき。渡さなければ表示しません */
  onRemoveFromCalendar?: () => void;
  /** 「荷物の状況を見る」を押したとき */
  onTrack?: (page: string) => void;
}

/** 予約されているか、診療のあとが進んでいる1件。いまの段階と、いまできることだけを示します（§state-from-flags、§under-way） */
export function ReservationCard(props: ReservationCardProps) {
  const {
    reservation,
    now,
    payTo,
    filled = false,
    bookTo,
    onChangeDeliver,
    onOpenReceipt,
    receiptBusy,
    receiptNote,
    onRemoveFromCalendar,
    onTrack,
    ...actions
  } = props;
  const { start_time, state, subject, kind, lastname, deliverTime, cancelReason } = reservation;
  const step = visitStep(state, deliverTime, now);
  const dayTime = formatDayTime(start_time, now);
  return (
    <Card component="article" aria-label={copy.articleName(dayTime, subject)}>
      <VisitHead
        order={3}
        large={state === 'booked' || state === 'unkept'}
        dayTime={dayTime}
        state={state}
        subject={subject}
        kind={kind}
        lastname={lastname}
      />
      {step && <VisitSteps current={step} />}
      {state === 'booked' && <BookedPart reservation={reservation} now={now} filled={filled} {...actions} />}
      {state === 'unkept' && <UnkeptPart reservation={reservation} {...actions} />}
      {state === 'cancelled' && cancelReason && (
        <CalledOffPart reason={cancelReason} {...{ bookTo, onRemoveFromCalendar }} />
      )}
      {state === 'unfinished' && <UnfinishedPart state={state} bookTo={bookTo} />}
      {state === 'awaitingConfirmation' && (
        <Text size="sm" c="dimmed">
          <Unbroken>{copy.confirmationNote}</Unbroken>
        </Text>
      )}
      {(state === 'awaitingPayment' || state === 'awaitingTransfer') && (
        <PaymentPart reservation={reservation} now={now} payTo={payTo} filled={filled} onContact={actions.onContact} />
      )}
      {(state === 'awaitingShipment' || state === 'shipped') && (
        <ParcelPart
          reservation={reservation}
          now={now}
          onChangeDeliver={onChangeDeliver}
          onOpenReceipt={onOpenReceipt}
          busy={receiptBusy}
          note={receiptNote}
          onTrack={onTrack}
        />
      )}
    </Card>
  );
}
