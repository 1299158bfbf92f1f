import { TIMEOUT_MS, type WireRequest } from '../api/transport';
import type { JstDate } from '../domain/jst';
import { readSlotChoice } from '../domain/slotChoice';
import { isSubjectId } from '../domain/subjects';
import type { Env } from './env';

interface Visit {
  env: Pick<Env, 'host' | 'loginPath'>;
  /** The page's address. */
  href: string;
  /** What goes in the `uid` header. */
  uid: string;
  accessToken: string;
  today: JstDate;
}

interface FirstRequests {
  login: WireRequest;
  /** The shifts of the day that the slot picker will show; null on any other page. */
  shifts: WireRequest | null;
}

const PICKER = /^\/reserve\/(?!(?:confirm|diagnose|rediagnose|register)\/)[^/]+\/([1-9]\d*)\/?$/;

/**
 * What the page will ask the clinic for first, exactly as `createSend` will: only then is the answer taken
 * (`tests/unit/app/firstRequests.test.ts`).
 */
export function firstRequests({ env, href, uid, accessToken, today }: Visit): FirstRequests {
  const { pathname, searchParams } = new URL(href);
  const common = { headers: { uid }, timeout: TIMEOUT_MS };
  const login: WireRequest = {
    ...common,
    method: 'POST',
    url: `${env.host}${env.loginPath}`,
    body: { access_token: accessToken, line_flag: true },
    // A deep link of LINE loads the page twice: the session is then there for the second.
    keepalive: true,
  };
  const subjectId = Number(PICKER.exec(pathname)?.[1]);
  if (!isSubjectId(subjectId)) return { login, shifts: null };
  const { date, doctor } = readSlotChoice(searchParams, today);
  const query = new URLSearchParams({ date, doctor_id: String(doctor) });
  return { login, shifts: { ...common, method: 'GET', url: `${env.host}/reservations/${subjectId}/shift?${query}` } };
}
