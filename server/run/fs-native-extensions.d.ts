declare module 'fs-native-extensions' {
  /** False while another descriptor holds the lock; closing the descriptor releases it. */
  export function tryLock(fd: number): boolean;
}
