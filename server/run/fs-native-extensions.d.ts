declare module 'fs-native-extensions' {
  /** Returns false while another descriptor holds the lock. Closing a descriptor releases its lock. */
  export function tryLock(fd: number): boolean;
}
