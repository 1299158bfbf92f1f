/**
 * The first script of the page, small and before all others: login and the first screen's shifts are asked for while
 * the app itself is still being loaded. Their answers wait for the app to ask (ADR 0006).
 */
import { sendAhead } from './api/sentAhead';
import type { WireAnswer } from './api/transport';
import { readEnv } from './app/env';
import { firstRequests } from './app/firstRequests';
import { hasSession, noteSession } from './app/sessionNote';
import { toJstDate } from './domain/jst';
import { subOf } from './messaging/idToken';
import { lineTokensOf, type LineTokens } from './messaging/lineTokens';

export const env = readEnv(import.meta.env);
export const ahead = sendAhead();

/** The token as the clinic wants it. */
export const uidOf = (idToken: string | null): string | null =>
  idToken !== null && env.uidSource === 'sub' ? subOf(idToken) : idToken;

const loggedIn = ({ status, data }: WireAnswer) =>
  status === 200 && typeof data === 'object' && data !== null && 'success' in data && data.success === true;

/** What was asked with, and whether the screen can be drawn while the SDK still starts: it asks nothing of LINE. */
interface Visit {
  tokens: LineTokens;
  isPicker: boolean;
}

function ask(liffId: string): Visit | null {
  const tokens = lineTokensOf(liffId, location.hash, navigator.userAgent);
  const uid = uidOf(tokens?.idToken ?? null);
  if (tokens === null || uid === null) return null;
  const { accessToken } = tokens;
  const now = Date.now();
  const { login, shifts } = firstRequests({ env, href: location.href, uid, accessToken, today: toJstDate(now) });
  const known = hasSession(now);
  if (shifts && known) void ahead.send(shifts);
  void ahead.send(login).then(
    (answer) => {
      if (!loggedIn(answer)) return;
      noteSession(Date.now());
      if (shifts && !known) void ahead.send(shifts);
    },
    () => undefined,
  );
  // With LINE's `liff.state` the SDK goes on to another page.
  return { tokens, isPicker: shifts !== null && !new URLSearchParams(location.search).has('liff.state') };
}

/** Null when nothing was asked for. */
export const visit = import.meta.env.VITE_LIFF_ID ? ask(import.meta.env.VITE_LIFF_ID) : null;
