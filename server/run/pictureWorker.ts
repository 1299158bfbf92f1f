import { parentPort, workerData } from 'node:worker_threads';
import type { MediaType } from '../../src/domain/fields/file';
import { plainPicture } from '../files/plainPicture';

// Cleans the one picture that the thread was started with.
const { bytes, mediaType } = workerData as { bytes: Uint8Array<ArrayBuffer>; mediaType: MediaType };
const plain = plainPicture(bytes, mediaType) as Uint8Array<ArrayBuffer>;
parentPort?.postMessage(plain, [plain.buffer]);
