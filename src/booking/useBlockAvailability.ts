import { useEffect, useEffectEvent, useState } from 'react';
import { dayOf, useReadFreshShifts, useInvalidateShifts } from '../api/shifts';
import { clinicNow } from '../device/clinicClock';
import { isTooLate, type Block } from '../domain/booking/block';
import type { Day } from '../domain/booking/day';
import { MAX_OFFERS, isBlockFree, nearestBlocks, type LossReason } from '../domain/booking/takenBlock';
import { addDays, toJstDate } from '../domain/calendar/jst';

const DAYS_SEARCHED = 7;

interface BlockCheck {
  block: Block;
  /** True if a replacement must be as long as `block`. */
  keepsLength: boolean;
  /** On the last step, the hook asks the clinic whether the block is still free. */
  isLastStep: boolean;
  /** If true, the hook checks nothing, because the clinic's reply tells whether the block was free. */
  isSubmitted: boolean;
  /** If the patient has already booked this block, opens that reservation and returns true. */
  openOwnReservation: () => Promise<boolean>;
  lossReason: LossReason | null;
  onLost: (reason: LossReason) => void;
}

/**
 * Reports a lost block.
 * A block is lost if its start is too near (§late-as-taken).
 * On the last step, a taken block is also lost (§taken-told-at-check).
 * If the block is lost, searches for replacements. Returns the replacements, or null until the search has ended.
 */
export function useBlockAvailability(options: BlockCheck) {
  const { block, keepsLength, isLastStep, isSubmitted, openOwnReservation, lossReason, onLost } = options;
  const readShifts = useReadFreshShifts();
  const invalidate = useInvalidateShifts();
  const [offers, setOffers] = useState<Block[] | null>(null);
  const { id, subject_id: subjectId } = block;

  const findLossReason = useEffectEvent(async (): Promise<LossReason | null> => {
    if (isTooLate(block.start_time, clinicNow())) return 'late';
    if (!isLastStep) return null;
    const { shifts } = await readShifts(subjectId, toJstDate(block.start_time), block.admin_user_id);
    return isBlockFree(shifts, block, clinicNow()) ? null : 'taken';
  });
  const openReservation = useEffectEvent(openOwnReservation);
  const reportLoss = useEffectEvent(onLost);
  useEffect(() => {
    if (isSubmitted) return undefined;
    const abort = new AbortController();
    const check = async () => {
      const reason = await findLossReason();
      if (reason && !abort.signal.aborted && !(await openReservation()) && !abort.signal.aborted) reportLoss(reason);
    };
    // Ignores a failed check, because the clinic checks the block again when the patient books.
    check().catch(() => undefined);
    return () => abort.abort();
  }, [id, isLastStep, isSubmitted]);

  const findOffers = useEffectEvent(async () => {
    const days: Day[] = [];
    const [date, today] = [toJstDate(block.start_time), toJstDate(clinicNow())];
    const firstDay = date > today ? date : today;
    for (let ahead = 0; ahead < DAYS_SEARCHED && nearestBlocks(days, block).length < MAX_OFFERS; ahead += 1) {
      const day = addDays(firstDay, ahead);
      const reply = await readShifts(subjectId, day, 'any');
      const kind = keepsLength ? block.kind : reply.kind;
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
      // If the search fails, the dialog offers only the slot picker.
      () => !abort.signal.aborted && setOffers([]),
    );
    return () => {
      abort.abort();
      setOffers(null);
    };
  }, [lossReason, invalidate]);

  return offers;
}
