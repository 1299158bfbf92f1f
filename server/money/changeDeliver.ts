import type { Db } from '../db/db';
import { conflict } from '../ruleError';
import { copyDeliverAddress } from './deliverAddresses';
import { keepAddress, readyBill } from './payableBills';

/**
 * Sends the medicine of a confirmed bill, paid or not, to another of the patient's addresses (§deliver-changeable). Throws
 * as `readyBill`, a 409 once it is on its way, a 404 if the address isn't the patient's.
 */
export const changeDeliverOf = (db: Db, patientId: number, id: number, deliverId: number): Promise<void> =>
  db.transaction(async (tx) => {
    const { isPaid, isShipped } = await readyBill(tx, patientId, id, true);
    if (isShipped) throw conflict('お薬はすでに発送されているため、お届け先は変更できません。', 'shipped');
    await keepAddress(tx, patientId, { id, deliver_id: deliverId });
    if (isPaid) await copyDeliverAddress(tx, id);
  });
