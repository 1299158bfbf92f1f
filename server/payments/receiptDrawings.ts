import { LRUCache } from 'lru-cache';
import { sha256 } from '../hash';
import type { Fonts } from './documentFonts';
import type { Receipt } from './receipt';

/** Draws a receipt as a PDF file. */
export type DrawReceipt = (receipt: Receipt) => Promise<Uint8Array<ArrayBuffer>>;

/** Draws in this thread, which answers no other call meanwhile. */
export const drawHere =
  (fonts: Fonts): DrawReceipt =>
  async (receipt) => {
    // The PDF libraries are larger than the rest of the clinic, so load them with the first receipt.
    const { receiptPdf } = await import('./receiptPdf');
    return receiptPdf(receipt, fonts);
  };

/** A drawing takes a core for a second; more at once would take them from the other calls. */
const AT_ONCE = 2;
/** Some 300 receipts. */
const KEPT_BYTES = 16 * 1_048_576;
/** As long as a link to them lasts. */
const KEPT_MS = 10 * 60_000;

/** Lets `most` tasks run at once; the others wait in order. */
function turns(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  let free = most;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

/** Draws receipts, at most two at once, and keeps them by their words: the same receipt is drawn once. */
export function receiptDrawings(draw: DrawReceipt): DrawReceipt {
  const inTurn = turns(AT_ONCE);
  const kept = new LRUCache<string, Uint8Array<ArrayBuffer>, Receipt>({
    maxSize: KEPT_BYTES,
    ttl: KEPT_MS,
    sizeCalculation: (bytes) => bytes.length,
    // Calls for a receipt that is being drawn wait for the same drawing.
    fetchMethod: (_key, _stale, { context }) => inTurn(() => draw(context)),
  });
  return async (receipt) => kept.forceFetch(await sha256(JSON.stringify(receipt)), { context: receipt });
}
