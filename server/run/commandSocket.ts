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
import type { CommandOutcome, StaffClinic } from '../staff/command';
import { CommandRequest, runStaffCommand } from './registry';
import { StartError, sentenceFor } from './startError';
import { TIMEOUTS } from './listen';
import { createPrivateFolder } from './folderLock';

type ClinicLocation = Pick<Settings, 'folder' | 'databaseUrl'>;
type Reply = CommandOutcome | { error: string };

const MAX_BYTES = 2_000_000;

/** On Windows the socket is a named pipe and not a file. */
async function socketPathOf({ folder, databaseUrl }: ClinicLocation): Promise<string> {
  const name = databaseUrl === null ? 'commands' : `commands-${(await sha256(databaseUrl)).slice(0, 8)}`;
  return process.platform === 'win32' ? join('\\\\?\\pipe', resolve(folder), name) : join(folder, name);
}

const staffApp = (clinic: StaffClinic) =>
  new Hono()
    .post('/staff', bodyLimit({ maxSize: MAX_BYTES }), async (c) =>
      c.json<Reply>(await runStaffCommand(clinic, v.parse(CommandRequest, await c.req.json()))),
    )
    .onError((error, c) => c.json<Reply>({ error: sentenceFor(error, 'The command failed') }, 400));

/** If several processes share the folder and the database, the newest process gets all commands. */
export async function listenForCommands(location: ClinicLocation, clinic: StaffClinic): Promise<() => Promise<void>> {
  const server = createAdaptorServer({
    fetch: staffApp(clinic).fetch,
    serverOptions: { headersTimeout: TIMEOUTS.headers, requestTimeout: TIMEOUTS.headers },
  }) as Server;
  const path = await socketPathOf(location);
  const isFile = process.platform !== 'win32';
  // The socket listens at `ownPath` first, so that a rename can replace the socket of an earlier process.
  const ownPath = isFile ? `${path}.${process.pid}` : path;
  try {
    createPrivateFolder(location.folder);
    server.listen(ownPath);
    await once(server, 'listening');
    if (isFile) chmodSync(ownPath, 0o600);
    if (isFile) renameSync(ownPath, path);
  } catch (error) {
    throw new StartError(
      `The socket for staff commands can't be created in the folder ${location.folder} (${codeOf(error)}); set CLINIC_DATA to a writable folder with a short path.`,
    );
  }
  return async () => {
    const closed = once(server, 'close');
    server.close();
    await Promise.race([closed, sleep(TIMEOUTS.grace, null, { ref: false })]);
  };
}

export async function askClinic(location: ClinicLocation, command: CommandRequest): Promise<CommandOutcome> {
  const headers = { 'content-type': 'application/json' };
  const call = request({ socketPath: await socketPathOf(location), path: '/staff', method: 'POST', headers });
  let reply: Reply;
  try {
    call.end(JSON.stringify(command));
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    reply = JSON.parse(await text(response)) as Reply;
  } catch (error) {
    const { folder } = location;
    if (codeOf(error) === 'EACCES')
      throw new StartError(`The clinic in the folder ${folder} belongs to another user; run the command as that user.`);
    if (['ENOENT', 'ECONNREFUSED', 'ENOTDIR'].includes(codeOf(error)))
      throw new StartError(
        `No clinic runs on the folder ${folder}; start the clinic with npm start, or set CLINIC_DATA (and DATABASE_URL) to the values of the running clinic.`,
      );
    throw new StartError(
      'The clinic stopped before it answered the command. Start the clinic again. `audit` then shows what was done.',
    );
  }
  if ('error' in reply) throw new StartError(reply.error);
  return reply;
}
