import { parentPort, workerData } from 'node:worker_threads';
import type { Receipt } from '../receipts/receipt';
import { receiptPdf } from '../receipts/receiptPdf';
import { packageFonts } from './fontFiles';

// Draws the one receipt that the thread was started with.
const bytes = await receiptPdf(workerData as Receipt, packageFonts());
parentPort?.postMessage(bytes, [bytes.buffer]);
