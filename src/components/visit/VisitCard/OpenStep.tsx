import { Stack } from '@mantine/core';
import { IconVideo } from '@tabler/icons-react';
import { common } from '../../../copy/common';
import { overdue } from '../../../copy/nextStep';
import { payment } from '../../../copy/money';
import { visitHeader as headerCopy, reservation as copy, waitingRoom } from '../../../copy/visit';
import { formatClock, type Instant } from '../../../domain/calendar/jst';
import { awaitsTransfer, isOverdue } from '../../../domain/money/payment';
import { hasRoom, stateAt, type VisitDetails } from '../../../domain/visit/visitState';
import { roomOpensAt, visitPhase } from '../../../domain/visit/times';
import { MainButton } from '../../actions/MainButton/MainButton';
import { NotHeldPart } from './NotHeldPart';
import { headerIdOf } from './visitHeader';
import { VisitGuide } from './VisitGuide';
import { Note, Text } from '../../layout/JaText/texts';

interface StepProps {
  visit: VisitDetails;
  now: Instant;
  /** 主な操作のボタンを塗りつぶすとき true（1画面に1つだけ） */
  filled: boolean;
}

const Fact = ({ children }: { children: string }) => <Text>{children}</Text>;

interface BookedStepProps extends StepProps {
  onEnterRoom: () => void;
  uploadTo: string | null;
}

function BookedStep({ visit, now, filled, onEnterRoom, uploadTo }: BookedStepProps) {
  const isRoomReady = hasRoom(visit, location.origin);
  const phase = visitPhase(visit, now);
  if (phase === 'later' || phase === 'today' || phase === 'waiting') {
    return (
      <>
        {phase === 'later' && <Fact>{waitingRoom.enterFrom(formatClock(roomOpensAt(visit.start_time)))}</Fact>}
        {uploadTo && (
          <>
            <div>
              <Text fw={700}>{headerCopy.card}</Text>
              <Note>{headerCopy.insuranceCardMissing}</Note>
            </div>
            <MainButton to={uploadTo} variant={filled ? 'main' : 'outline'}>
              {headerCopy.sendCard}
            </MainButton>
          </>
        )}
      </>
    );
  }
  return (
    <>
      {(phase === 'started' || phase === 'over') && <VisitGuide {...{ phase, filled }} roomReady={isRoomReady} />}
      {isRoomReady && (
        <MainButton icon={IconVideo} variant={filled ? 'main' : 'outline'} onClick={onEnterRoom}>
          {copy.enterRoom}
        </MainButton>
      )}
      {!isRoomReady && phase !== 'over' && <Note>{copy.roomNotReady}</Note>}
    </>
  );
}

interface RescheduleStepProps {
  visit: VisitDetails;
  filled: boolean;
  onChangeTime?: () => void;
}

/** 休診のお知らせ（§closed-day-told） */
function RescheduleStep({ visit, filled, onChangeTime }: RescheduleStepProps) {
  const reason = visit.rebook?.reason;
  return (
    <>
      <Fact>{copy.needsReschedule.note}</Fact>
      {reason && <Text fw={700}>{copy.needsReschedule.why(reason)}</Text>}
      {onChangeTime && (
        <>
          <Fact>{copy.needsReschedule.next}</Fact>
          <MainButton variant={filled ? 'main' : 'outline'} onClick={onChangeTime}>
            {copy.needsReschedule.choose}
          </MainButton>
        </>
      )}
    </>
  );
}

export const payLabel = (visit: VisitDetails): string => (awaitsTransfer(visit) ? common.toBankDetails : copy.pay);

export function OwedStep({ visit, now, payTo }: Omit<StepProps, 'filled'> & { payTo: string }) {
  return (
    <Stack gap="xs">
      {isOverdue(visit, now) && <Fact>{awaitsTransfer(visit) ? overdue.accountOpen : overdue.stillPayable}</Fact>}
      <MainButton to={payTo} describedBy={headerIdOf(visit)}>
        {payLabel(visit)}
      </MainButton>
      <Note>{payment.listLead}</Note>
    </Stack>
  );
}

interface OpenStepProps extends StepProps {
  onEnterRoom: () => void;
  /** 保険証の写真を送る画面のパス。写真が届いているときは null */
  uploadTo?: string | null;
  /** お支払いかお振込先の画面のパス */
  payTo: string;
  bookTo: string;
  onChangeTime?: () => void;
  /** 受診しなかったときのキャンセル料（円）。決まっていなければ null */
  fee?: number | null;
  /** クリニックがLINEでお知らせを送るとき true */
  notifies?: boolean;
}

/** 診療のいまの段階を説明し、主な操作のボタンを示します */
export function OpenStep(props: OpenStepProps) {
  const { visit, now, filled, onEnterRoom, uploadTo = null, payTo, bookTo, onChangeTime, fee, notifies } = props;
  const renderStep = () => {
    switch (stateAt(visit, now)) {
      case 'booked':
        return <BookedStep {...{ visit, now, filled, onEnterRoom, uploadTo }} />;
      case 'needsReschedule':
        return <RescheduleStep {...{ visit, filled, onChangeTime }} />;
      case 'cancelled':
      case 'missed':
      case 'unfinished':
        return <NotHeldPart {...{ visit, now, filled, bookTo, fee }} />;
      case 'awaitingConfirmation':
        return <Note>{copy.confirmationNote + (notifies ? copy.confirmationSent : '')}</Note>;
      case 'awaitingPayment':
      case 'awaitingTransfer':
        return <OwedStep {...{ visit, now, payTo }} />;
      case 'awaitingShipment':
        return (
          <>
            <Fact>{copy.arrivalSoon}</Fact>
            {!visit.bill_url && <Note>{copy.noReceipt}</Note>}
          </>
        );
      case 'shipped':
        return !visit.bill_url && <Note>{copy.noReceipt}</Note>;
    }
  };
  const content = renderStep();
  return content && <Stack gap="xs">{content}</Stack>;
}
