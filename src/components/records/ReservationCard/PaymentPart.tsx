import { Stack } from '@mantine/core';
import { reservation as copy } from '../../../copy/reservationCopy';
import { MainButton } from '../../actions/MainButton/MainButton';
import { DeliverTo } from '../DeliverTo/DeliverTo';
import { AmountDue } from '../PaymentCard/AmountDue';
import type { ReservationItem } from './reservationItem';

interface PaymentPartProps {
  /** お支払い待ち、またはお振込待ちの予約 */
  reservation: ReservationItem;
  /** 診療明細、またはお振込先のリンク先 */
  payTo: string;
}

/** お支払い待ちの金額と期限。お振込待ちなら、振込先へ1回で進めます（§transfer-shown） */
export function PaymentPart({ reservation, payTo }: PaymentPartProps) {
  const { state, amount, payBy, deliverUser } = reservation;
  return (
    <Stack gap="xs">
      <AmountDue amount={amount} payBy={payBy} />
      {deliverUser && <DeliverTo address={deliverUser} />}
      <MainButton to={payTo} variant="outline">
        {state === 'awaitingTransfer' ? copy.toBankDetails : copy.pay}
      </MainButton>
    </Stack>
  );
}
