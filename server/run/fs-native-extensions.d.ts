declare module 'fs-native-extensions' {
  /** Returns false if another descriptor holds the lock. Closing `fd` releases the lock. */
  export function tryLock(fd: number): boolean;
}
