import liff from '@line/liff/core';
import CloseWindow from '@line/liff/close-window';
import GetAccessToken from '@line/liff/get-access-token';
import GetContext from '@line/liff/get-context';
import GetIDToken from '@line/liff/get-id-token';
import GetLineVersion from '@line/liff/get-line-version';
import IsApiAvailable from '@line/liff/is-api-available';
import IsInClient from '@line/liff/is-in-client';
import IsLoggedIn from '@line/liff/is-logged-in';
import Logout from '@line/liff/logout';
import OpenWindow from '@line/liff/open-window';
import { isTelLink } from '../domain/clinic/contact';
import { loadChunk } from '../loadChunk';
import { isExpired } from './idToken';
import { urlAfterFailure, urlAfterStart, linkInLine } from './lineUrl';
import { PlatformError, troubleOf, type LineTrouble } from './lineErrors';
import { reportsShareResult } from './lineVersion';
import { OutsideLine, outsideRedirect } from './outsideLine';
import type { ChatMessage, LinePlatform, PlatformFeature } from './platform';
import { attemptLimit } from './attemptLimit';

liff.use(new CloseWindow());
liff.use(new GetAccessToken());
liff.use(new GetContext());
liff.use(new GetIDToken());
liff.use(new GetLineVersion());
liff.use(new IsApiAvailable());
liff.use(new IsInClient());
liff.use(new IsLoggedIn());
liff.use(new Logout());
liff.use(new OpenWindow());

/** On a slow network, `liff.init` may never resolve. */
const INIT_TIMEOUT_MS = 15_000;

/**
 * Until a login succeeds, the app may start five times within a minute,
 * because a deep link, an expired token and LINE's login each load the page again.
 */
const STARTS = { max: 5, withinMs: 60_000 };
const RELOGINS = { max: 1, withinMs: 600_000 };
const REDIRECTS = { max: 2, withinMs: 60_000 };

/** After a redirect to the login has started, further logins are ignored for this time. */
const LEAVING_MS = 5_000;

const CHAT_TYPES = ['utou', 'room', 'group', 'square_chat'];
const SEND_SCOPE = 'chat_message.write';

const loadFullSdk = async () => (await loadChunk(() => import('./liffModules'))).liff;
/** Unlike `loadFullSdk`, does not reload the page after a failure, because no patient waits for the SDK. */
const tryFullSdk = async () => (await import('./liffModules').catch(() => null))?.liff ?? null;

type SdkMessages = Parameters<typeof liff.sendMessages>[0];
const toSdk = (messages: readonly ChatMessage[]) => messages as SdkMessages;

/** Never resolves, so that the caller stops until the redirect unloads the page. */
const waitForUnload = () => new Promise<never>(() => undefined);

const lineTroubleOf = (error: unknown) => troubleOf(error, liff.getLineVersion());

function failureOf(error: unknown): { status: 'failed'; trouble: LineTrouble } {
  console.error(error);
  return { status: 'failed', trouble: lineTroubleOf(error) };
}

/** Preloads LINE's public keys, because LINE's SDK needs them to verify a new ID token. */
function preloadKeys(): void {
  if (!location.hash.includes('id_token=')) return;
  const keys = { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: 'https://api.line.me/oauth2/v2.1/certs' };
  document.head.append(Object.assign(document.createElement('link'), keys));
}

async function initInTime(liffId: string): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PlatformError('slow')), INIT_TIMEOUT_MS);
  });
  preloadKeys();
  await Promise.race([liff.init({ liffId }), timeout]).finally(() => clearTimeout(timer));
}

/** Keeps the state of the history entry, because the router needs that state. */
function replaceUrl(href: string): void {
  if (href !== location.href) window.history.replaceState(window.history.state, '', href);
}

interface LineOptions {
  liffId: string;
  landingUrl: string;
}

