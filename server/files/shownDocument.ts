import { notFound } from '../http/clinicError';
import type { LinkKind } from './signedLinks';
import type { ClinicApp } from '../http/context';
import type { Services } from '../services';

/** A document as it is opened in the browser. */
export interface ShownDocument {
  bytes: Uint8Array<ArrayBuffer>;
  mediaType: string;
  /** File name for saving it. */
  name: string;
}

/**
 * A picture gets a page that can do nothing. A PDF runs nothing of this origin either, and Chrome's viewer stays empty
 * inside a sandbox: there only framing is forbidden.
 */
const policyOf = (mediaType: string): string =>
  mediaType === 'application/pdf'
    ? "frame-ancestors 'none'"
    : "sandbox; default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

const encodeName = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Serves one kind of document by signed links; unsigned, expired or tampered ones are a 404 like the unknown (api.md). */
export function serveByLink(
  app: ClinicApp,
  { links }: Services,
  kind: LinkKind,
  open: (id: number) => Promise<ShownDocument>,
): void {
  app.get(`/${kind}/:id{[1-9][0-9]{0,8}}`, async (c) => {
    const id = Number(c.req.param('id'));
    if (!(await links.isGood(kind, id, new URL(c.req.url).searchParams))) throw notFound('ファイル');
    const { bytes, mediaType, name } = await open(id);
    return new Response(bytes, {
      headers: {
        'content-type': mediaType,
        'content-disposition': `inline; filename*=UTF-8''${encodeName(name)}`,
        'x-content-type-options': 'nosniff',
        'content-security-policy': policyOf(mediaType),
        // The link is the key: it goes to no other site.
        'referrer-policy': 'no-referrer',
      },
    });
  });
}
