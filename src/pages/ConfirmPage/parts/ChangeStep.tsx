import { Stack } from '@mantine/core';
import type { useDoctor } from '../../../api/doctors';
import type { ChosenBlock } from '../../../booking/chosenBlock';
import type { ReservationChange } from '../../../booking/useReservationChange';
import { ChangeNotice } from '../../../components/booking/ChangeNotice/ChangeNotice';
import { ActionResult } from '../../../components/feedback/ActionResult/ActionResult';
import { ActionBar } from '../../../components/layout/ActionBar/ActionBar';
import { MainButton } from '../../../components/actions/MainButton/MainButton';
import { BookingOutcomeDialog } from '../../../components/overlays/BookingOutcomeDialog/BookingOutcomeDialog';
import { changeTime as copy } from '../../../copy/booking';
import { clinicNow } from '../../../device/clinicClock';
import { formatDayTime } from '../../../domain/calendar/jst';
import { isUnsure } from '../../../domain/failure';
import { isUnkept } from '../../../domain/visit/reservation';
import { paths } from '../../../paths';
import { BlockSummary } from './BlockSummary';
import { useChange } from './useChange';

interface ChangeStepProps {
  chosen: ChosenBlock;
  doctor: ReturnType<typeof useDoctor>;
  changing: ReservationChange;
}

/** The reservation's time before and after, and one press that moves it (§change-time-said, §unsure-looks-first). */
export function ChangeStep({ chosen, doctor, changing }: ChangeStepProps) {
  const { block, subjectId } = chosen;
  const held = changing.status === 'held' ? changing.reservation : null;
  const unkept = held !== null && isUnkept(held);
  const { busy, label, result, dialog, go } = useChange(chosen, unkept);
  return (
    <Stack>
      <BlockSummary
        block={block}
        subjectId={subjectId}
        doctor={doctor}
        before={changing.status === 'failed' ? undefined : (held?.start_time ?? null)}
      />
      <ChangeNotice last changing={changing} now={clinicNow()} reservationsTo={paths.reservations} />
      <ActionResult {...result} />
      {changing.status !== 'failed' && (
        <ActionBar>
          <MainButton variant={isUnsure(result.of) ? 'outline' : 'main'} busy={held === null || busy} onClick={go}>
            {held === null ? copy.checking : label}
          </MainButton>
        </ActionBar>
      )}
      <BookingOutcomeDialog
        {...dialog}
        notes={held && !unkept ? [copy.stillHeld(formatDayTime(held.start_time, clinicNow()))] : []}
      />
    </Stack>
  );
}
