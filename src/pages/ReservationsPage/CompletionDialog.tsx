import { IconCalendarPlus, IconUserPlus } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Reservation } from '../../api/contract/reservations';
import { useWillTell } from '../../api/messageChoice';
import { MainButton } from '../../components/actions/MainButton/MainButton';
import { useDialog } from '../../components/overlays/Dialog/useDialog';
import { FullScreenDialog } from '../../components/overlays/FullScreenDialog/FullScreenDialog';
import { useSettled } from '../../components/overlays/FullScreenDialog/useSettled';
import { NamedVisit } from '../../components/visit/NamedVisit/NamedVisit';
import { VisitTicket } from '../../components/visit/VisitTicket/VisitTicket';
import { booking } from '../../copy/booking';
import { completion as copy } from '../../copy/completion';
import { prepare, visitHeader, waitingRoom } from '../../copy/visit';
import { service } from '../../copy/app';
import { formatClock, type Instant } from '../../domain/calendar/jst';
import { roomOpensAt } from '../../domain/visit/times';
import { usePlatform } from '../../messaging/PlatformProvider';
import { Text } from '../../components/layout/JaText/texts';
import { paths } from '../../paths';

const TITLES: Partial<Record<string, string>> = {
  success: booking.completed,
  changed: booking.changed,
};

/** Whether to offer the official account; undefined until LINE has told whether the patient is a friend. */
function useFriendOffer(wanted: boolean): boolean | undefined {
  const platform = usePlatform();
  const asks = wanted && platform.can('friendship');
  const [stranger, setStranger] = useState<boolean>();
  useEffect(() => {
    if (!asks) return;
    platform.isFriend().then(
      (friend) => setStranger(friend === false),
      () => setStranger(false),
    );
  }, [asks, platform]);
  return useSettled(stranger, false, asks) ?? (asks ? undefined : false);
}

/** Whether the clinic will write before the visit; undefined = not known yet. */
const useTold = (held: Reservation | null) =>
  useSettled(useWillTell(held ? 'reminders' : null), false, held !== null) ?? (held ? undefined : false);

interface CompletionDialogProps {
  /** The reservation that was booked or changed. */
  held: Reservation | null;
  /** True when what was booked is over, e.g. cancelled on another device. */
  over: boolean;
  now: Instant;
  /** Adds the official account. */
  friendUrl: string | null;
  onAddToCalendar: (held: Reservation) => void;
  clinicName: string;
  /** True when the clinic has no picture of the insurance card. */
  cardMissing: boolean;
}

/** The completion dialog of a booking and of a change of time (§completion-dialog). */
export function CompletionDialog(props: CompletionDialogProps) {
  const { held, over, now, friendUrl, onAddToCalendar, clinicName, cardMissing } = props;
  const platform = usePlatform();
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const status = query.get('status') ?? '';
  const title = TITLES[status];
  const moved = status === 'changed';
  const booked = title !== undefined && !over;
  const offered = useFriendOffer(booked && friendUrl !== null);
  const told = useTold(booked ? held : null);
  const ready = booked && offered !== undefined && told !== undefined;
  const [opened, show, close] = useDialog('completed');
  // The page below it has no parameter: the dialog comes once.
  const arrive = useEffectEvent(() => {
    if (opened !== null) return;
    const rest = new URLSearchParams(query);
    rest.delete('status');
    setQuery(rest, { replace: true });
    show(true);
  });
  useEffect(() => {
    if (ready) arrive();
  }, [ready]);
  const ticket = held !== null && !moved;
  return (
    <FullScreenDialog
      opened={opened !== null}
      title={title ?? ''}
      picture={ticket ? undefined : moved ? 'calendar-empty' : 'visit'}
      done
      onClose={close}
      actions={
        <>
          {ticket && cardMissing ? (
            <MainButton onClick={() => close(() => void navigate(paths.files))}>{visitHeader.sendCard}</MainButton>
          ) : (
            <MainButton onClick={close}>{copy.seeReservations}</MainButton>
          )}
          {held && (
            <MainButton variant="quiet" icon={IconCalendarPlus} onClick={() => close(() => onAddToCalendar(held))}>
              {prepare.addToCalendar}
            </MainButton>
          )}
          {offered && friendUrl !== null && (
            <MainButton variant="quiet" icon={IconUserPlus} onClick={() => platform.openExternal(friendUrl)}>
              {service.addFriend}
            </MainButton>
          )}
        </>
      }
    >
      {held === null && <Text>{booking.completedText}</Text>}
      {ticket && <VisitTicket visit={held} now={now} clinicName={clinicName} told={told === true} />}
      {held && moved && (
        <>
          <NamedVisit visit={held} now={now} />
          <Text fw={700}>{waitingRoom.enterFrom(formatClock(roomOpensAt(held.start_time)))}</Text>
          {told && <Text>{copy.told.moved}</Text>}
        </>
      )}
      {moved && <Text>{prepare.calendarRemains}</Text>}
      {offered && <Text>{service.addFriendText}</Text>}
    </FullScreenDialog>
  );
}
