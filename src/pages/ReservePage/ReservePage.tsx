import { Stack } from '@mantine/core';
import { useNow } from '../../device/clinicClock';
import { useReservations } from '../../api/reservations';
import { useSameAgain } from '../../booking/useSameAgain';
import { useAlreadyBookedNotice } from '../../booking/visitLinks';
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

/** Shows a notice instead of the subjects if a visit is booked (§duplicate-told-early, §reservations-unread). */
export function ReservePage({ costs }: { costs: Costs }) {
  const now = useNow();
  const list = useReservations();
  const notice = useAlreadyBookedNotice(now);
  const sameAgain = useSameAgain(now);
  return (
    <Stack gap="lg">
      {list.status === 'failed' && (
        <FailureNotice failure={list.failure} title={home.loadFailed} onReload={list.retry} />
      )}
      {notice ? (
        <AlreadyBookedNotice {...notice} />
      ) : (
        <>
          {sameAgain && <CardLink {...sameAgain} />}
          <SubjectTiles heading={home.headingInsured} note={home.noteInsured} slotPickerTo={paths.slots} />
        </>
      )}
      <CostGuide costs={costs} kind={sameAgain ? 'repeat' : 'initial'} />
      <NotesList title={prepare.thingsTitle} items={prepare.things} />
    </Stack>
  );
}
