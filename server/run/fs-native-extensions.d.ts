declare module 'fs-native-extensions' {
  /** Takes the exclusive lock on a file: false while another descriptor holds it. Closing the descriptor releases it. */
  export function tryLock(fd: number): boolean;
}
