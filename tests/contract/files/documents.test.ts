import { afterEach, describe, expect, test, vi } from 'vitest';
import { steppedStream } from '../../../server/stores/byteStream';
import { databaseFiles } from '../../../server/stores/databaseFiles';
import type { FileStore } from '../../../server/stores/fileStore';
import { unavailable } from '../../../server/http/clinicError';
import { moveOn } from '../../../server/seed/previewSteps';
import { addFile, listFiles, listReservations } from '../../../src/api/contract';
import { NOW, codeOf, useClinic } from '../support/testClinic';
import { PNG } from '../support/firstVisit';
import { SIZE, largeFile, open, statusesOf, withLinks } from '../support/largeFile';
import { debtor } from '../support/confirmedBill';
import { logIn } from '../support/visitor';

const clinic = useClinic();
afterEach(() => void vi.restoreAllMocks());

describe('a document', () => {
  test('has four readers at once; a fifth gets a 429 that says when to try again', async () => {
    const { files } = largeFile(clinic());
    const { through, link } = await withLinks(clinic(), 'readers', files);
    const first = await Promise.all([1, 2, 3, 4].map(() => open(through, link)));
    expect(statusesOf(first)).toEqual([200, 200, 200, 200]);
    const fifth = await open(through, link);
    expect([fifth.status, fifth.headers.get('retry-after'), await codeOf(fifth)]).toEqual([
      429,
      '2',
      'too_many_at_once',
    ]);
    await first[0]?.body?.cancel();
    expect((await open(through, link)).status).toBe(200);
    expect((await open(through, link)).status).toBe(429);
  });

  test('is one of eight at once for its patient, and of no other patient’s', async () => {
    const { files } = largeFile(clinic());
    const { through, links } = await withLinks(clinic(), 'many-readers', files, 3);
    const thrice = [...links, ...links, ...links];
    // Whose turn comes last is for the database's connections to decide.
    expect(statusesOf(await Promise.all(thrice.map((link) => open(through, link)))).toSorted((a, b) => a - b)).toEqual([
      ...Array.from({ length: 8 }, () => 200),
      429,
    ]);
    const visitor = await logIn(clinic(), 'other-reader', through);
    await visitor.ask(addFile, { body: { title: '検査', file: PNG } });
    const [own] = await visitor.ask(listFiles);
    expect((await open(through, own?.file_url ?? '')).status).toBe(200);
  });

  const failing = (fails: 'opening' | 'reading'): FileStore['get'] => {
    const unreadable = async () => Promise.reject(new Error('unreadable'));
    return fails === 'opening'
      ? () => Promise.reject(unavailable())
      : async () => ({ size: SIZE, stream: steppedStream(SIZE, unreadable) });
  };
  const small: FileStore['get'] = async () => ({ size: 3, stream: steppedStream(3, async () => new Uint8Array(3)) });

  test.each<[string, FileStore['get'], (response: Response) => Promise<unknown>, string?]>([
    ['is read', small, (response) => response.arrayBuffer()],
    ['is left', small, async (response) => response.body?.cancel()],
    ['fails while it is read', failing('reading'), (response) => response.arrayBuffer().catch(() => undefined)],
    ['can’t be opened', failing('opening'), async () => undefined],
    ['is gone', async () => null, async () => undefined],
    ['is only asked for its headers', small, async () => undefined, 'HEAD'],
  ])('gives its place back when it %s', async (_, get, ends, method) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { through, link } = await withLinks(clinic(), `ends-${crypto.randomUUID()}`, {
      ...databaseFiles(clinic().db),
      get,
    });
    for (let time = 0; time < 10; time += 1) {
      const response = await open(through, link, method);
      expect(response.status).not.toBe(429);
      await ends(response);
    }
  });

  test('says its size', async () => {
    const { through, link } = await withLinks(clinic(), 'size', databaseFiles(clinic().db));
    for (const method of ['GET', 'HEAD']) {
      const response = await open(through, link, method);
      expect([method, response.status, response.headers.get('content-length')]).toEqual([method, 200, `${PNG.size}`]);
    }
  });

  test('is a receipt too', async () => {
    const { visitor, id } = await debtor(clinic(), 'receipt-readers');
    await moveOn(clinic().db, id, 'pay', NOW);
    const link = (await visitor.ask(listReservations)).all_reservations.find((one) => one.id === id)?.bill_url ?? '';
    const replies = [];
    for (let reader = 0; reader < 5; reader += 1) replies.push(await open(clinic(), link));
    expect(statusesOf(replies)).toEqual([200, 200, 200, 200, 429]);
    for (const reply of replies) await reply.body?.cancel();
    const again = await open(clinic(), link);
    expect((await again.arrayBuffer()).byteLength).toBe(Number(again.headers.get('content-length')));
  });
});
