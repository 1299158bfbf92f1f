import { sandboxPayments } from '../../../server/payments/sandbox';
import { carryOut, type Order } from '../../../server/staff/staffOrders';
import { ORIGIN, type TestClinic } from './testClinic';

/** Carries out commands of staff as outside preview: without samples. */
export const deskOf =
  (clinic: () => TestClinic) =>
  (order: Order, by = 'nurse') => {
    const { db, clock } = clinic();
    return carryOut({ db, payments: sandboxPayments(db, ORIGIN), now: clock.at, by }, order, null);
  };
