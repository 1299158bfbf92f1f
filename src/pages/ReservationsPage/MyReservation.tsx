import { Stack } from '@mantine/core';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useCan } from '../../api/ClinicProvider';
import type { Reservation } from '../../api/contract/reservations';
import { useVisitLinks } from '../../booking/visitLinks';
import { ContactAndCancel, MoreActions } from '../../components/visit/VisitCard/MoreActions';
import { OpenStep } from '../../components/visit/VisitCard/OpenStep';
import { VisitCard } from '../../components/visit/VisitCard/VisitCard';
import { VisitLine } from '../../components/visit/VisitCard/VisitLine';
import { VisitRows } from '../../components/visit/VisitCard/VisitRows';
import { WaitingRoom } from '../../components/visit/WaitingRoom/WaitingRoom';
import type { Instant, JstDate } from '../../domain/calendar/jst';
import { needsReschedule } from '../../domain/visit/reservation';
import { stateAt } from '../../domain/visit/shown';
import { visitPhase } from '../../domain/visit/times';
import { usePlatform } from '../../messaging/PlatformProvider';
import { paths } from '../../paths';
import type { useVisitActions } from './useVisitActions';

interface MyReservationProps {
  one: Reservation;
  now: Instant;
  lead: boolean;
  /** A last day to pay that is said above. */
  told: JstDate | null;
  /** True when the clinic has no picture of the insurance card. */
  cardMissing: boolean;
  actions: ReturnType<typeof useVisitActions>;
}

export function MyReservation({ one, now, lead, told, cardMissing, actions }: MyReservationProps) {
  const { zoom_url: room } = one.admin_user;
  const { onContact, onPrepare, onCheck, changeDeliver, fee } = actions;
  const platform = usePlatform();
  const navigate = useNavigate();
  const { payTo, bookTo, changeTo } = useVisitLinks()(one);
  const [query] = useSearchParams();
  const state = stateAt(one, now);
  // From the start on the clinic cancels and changes nothing but what it cannot keep.
  const hasBegun = now >= one.start_time && !needsReschedule(one);
  const onChangeTime = changeTo && !hasBegun ? () => void navigate(changeTo) : undefined;
  const end = { onContact, onCancel: hasBegun ? undefined : () => actions.cancel(one) };
  const way = {
    visit: one,
    now,
    notifies: useCan('messages'),
    uploadTo: cardMissing ? paths.files : null,
    onEnterRoom: () => void (room && platform.openExternal(room)),
  };
  const more = state === 'booked' && (
    <MoreActions
      {...end}
      chat={actions.chatOf(one)}
      moreOpened={query.get('more') === 'open'}
      onChangeTime={onChangeTime}
      onAddToCalendar={() => actions.addToCalendar(one)}
    />
  );
  if (lead && state === 'booked' && ['waiting', 'open', 'started'].includes(visitPhase(one, now)))
    return (
      <WaitingRoom {...way} onCheck={onCheck}>
        {more}
      </WaitingRoom>
    );
  const content = (
    <>
      <OpenStep {...way} filled={lead} payTo={payTo} bookTo={bookTo} fee={fee} onChangeTime={onChangeTime} />
      <VisitRows
        visit={one}
        now={now}
        onPrepare={hasBegun ? undefined : onPrepare}
        onContact={onContact}
        onChangeDeliver={changeDeliver ? () => changeDeliver(one) : undefined}
        {...actions.receiptOf(one.id)}
      />
      {more}
      {state === 'unkept' && <ContactAndCancel {...end} />}
    </>
  );
  return lead ? (
    <VisitCard visit={one} now={now} order={3}>
      {content}
    </VisitCard>
  ) : (
    <VisitLine visit={one} now={now} told={told} payTo={payTo}>
      <Stack gap="xs" pt="xxs" pb="sm">
        {content}
      </Stack>
    </VisitLine>
  );
}
