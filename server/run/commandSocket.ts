import { once } from 'node:events';
import { chmodSync, renameSync } from 'node:fs';
import { request, type IncomingMessage, type Server } from 'node:http';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { codeOf } from '../db/db';
import { sha256 } from '../db/hash';
import type { Settings } from './settings';
import type { Outcome, StaffClinic } from '../staff/command';
import { CommandRequest, runStaffCommand } from './registry';
import { StartError, sentenceFor } from './startError';
import { LIMITS } from './listen';
import { makePrivate } from './folderLock';

type Place = Pick<Settings, 'folder' | 'databaseUrl'>;
type Reply = Outcome | { error: string };

const LONGEST = 2_000_000;

/** On Windows a named pipe, which is not a file. */
async function socketOf({ folder, databaseUrl }: Place): Promise<string> {
  const name = databaseUrl === null ? 'commands' : `commands-${(await sha256(databaseUrl)).slice(0, 8)}`;
  return process.platform === 'win32' ? join('\\\\?\\pipe', resolve(folder), name) : join(folder, name);
}

const staffApp = (clinic: StaffClinic) =>
  new Hono()
    .post('/staff', bodyLimit({ maxSize: LONGEST }), async (c) =>
      c.json<Reply>(await runStaffCommand(clinic, v.parse(CommandRequest, await c.req.json()))),
    )
    .onError((error, c) => c.json<Reply>({ error: sentenceFor(error, 'The command failed') }, 400));

/** Only this user's processes can connect. If several share a database and a folder, the latest gets the commands. */
export async function takeCommands(place: Place, clinic: StaffClinic): Promise<() => Promise<void>> {
  const server = createAdaptorServer({
    fetch: staffApp(clinic).fetch,
    serverOptions: { headersTimeout: LIMITS.headers, requestTimeout: LIMITS.headers },
  }) as Server;
  const path = await socketOf(place);
  const isFile = process.platform !== 'win32';
  // The rename replaces a socket left by an earlier process.
  const own = isFile ? `${path}.${process.pid}` : path;
  try {
    makePrivate(place.folder);
    server.listen(own);
    await once(server, 'listening');
    if (isFile) chmodSync(own, 0o600);
    if (isFile) renameSync(own, path);
  } catch (error) {
    throw new StartError(
      `The folder ${place.folder} can't take commands (${codeOf(error)}); set CLINIC_DATA to one that can be written and has a short path.`,
    );
  }
  return async () => {
    const closed = once(server, 'close');
    server.close();
    await Promise.race([closed, sleep(LIMITS.grace, null, { ref: false })]);
  };
}

export async function askClinic(place: Place, command: CommandRequest): Promise<Outcome> {
  const headers = { 'content-type': 'application/json' };
  const call = request({ socketPath: await socketOf(place), path: '/staff', method: 'POST', headers });
  let reply: Reply;
  try {
    call.end(JSON.stringify(command));
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    reply = JSON.parse(await text(response)) as Reply;
  } catch (error) {
    const { folder } = place;
    if (codeOf(error) === 'EACCES') throw new StartError(`The clinic in the folder ${folder} is another user's.`);
    if (['ENOENT', 'ECONNREFUSED', 'ENOTDIR'].includes(codeOf(error)))
      throw new StartError(
        `No clinic runs on the folder ${folder}; start it with npm start, or set CLINIC_DATA (and DATABASE_URL) as it has them.`,
      );
    throw new StartError('The clinic ended before it answered; start it, and see with audit what was done.');
  }
  if ('error' in reply) throw new StartError(reply.error);
  return reply;
}
