import type { Queries } from '../db/db';
import { storedSecret } from '../identity/storedSecret';
import { hmac } from '../http/signature';

/** What can be opened by a link alone, outside LINE's browser and without a session. */
export type LinkKind = 'files' | 'receipts';

/** A link is good for 10 minutes of real time (api.md `file_url`, `bill_url`). */
const LIFE_S = 600;

/** Signed addresses of single documents. */
export interface SignedLinks {
  /** The absolute link to one document; to be given to its owner alone. */
  to(kind: LinkKind, id: number): Promise<string>;
  /** True for the query of a link that is this document's own, untouched, and still good. */
  isGood(kind: LinkKind, id: number, query: URLSearchParams): Promise<boolean>;
}

/** Compares in a time that tells nothing of where two texts differ. */
function isSame(a: string, b: string): boolean {
  let difference = a.length ^ b.length;
  for (let index = 0; index < a.length; index += 1) difference |= a.charCodeAt(index) ^ b.charCodeAt(index);
  return difference === 0;
}

/**
 * Links signed with a key of the clinic's own, which all its processes share. Their life is counted in real time, like
 * that of tokens and sessions.
 * @param publicUrl origin that patients use (`PUBLIC_URL`)
 */
export function signedLinks(db: Queries, publicUrl: string): SignedLinks {
  const secret = storedSecret(db, 'link_secret');
  const sign = async (kind: LinkKind, id: number, expires: string) =>
    hmac(await secret(), `${kind}/${id}?expires=${expires}`);
  return {
    async to(kind, id) {
      const expires = String(Math.floor(Date.now() / 1000) + LIFE_S);
      return `${publicUrl}/api/${kind}/${id}?expires=${expires}&signature=${await sign(kind, id, expires)}`;
    },
    async isGood(kind, id, query) {
      const expires = query.get('expires') ?? '';
      const isGiven = isSame(await sign(kind, id, expires), query.get('signature') ?? '');
      return isGiven && Number(expires) * 1000 > Date.now();
    },
  };
}

/** True for the path of such a link. It may be opened from any site: its signature is the proof. */
export const isLinkPath = (pathname: string): boolean => /^\/api\/(files|receipts)\/\d+$/.test(pathname);
