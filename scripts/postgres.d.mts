export interface Cluster {
  /** The address of one of its databases. */
  url(database: string): string;
  stop(): Promise<void>;
}
export function findPostgres(): string | undefined;
export function startCluster(port: number): Promise<Cluster>;
