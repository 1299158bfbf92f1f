import { useEffect, useEffectEvent, useState } from 'react';
import { dayOf, useFreshShifts, useInvalidateShifts } from '../api/shifts';
import { clinicNow } from '../device/clinicClock';
import { isTooLate, type Block } from '../domain/booking/block';
import type { Day } from '../domain/booking/day';
import { MAX_OFFERS, isBlockFree, nearestBlocks, type Loss } from '../domain/booking/takenBlock';
import { addDays, toJstDate } from '../domain/calendar/jst';

const DAYS_SEARCHED = 7;

interface Chosen {
  block: Block;
  sameLength: boolean;
  /** The block is checked when it becomes true. */
  atLastStep: boolean;
  /** True once the patient has pressed: the clinic's reply decides. */
  pressed: boolean;
  leadToOwn: () => Promise<boolean>;
  lost: Loss | null;
  onLost: (why: Loss) => void;
}

/**
 * Checks the chosen block when its screen and its last step open (§taken-told-at-check, §late-as-taken); returns
 * replacements for a lost one, null while they are searched.
 */
export function useBlockAvailability({ block, sameLength, atLastStep, pressed, leadToOwn, lost, onLost }: Chosen) {
  const read = useFreshShifts();
  const forget = useInvalidateShifts();
  const [offers, setOffers] = useState<Block[] | null>(null);
  const { id, subject_id: subjectId } = block;

  const lossOf = useEffectEvent(async (): Promise<Loss | null> => {
    if (isTooLate(block.start_time, clinicNow())) return 'late';
    if (!atLastStep) return null;
    const { shifts } = await read(subjectId, toJstDate(block.start_time), block.admin_user_id);
    return isBlockFree(shifts, block, clinicNow()) ? null : 'taken';
  });
  const isOwn = useEffectEvent(leadToOwn);
  const lose = useEffectEvent(onLost);
  useEffect(() => {
    if (pressed) return undefined;
    const abort = new AbortController();
    const check = async () => {
      const why = await lossOf();
      if (why && !abort.signal.aborted && !(await isOwn()) && !abort.signal.aborted) lose(why);
    };
    // A failed check is ignored: the press decides anyway.
    check().catch(() => undefined);
    return () => abort.abort();
  }, [id, atLastStep, pressed]);

  const find = useEffectEvent(async () => {
    const days: Day[] = [];
    const [date, today] = [toJstDate(block.start_time), toJstDate(clinicNow())];
    const from = date > today ? date : today;
    for (let ahead = 0; ahead < DAYS_SEARCHED && nearestBlocks(days, block).length < MAX_OFFERS; ahead += 1) {
      const day = addDays(from, ahead);
      const reply = await read(subjectId, day, 'any');
      const kind = sameLength ? block.kind : reply.kind;
      days.push(dayOf(reply, { subjectId, date: day, now: clinicNow(), kind }));
    }
    return nearestBlocks(days, block);
  });
  useEffect(() => {
    if (!lost) return undefined;
    const abort = new AbortController();
    forget();
    find().then(
      (found) => !abort.signal.aborted && setOffers(found),
      // Without offers the dialog still links to the slot picker.
      () => !abort.signal.aborted && setOffers([]),
    );
    return () => {
      abort.abort();
      setOffers(null);
    };
  }, [lost, forget]);

  return offers;
}
