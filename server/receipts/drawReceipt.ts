import type { Receipt } from './receipt';

export type DrawReceipt = (receipt: Receipt) => Promise<Uint8Array<ArrayBuffer>>;

export const drawIn =
  (readFonts: ReadFonts): DrawReceipt =>
  async (receipt) => {
    // Loaded with the first receipt: the PDF library is large.
    const { receiptPdf } = await import('./receiptPdf');
    return receiptPdf(receipt, await readFonts());
  };
export type FontWeight = 'regular' | 'bold';

/** TrueType or OpenType files with the letters of Japanese names; receipts embed what they print. */
export type Fonts = Record<FontWeight, Uint8Array>;

export type ReadFonts = () => Promise<Fonts>;
