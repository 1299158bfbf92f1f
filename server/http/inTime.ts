/** Rejects after `ms`; whether `work` succeeds then is unknown. */
export function inTime<T>(
  ms: number,
  work: Promise<T>,
  late: () => Error = () => new DOMException(`no answer in ${ms} ms`, 'TimeoutError'),
): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), ms);
  });
  return Promise.race([work, end]).finally(() => clearTimeout(timer));
}

export const othersTurn = () => new Promise<void>((resolve) => void (globalThis.setImmediate ?? setTimeout)(resolve));
