import { useCallback, useEffect, useEffectEvent, useReducer } from 'react';
import { isTooLate, type Block } from '../domain/booking/block';
import { addDays, toJstDate } from '../domain/calendar/jst';
import {
  MAX_OFFERS,
  isBlockFree,
  nearestBlocks,
  nextRecovery,
  type Loss,
  type Recovery,
} from '../domain/booking/takenBlock';
import { holdsBlock } from '../domain/visit/shown';
import { buildDay, type BookableDay } from '../domain/booking/day';
import { clinicNow, useNow } from '../device/clinicClock';
import { useReadReservations } from '../api/reservations';
import { useInvalidateShifts, useFreshShifts } from '../api/shifts';

/** Polling interval for the chosen block while the page is visible, in ms (§taken-watched). */
const WATCH_MS = 25_000;
/** Number of days searched for other blocks, from the lost one's or today. */
const DAYS = 7;

interface Watch {
  block: Block;
  /** True when a replacement must have the block's own length, whatever a new booking would take. */
  sameLength: boolean;
  /** Checks again when it becomes true. */
  atLastStep: boolean;
  /** True while a booking is sent: its reply decides. */
  busy: boolean;
  /** The patient holds the block already: booked on another device, or the reply got lost (§own-block-not-taken). */
  onHeld: () => void;
}

/**
 * Watches the chosen block while the patient fills in the form, and finds replacements when it is lost
 * (§taken-nearest-offers): also when its start has come too close (§book-until-five).
 */
export function useTakenBlock({ block, sameLength, atLastStep, busy, onHeld }: Watch) {
  const read = useFreshShifts();
  const forget = useInvalidateShifts();
  const readReservations = useReadReservations();
  const [state, dispatch] = useReducer(nextRecovery, { status: 'watching' } satisfies Recovery);
  const date = toJstDate(block.start_time);
  const { subject_id: subjectId, admin_user_id: doctorId } = block;
  const late = isTooLate(block.start_time, useNow());

  const held = useEffectEvent(onHeld);
  const holds = useEffectEvent(async () => holdsBlock((await readReservations()).all_reservations, block));
  const isBusy = useEffectEvent(() => busy);
  useEffect(() => {
    if (state.status !== 'watching') return undefined;
    const abort = new AbortController();
    const lose = (why: Loss, isHeld: boolean) => {
      if (abort.signal.aborted) return;
      if (isHeld) held();
      else if (!isBusy()) dispatch({ type: 'gone', why, atSubmit: false });
    };
    const check = async () => {
      // Only the clock decides it, so it works without a connection.
      if (late) return lose('late', await holds().catch(() => false));
      const { shifts } = await read(subjectId, date, doctorId);
      if (!isBlockFree(shifts, block, clinicNow())) lose('taken', await holds());
    };
    const look = () => {
      // A failed check is ignored: the final booking call checks anyway.
      if (document.visibilityState === 'visible') check().catch(() => undefined);
    };
    if (atLastStep || late) look();
    const timer = setInterval(look, WATCH_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      abort.abort();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [state.status, atLastStep, late, block, subjectId, date, doctorId, read]);

  useEffect(() => {
    if (state.status !== 'looking') return undefined;
    const abort = new AbortController();
    forget();
    const find = async () => {
      const days: BookableDay[] = [];
      const today = toJstDate(clinicNow());
      const from = date > today ? date : today;
      for (let ahead = 0; ahead < DAYS && nearestBlocks(days, block).length < MAX_OFFERS; ahead += 1) {
        const day = addDays(from, ahead);
        const { shifts, kind } = await read(subjectId, day, 'any');
        const of = { date: day, now: clinicNow(), kind: sameLength ? block.kind : kind, subjectId };
        days.push(buildDay(shifts, of));
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
    /** The clinic refused the booking: an offer that is chosen now is booked at once (§taken-keeps-answers). */
    refused: useCallback((why: Loss) => dispatch({ type: 'gone', why, atSubmit: true }), []),
    settle: useCallback(() => dispatch({ type: 'settled' }), []),
  };
}
