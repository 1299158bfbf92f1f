import { Stack } from '@mantine/core';
import { useNow } from '../../device/clinicClock';
import { useReservations } from '../../api/reservations';
import { useHeldReservation } from '../../booking/useHeldReservation';
import { AlreadyBookedNotice } from '../../components/booking/AlreadyBookedNotice/AlreadyBookedNotice';
import { FailureNotice } from '../../components/feedback/FailureNotice/FailureNotice';
import { SubjectTiles } from '../../components/booking/SubjectTiles/SubjectTiles';
import { home } from '../../copy/app';
import { paths } from '../../paths';

/**
 * `/reserve`: the choice of subject. A patient who holds a reservation is told here, not at the end
 * (§duplicate-told-early); where that cannot be read, it is said, and the choice stays open (§reservations-unread).
 */
export function ReservePage() {
  const now = useNow();
  const list = useReservations();
  const held = useHeldReservation(now);
  return (
    <Stack>
      {list.status === 'failed' && (
        <FailureNotice failure={list.failure} title={home.unread} onLogin={list.retry} onReload={list.retry} />
      )}
      {held && <AlreadyBookedNotice {...held} />}
      <SubjectTiles heading={home.headingInsured} note={home.note} slotsOf={paths.slots} />
    </Stack>
  );
}
