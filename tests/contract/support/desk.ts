import { signedLinks } from '../../../server/files/signedLinks';
import { sandboxPayments } from '../../../server/money/sandbox';
import { carryOut, type Order } from '../../../server/staff/staffOrders';
import { ORIGIN, type TestClinic } from './testClinic';

/** Carries out commands of staff as outside preview: without samples. */
export const deskOf =
  (clinic: () => TestClinic) =>
  (order: Order, by = 'nurse') => {
    const { db, clock } = clinic();
    const [payments, links] = [sandboxPayments(db, ORIGIN), signedLinks(db, ORIGIN)];
    return carryOut({ db, payments, links, now: clock.at, by }, order, null);
  };
