import type { BookingProgress } from '../../../booking/bookingDialog';
import type { ReservationChange } from '../../../booking/useReservationChange';
import { changeTime } from '../../../copy/changeTimeCopy';
import { confirm } from '../../../copy/confirmCopy';
import { trouble } from '../../../copy/troubleCopy';
import { clinicNow } from '../../../device/clinicClock';
import { formatDayTime } from '../../../domain/jst';

interface Course {
  /** It is unknown whether the old reservation still exists. */
  unsure: boolean;
  progress: BookingProgress;
}

/**
 * Texts of the confirm screen while a time is being changed: before, after, and the result of a failure
 * (§change-time-recovers).
 */
export function changeWords(changing: ReservationChange, { unsure, progress }: Course) {
  if (!('reservation' in changing)) {
    return {
      before: [],
      dateTime: confirm.dateTime,
      fee: null,
      failed: confirm.flagFailed,
      dialog: [],
      canRetry: false,
    };
  }
  const was = formatDayTime(changing.reservation.start_time, clinicNow());
  const released = changing.status === 'released';
  const lost = progress.status === 'lost' ? progress.failure : null;
  return {
    before: [{ label: changeTime.before, value: released ? changeTime.wasReleased(was) : was }],
    dateTime: changeTime.after,
    fee: released ? null : changeTime.fee,
    failed: released ? changeTime.notBooked : unsure ? changeTime.unsure : changeTime.unchanged,
    dialog: [
      ...(lost ? [lost.says ?? `${trouble[lost.kind].title}。`] : []),
      released ? changeTime.alreadyReleased : changeTime.stillHeld,
    ],
    /** A block the clinic refused would be refused again. */
    canRetry: lost !== null && lost.kind !== 'refused',
  };
}
