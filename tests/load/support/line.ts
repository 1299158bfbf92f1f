import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type { Cluster } from '../../../scripts/postgres.mjs';

/** A network between the clinic and its PostgreSQL that can fail as networks do. */
export interface Line {
  /** The address of a database by way of this line. */
  urlOf(database: string): string;
  /** The next commit arrives; its answer does not, and the connection is gone. */
  loseNextCommit(): void;
  /** Nothing passes any more, and nobody is told; `false` lets everything through again. */
  silence(on: boolean): void;
  close(): void;
}

/** A commit as it travels: the text of a simple query ends with a zero. */
const COMMIT = 'commit\0';

export async function newLine(cluster: Cluster): Promise<Line> {
  const pairs = new Set<[Socket, Socket]>();
  let [isSilent, losing] = [false, false];

  const server = createServer((client) => {
    const upstream = connect(cluster.address);
    const pair: [Socket, Socket] = [client, upstream];
    pairs.add(pair);
    const cut = () => {
      pairs.delete(pair);
      client.destroy();
      upstream.destroy();
    };
    let isDoomed = false;
    client.on('data', (data) => {
      if (losing && data.includes(COMMIT)) [losing, isDoomed] = [false, true];
      upstream.write(data);
    });
    upstream.on('data', (data) => (isDoomed ? cut() : client.write(data)));
    for (const socket of pair) {
      if (isSilent) socket.pause();
      socket.on('error', cut);
      socket.on('close', cut);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    urlOf: (database) => `postgres://clinic@127.0.0.1:${port}/${database}`,
    loseNextCommit: () => (losing = true),
    silence(on) {
      isSilent = on;
      for (const socket of [...pairs].flat())
        if (on) socket.pause();
        else socket.resume();
    },
    close() {
      server.close();
      for (const [client, upstream] of pairs) {
        client.destroy();
        upstream.destroy();
      }
    },
  };
}
