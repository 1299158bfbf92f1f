import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { drawHere, type DrawReceipt } from '../payments/receiptDrawings';
import { packageFonts } from './fontFiles';

/** Draws in a thread that lives as long as the drawing, so that the other patients' calls go on meanwhile. */
const drawInThread: DrawReceipt = async (receipt) => {
  const thread = new Worker(new URL('./receiptWorker.js', import.meta.url), { workerData: receipt });
  const [bytes] = (await once(thread, 'message')) as [Uint8Array<ArrayBuffer>];
  return bytes;
};

/** How a built clinic draws. In development there is no thread: Node can't begin one in TypeScript. */
export const receiptDrawer = (): DrawReceipt =>
  import.meta.url.endsWith('.ts') ? drawHere(packageFonts()) : drawInThread;
