import type { VisitKind } from '../../../domain/booking/block';
import type { Instant, JstDate } from '../../../domain/calendar/jst';
import type { ShownState } from '../../../domain/visit/shown';

/** A reservation as displayed by its card. */
export interface ReservationItem {
  id: number;
  start_time: Instant;
  /** The subject's name. */
  subject: string;
  kind: VisitKind;
  state: ShownState;
  /** The doctor's last name. */
  lastname: string;
  /** The doctor's number, by which a drawing is chosen, and the clinic's own picture, where it has one (§doctor-pictured). */
  doctorId: number | null;
  picture?: string | null | undefined;
  /** True once the consultation room has a URL. */
  zoomReady: boolean;
  /** Shipping time of the parcel; null before. */
  deliverTime: Instant | null;
  /** Amount of the bill in yen and the last day to pay, if the clinic says them. */
  amount?: number | null | undefined;
  payBy?: JstDate | null | undefined;
  /** URL of the receipt; null before there is one. */
  billUrl: string | null;
  /** Why the clinic cannot keep the time, if it says so. */
  reason?: string | null | undefined;
  /** Why the clinic cancelled, where it did and says so (§cancel-by-clinic). */
  cancelReason?: string | null | undefined;
  /** How the carrier finds the parcel, where the clinic says it (§parcel-number). */
  parcel?: { carrier: string; number: string } | null | undefined;
  deliverUser: { zip: string; address: string; apartment: string | null } | null;
}
