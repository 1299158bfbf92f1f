export interface Cluster {
  /** The address of one of its databases. */
  url(database: string): string;
  /** Where it listens. */
  address: { host: string; port: number } | { path: string };
  /** Ends the server, its data kept: `SIGINT` as an operator does, `SIGQUIT` as a crash does. */
  end(signal: 'SIGINT' | 'SIGQUIT'): Promise<void>;
  /** Starts it again after `end`. */
  start(): Promise<void>;
  /** Ends it for good; its folder goes with it. */
  stop(): Promise<void>;
}
export function findPostgres(): string | undefined;
export function startCluster(port: number): Promise<Cluster>;
