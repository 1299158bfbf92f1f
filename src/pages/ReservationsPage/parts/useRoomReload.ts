import { useEffect } from 'react';
import type { Reservation } from '../../../api/contract/reservations';
import type { Instant } from '../../../domain/calendar/jst';
import { isRoomOpen } from '../../../domain/reservation/times';

/**
 * The list has the room's link from 5 minutes before the start (§room-link-owner), so it is read again from that moment
 * until the link is there.
 */
export function useRoomReload(booked: readonly Reservation[], now: Instant, mutate: () => Promise<unknown>): void {
  const waiting = booked.some((one) => !one.admin_user.zoom_url && !one.rebook && isRoomOpen(one, now));
  useEffect(() => {
    if (!waiting) return undefined;
    const read = () => void mutate().catch(() => undefined);
    read();
    const timer = setInterval(read, 15_000);
    return () => clearInterval(timer);
  }, [waiting, mutate]);
}
