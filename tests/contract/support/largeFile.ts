import type { Clinic } from '../../../server/app';
import { steppedStream } from '../../../server/stores/byteStream';
import { databaseFiles } from '../../../server/stores/databaseFiles';
import type { FileStore } from '../../../server/stores/fileStore';
import { addFile, listFiles } from '../../../src/api/contract';
import { PNG } from './firstVisit';
import type { TestClinic } from './testClinic';
import { logIn } from './visitor';

/** Larger than all buffers of two sockets: whoever does not read stops it. */
export const SIZE = 512 * 1_048_576;

/** A store of one large file, which counts what is read of it and who reads. */
export function largeFile(clinic: TestClinic) {
  const seen = { bytes: 0, open: 0 };
  const get: FileStore['get'] = async () => {
    seen.open += 1;
    const read = async (_: number, length: number) => {
      seen.bytes += length;
      return new Uint8Array(length);
    };
    return { size: SIZE, stream: steppedStream(SIZE, read, async () => void (seen.open -= 1)) };
  };
  return { seen, files: { ...databaseFiles(clinic.db), get } };
}

/** A clinic over a store, and links to files of a new patient. */
export async function withLinks(clinic: TestClinic, name: string, files: FileStore, number = 1) {
  const through = clinic.again({ files });
  const visitor = await logIn(clinic, name, through);
  for (let more = 0; more < number; more += 1) await visitor.ask(addFile, { body: { title: '検査', file: PNG } });
  const links = (await visitor.ask(listFiles)).map(({ file_url: url }) => url);
  return { through, links, link: links[0] ?? '' };
}

export const open = (through: Clinic, link: string, method = 'GET') => through.fetch(new Request(link, { method }));

export const statusesOf = (responses: readonly Response[]) => responses.map(({ status }) => status);
