import { Stack } from '@mantine/core';
import { useNow } from '../../device/clinicClock';
import { useCan } from '../../api/ClinicProvider';
import { useReservations } from '../../api/reservationsApi';
import { AlreadyBookedNotice } from './parts/AlreadyBookedNotice';
import { SubjectTiles } from '../../components/booking/SubjectTiles/SubjectTiles';
import { home } from '../../copy/homeCopy';
import { paths } from '../../paths';
import { reservationInTheWay } from '../../domain/reservationInTheWay';
import { isSubjectId } from '../../domain/subjects';

/**
 * `/reserve`: the choice of subject. A patient who holds a reservation is told here, not at the end
 * (§duplicate-told-early).
 */
export function ReservePage() {
  const changeTime = useCan('change_time');
  const now = useNow();
  const list = useReservations();
  const held = list.status === 'ready' ? reservationInTheWay(list.data.all_reservations, now) : null;
  return (
    <Stack>
      {held && (
        <AlreadyBookedNotice
          start={held.start_time}
          now={now}
          changeTo={changeTime && isSubjectId(held.subject_id) ? paths.slots(held.subject_id, held.id) : null}
          cancelTo={paths.reservationActions}
        />
      )}
      <SubjectTiles heading={home.headingInsured} note={home.note} slotsOf={paths.slots} />
    </Stack>
  );
}
