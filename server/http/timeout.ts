/** After the timeout, `work` continues and may still succeed. */
export function withTimeout<T>(
  ms: number,
  work: Promise<T>,
  timeoutError: () => Error = () => new DOMException(`no answer in ${ms} ms`, 'TimeoutError'),
): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(timeoutError()), ms);
  });
  return Promise.race([work, end]).finally(() => clearTimeout(timer));
}

export const yieldToEventLoop = () =>
  new Promise<void>((resolve) => void (globalThis.setImmediate ?? setTimeout)(resolve));
