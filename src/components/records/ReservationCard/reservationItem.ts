import type { ReservationState } from '../../../domain/reservation';

/** A reservation as its card shows it. */
export interface ReservationItem {
  id: number;
  /** ISO 8601 with offset. */
  start_time: string;
  /** Name of the subject. */
  subject: string;
  /** First visit, otherwise a repeat visit. */
  first: boolean;
  state: ReservationState;
  /** The doctor's last name. */
  lastname: string;
  /** True once the doctor's consultation room has an address. */
  zoomReady: boolean;
  /** When the parcel was shipped, ISO 8601 with offset. */
  deliverTime: string | null;
  /** Address of the receipt, once there is one. */
  billUrl: string | null;
  deliverUser: { zip: string; address: string; apartment: string | null } | null;
}
