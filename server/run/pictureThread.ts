import { Worker } from 'node:worker_threads';
import { cleanHere, isCleaned, type CleanPicture } from '../files/plainPicture';

/** A picture of 10 MB takes a tenth of a second. */
const LONGEST_MS = 10_000;

/**
 * Cleans each picture in a thread of its own, so that the other patients' calls go on meanwhile. Rejects when the thread
 * fails, and when it takes longer than `ms`, which ends it. There are no more of them than uploads at once.
 */
export const cleanInThread =
  (program = new URL('./pictureWorker.js', import.meta.url), ms = LONGEST_MS): CleanPicture =>
  async (bytes, mediaType) => {
    if (!isCleaned(mediaType)) return bytes;
    const thread = new Worker(program, { workerData: { bytes, mediaType }, transferList: [bytes.buffer] });
    const limit = setTimeout(() => void thread.terminate(), ms);
    try {
      return await new Promise<Uint8Array>((resolve, reject) => {
        thread.once('message', resolve);
        thread.once('error', reject);
        thread.once('exit', () => reject(new Error('the thread ended without a picture')));
      });
    } finally {
      clearTimeout(limit);
    }
  };

/** How a built clinic cleans pictures. In development there is no thread: Node can't begin one in TypeScript. */
export const pictureCleaner = (): CleanPicture => (import.meta.url.endsWith('.ts') ? cleanHere : cleanInThread());
