import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface DatabaseProxy {
  urlOf(database: string): string;
  /** Delivers the next commit to the database, but closes the connection before the reply. */
  loseNextCommitReply(): void;
  /** Stops or resumes all traffic without closing connections. */
  silence(isSilent: boolean): void;
  close(): void;
}

/** In PostgreSQL's protocol, a zero byte ends the text of a simple query. */
const COMMIT = 'commit\0';

/**
 * `server` is the URL of PostgreSQL and contains the folder of PostgreSQL's socket.
 * On Windows, the URL contains a host and a TCP port instead.
 */
export async function newDatabaseProxy(server: string): Promise<DatabaseProxy> {
  const { hostname, port: tcpPort, searchParams } = new URL(server);
  const folder = searchParams.get('host');
  const address = folder
    ? { path: `${folder}/.s.PGSQL.${searchParams.get('port')}` }
    : { host: hostname, port: Number(tcpPort) };
  const pairs = new Set<[Socket, Socket]>();
  let [isSilent, losesNext] = [false, false];

  const proxy = createServer((client) => {
    const upstream = connect(address);
    const pair: [Socket, Socket] = [client, upstream];
    pairs.add(pair);
    const closeBoth = () => {
      pairs.delete(pair);
      client.destroy();
      upstream.destroy();
    };
    let losesReply = false;
    client.on('data', (data) => {
      if (losesNext && data.includes(COMMIT)) [losesNext, losesReply] = [false, true];
      upstream.write(data);
    });
    upstream.on('data', (data) => (losesReply ? closeBoth() : client.write(data)));
    for (const socket of pair) {
      if (isSilent) socket.pause();
      socket.on('error', closeBoth);
      socket.on('close', closeBoth);
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as AddressInfo;
  return {
    urlOf: (database) => `postgres://clinic@127.0.0.1:${port}/${database}`,
    loseNextCommitReply: () => (losesNext = true),
    silence(isOn) {
      isSilent = isOn;
      for (const socket of [...pairs].flat())
        if (isOn) socket.pause();
        else socket.resume();
    },
    close() {
      proxy.close();
      for (const socket of [...pairs].flat()) socket.destroy();
    },
  };
}
