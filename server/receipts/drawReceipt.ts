import type { Receipt } from './receipt';

export type DrawReceipt = (receipt: Receipt) => Promise<Uint8Array<ArrayBuffer>>;

export const receiptDrawer =
  (readFonts: ReadFonts): DrawReceipt =>
  async (receipt) => {
    const { receiptPdf } = await import('./receiptPdf');
    return receiptPdf(receipt, await readFonts());
  };
export type FontWeight = 'regular' | 'bold';

/** TrueType or OpenType files with all characters of Japanese names. */
export type Fonts = Record<FontWeight, Uint8Array>;

export type ReadFonts = () => Promise<Fonts>;
