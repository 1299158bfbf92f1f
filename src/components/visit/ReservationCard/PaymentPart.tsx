import { Stack, Text } from '@mantine/core';
import { IconMessageCircle } from '@tabler/icons-react';
import { contact } from '../../../copy/common';
import { overdue as late } from '../../../copy/nextStep';
import { reservation as copy } from '../../../copy/visit';
import { toJstDate, type Instant } from '../../../domain/calendar/jst';
import { MainButton } from '../../actions/MainButton/MainButton';
import { DeliverTo } from '../../medicine/DeliverTo/DeliverTo';
import { AmountDue } from '../../money/PaymentCard/AmountDue';
import { Unbroken } from '../../layout/Unbroken/Unbroken';
import { QuietButton } from './QuietButton';
import type { ReservationItem } from './reservationItem';

interface PaymentPartProps {
  /** お支払い待ち、またはお振込待ちの予約 */
  reservation: ReservationItem;
  /** 現在時刻（ミリ秒） */
  now: Instant;
  /** 診療明細、またはお振込先のリンク先 */
  payTo: string;
  /** 画面に1つの、塗りつぶしのボタンにするとき true */
  filled: boolean;
  /** 「お問い合わせ」を押したとき。期限を過ぎたときだけ表示します */
  onContact?: ((id: number) => void) | undefined;
}

/** お支払い待ちの金額と期限。お振込待ちなら、振込先へ1回で進めます（§transfer-shown） */
export function PaymentPart({ reservation, now, payTo, filled, onContact }: PaymentPartProps) {
  const { state, amount, payBy, deliverUser } = reservation;
  const overdue = Boolean(payBy) && toJstDate(now) > (payBy ?? '');
  return (
    <Stack gap="xs">
      <AmountDue amount={amount} payBy={payBy} now={now} />
      {overdue && (
        <Text size="sm">
          <Unbroken>{state === 'awaitingTransfer' ? late.accountOpen : late.stillPayable}</Unbroken>
        </Text>
      )}
      {deliverUser && <DeliverTo address={deliverUser} />}
      <MainButton to={payTo} variant={filled ? 'main' : 'outline'}>
        {state === 'awaitingTransfer' ? copy.toBankDetails : copy.pay}
      </MainButton>
      {overdue && onContact && (
        <QuietButton icon={IconMessageCircle} label={contact.title} onClick={() => onContact(reservation.id)} />
      )}
    </Stack>
  );
}
