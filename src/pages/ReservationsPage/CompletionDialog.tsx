import { IconCalendarPlus, IconUserPlus } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Reservation } from '../../api/contract/reservations';
import { useWillTell } from '../../api/messageChoice';
import { MainButton } from '../../components/actions/MainButton/MainButton';
import { useDialog } from '../../components/overlays/Dialog/useDialog';
import { FullScreenDialog } from '../../components/overlays/FullScreenDialog/FullScreenDialog';
import { useSettled } from '../../components/overlays/FullScreenDialog/useSettled';
import { DatedVisit } from '../../components/visit/DatedVisit/DatedVisit';
import { booking } from '../../copy/booking';
import { completion as copy } from '../../copy/completion';
import { prepare } from '../../copy/visit';
import { service } from '../../copy/app';
import { formatClock, formatDay, toJstDate, type Instant } from '../../domain/calendar/jst';
import { remindersOf, roomOpensAt } from '../../domain/visit/times';
import { usePlatform } from '../../messaging/PlatformProvider';
import { Text } from '../../components/layout/JaText/texts';

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

/** When the clinic will write before the visit; null = never, undefined = not known yet. */
function useTold(held: Reservation | null, now: Instant): 'dayBefore' | 'soon' | null | undefined {
  const willTell = useWillTell(held ? 'reminders' : null);
  const at = held && willTell ? remindersOf(held.start_time) : null;
  const told = (['dayBefore', 'soon'] as const).find((kind) => at !== null && now <= at[kind]) ?? null;
  return useSettled(willTell === undefined ? undefined : told, null, held !== null);
}

interface CompletionDialogProps {
  /** The reservation that was booked or changed. */
  held: Reservation | null;
  /** True when what was booked is over, e.g. cancelled on another device. */
  over: boolean;
  now: Instant;
  /** Adds the official account. */
  friendUrl: string | null;
  onAddToCalendar: (held: Reservation) => void;
}

/** The completion dialog of a booking and of a change of time (§completion-dialog). */
export function CompletionDialog(props: CompletionDialogProps) {
  const { held, over, now, friendUrl, onAddToCalendar } = props;
  const platform = usePlatform();
  const [query, setQuery] = useSearchParams();
  const status = query.get('status') ?? '';
  const title = TITLES[status];
  const moved = status === 'changed';
  const booked = title !== undefined && !over;
  const offered = useFriendOffer(booked && friendUrl !== null);
  const told = useTold(booked ? held : null, now);
  const ready = booked && offered !== undefined && (held === null || told !== undefined);
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
  const opens = held && roomOpensAt(held.start_time);
  const day = opens && toJstDate(opens);
  return (
    <FullScreenDialog
      opened={opened !== null}
      title={title ?? ''}
      picture={moved ? 'calendar-empty' : 'visit'}
      done
      onClose={close}
      actions={
        <>
          <MainButton onClick={close}>{copy.seeReservations}</MainButton>
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
      {held && <DatedVisit visit={held} />}
      {opens && day ? (
        <p>
          {copy.next}
          <Text span fw={700}>
            {copy.room(day === toJstDate(now) ? copy.today : formatDay(day, now), formatClock(opens))}
          </Text>
          {copy.to}
        </p>
      ) : (
        <Text>{booking.completedText}</Text>
      )}
      {told && <Text>{copy.told[told]}</Text>}
      {moved && <Text>{prepare.calendarRemains}</Text>}
      {offered && <Text>{service.addFriendText}</Text>}
    </FullScreenDialog>
  );
}
