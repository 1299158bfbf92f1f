/** Bytes that arrive piece by piece, only as fast as they are read. */
export type ByteStream = ReadableStream<Uint8Array<ArrayBuffer>>;

/** A step's bytes. Each reader holds one, beside what is under way to it. */
const STEP_BYTES = 256 * 1024;

/** Nothing is read before somebody asks for it. */
const ON_DEMAND: QueuingStrategy = { highWaterMark: 0 };

/**
 * Streams content of a known size in steps, each one read when the last has been taken.
 * @param read returns up to `length` bytes from `at`; no bytes mean that the content is gone, which fails the stream
 * @param close runs when the stream ends, however it ends; it may run twice
 */
export function steppedStream(
  size: number,
  read: (at: number, length: number) => Promise<Uint8Array<ArrayBuffer>>,
  close: () => Promise<void> = async () => undefined,
): ByteStream {
  let at = 0;
  const step = async () => {
    const piece = await read(at, Math.min(STEP_BYTES, size - at));
    if (piece.length === 0) throw new Error('a file ended while it was read');
    at += piece.length;
    return piece;
  };
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          if (at < size) controller.enqueue(await step());
          if (at < size) return;
        } catch (error) {
          await close();
          throw error;
        }
        await close();
        controller.close();
      },
      cancel: close,
    },
    ON_DEMAND,
  );
}

/**
 * Passes a stream on for `ms`, then cuts it, so that a reader who is slow on purpose holds nothing for ever.
 * @param done runs once, however the stream ends: read to its end, cancelled, failed or cut
 */
export function cutAfter(ms: number, source: ByteStream, done: () => void): ByteStream {
  const reader = source.getReader();
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    done();
  };
  return new ReadableStream(
    {
      start(controller) {
        timer = setTimeout(() => {
          const late = new Error('a document was read too slowly and is cut');
          controller.error(late);
          reader.cancel(late).catch(() => undefined);
          end();
        }, ms);
      },
      async pull(controller) {
        try {
          const { done: isRead, value } = await reader.read();
          if (isOver) return;
          if (!isRead) return controller.enqueue(value);
          end();
          controller.close();
        } catch (error) {
          end();
          throw error;
        }
      },
      async cancel(reason) {
        end();
        await reader.cancel(reason);
      },
    },
    ON_DEMAND,
  );
}
