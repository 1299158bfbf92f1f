import type { Receipt } from './receipt';

export type DrawReceipt = (receipt: Receipt) => Promise<Uint8Array<ArrayBuffer>>;

export const receiptDrawer =
  (readFonts: ReadFonts): DrawReceipt =>
  async (receipt) => {
    // Imported on demand, because the PDF library is large.
    const { receiptPdf } = await import('./receiptPdf');
    return receiptPdf(receipt, await readFonts());
  };
export type FontWeight = 'regular' | 'bold';

/** TrueType or OpenType files with all characters of Japanese names. The PDF embeds only the characters it shows. */
export type Fonts = Record<FontWeight, Uint8Array>;

export type ReadFonts = () => Promise<Fonts>;
