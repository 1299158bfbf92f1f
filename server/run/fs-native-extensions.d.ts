declare module 'fs-native-extensions' {
  /** Locks a file. Returns false if another descriptor holds the lock. Closing the descriptor releases its lock. */
  export function tryLock(fd: number): boolean;
}
