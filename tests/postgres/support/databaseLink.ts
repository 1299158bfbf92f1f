import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface Link {
  urlOf(database: string): string;
  /** Delivers the next commit, but not its reply, and closes the connection. */
  loseNextCommit(): void;
  /** Drops all traffic without closing connections; `false` restores it. */
  silence(on: boolean): void;
  close(): void;
}

/** A commit on the wire: the text of a simple query ends with a zero byte. */
const COMMIT = 'commit\0';

/** @param server the URL of a database, by its socket or (on Windows) by TCP */
export async function newLink(server: string): Promise<Link> {
  const { hostname, port: tcpPort, searchParams } = new URL(server);
  const folder = searchParams.get('host');
  const address = folder
    ? { path: `${folder}/.s.PGSQL.${searchParams.get('port')}` }
    : { host: hostname, port: Number(tcpPort) };
  const pairs = new Set<[Socket, Socket]>();
  let [isSilent, losing] = [false, false];

  const proxy = createServer((client) => {
    const upstream = connect(address);
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
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as AddressInfo;
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
      proxy.close();
      for (const socket of [...pairs].flat()) socket.destroy();
    },
  };
}
