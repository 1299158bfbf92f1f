import * as v from 'valibot';
import { usePatient } from '../api/ClinicProvider';
import { ownName, tabStore } from '../device/store';
import type { Block } from '../domain/booking/block';
import { holdsBlock } from '../domain/visit/shown';
import { listReservations } from '../api/contract/reservations';
import { useRead } from '../api/useRead';

const nameOf = (patient: string) => ownName('booked', patient);

/** An earlier version kept the time as text; its block is dropped like a broken one, and the watch finds it. */
const Kept = v.object({ id: v.number(), admin_user_id: v.number(), start_time: v.number() });

/**
 * Remembers the block that was just booked, for a patient who goes back into its form. Without storage the watch on the
 * block leads to the reservations instead.
 */
export const rememberBooked = (patient: string, block: Block): void =>
  void tabStore.write(nameOf(patient), JSON.stringify(block));

const sentName = (patient: string) => ownName('sent', patient);

/** Remembers that this tab has sent a booking of the block, for a patient whose reply was lost with the page. */
export const rememberSent = (patient: string, { id }: Block): void =>
  void tabStore.write(sentName(patient), String(id));

/** True when what holds this block may be what this tab has sent (§first-booking-counts). */
export const wasSent = (patient: string, { id }: Block): boolean => tabStore.read(sentName(patient)) === String(id);

/** The block that was just booked, when this is its first shift; null when it is another or none was kept. */
export function readBooked(patient: string, id: string | null): v.InferOutput<typeof Kept> | null {
  const kept = v.safeParse(Kept, tabStore.readJson(nameOf(patient)));
  return kept.success && String(kept.output.id) === id ? kept.output : null;
}

/**
 * True when the block with this first shift was booked in this session and is still held: its form is done
 * (§own-block-not-taken); null until that is known. Reads nothing for any other block.
 */
export function useAlreadyBooked(id: string | null): boolean | null {
  const block = readBooked(usePatient(), id);
  const list = useRead(listReservations, block && {});
  if (block === null || list.status === 'failed') return false;
  return list.status === 'ready' ? holdsBlock(list.data.all_reservations, block) : null;
}
