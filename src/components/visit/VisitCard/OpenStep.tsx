import { Stack } from '@mantine/core';
import { IconVideo } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { common } from '../../../copy/common';
import { overdue } from '../../../copy/nextStep';
import { payment } from '../../../copy/money';
import { band, reservation as copy, waitingRoom } from '../../../copy/visit';
import { formatClock, formatDayWithWeekday, toJstDate, type Instant } from '../../../domain/calendar/jst';
import { roomOpensAt, visitPhase } from '../../../domain/reservation/times';
import { MainButton } from '../../actions/MainButton/MainButton';
import { Text } from '../../layout/Unbroken/texts';
import { NotHeldPart } from './NotHeldPart';
import type { ReservationItem } from './reservationItem';
import { VisitGuide } from './VisitGuide';

export interface OpenStepProps {
  /** 予約 */
  reservation: ReservationItem;
  /** 現在時刻（ミリ秒） */
  now: Instant;
  /** 塗りつぶしのボタンにするとき true */
  filled: boolean;
  /** カードの1文の番号。同じ言葉のボタンが並ぶとき、何についてのものかを読み上げます */
  describedBy: string;
  /** 「診察室に入る」を押したとき */
  onEnterRoom: (id: number) => void;
  /** 保険証の写真をまだ預かっていないとき、「保険証の写真を送る」のリンク先 */
  uploadTo?: string | null;
  /** 「お支払いへ進む」、お振込待ちなら「振込先を見る」のリンク先 */
  payTo: string;
  /** 次の予約への道のリンク先 */
  bookTo: string;
  /** 休診になったとき、「別の日時を選ぶ」を押したとき。渡さなければ表示しません */
  onChangeTime?: ((id: number) => void) | undefined;
  /** 受診なしのときのキャンセル料（円）。決まっていなければ null */
  fee?: number | null;
}

const Fact = ({ children }: { children: string }) => <Text>{children}</Text>;

const Note = ({ children }: { children: string }) => (
  <Text size="sm" c="dimmed">
    {children}
  </Text>
);

function Booked({ reservation, now, filled, onEnterRoom, uploadTo }: OpenStepProps): ReactNode {
  const { id, start_time: start, zoomReady } = reservation;
  const phase = visitPhase(reservation, now);
  if (phase === 'later' || phase === 'today' || phase === 'waiting') {
    return (
      <>
        <Fact>{waitingRoom.enterFrom(formatClock(roomOpensAt(start)))}</Fact>
        {uploadTo && (
          <>
            <div>
              <Text fw={700}>{band.card}</Text>
              <Text size="sm" c="dimmed">
                {band.cardMissing}
              </Text>
            </div>
            <MainButton to={uploadTo} variant={filled ? 'main' : 'outline'}>
              {band.sendCard}
            </MainButton>
          </>
        )}
      </>
    );
  }
  return (
    <>
      {(phase === 'started' || phase === 'over') && <VisitGuide phase={phase} roomReady={zoomReady} />}
      {zoomReady && (
        <MainButton icon={IconVideo} variant={filled ? 'main' : 'outline'} onClick={() => onEnterRoom(id)}>
          {copy.enterRoom}
        </MainButton>
      )}
      <Text size="sm" ta={zoomReady ? 'center' : undefined} c="dimmed" role="status">
        {zoomReady ? copy.roomOpen : copy.roomNotReady}
      </Text>
    </>
  );
}

function Unkept({ reservation, filled, onChangeTime }: OpenStepProps): ReactNode {
  const { id, reason } = reservation;
  return (
    <>
      <Fact>{copy.unkept.note}</Fact>
      {reason && <Text fw={700}>{copy.unkept.why(reason)}</Text>}
      {onChangeTime && (
        <>
          <Fact>{copy.unkept.next}</Fact>
          <MainButton variant={filled ? 'main' : 'outline'} onClick={() => onChangeTime(id)}>
            {copy.unkept.choose}
          </MainButton>
        </>
      )}
    </>
  );
}

function Payment({ reservation, now, filled, describedBy, payTo }: OpenStepProps): ReactNode {
  const { state, payBy } = reservation;
  const transfer = state === 'awaitingTransfer';
  const isOver = payBy && toJstDate(now) > payBy;
  return (
    <>
      {isOver && (
        <Fact>
          {overdue.since(formatDayWithWeekday(payBy, now)) + (transfer ? overdue.accountOpen : overdue.stillPayable)}
        </Fact>
      )}
      <MainButton to={payTo} describedBy={describedBy} variant={filled ? 'main' : 'outline'}>
        {transfer ? common.toBankDetails : copy.pay}
      </MainButton>
      {filled && <Note>{payment.listLead}</Note>}
    </>
  );
}

/** The step a visit is at, opened: one fact, and at most one thing to do. */
export function OpenStep(props: OpenStepProps) {
  const { reservation, filled, bookTo, fee } = props;
  const { state, billUrl } = reservation;
  const part = () => {
    switch (state) {
      case 'booked':
        return <Booked {...props} />;
      case 'unkept':
        return <Unkept {...props} />;
      case 'cancelled':
      case 'missed':
      case 'unfinished':
        return <NotHeldPart {...{ reservation, filled, bookTo, fee }} />;
      case 'awaitingConfirmation':
        return <Note>{copy.confirmationNote}</Note>;
      case 'awaitingPayment':
      case 'awaitingTransfer':
        return <Payment {...props} />;
      case 'awaitingShipment':
        return (
          <>
            <Fact>{copy.arrivalSoon}</Fact>
            {!billUrl && <Note>{copy.noReceipt}</Note>}
          </>
        );
      case 'shipped':
        return !billUrl && <Note>{copy.noReceipt}</Note>;
    }
  };
  const content = part();
  return content && <Stack gap="xs">{content}</Stack>;
}
