/** Hides all that this process and its children write from the other users of the computer (ASVS 14.2.4). */
export const writePrivately = (): void => void process.umask(0o077);
