export const partHead = (name: string, file = '') =>
  `--b\r\ncontent-disposition: form-data; name="${name}"${file && `; filename="${file}"`}\r\n\r\n`;
export const part = (name: string, value = '') => `${partHead(name)}${value}\r\n`;
export const MULTIPART = 'multipart/form-data; boundary=b';

/** `progress.bytes` counts the bytes that are read from `body`. */
export function countedBody(...contents: (string | Iterable<Uint8Array<ArrayBuffer>>)[]) {
  const progress = { bytes: 0, isCancelled: false };
  function* pieces() {
    for (const content of contents) {
      if (typeof content !== 'string') yield* content;
      else
        for (let offset = 0, bytes = new TextEncoder().encode(content); offset < bytes.length; offset += 65_536)
          yield bytes.slice(offset, offset + 65_536);
    }
  }
  const chunks = pieces();
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull(controller) {
        const { done, value } = chunks.next();
        if (done) return controller.close();
        progress.bytes += value.length;
        controller.enqueue(value);
      },
      cancel: () => void (progress.isCancelled = true),
    },
    { highWaterMark: 0 },
  );
  return { body, progress };
}

export function* zeros(bytes: number): Iterable<Uint8Array<ArrayBuffer>> {
  for (let remaining = bytes; remaining > 0; remaining -= 65_536) yield new Uint8Array(Math.min(65_536, remaining));
}
