import { Stack, Text } from '@mantine/core';
import { IconCalendarX, IconMessageCircle } from '@tabler/icons-react';
import { contact } from '../../../copy/contactCopy';
import { reservation as copy } from '../../../copy/reservationCopy';
import { MainButton } from '../../actions/MainButton/MainButton';
import { Unbroken } from '../../layout/Unbroken/Unbroken';
import type { MoreActionsProps } from './MoreActions';
import { QuietButton } from './QuietButton';
import type { ReservationItem } from './reservationItem';

interface UnkeptPartProps extends Pick<MoreActionsProps, 'onCancel' | 'onChangeTime' | 'onContact' | 'cancelBusy'> {
  /** 休診になった予約 */
  reservation: ReservationItem;
}

/** 休診になった予約のカードの中身。理由と、別の日時への道を示します（§closed-day-told） */
export function UnkeptPart({ reservation, onChangeTime, onContact, onCancel, cancelBusy }: UnkeptPartProps) {
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
        {onContact && <QuietButton icon={IconMessageCircle} label={contact.title} onClick={() => onContact(id)} />}
        {onCancel && (
          <QuietButton
            icon={IconCalendarX}
            label={cancelBusy ? copy.cancelling : copy.cancel}
            busy={cancelBusy}
            danger
            onClick={() => onCancel(id)}
          />
        )}
      </Stack>
    </Stack>
  );
}
