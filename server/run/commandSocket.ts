import { once } from 'node:events';
import { chmodSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf } from '../db/db';
import type { Asked, Reply } from './commands';
import { LIMITS } from './listen';
import { StartError } from '../startError';

/** The socket of the clinic that has a data folder open; on Windows a pipe, which is no file. */
const socketOf = (folder: string): string =>
  process.platform === 'win32' ? join('\\\\?\\pipe', resolve(folder), 'commands') : join(folder, 'commands');

/**
 * Takes commands from other processes of this user, because no other process can open the embedded database: a line of
 * JSON each way. The folder must be locked, so that a socket found in it is one that a killed clinic has left. Returns
 * the function that stops it. Throws a `StartError` when the folder's path is too long for a socket.
 */
export async function takeCommands(
  folder: string,
  reply: (line: string) => Promise<Reply>,
): Promise<() => Promise<void>> {
  const path = socketOf(folder);
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    const lines = createInterface({ input: socket }).on('error', () => undefined);
    lines.once('line', (line) => void reply(line).then((said) => socket.end(JSON.stringify(said))));
  });
  rmSync(path, { force: true });
  server.listen(path);
  try {
    await once(server, 'listening');
    if (process.platform !== 'win32') chmodSync(path, 0o600);
  } catch (error) {
    throw new StartError(
      `The folder ${folder} can't take commands (${codeOf(error)}); set CLINIC_DATA to one with a short path.`,
    );
  }
  return async () => {
    const closed = once(server, 'close');
    server.close();
    await Promise.race([closed, sleep(LIMITS.grace, null, { ref: false })]);
  };
}

/** Asks the clinic that has a folder open; null when none has. Throws a `StartError` when it ends before it answers. */
export async function askClinic(folder: string, asked: Asked): Promise<Reply | null> {
  const socket = connect(socketOf(folder));
  socket.write(`${JSON.stringify(asked)}\n`);
  try {
    const words = await text(socket);
    if (words !== '') return JSON.parse(words) as Reply;
  } catch (error) {
    if (['ENOENT', 'ECONNREFUSED', 'ENOTDIR'].includes(codeOf(error))) return null;
    if (codeOf(error) === 'EACCES') throw new StartError(`The clinic in the folder ${folder} is another user's.`);
  }
  throw new StartError('The clinic ended before it answered; start it, and see with audit what was done.');
}
