import { Stack } from '@mantine/core';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useHasExtra } from '../../api/ClinicProvider';
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
import { stateAt } from '../../domain/visit/visitState';
import { visitPhase } from '../../domain/visit/times';
import { usePlatform } from '../../messaging/PlatformProvider';
import { paths } from '../../paths';
import type { useVisitActions } from './useVisitActions';

interface MyReservationProps {
  visit: Reservation;
  now: Instant;
  isNextStep: boolean;
  /** The due date that the screen already shows above this reservation. */
  shownDue: JstDate | null;
  insuranceCardMissing: boolean;
  actions: ReturnType<typeof useVisitActions>;
}

export function MyReservation({ visit, now, isNextStep, shownDue, insuranceCardMissing, actions }: MyReservationProps) {
  const { zoom_url: room } = visit.admin_user;
  const { onContact, onPrepare, onCheck, changeDeliver, fee } = actions;
  const platform = usePlatform();
  const navigate = useNavigate();
  const { payTo, bookTo, changeTo } = useVisitLinks()(visit);
  const [query] = useSearchParams();
  const state = stateAt(visit, now);
  const isTooLateToChange = now >= visit.start_time && !needsReschedule(visit);
  const onChangeTime = changeTo && !isTooLateToChange ? () => void navigate(changeTo) : undefined;
  const contactAndCancel = { onContact, onCancel: isTooLateToChange ? undefined : () => actions.cancel(visit) };
  const sharedProps = {
    visit,
    now,
    notifies: useHasExtra('messages'),
    uploadTo: insuranceCardMissing ? paths.files : null,
    onEnterRoom: () => void (room && platform.openExternal(room)),
  };
  const moreActions = state === 'booked' && (
    <MoreActions
      {...contactAndCancel}
      chat={actions.chatOf(visit)}
      moreOpened={query.get('more') === 'open'}
      onChangeTime={onChangeTime}
      onAddToCalendar={() => actions.addToCalendar(visit)}
    />
  );
  if (isNextStep && state === 'booked' && ['waiting', 'open', 'started'].includes(visitPhase(visit, now)))
    return (
      <WaitingRoom {...sharedProps} onCheck={onCheck}>
        {moreActions}
      </WaitingRoom>
    );
  const content = (
    <>
      <OpenStep {...sharedProps} {...{ payTo, bookTo, fee, onChangeTime }} filled={isNextStep} />
      <VisitRows
        visit={visit}
        now={now}
        onPrepare={isTooLateToChange ? undefined : onPrepare}
        onContact={onContact}
        onChangeDeliver={changeDeliver ? () => changeDeliver(visit) : undefined}
        {...actions.receiptOf(visit.id)}
      />
      {moreActions}
      {state === 'needsReschedule' && <ContactAndCancel {...contactAndCancel} />}
    </>
  );
  return isNextStep ? (
    <VisitCard visit={visit} now={now} order={3}>
      {content}
    </VisitCard>
  ) : (
    <VisitLine visit={visit} now={now} shownDue={shownDue} payTo={payTo}>
      <Stack gap="xs" pt="xxs" pb="sm">
        {content}
      </Stack>
    </VisitLine>
  );
}
