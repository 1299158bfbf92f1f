import { parentPort, workerData } from 'node:worker_threads';
import type { Receipt } from '../payments/receipt';
import { receiptPdf } from '../payments/receiptPdf';
import { packageFonts } from './fontFiles';

// Draws the one receipt that the thread was started with.
const bytes = await receiptPdf(workerData as Receipt, packageFonts());
parentPort?.postMessage(bytes, [bytes.buffer]);
