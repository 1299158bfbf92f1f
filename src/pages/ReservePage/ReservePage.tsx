import { Stack } from '@mantine/core';
import { useNow } from '../../device/clinicClock';
import { useHeldReservation } from '../../booking/useHeldReservation';
import { AlreadyBookedNotice } from '../../components/booking/AlreadyBookedNotice/AlreadyBookedNotice';
import { SubjectTiles } from '../../components/booking/SubjectTiles/SubjectTiles';
import { home } from '../../copy/homeCopy';
import { paths } from '../../paths';

/**
 * `/reserve`: the choice of subject. A patient who holds a reservation is told here, not at the end
 * (§duplicate-told-early).
 */
export function ReservePage({ changeTime }: { changeTime: boolean }) {
  const now = useNow();
  const held = useHeldReservation(now, changeTime);
  return (
    <Stack>
      {held && <AlreadyBookedNotice {...held} />}
      <SubjectTiles heading={home.headingInsured} note={home.note} slotsOf={paths.slots} />
    </Stack>
  );
}
