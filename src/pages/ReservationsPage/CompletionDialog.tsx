import { IconCalendarPlus, IconUserPlus } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Reservation } from '../../api/contract/reservations';
import { useWillNotify } from '../../api/messageChoice';
import { MainButton } from '../../components/actions/MainButton/MainButton';
import { useDialog } from '../../components/overlays/Dialog/useDialog';
import { FullScreenDialog } from '../../components/overlays/FullScreenDialog/FullScreenDialog';
import { useSettled } from '../../components/overlays/FullScreenDialog/useSettled';
import { NamedVisit } from '../../components/visit/NamedVisit/NamedVisit';
import { VisitTicket } from '../../components/visit/VisitTicket/VisitTicket';
import { booking } from '../../copy/booking';
import { common } from '../../copy/common';
import { completion as copy } from '../../copy/completion';
import { prepare, visitHeader, waitingRoom } from '../../copy/visit';
import { service } from '../../copy/app';
import { formatClock, type Instant } from '../../domain/calendar/jst';
import { roomOpensAt } from '../../domain/visit/times';
import { usePlatform } from '../../messaging/PlatformProvider';
import { Text } from '../../components/layout/JaText/texts';
import { paths } from '../../paths';

const TITLE_BY_STATUS: Partial<Record<string, string>> = {
  success: booking.completed,
  changed: booking.changed,
};

function useFriendOffer(enabled: boolean): boolean | undefined {
  const platform = usePlatform();
  const canAsk = enabled && platform.can('friendship');
  const [canAdd, setCanAdd] = useState<boolean>();
  useEffect(() => {
    if (!canAsk) return;
    platform.isFriend().then(
      (friend) => setCanAdd(friend === false),
      () => setCanAdd(false),
    );
  }, [canAsk, platform]);
  return useSettled(canAdd, false, canAsk) ?? (canAsk ? undefined : false);
}

const useSendsReminders = (enabled: boolean) =>
  useSettled(useWillNotify(enabled ? 'reminders' : null), false, enabled) ?? (enabled ? undefined : false);

interface CompletionDialogProps {
  visit: Reservation | null;
  /** True if the reservation has been cancelled, or the visit has ended. */
  isNoLongerBooked: boolean;
  now: Instant;
  friendUrl: string | null;
  onAddToCalendar: (visit: Reservation) => void;
  clinicName: string;
  insuranceCardMissing: boolean;
}

/** Opens once after a booking or a change of time (§completion-dialog). */
export function CompletionDialog(props: CompletionDialogProps) {
  const { visit, isNoLongerBooked, now, friendUrl, onAddToCalendar, clinicName, insuranceCardMissing } = props;
  const platform = usePlatform();
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const status = query.get('status') ?? '';
  const title = TITLE_BY_STATUS[status];
  const isChange = status === 'changed';
  const shouldOpen = title !== undefined && !isNoLongerBooked;
  const offersFriend = useFriendOffer(shouldOpen && friendUrl !== null);
  const notifies = useSendsReminders(shouldOpen && visit !== null);
  const isReady = shouldOpen && offersFriend !== undefined && notifies !== undefined;
  const [dialogEntry, show, close] = useDialog('completed');
  // Removes `status` from the URL, because a reload with `status` opens the dialog again.
  const openDialog = useEffectEvent(() => {
    if (dialogEntry !== null) return;
    const next = new URLSearchParams(query);
    next.delete('status');
    setQuery(next, { replace: true });
    show(true);
  });
  useEffect(() => {
    if (isReady) openDialog();
  }, [isReady]);
  const showsTicket = visit !== null && !isChange;
  return (
    <FullScreenDialog
      opened={dialogEntry !== null}
      title={title ?? ''}
      picture={showsTicket ? undefined : isChange ? 'calendar-empty' : 'visit'}
      done
      onClose={close}
      actions={
        <>
          {showsTicket && insuranceCardMissing ? (
            <MainButton onClick={() => close(() => void navigate(paths.files))}>{visitHeader.sendCard}</MainButton>
          ) : (
            <MainButton onClick={close}>{common.toReservations}</MainButton>
          )}
          {visit && (
            <MainButton variant="quiet" icon={IconCalendarPlus} onClick={() => close(() => onAddToCalendar(visit))}>
              {prepare.addToCalendar}
            </MainButton>
          )}
          {offersFriend && friendUrl !== null && (
            <MainButton variant="quiet" icon={IconUserPlus} onClick={() => platform.openExternal(friendUrl)}>
              {service.addFriend}
            </MainButton>
          )}
        </>
      }
    >
      {visit === null && <Text>{booking.completedText}</Text>}
      {showsTicket && <VisitTicket visit={visit} now={now} clinicName={clinicName} notifies={notifies === true} />}
      {showsTicket && insuranceCardMissing && (
        <Text>{`${visitHeader.card}は、${visitHeader.insuranceCardMissing}。`}</Text>
      )}
      {visit && isChange && (
        <>
          <NamedVisit visit={visit} now={now} />
          <Text fw={700}>{waitingRoom.enterFrom(formatClock(roomOpensAt(visit.start_time)))}</Text>
          {notifies && <Text>{copy.notified.moved}</Text>}
        </>
      )}
      {isChange && <Text>{prepare.calendarRemains}</Text>}
      {offersFriend && <Text>{service.addFriendText}</Text>}
    </FullScreenDialog>
  );
}
