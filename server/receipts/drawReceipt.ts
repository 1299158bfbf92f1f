import type { ReadFonts } from './fonts';
import type { Receipt } from './receipt';

/** Draws a receipt as a PDF file. */
export type DrawReceipt = (receipt: Receipt) => Promise<Uint8Array<ArrayBuffer>>;

/** Draws in these fonts. */
export const drawIn =
  (readFonts: ReadFonts): DrawReceipt =>
  async (receipt) => {
    // The PDF library is large, so load it with the first receipt.
    const { receiptPdf } = await import('./receiptPdf');
    return receiptPdf(receipt, await readFonts());
  };
