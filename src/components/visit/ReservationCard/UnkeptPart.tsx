import { Stack, Text } from '@mantine/core';
import { reservation as copy } from '../../../copy/visit';
import { MainButton } from '../../actions/MainButton/MainButton';
import { Unbroken } from '../../layout/Unbroken/Unbroken';
import { ContactAndCancel } from './ContactAndCancel';
import type { MoreActionsProps } from './MoreActions';
import type { ReservationItem } from './reservationItem';

interface UnkeptPartProps extends Pick<MoreActionsProps, 'onCancel' | 'onChangeTime' | 'onContact' | 'cancelBusy'> {
  /** 休診になった予約 */
  reservation: ReservationItem;
}

/** 休診になった予約のカードの中身。理由と、別の日時への道を示します（§closed-day-told） */
export function UnkeptPart({ reservation, onChangeTime, ...actions }: UnkeptPartProps) {
  const { id, reason } = reservation;
  return (
    <Stack gap="xs">
      <Text>
        <Unbroken>{copy.unkept.note}</Unbroken>
      </Text>
      {reason && (
        <Text fw={700}>
          <Unbroken>{copy.unkept.why(reason)}</Unbroken>
        </Text>
      )}
      {onChangeTime && (
        <>
          <Text>
            <Unbroken>{copy.unkept.next}</Unbroken>
          </Text>
          <MainButton variant="outline" onClick={() => onChangeTime(id)}>
            {copy.unkept.choose}
          </MainButton>
        </>
      )}
      <Stack gap={2}>
        <ContactAndCancel id={id} {...actions} />
      </Stack>
    </Stack>
  );
}
