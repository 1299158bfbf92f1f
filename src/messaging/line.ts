import liff from '@line/liff/core';
import GetAccessToken from '@line/liff/get-access-token';
import GetIDToken from '@line/liff/get-id-token';
import IsInClient from '@line/liff/is-in-client';
import Logout from '@line/liff/logout';
import OpenWindow from '@line/liff/open-window';
import type { LinePlatform } from './platform';

/** Left in the address by LINE's login; they are nobody else's business once the SDK has read them. */
const LOGIN_PARAMETERS = [
  'code',
  'state',
  'liffClientId',
  'liffRedirectUri',
  'liffIsEscapedFromApp',
  'liff.state',
  'liff.hback',
];

/** The SDK can wait for ever (a missing bridge, a slow network); the patient must not. */
const START_LIMIT_MS = 15_000;

function stripLoginParameters(): void {
  const url = new URL(location.href);
  for (const name of LOGIN_PARAMETERS) url.searchParams.delete(name);
  // The router keeps its own state in the entry: replace the address only.
  if (url.href !== location.href) window.history.replaceState(window.history.state, '', url);
}

const tooLong = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('liff.init did not finish in time')), START_LIMIT_MS);
  });

/** The real platform: LINE's own SDK in its pluggable build, which draws nothing from a CDN. */
export function createLinePlatform(liffId: string): LinePlatform {
  liff.use(new IsInClient());
  liff.use(new Logout());
  liff.use(new GetAccessToken());
  liff.use(new GetIDToken());
  liff.use(new OpenWindow());
  let started: Promise<void> | null = null;
  return {
    async start() {
      started ??= liff.init({ liffId });
      await Promise.race([started, tooLong()]).catch((error: unknown) => {
        started = null;
        throw error;
      });
      stripLoginParameters();
      if (liff.isInClient()) return;
      // Outside LINE's own browser: the same page, opened inside it. Nothing goes on here.
      location.replace(`https://liff.line.me/${liffId}${location.pathname}${location.search}`);
      await new Promise<never>(() => undefined);
    },
    inClient: () => liff.isInClient(),
    idToken: () => liff.getIDToken(),
    accessToken: () => liff.getAccessToken(),
    relogin() {
      liff.logout();
      location.replace(`https://liff.line.me/${liffId}${location.pathname}${location.search}`);
    },
    openExternal: (url) => liff.openWindow({ url, external: true }),
    leave: (url) => location.assign(url),
  };
}
