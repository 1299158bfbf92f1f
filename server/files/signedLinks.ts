import { timingSafeEqual } from 'hono/utils/buffer';
import type { Queries } from '../db/db';
import { secretReader } from '../db/secretReader';
import { hmac } from '../http/signature';

export type LinkKind = 'files' | 'images' | 'receipts';

/** A link's lifetime in seconds (§file-link-ten-minutes). It follows `Date.now`, because the clinic's clock can be set. */
const LIFE_S = 600;

export interface SignedLinks {
  /** Returns a signed link. Give it only to the document's owner and to staff. */
  create(kind: LinkKind, id: number): Promise<string>;
  isValid(kind: LinkKind, id: number, query: URLSearchParams): Promise<boolean>;
}

/** Creates and checks signed links. The signing key is in the database, so all processes share it. */
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

/** True for the path of a signed link. Any website may request such a path, because the signature protects the file. */
export const isLinkPath = (pathname: string): boolean => /^\/api\/(files|images|receipts)\/\d+$/.test(pathname);
