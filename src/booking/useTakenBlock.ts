import { useCallback, useEffect, useEffectEvent, useReducer } from 'react';
import { appointmentTypeOf, type Block } from '../domain/block';
import { addDays, toJstDate } from '../domain/jst';
import { MAX_OFFERS, holdsBlock, isBlockFree, nearestBlocks, nextRecovery, type Recovery } from '../domain/takenBlock';
import { buildDay, type BookableDay } from '../domain/bookableDay';
import { clinicNow } from '../device/clinicClock';
import { useReadReservations } from '../api/reservationsApi';
import { useInvalidateShifts, useFreshShifts } from '../api/shiftsApi';

/** Polling interval for the chosen block while the page is visible, in ms (§taken-watched). */
const WATCH_MS = 25_000;
/** Number of days searched for other blocks, including the lost one's. */
const DAYS = 7;

interface Watch {
  block: Block;
  /** True when a replacement must have the block's own length, whatever a new booking would take. */
  sameLength: boolean;
  /** Checks again when it becomes true. */
  atLastStep: boolean;
  /** The patient holds the block already: booked on another device, or the reply got lost (§own-block-not-taken). */
  onHeld: () => void;
}

/**
 * Watches the chosen block while the patient fills in the form, and finds replacements when it is lost (§taken-watched,
 * §taken-nearest-offers).
 */
export function useTakenBlock({ block, sameLength, atLastStep, onHeld }: Watch) {
  const read = useFreshShifts();
  const forget = useInvalidateShifts();
  const readReservations = useReadReservations();
  const [state, dispatch] = useReducer(nextRecovery, { status: 'watching' } satisfies Recovery);
  const date = toJstDate(block.start_time);
  const { subject_id: subjectId, admin_user_id: doctorId } = block;

  const held = useEffectEvent(onHeld);
  const holds = useEffectEvent(async () => holdsBlock((await readReservations()).all_reservations, block));
  useEffect(() => {
    if (state.status !== 'watching') return undefined;
    const abort = new AbortController();
    const check = async () => {
      const { shifts } = await read(subjectId, date, doctorId, abort.signal);
      if (isBlockFree(shifts, block)) return;
      const isHeld = await holds();
      if (abort.signal.aborted) return;
      if (isHeld) held();
      else dispatch({ type: 'gone', atSubmit: false });
    };
    const look = () => {
      // A failed check is ignored: the final booking call checks anyway.
      if (document.visibilityState === 'visible') check().catch(() => undefined);
    };
    if (atLastStep) look();
    const timer = setInterval(look, WATCH_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      abort.abort();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [state.status, atLastStep, block, subjectId, date, doctorId, read]);

  useEffect(() => {
    if (state.status !== 'looking') return undefined;
    const abort = new AbortController();
    forget();
    const find = async () => {
      const days: BookableDay[] = [];
      for (let ahead = 0; ahead < DAYS && nearestBlocks(days, block).length < MAX_OFFERS; ahead += 1) {
        const day = addDays(date, ahead);
        const { shifts, flag } = await read(subjectId, day, 'any', abort.signal);
        const type = sameLength ? block.appointmentType : appointmentTypeOf(flag);
        days.push(buildDay(shifts, { date: day, now: clinicNow(), type, subjectId }));
      }
      return nearestBlocks(days, block);
    };
    find().then(
      (offers) => dispatch({ type: 'found', offers }),
      // Without offers the dialog still links to the slot picker.
      () => !abort.signal.aborted && dispatch({ type: 'found', offers: [] }),
    );
    return () => abort.abort();
  }, [state.status, block, sameLength, date, subjectId, read, forget]);

  return {
    state,
    /** The clinic replied `1` to the booking: an offer that is chosen now is booked at once (§taken-keeps-answers). */
    refused: useCallback(() => dispatch({ type: 'gone', atSubmit: true }), []),
    settle: useCallback(() => dispatch({ type: 'settled' }), []),
  };
}
