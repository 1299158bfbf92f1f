import type { ReadFonts } from './fonts';
import type { Receipt } from './receipt';

export type DrawReceipt = (receipt: Receipt) => Promise<Uint8Array<ArrayBuffer>>;

export const drawIn =
  (readFonts: ReadFonts): DrawReceipt =>
  async (receipt) => {
    // Loaded with the first receipt: the PDF library is large.
    const { receiptPdf } = await import('./receiptPdf');
    return receiptPdf(receipt, await readFonts());
  };
