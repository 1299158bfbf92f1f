import { ReceiptTrouble } from './ReceiptTrouble';
import type { useReceipt } from './useReceipt';

/** What a reservation shows of opening its receipt. */
export const receiptProps = ({ receipt, openReceipt }: ReturnType<typeof useReceipt>, id: number) => ({
  onOpenReceipt: () => openReceipt(id),
  receiptBusy: receipt.status === 'busy' && receipt.input === id,
  receiptNote: <ReceiptTrouble receipt={receipt} id={id} />,
});
