import * as v from 'valibot';
import { IdText } from '../../src/api/contract/wireFormats';
import { notFound } from '../ruleError';
import type { LinkKind, SignedLinks } from './signedLinks';
import type { ClinicApp } from '../http/context';

export interface DocumentFile {
  mediaType: string;
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Chrome shows no PDF in a sandbox. A PDF needs no sandbox, because a PDF cannot run scripts in this origin. */
const policyOf = (mediaType: string): string =>
  mediaType === 'application/pdf'
    ? "frame-ancestors 'none'"
    : "sandbox; default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

const encodeName = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

export function serveByLink(
  app: ClinicApp,
  links: SignedLinks,
  kind: LinkKind,
  find: (id: number) => Promise<DocumentFile>,
): void {
  app.get(`/${kind}/:id{[1-9][0-9]{0,9}}`, async (c) => {
    const id = v.safeParse(IdText, c.req.param('id'));
    const { searchParams } = new URL(c.req.url);
    if (!id.success || !(await links.isValid(kind, id.output, searchParams))) throw notFound('ファイル');
    const { mediaType, name, bytes } = await find(id.output);
    return new Response(bytes, {
      headers: {
        'content-type': mediaType,
        'content-length': String(bytes.length),
        'content-disposition': `inline; filename*=UTF-8''${encodeName(name)}`,
        'x-content-type-options': 'nosniff',
        'content-security-policy': policyOf(mediaType),
        // Anyone with the link can open the document, so the browser must not send the link to another site.
        'referrer-policy': 'no-referrer',
      },
    });
  });
}
