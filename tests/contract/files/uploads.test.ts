import { request } from 'node:http';
import getPort from 'get-port';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { chunksOf } from '../../../server/http/body';
import { listen } from '../../../server/run/listen';
import { addFile, listReservations } from '../../../src/api/contract';
import { ORIGIN, errorCodeOf, useClinic } from '../support/testClinic';
import { PNG, headersOf, logIn, type Visitor } from '../../patient';
import { MULTIPART, part, partHead, countedBody, zeros } from '../support/countedBody';

const clinic = useClinic();
const PATH = '/api/users/medical_result_create';
const upload = (visitor: Visitor, file = PNG) => visitor.send(addFile, { body: { title: '検査', file } });
const uploadHeaders = (visitor: Visitor) => ({ ...headersOf(visitor), 'content-type': MULTIPART });

function post(visitor: Visitor, body: ReadableStream) {
  const init = { method: 'POST', headers: uploadHeaders(visitor), body, duplex: 'half' };
  return clinic().fetch(new Request(`${ORIGIN}${PATH}`, init as RequestInit));
}

async function startUpload(visitor: Visitor) {
  let sendRest = () => {};
  let onRead = () => {};
  const read = new Promise<void>((resolve) => (onRead = resolve));
  const body = new ReadableStream(
    {
      pull: () => onRead(),
      start(controller) {
        sendRest = () => {
          controller.enqueue(new TextEncoder().encode(`${part('title', '検査')}--b--`));
          controller.close();
        };
      },
    },
    { highWaterMark: 0 },
  );
  const reply = post(visitor, body);
  await read;
  const end = async () => {
    sendRest();
    return reply;
  };
  return { end };
}

describe('uploads at the same time', () => {
  test('are limited to two per patient', async () => {
    const visitor = await logIn(clinic(), 'three-uploads');
    const [first, second] = [await startUpload(visitor), await startUpload(visitor)];
    const third = countedBody(part('title', '検査'), '--b--');
    const refused = await post(visitor, third.body);
    expect([refused.status, refused.headers.get('retry-after'), await errorCodeOf(refused)]).toEqual([
      429,
      '2',
      'too_many_at_once',
    ]);
    expect(third.progress.bytes).toBe(0);
    expect((await visitor.ask(listReservations)).now_reservations).toEqual([]);
    expect((await first.end()).status).toBe(422);
    expect((await upload(visitor)).status).toBe(200);
    await second.end();
  });

  test('do not block the uploads of other patients', async () => {
    const visitors = await Promise.all([1, 2, 3, 4, 5].map((number) => logIn(clinic(), `uploader-${number}`)));
    const [otherVisitor, ...stalledVisitors] = visitors as [Visitor, ...Visitor[]];
    const uploads = [];
    for (const visitor of stalledVisitors) uploads.push(await startUpload(visitor), await startUpload(visitor));
    expect((await upload(otherVisitor)).status).toBe(200);
    for (const uploading of uploads) expect((await uploading.end()).status).toBe(422);
  });

  test('stop counting towards the limit when they end', async () => {
    const visitor = await logIn(clinic(), 'many-ends');
    const failingBody = () => new ReadableStream({ pull: () => Promise.reject(new Error('gone')) });
    for (let round = 0; round < 3; round += 1) {
      expect((await post(visitor, failingBody())).status).toBe(400);
      expect((await post(visitor, countedBody(partHead('file', 'a'), zeros(11 * 1_048_576)).body)).status).toBe(413);
      expect((await upload(visitor, new Blob(['words']))).status).toBe(415);
      expect((await upload(visitor)).status).toBe(200);
    }
  });

  test('stop counting towards the limit when the client disconnects', async () => {
    const visitor = await logIn(clinic(), 'leaves');
    const port = await getPort();
    const requests: Request[] = [];
    const stop = await listen({ host: '127.0.0.1', port }, (received) => {
      requests.push(received);
      return clinic().fetch(received);
    });
    const headers = { ...uploadHeaders(visitor), host: new URL(ORIGIN).host };
    const clients = [1, 2].map(() => {
      const client = request({ host: '127.0.0.1', port, path: PATH, method: 'POST', headers, agent: false });
      client.on('error', () => undefined);
      client.write(part('title', '検査'));
      return client;
    });
    await expect.poll(() => requests.filter(({ body }) => body?.locked)).toHaveLength(2);
    expect((await upload(visitor)).status).toBe(429);
    for (const client of clients) client.destroy();
    await expect.poll(async () => (await upload(visitor)).status).toBe(200);
    await stop();
  });
});

describe('a request body', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
  afterEach(() => void vi.useRealTimers());

  async function trickle(bytes: number, pieceBytes: number, everyMs: number) {
    const body = new ReadableStream(
      {
        async pull(controller) {
          if (bytes <= 0) return controller.close();
          await new Promise((resolve) => setTimeout(resolve, everyMs));
          controller.enqueue(new Uint8Array(pieceBytes));
          bytes -= pieceBytes;
        },
      },
      { highWaterMark: 0 },
    );
    const read = async () => {
      let total = 0;
      const request = new Request(ORIGIN, { method: 'POST', body, duplex: 'half' } as RequestInit);
      for await (const chunk of chunksOf(request, 10_000_000)) total += chunk.length;
      return total;
    };
    let outcome: unknown;
    read().then(
      (total) => (outcome = total),
      (error: unknown) => (outcome = error),
    );
    const began = performance.now();
    while (outcome === undefined) await vi.advanceTimersByTimeAsync(1000);
    return { outcome, seconds: (performance.now() - began) / 1000 };
  }

  test('gets a 408 if it stalls or arrives too slowly', async () => {
    const stalled = await trickle(4096, 1024, 40_000);
    expect(stalled).toMatchObject({ outcome: { status: 408, code: 'too_slow' }, seconds: 30 });
    const slow = await trickle(1_000_000, 1024, 1_000);
    expect(slow).toMatchObject({ outcome: { status: 408 } });
    expect(slow.seconds).toBeLessThan(35);
  });

  test('is read completely if it arrives at 64 kbit a second', async () => {
    expect(await trickle(2_000_000, 8_000, 1_000)).toMatchObject({ outcome: 2_000_000 });
  });
});
