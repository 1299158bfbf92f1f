declare module 'fs-native-extensions' {
  /** Locks the file of `fd`. Returns false if another descriptor holds the lock. Closing `fd` releases the lock. */
  export function tryLock(fd: number): boolean;
}
