import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { encodingFor, type Compress } from '../http/compression';

/** For what is made anew for each call: about the size of the best quality in a hundredth of its time. */
const BROTLI_QUALITY = 5;
/** Anything shorter fits into one packet anyway. */
const MIN_BYTES = 1_000;
const TEXT = /^(application\/json|text\/)/;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compresses on threads of its own, so that other calls are not held up. */
export const compress: Compress = async (text, encoding) => {
  const bytes = Buffer.from(text);
  if (encoding === 'gzip') return zip(bytes);
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
};

/** A reply of the clinic as it is sent: texts that are long enough are compressed if the caller accepts it. */
export async function compressed(request: Request, response: Response): Promise<Response> {
  const { headers } = response;
  if (headers.has('content-encoding') || !TEXT.test(headers.get('content-type') ?? '')) return response;
  // Read last: reading `body` turns it into a stream.
  if (!response.body) return response;
  headers.append('vary', 'accept-encoding');
  const encoding = encodingFor(request);
  if (encoding === null) return response;
  const text = await response.text();
  const body = text.length < MIN_BYTES ? text : await compress(text, encoding);
  const sent = new Headers(headers);
  sent.delete('content-length');
  if (body !== text) sent.set('content-encoding', encoding);
  return new Response(body, { status: response.status, headers: sent });
}
