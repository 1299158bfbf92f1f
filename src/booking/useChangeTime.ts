import { useState } from 'react';
import { CONSENT_VERSION } from '../copy/confirmCopy';
import type { Block } from '../domain/block';
import { bookingWay, type BookingOutcome } from '../domain/bookingOutcome';
import { nextChange, startChange, type Change, type ChangeEvent } from '../domain/changeTime';
import { toJstDate } from '../domain/jst';
import { isBlockFree } from '../domain/recovery';
import { useBooking } from '../api/bookingApi';
import { useSend } from '../api/ClinicProvider';
import { listShifts } from '../api/contract';
import { asFailure, type Failure } from '../domain/failure';
import { useCancelReservation, useReadReservations } from '../api/reservationsApi';

/**
 * Changes the time of the reservation `id`: check, release, short booking, as in `domain/changeTime`
 * (§change-time-order).
 * @param lead opens the questionnaire that the clinic's flag asks for when it refuses a short booking
 */
export function useChangeTime(id: number, lead: (way: 'first' | 'repeat', block: Block) => void) {
  const send = useSend();
  const cancel = useCancelReservation();
  const readList = useReadReservations();
  const { askFlag, bookShort } = useBooking();
  const [unsure, setUnsure] = useState(false);

  const isReleased = async () => (await readList()).all_reservations.some((one) => one.id === id && one.cancel);

  async function isFree(block: Block): Promise<boolean> {
    const query = { date: toJstDate(block.start_time), doctor_id: block.admin_user_id };
    const { shifts } = await send(listShifts, { params: { id: block.subject_id }, query });
    return isBlockFree(shifts, block);
  }

  async function goByFlag(block: Block): Promise<ChangeEvent> {
    const way = bookingWay(await askFlag(block));
    if (way === 'duplicate') return way;
    if (way === 'short') return 'refused';
    lead(way === 'repeatQuestionnaire' ? 'repeat' : 'first', block);
    return 'led';
  }

  async function take(step: Change['at'], block: Block): Promise<ChangeEvent> {
    if (step === 'look') return (await isFree(block)) ? 'free' : 'taken';
    if (step === 'release') return cancel(id).then(() => 'released');
    if (step === 'reread') return (await isReleased()) ? 'released' : 'held';
    return step === 'book' ? bookShort(block, CONSENT_VERSION) : goByFlag(block);
  }

  /** Runs all steps; null when it leads to a questionnaire. Throws the `Failure` when the old reservation is kept. */
  async function changeTo(block: Block): Promise<BookingOutcome | { lost: Failure } | null> {
    // Read now, not at render: the press that released the old reservation may also book an offered block.
    let change = startChange(await isReleased());
    let failure = asFailure(null);
    for (;;) {
      const { at, old } = change;
      if (at === 'led') return null;
      if (at === 'booked' || at === 'taken' || at === 'duplicate') return at;
      if (at === 'failed') {
        setUnsure(old === 'unsure');
        // An expired login needs a new login, not another block.
        if (old === 'released' && failure.kind !== 'login') return { lost: failure };
        throw failure;
      }
      try {
        change = nextChange(change, await take(at, block));
      } catch (error) {
        // Keep the original failure, not the one of reading the list.
        if (at !== 'reread') failure = asFailure(error);
        change = nextChange(change, at === 'book' && failure.kind === 'refused' ? 'refused' : 'failed');
      }
    }
  }

  return {
    /** True while it is unknown whether the old reservation still exists. */
    unsure,
    changeTo,
  };
}
