import { timingSafeEqual } from 'hono/utils/buffer';
import type { Queries } from '../db/db';
import { secretReader } from '../db/secretReader';
import { hmac } from '../http/signature';

export type LinkKind = 'files' | 'images' | 'receipts';

/** Ten minutes of real time, even if someone sets the preview's clock (§file-link-ten-minutes). */
const LIFE_S = 600;

export interface SignedLinks {
  /** Give the link only to the document's owner and to staff. */
  create(kind: LinkKind, id: number): Promise<string>;
  isValid(kind: LinkKind, id: number, query: URLSearchParams): Promise<boolean>;
}

/** The signing key is in the database, so that all processes share the key. */
export function signedLinks(db: Queries, publicUrl: string): SignedLinks {
  const secret = secretReader(db, 'link_secret');
  const sign = async (kind: LinkKind, id: number, expires: string) =>
    hmac(await secret(), `${kind}/${id}?expires=${expires}`);
  return {
    async create(kind, id) {
      const expires = String(Math.floor(Date.now() / 1000) + LIFE_S);
      return `${publicUrl}/api/${kind}/${id}?expires=${expires}&signature=${await sign(kind, id, expires)}`;
    },
    async isValid(kind, id, query) {
      const expires = query.get('expires') ?? '';
      const isSigned = await timingSafeEqual(await sign(kind, id, expires), query.get('signature') ?? '');
      return isSigned && Number(expires) * 1000 > Date.now();
    },
  };
}

/** Other websites may request these paths, because the signature protects the file. */
export const isLinkPath = (pathname: string): boolean => /^\/api\/(files|images|receipts)\/\d+$/.test(pathname);
