import { Stack } from '@mantine/core';
import { useNow } from '../../device/clinicClock';
import { useReservations } from '../../api/reservations';
import { useSameAgain } from '../../booking/useSameAgain';
import { useHeldReservation } from '../../booking/visitLinks';
import { AlreadyBookedNotice } from '../../components/booking/AlreadyBookedNotice/AlreadyBookedNotice';
import { CostGuide } from '../../components/booking/CostGuide/CostGuide';
import { CardLink } from '../../components/actions/CardLink/CardLink';
import { FailureNotice } from '../../components/feedback/FailureNotice/FailureNotice';
import { NotesList } from '../../components/layout/NotesList/NotesList';
import { SubjectTiles } from '../../components/booking/SubjectTiles/SubjectTiles';
import { home } from '../../copy/app';
import { prepare } from '../../copy/visit';
import type { Costs } from '../../domain/clinic/terms';
import { paths } from '../../paths';

/**
 * `/reserve`: the choice of subject, and what a visit costs and needs. A patient who holds a reservation learns
 * here that it comes first (§duplicate-told-early); the choice stays open where that cannot be read (§reservations-unread).
 */
export function ReservePage({ costs }: { costs: Costs }) {
  const now = useNow();
  const list = useReservations();
  const held = useHeldReservation(now);
  const last = useSameAgain(now);
  return (
    <Stack gap="lg">
      {list.status === 'failed' && <FailureNotice failure={list.failure} title={home.unread} onReload={list.retry} />}
      {held ? (
        <AlreadyBookedNotice {...held} />
      ) : (
        <>
          {last && <CardLink {...last} />}
          <SubjectTiles heading={home.headingInsured} note={home.noteInsured} slotsOf={paths.slots} />
        </>
      )}
      <CostGuide costs={costs} kind={last ? 'repeat' : 'initial'} />
      <NotesList title={prepare.thingsTitle} items={prepare.things} />
    </Stack>
  );
}
