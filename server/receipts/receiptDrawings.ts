import { LRUCache } from 'lru-cache';
import { sha256 } from '../hash';
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

/** Some 300 receipts. */
const KEPT_BYTES = 16 * 1_048_576;
/** As long as a link to them lasts. */
const KEPT_MS = 10 * 60_000;

/** Keeps what was drawn by its words: whoever opens a receipt again and again has it drawn once. */
export function receiptDrawings(draw: DrawReceipt): DrawReceipt {
  const kept = new LRUCache<string, Uint8Array<ArrayBuffer>, Receipt>({
    maxSize: KEPT_BYTES,
    ttl: KEPT_MS,
    sizeCalculation: (bytes) => bytes.length,
    // Calls for a receipt that is being drawn wait for the same drawing.
    fetchMethod: (_key, _stale, { context }) => draw(context),
  });
  return async (receipt) => kept.forceFetch(await sha256(JSON.stringify(receipt)), { context: receipt });
}
