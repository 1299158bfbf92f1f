import type { Db } from '../db/db';
import { conflict } from '../ruleError';
import { copyDeliverAddress } from './deliverAddresses';
import { keepAddress, readyBill } from './payableBills';

/** Also once it is paid (§deliver-changeable); a 409 once the medicine is on its way. */
export const changeDeliverOf = (db: Db, patientId: number, id: number, deliverId: number): Promise<void> =>
  db.transaction(async (tx) => {
    const { isPaid, isShipped } = await readyBill(tx, patientId, id, true);
    if (isShipped) throw conflict('お薬はすでに発送されているため、お届け先は変更できません。', 'shipped');
    await keepAddress(tx, patientId, { id, deliver_id: deliverId });
    if (isPaid) await copyDeliverAddress(tx, id);
  });