/** §line-permission-when-sending, §login-renewed-once, §room-opens-outside */
export function createLinePlatform({ liffId, landingUrl }: LineOptions): LinePlatform {
  const starts = attemptLimit(sessionStorage, 'clinic:line-starts', STARTS);
  const redirects = attemptLimit(sessionStorage, 'clinic:line-redirects', REDIRECTS);
  // Counts logins in local storage, because LINE may reopen the app in a new window.
  // The session storage of a new window is empty.
  const relogins = attemptLimit(localStorage, 'clinic:line-relogins', RELOGINS);
  let leftAt = Number.NEGATIVE_INFINITY;
  // A patient who closes LINE's login window can log in again after `LEAVING_MS`.
  const isLeaving = () => Date.now() - leftAt < LEAVING_MS;

  function redirectVisitor(): Promise<never> {
    const { userAgent } = navigator;
    const cameBack = /\bLine\/\d/.test(userAgent) && !redirects.allows(Date.now());
    const redirect = outsideRedirect({ userAgent, href: location.href, liffId, landingUrl, cameBack });
    if ('paymentResult' in redirect) throw new OutsideLine(redirect.paymentResult, redirect.linkIntoLine);
    location.replace(redirect.go);
    return waitForUnload();
  }

  function relogin(): void {
    if (isLeaving()) return;
    leftAt = Date.now();
    const link = linkInLine(liffId, location.href);
    // Before `liff.init`, `liff.logout` throws an error.
    if (liff.id !== null) liff.logout();
    location.replace(link);
  }

  function reloginOnce(): boolean {
    // If several calls fail together, only the first call redirects and is counted.
    if (!isLeaving() && !relogins.allows(Date.now())) return false;
    relogin();
    return true;
  }

  async function init(): Promise<void> {
    if (!starts.allows(Date.now())) {
      starts.forget();
      throw new PlatformError('loop');
    }
    try {
      await initInTime(liffId);
    } catch (error) {
      replaceUrl(urlAfterFailure(location.href));
      throw new PlatformError(lineTroubleOf(error), error);
    }
    replaceUrl(urlAfterStart(location.href));
    const idToken = liff.getIDToken();
    if (idToken === null) throw new PlatformError('noIdToken');
    // Logs in again, because the SDK keeps an expired ID token until a new login.
    if (isExpired(idToken, Date.now()) && reloginOnce()) await waitForUnload();
  }

  const can: Record<PlatformFeature, () => boolean> = {
    sendMessages() {
      const context = liff.getContext();
      return liff.isInClient() && !!context && CHAT_TYPES.includes(context.type) && context.scope.includes(SEND_SCOPE);
    },
    share: () => liff.isApiAvailable('shareTargetPicker'),
    shortcut: () => liff.isApiAvailable('createShortcutOnHomeScreen'),
    friendship: () => liff.isLoggedIn() && liff.getContext()?.scope.includes('profile') === true,
    close: () => liff.isInClient(),
  };

  return {
    async start() {
      if (!liff.isInClient()) await redirectVisitor();
      await init();
    },
    loginSucceeded: () => starts.forget(),
    prepare: async () => void (await tryFullSdk()),
    inClient: () => liff.isInClient(),
    idToken: () => liff.getIDToken(),
    accessToken: () => liff.getAccessToken(),
    relogin,
    reloginOnce,
    // Opens a `tel:` link without the SDK, because the SDK adds a parameter that breaks the number.
    openExternal: (url) => (isTelLink(url) ? location.assign(url) : liff.openWindow({ url, external: true })),
    leave: (url) => location.assign(url),
    can: (feature) => can[feature](),
    async sendMessages(messages) {
      try {
        if (!can.sendMessages()) return { status: 'unavailable' };
        const sdk = await loadFullSdk();
        const { state } = await sdk.permission.query(SEND_SCOPE);
        if (state === 'unavailable') return { status: 'unavailable' };
        // `sendMessages` itself asks the patient for the permission.
        await sdk.sendMessages(toSdk(messages));
        return { status: 'sent' };
      } catch (error) {
        const trouble = lineTroubleOf(error);
        if (trouble === 'notAllowed') return { status: 'refused' };
        if (trouble === 'permission' || trouble === 'chat') return { status: 'unavailable' };
        return failureOf(error);
      }
    },
    async share(messages) {
      try {
        const result = await (await loadFullSdk()).shareTargetPicker(toSdk(messages), { isMultiple: true });
        if (result) return { status: 'shared' };
        return { status: reportsShareResult(liff.getLineVersion()) ? 'cancelled' : 'opened' };
      } catch (error) {
        return failureOf(error);
      }
    },
    async addShortcut() {
      try {
        await (await loadFullSdk()).createShortcutOnHomeScreen({ url: `https://liff.line.me/${liffId}` });
        return { status: 'offered' };
      } catch (error) {
        return failureOf(error);
      }
    },
    async isFriend() {
      try {
        return (await (await tryFullSdk())?.getFriendship())?.friendFlag ?? null;
      } catch (error) {
        console.error(error);
        return null;
      }
    },
    close: () => liff.closeWindow(),
  };
}
