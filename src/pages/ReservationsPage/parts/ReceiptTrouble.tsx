import { FailureNotice } from '../../../components/feedback/FailureNotice/FailureNotice';
import { Notice } from '../../../components/feedback/Notice/Notice';
import { reservation as copy } from '../../../copy/visit';
import type { Receipt } from './useReceipt';

/** Why a receipt could not be opened, next to the pressed button. */
export function ReceiptTrouble({ receipt, id }: { receipt: Receipt; id: number }) {
  if (receipt.status === 'idle' || receipt.input !== id) return null;
  if (receipt.status === 'failed') return <FailureNotice failure={receipt.failure} title={copy.receiptFailed} />;
  return receipt.status === 'done' && receipt.result === 'gone' ? (
    <Notice tone="error" role="alert" title={copy.receiptFailed} text={copy.receiptGone} />
  ) : null;
}
