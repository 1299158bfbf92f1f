import * as v from 'valibot';
import { IdText } from '../../src/api/contract/wireFormats';
import { notFound, tooManyAtOnce } from '../http/clinicError';
import { placesFor, type TakePlace } from '../http/concurrencyLimit';
import { cutAfter } from '../stores/byteStream';
import type { StoredFile } from '../stores/fileStore';
import type { LinkKind, SignedLinks } from './signedLinks';
import type { ClinicApp } from '../http/context';

/** A document to open in the browser. */
export interface FoundDocument {
  /** Whose it is. */
  patientId: number;
  mediaType: string;
  /** File name offered for saving. */
  name: string;
  /** Opens its content. Throws a 404 if there is none. */
  open: () => Promise<StoredFile>;
}

/** How long a reply may take: enough for a phone with a bad connection, and no more. */
interface Pace {
  /** In ms, whatever the size. */
  leastMs: number;
  bytesPerSecond: number;
}
const PACE: Pace = { leastMs: 60_000, bytesPerSecond: 50_000 };

/** Limits of the documents that are open at once. */
export interface DocumentPlaces {
  /** By document: every link to it counts. */
  document: TakePlace;
  /** By patient id. */
  patient: TakePlace;
}

const refusal = () => tooManyAtOnce('同じ書類がいくつも開かれています。少し待ってから、もう一度お試しください。');

/** At most 4 readers of a document and 8 of all documents of a patient. */
export const documentPlaces = (): DocumentPlaces => ({
  document: placesFor(4, refusal),
  patient: placesFor(8, refusal),
});

/** What a document is served with. */
export interface DocumentServices {
  links: SignedLinks;
  documents: DocumentPlaces;
}

/**
 * Images get a fully sandboxed page. PDFs can't run scripts in this origin, and Chrome's PDF viewer stays blank in a
 * sandbox, so for them only framing is forbidden.
 */
const policyOf = (mediaType: string): string =>
  mediaType === 'application/pdf'
    ? "frame-ancestors 'none'"
    : "sandbox; default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

const encodeName = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * Serves one kind of document by signed link, as fast as its reader takes it and no slower than `pace`. Unsigned,
 * expired, tampered and unknown links all get a 404 (§file-link-ten-minutes), readers beyond the places a 429.
 */
export function serveByLink(
  app: ClinicApp,
  { links, documents }: DocumentServices,
  kind: LinkKind,
  find: (id: number) => Promise<FoundDocument>,
  pace = PACE,
): void {
  app.get(`/${kind}/:id{[1-9][0-9]{0,9}}`, async (c) => {
    const read = v.safeParse(IdText, c.req.param('id'));
    const { searchParams } = new URL(c.req.url);
    if (!read.success || !(await links.isGood(kind, read.output, searchParams))) throw notFound('ファイル');
    const id = read.output;
    const held = [documents.document(`${kind}/${id}`)];
    const giveBack = () => held.forEach((place) => place());
    try {
      const { patientId, mediaType, name, open } = await find(id);
      held.push(documents.patient(patientId));
      const { size, stream } = await open();
      const body = cutAfter(pace.leastMs + (size / pace.bytesPerSecond) * 1000, stream, giveBack);
      // Of a HEAD only the headers are sent: nobody would read the body.
      const isRead = c.req.method !== 'HEAD';
      if (!isRead) await body.cancel();
      return new Response(isRead ? body : null, {
        headers: {
          'content-type': mediaType,
          'content-length': String(size),
          'content-disposition': `inline; filename*=UTF-8''${encodeName(name)}`,
          'x-content-type-options': 'nosniff',
          'content-security-policy': policyOf(mediaType),
          // The link grants access by itself, so it must not leak to other sites.
          'referrer-policy': 'no-referrer',
        },
      });
    } catch (error) {
      giveBack();
      throw error;
    }
  });
}
