import { request } from 'node:http';
import getPort from 'get-port';
import { describe, expect, test } from 'vitest';
import { listen } from '../../../server/run/listen';
import { addFile, listFiles, listReservations } from '../../../src/api/contract';
import { ORIGIN, codeOf, useClinic } from '../support/testClinic';
import { PNG, headersOf, logIn, type Visitor } from '../../patient';
import { MULTIPART, part, partHead, sentBody, zeros } from '../support/sentBody';

const clinic = useClinic();
const PATH = '/api/users/medical_result_create';
const upload = (visitor: Visitor, file = PNG) => visitor.send(addFile, { body: { title: '検査', file } });

const uploadBy = (visitor: Visitor) => ({ ...headersOf(visitor), 'content-type': MULTIPART });

function post(visitor: Visitor, body: ReadableStream, signal?: AbortSignal) {
  const init = { method: 'POST', headers: uploadBy(visitor), body, duplex: 'half', ...(signal && { signal }) };
  return clinic().fetch(new Request(`${ORIGIN}${PATH}`, init as RequestInit));
}

/** An upload whose body stays unfinished until it is told to end. */
async function unfinished(visitor: Visitor) {
  let end = () => {};
  let isRead = () => {};
  const read = new Promise<void>((resolve) => (isRead = resolve));
  const body = new ReadableStream(
    {
      pull: () => isRead(),
      start(controller) {
        end = () => {
          controller.enqueue(new TextEncoder().encode(`${part('title', '検査')}--b--`));
          controller.close();
        };
      },
    },
    { highWaterMark: 0 },
  );
  const reply = post(visitor, body);
  await read;
  return {
    async end() {
      end();
      return reply;
    },
  };
}

describe('uploads at once', () => {
  test('are two of a patient; a third gets a 429 before its body is read, and is taken after one of them', async () => {
    const visitor = await logIn(clinic(), 'three-uploads');
    const [one, two] = [await unfinished(visitor), await unfinished(visitor)];
    const third = sentBody(part('title', '検査'), '--b--');
    const refused = await post(visitor, third.body);
    expect([refused.status, refused.headers.get('retry-after'), await codeOf(refused)]).toEqual([
      429,
      '2',
      'too_many_at_once',
    ]);
    expect(third.taken.bytes).toBe(0);
    // Nothing else of the patient waits.
    expect((await visitor.ask(listReservations)).now_reservations).toEqual([]);
    expect((await one.end()).status).toBe(422);
    expect((await upload(visitor)).status).toBe(200);
    await two.end();
  });

  test('are eight of all patients; a ninth gets a 429 before its body is read, the others go on', async () => {
    const visitors = await Promise.all([1, 2, 3, 4, 5].map((number) => logIn(clinic(), `uploader-${number}`)));
    const [last, ...first] = visitors as [Visitor, ...Visitor[]];
    const held = [];
    for (const visitor of first) held.push(await unfinished(visitor), await unfinished(visitor));
    const ninth = sentBody(part('title', '検査'), '--b--');
    const refused = await post(last, ninth.body);
    expect([refused.status, await codeOf(refused), ninth.taken.bytes]).toEqual([429, 'too_many_at_once', 0]);
    expect(await last.ask(listFiles)).toEqual([]);
    expect((await held[0]?.end())?.status).toBe(422);
    expect((await upload(last)).status).toBe(200);
    for (const one of held.slice(1)) expect((await one.end()).status).toBe(422);
  });

  test('give their place back however they end', async () => {
    const visitor = await logIn(clinic(), 'many-ends');
    const failing = () =>
      new ReadableStream({
        pull: () => Promise.reject(new Error('gone')),
      });
    for (let time = 0; time < 3; time += 1) {
      expect((await post(visitor, failing())).status).toBe(400);
      expect((await post(visitor, sentBody(partHead('file', 'a'), zeros(11 * 1_048_576)).body)).status).toBe(413);
      expect((await upload(visitor, new Blob(['words']))).status).toBe(415);
      expect((await upload(visitor)).status).toBe(200);
    }
  });

  test('give their place back when the client leaves', async () => {
    const visitor = await logIn(clinic(), 'leaves');
    const port = await getPort();
    const asked: Request[] = [];
    const stop = await listen({ host: '127.0.0.1', port }, (one) => {
      asked.push(one);
      return clinic().fetch(one);
    });
    const headers = { ...uploadBy(visitor), host: new URL(ORIGIN).host };
    const begun = [1, 2].map(() => {
      const one = request({ host: '127.0.0.1', port, path: PATH, method: 'POST', headers, agent: false });
      one.on('error', () => undefined);
      one.write(part('title', '検査'));
      return one;
    });
    await expect.poll(() => asked.filter(({ body }) => body?.locked)).toHaveLength(2);
    expect((await upload(visitor)).status).toBe(429);
    for (const one of begun) one.destroy();
    await expect.poll(async () => (await upload(visitor)).status).toBe(200);
    await stop();
  });
});
