import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { unavailable } from '../http/clinicError';
import { drawHere, type DrawReceipt } from '../receipts/receiptDrawings';
import { packageFonts } from './fontFiles';

/** A second is usual; the limit leaves room for a busy computer, within the time that the app waits (§call-timeouts). */
const LONGEST_MS = 10_000;

/**
 * Draws in a thread that lives as long as the drawing, so that the other patients' calls go on meanwhile. Throws a 503
 * when the limit ends it.
 * @param program the thread's module, which gets the receipt and posts the PDF
 * @param limit begins with each drawing
 */
export const drawInThread =
  (program: URL, limit = () => AbortSignal.timeout(LONGEST_MS)): DrawReceipt =>
  async (receipt) => {
    const thread = new Worker(program, { workerData: receipt });
    const signal = limit();
    try {
      const [bytes] = (await once(thread, 'message', { signal })) as [Uint8Array<ArrayBuffer>];
      return bytes;
    } catch (error) {
      throw signal.aborted ? unavailable() : error;
    } finally {
      await thread.terminate();
    }
  };

/** How a built clinic draws. In development there is no thread: Node can't begin one in TypeScript. */
export const receiptDrawer = (): DrawReceipt =>
  import.meta.url.endsWith('.ts')
    ? drawHere(packageFonts())
    : drawInThread(new URL('./receiptWorker.js', import.meta.url));
