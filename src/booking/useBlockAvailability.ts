import { useEffect, useEffectEvent, useState } from 'react';
import { dayOf, useFreshShifts, useInvalidateShifts } from '../api/shifts';
import { clinicNow } from '../device/clinicClock';
import { isTooLate, type Block } from '../domain/booking/block';
import type { Day } from '../domain/booking/day';
import { MAX_OFFERS, isBlockFree, nearestBlocks, type LossReason } from '../domain/booking/takenBlock';
import { addDays, toJstDate } from '../domain/calendar/jst';

/** The number of days, from the lost block's on, that are searched for replacements. */
const DAYS_SEARCHED = 7;

interface BlockCheck {
  block: Block;
  /** True if a replacement must have the same length. */
  sameLength: boolean;
  /** True on the last step of the screen. When it becomes true, the block is checked. */
  atLastStep: boolean;
  /** True after the patient has submitted; then only the clinic's reply decides. */
  submitted: boolean;
  /** Opens the reservation and returns true, if the patient has already booked this block. */
  openOwnReservation: () => Promise<boolean>;
  lossReason: LossReason | null;
  onLost: (reason: LossReason) => void;
}

/**
 * Checks the chosen block when its screen opens and when its last step opens (§taken-told-at-check, §late-as-taken).
 * Returns replacements for a lost block, or null until they are found.
 */
export function useBlockAvailability(options: BlockCheck) {
  const { block, sameLength, atLastStep, submitted, openOwnReservation, lossReason, onLost } = options;
  const read = useFreshShifts();
  const invalidate = useInvalidateShifts();
  const [offers, setOffers] = useState<Block[] | null>(null);
  const { id, subject_id: subjectId } = block;

  const findLossReason = useEffectEvent(async (): Promise<LossReason | null> => {
    if (isTooLate(block.start_time, clinicNow())) return 'late';
    if (!atLastStep) return null;
    const { shifts } = await read(subjectId, toJstDate(block.start_time), block.admin_user_id);
    return isBlockFree(shifts, block, clinicNow()) ? null : 'taken';
  });
  const openReservation = useEffectEvent(openOwnReservation);
  const reportLoss = useEffectEvent(onLost);
  useEffect(() => {
    if (submitted) return undefined;
    const abort = new AbortController();
    const check = async () => {
      const reason = await findLossReason();
      if (reason && !abort.signal.aborted && !(await openReservation()) && !abort.signal.aborted) reportLoss(reason);
    };
    // Ignores a failed check, because the clinic checks the block again when it is booked.
    check().catch(() => undefined);
    return () => abort.abort();
  }, [id, atLastStep, submitted]);

  const findOffers = useEffectEvent(async () => {
    const days: Day[] = [];
    const [date, today] = [toJstDate(block.start_time), toJstDate(clinicNow())];
    const firstDay = date > today ? date : today;
    for (let ahead = 0; ahead < DAYS_SEARCHED && nearestBlocks(days, block).length < MAX_OFFERS; ahead += 1) {
      const day = addDays(firstDay, ahead);
      const reply = await read(subjectId, day, 'any');
      const kind = sameLength ? block.kind : reply.kind;
      days.push(dayOf(reply, { subjectId, date: day, now: clinicNow(), kind }));
    }
    return nearestBlocks(days, block);
  });
  useEffect(() => {
    if (!lossReason) return undefined;
    const abort = new AbortController();
    invalidate();
    findOffers().then(
      (blocks) => !abort.signal.aborted && setOffers(blocks),
      // Even without offers the dialog links to the slot picker.
      () => !abort.signal.aborted && setOffers([]),
    );
    return () => {
      abort.abort();
      setOffers(null);
    };
  }, [lossReason, invalidate]);

  return offers;
}
