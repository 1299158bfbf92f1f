import { LRUCache } from 'lru-cache';
import { sha256 } from '../hash';
import { unavailable } from '../http/clinicError';
import type { Fonts } from './documentFonts';
import { fairTurns, type TurnLimits } from './fairTurns';
import type { IssuedReceipt, Receipt } from './receipt';

/** Draws a receipt as a PDF file. Throws a 503 where it takes too long. */
export type DrawReceipt = (receipt: Receipt) => Promise<Uint8Array<ArrayBuffer>>;

/** Draws in this thread, which answers no other call meanwhile. */
export const drawHere =
  (fonts: Fonts): DrawReceipt =>
  async (receipt) => {
    // The PDF libraries are larger than the rest of the clinic, so load them with the first receipt.
    const { receiptPdf } = await import('./receiptPdf');
    return receiptPdf(receipt, fonts);
  };

/**
 * A drawing takes a core for a second; more at once would take them from the other calls. How many of one patient wait
 * is limited by the documents that a patient may open at once.
 */
const LIMITS: TurnLimits = { atOnce: 2, waiting: 48 };
/** Some 300 receipts. */
const KEPT_BYTES = 16 * 1_048_576;
/** As long as a link to them lasts. */
const KEPT_MS = 10 * 60_000;

/**
 * Draws receipts in the patients' turns, at most two at once, and keeps them by their words: the same receipt is drawn
 * once. Throws a 503 when too many wait.
 */
export function receiptDrawings(draw: DrawReceipt): (issued: IssuedReceipt) => ReturnType<DrawReceipt> {
  const inTurn = fairTurns(LIMITS, unavailable);
  const kept = new LRUCache<string, Uint8Array<ArrayBuffer>, IssuedReceipt>({
    maxSize: KEPT_BYTES,
    ttl: KEPT_MS,
    sizeCalculation: (bytes) => bytes.length,
    // Calls for a receipt that is being drawn wait for the same drawing.
    fetchMethod: (_key, _stale, { context: { patientId, receipt } }) => inTurn(patientId, () => draw(receipt)),
  });
  return async (issued) => kept.forceFetch(await sha256(JSON.stringify(issued.receipt)), { context: issued });
}
