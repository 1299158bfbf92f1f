import { Stack } from '@mantine/core';
import { useNow } from '../../device/clinicClock';
import { useReservations } from '../../api/reservations';
import { useHeldReservation } from '../../booking/useHeldReservation';
import { AlreadyBookedNotice } from '../../components/booking/AlreadyBookedNotice/AlreadyBookedNotice';
import { CostGuide } from '../../components/booking/CostGuide/CostGuide';
import { CardLink } from '../../components/actions/CardLink/CardLink';
import { FailureNotice } from '../../components/feedback/FailureNotice/FailureNotice';
import { NotesList } from '../../components/layout/NotesList/NotesList';
import { SubjectTiles } from '../../components/booking/SubjectTiles/SubjectTiles';
import { home } from '../../copy/app';
import { subjectTiles } from '../../copy/booking';
import { common } from '../../copy/common';
import { prepare } from '../../copy/visit';
import type { Costs } from '../../domain/clinic/terms';
import { lastVisit } from '../../domain/visit/history';
import { paths } from '../../paths';

interface ReservePageProps {
  costs: Costs;
}

/**
 * `/reserve`: the choice of subject, and what a visit costs and needs (§same-again). A patient who holds
 * a reservation is told here, not at the end (§duplicate-told-early); where that cannot be read, it is said, and the
 * choice stays open (§reservations-unread).
 */
export function ReservePage({ costs }: ReservePageProps) {
  const now = useNow();
  const list = useReservations();
  const held = useHeldReservation(now);
  const last = list.status === 'ready' ? lastVisit(list.data.all_reservations, now) : null;
  return (
    <Stack gap="lg">
      {list.status === 'failed' && <FailureNotice failure={list.failure} title={home.unread} onReload={list.retry} />}
      {held && <AlreadyBookedNotice {...held} />}
      {last && (
        <CardLink
          title={home.again}
          text={home.againWith(subjectTiles[last.subjectId], common.doctor(last.doctor))}
          to={paths.slotsOfDoctor(last.subjectId, last.doctorId)}
        />
      )}
      <SubjectTiles heading={home.headingInsured} note={home.noteInsured} slotsOf={paths.slots} />
      <CostGuide costs={costs} kind={last ? 'repeat' : 'initial'} />
      <NotesList title={prepare.thingsTitle} items={prepare.things} />
    </Stack>
  );
}
