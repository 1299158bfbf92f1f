import { IconCalendarPlus, IconUserPlus } from '@tabler/icons-react';
import { useSearchParams } from 'react-router-dom';
import type { Reservation } from '../../../api/contract/reservations';
import { MainButton } from '../../../components/actions/MainButton/MainButton';
import { Paragraph } from '../../../components/layout/Paragraph/Paragraph';
import { Dialog } from '../../../components/overlays/Dialog/Dialog';
import { NamedVisit } from '../../../components/visit/NamedVisit/NamedVisit';
import { booking } from '../../../copy/booking';
import { common } from '../../../copy/common';
import { prepare } from '../../../copy/visit';
import { service } from '../../../copy/app';
import { formatClock, type Instant } from '../../../domain/calendar/jst';
import { roomOpensAt } from '../../../domain/reservation/times';
import { usePlatform } from '../../../messaging/PlatformProvider';
import { useFriendOffer } from './useFriendOffer';

const TITLES: Partial<Record<string, string>> = {
  success: booking.completed,
  before: booking.completedBefore,
  changed: booking.changed,
};

interface CompletionDialogProps {
  /** The reservation that was booked or changed; null when it is not held any more. */
  held: Reservation | null;
  /** True when what was booked is over: it was cancelled on another device, or the page was kept. */
  over: boolean;
  now: Instant;
  /** Where to add the official account; offered to a patient who is not a friend yet (§line-friend-offered). */
  friendUrl: string | null;
  onAddToCalendar: (held: Reservation) => void;
  /** Offers the file that removes the entry of the time before (§calendar-outside). */
  onRemoveFromCalendar: (held: Reservation) => void;
}

/**
 * The completion dialog of `?status=success` (§completion-dialog), of `?status=before` (§first-booking-counts) and of
 * `?status=changed` (§change-time-one-call): which reservation, when the room opens, the calendar. Closing it removes
 * the parameter.
 */
export function CompletionDialog(props: CompletionDialogProps) {
  const { held, over, now, friendUrl, onAddToCalendar, onRemoveFromCalendar } = props;
  const platform = usePlatform();
  const [query, setQuery] = useSearchParams();
  const status = query.get('status') ?? '';
  const title = TITLES[status];
  const moved = status === 'changed';
  const booked = title !== undefined && !over;
  const { waiting, offered } = useFriendOffer(booked && friendUrl !== null);
  const close = () => {
    const rest = new URLSearchParams(query);
    rest.delete('status');
    setQuery(rest, { replace: true });
  };
  const addToCalendar = (one: Reservation) => {
    close();
    onAddToCalendar(one);
  };
  return (
    <Dialog
      opened={booked && !waiting}
      title={title ?? ''}
      onClose={close}
      actions={
        <>
          {held && (
            <MainButton icon={IconCalendarPlus} onClick={() => addToCalendar(held)}>
              {prepare.addToCalendar}
            </MainButton>
          )}
          {held && moved && (
            <MainButton variant="outline" onClick={() => onRemoveFromCalendar(held)}>
              {prepare.removeFromCalendar}
            </MainButton>
          )}
          {offered && friendUrl !== null && (
            <MainButton variant="outline" icon={IconUserPlus} onClick={() => platform.openExternal(friendUrl)}>
              {service.addFriend}
            </MainButton>
          )}
          <MainButton variant="quiet" onClick={close}>
            {common.close}
          </MainButton>
        </>
      }
    >
      {held && <NamedVisit visit={held} now={now} />}
      {status === 'before' && <Paragraph>{booking.completedBeforeText}</Paragraph>}
      <Paragraph>
        {held ? booking.roomFrom(formatClock(roomOpensAt(held.start_time))) : booking.completedText}
      </Paragraph>
      {held && moved && <Paragraph>{prepare.calendarRemains + prepare.removeFirst}</Paragraph>}
      {offered && <Paragraph>{service.addFriendText}</Paragraph>}
    </Dialog>
  );
}
