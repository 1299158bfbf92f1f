import { createHash, randomBytes } from 'node:crypto';
import { SignJWT, exportJWK, generateKeyPair, type CryptoKey, type JWK } from 'jose';
import { LIFF_ID } from '../../scripts/built.mjs';
import { messageCalls } from './messages';
import { MINI_APP, initialState, type LineUser } from './state';

const CHANNEL_ID = MINI_APP.id;
/** The LIFF app of LINE's consent sheet; the id is copied from LINE's SDK. */
const CONSENT_LIFF_ID = '1656032314-Xgrw5Pmk';
const json = (body: unknown, status = 200) => Response.json(body, { status });
const refusal = (error: string, error_description: string, status = 400) => json({ error, error_description }, status);
const s256 = (text: string) => createHash('sha256').update(text).digest('base64url');
function createGate() {
  let open = () => {};
  const whenOpen = new Promise<void>((resolve) => (open = resolve));
  return { open, whenOpen };
}

const token = () => randomBytes(20).toString('hex');
const page = (title: string) =>
  new Response(`<!doctype html><meta charset="utf-8"><title>${title}</title>`, {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });

interface SigningKey {
  kid: string;
  privateKey: CryptoKey;
}

interface Claims {
  sub?: string;
  iss?: string;
  aud?: string;
}

interface Grant {
  user: LineUser;
  scopes: string[];
  channelId: string;
  expiresIn: number;
}

/**
 * Creates a stand-in for LINE that answers the requests of the browser and of the clinic.
 * @param endpoint the LIFF app's endpoint URL, with trailing slash
 * @param now returns the stand-in's time in ms
 */
export async function createLine(endpoint = 'https://app.example/', now = () => Date.now()) {
  const keys: JWK[] = [];
  async function newKey(kid: string): Promise<SigningKey> {
    const { publicKey, privateKey } = await generateKeyPair('ES256');
    keys.push({ ...(await exportJWK(publicKey)), kid, use: 'sig', alg: 'ES256' });
    return { kid, privateKey };
  }
  const firstKey = await newKey('k1');
  const grants = new Map<string, Grant>();
  const codes = new Map<string, { challenge: string; redirectUri: string }>();
  const otts = new Set<string>();
  let consentSheet = createGate();
  const state = initialState();
  const messages = messageCalls(state);

  const idTokenFor = (user: LineUser, lifetime = 3600, claims: Claims = {}, { kid, privateKey } = firstKey) =>
    new SignJWT({ amr: ['linesso'], name: user.displayName })
      .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid })
      .setIssuer(claims.iss ?? 'https://access.line.me')
      .setSubject(claims.sub ?? user.userId)
      .setAudience(claims.aud ?? CHANNEL_ID)
      .setIssuedAt(Math.floor(now() / 1000) - 7200)
      .setExpirationTime(Math.floor(now() / 1000) + lifetime)
      .sign(privateKey);

  function accessToken(scopes = state.granted): string {
    const issued = token();
    grants.set(issued, { user: state.user, scopes, channelId: CHANNEL_ID, expiresIn: 43_200 });
    return issued;
  }

  function contextToken(): string {
    const context = {
      type: state.contextType,
      viewType: 'full',
      userId: state.user.userId,
      liffId: LIFF_ID,
      endpointUrl: endpoint,
      accessTokenHash: 'x',
      permanentLinkPattern: 'concat',
      scope: state.scopes,
      menuColorSetting: { adaptableColorSchemes: ['light'] },
      miniAppId: '',
      tracking: false,
      availability: state.availability,
    };
    return `x.${Buffer.from(JSON.stringify(context)).toString('base64url')}.x`;
  }

  /** Returns the URL that LINE opens for a permanent link to `target`. */
  async function entry(target = '/', hashParameters: Record<string, string> = {}): Promise<string> {
    const hasOpenid = state.scopes.includes('openid') && state.granted.includes('openid');
    const hash = new URLSearchParams({
      access_token: accessToken(state.granted),
      context_token: contextToken(),
      feature_token: token(),
      client_id: CHANNEL_ID,
      mst_challenge: token(),
      ...(hasOpenid && { id_token: await idTokenFor(state.user) }),
      ...hashParameters,
    });
    const search = target === '/' ? '' : `?${new URLSearchParams({ 'liff.state': target })}`;
    return `${endpoint}${search}#${hash}`;
  }

  const grantOf = (request: Request): Grant | undefined =>
    grants.get((request.headers.get('authorization') ?? '').replace(/^Bearer /, ''));

  const withToken =
    (answer: (grant: Grant, request: Request) => Response | Promise<Response>) => (_: URL, request: Request) => {
      const grant = grantOf(request);
      return grant ? answer(grant, request) : json({ message: 'The access token revoked' }, 401);
    };

  const login = (url: URL) => {
    const query = url.searchParams;
    const back = new URL(query.get('redirect_uri') ?? endpoint);
    if (state.login === 'deny') {
      back.searchParams.set('error', 'access_denied');
      back.searchParams.set('error_description', 'The resource owner denied the request.');
      back.searchParams.set('liffOAuth2Error', 'true');
    } else {
      const code = token();
      codes.set(code, { challenge: query.get('code_challenge') ?? '', redirectUri: query.get('redirect_uri') ?? '' });
      back.searchParams.set('code', code);
      back.searchParams.set('state', query.get('state') ?? '');
      back.searchParams.set('liffClientId', CHANNEL_ID);
      back.searchParams.set('liffRedirectUri', query.get('redirect_uri') ?? endpoint);
    }
    return new Response(null, { status: 302, headers: { location: back.href } });
  };

  const exchange = async (request: Request) => {
    const body = new URLSearchParams(await request.text());
    const stored = codes.get(body.get('code') ?? '');
    codes.delete(body.get('code') ?? '');
    const isComplete =
      body.get('grant_type') === 'authorization_code' &&
      body.get('client_id') === CHANNEL_ID &&
      body.get('appId') === LIFF_ID &&
      body.get('id_token_key_type') === 'JWK';
    if (!isComplete) return refusal('invalid_request', 'a parameter is missing');
    if (!stored || s256(body.get('code_verifier') ?? '') !== stored.challenge)
      return refusal('invalid_grant', 'invalid authorization code');
    return json({
      access_token: accessToken(state.granted),
      id_token: await idTokenFor(state.user),
      expires_in: 43_200,
      token_type: 'Bearer',
      scope: state.granted.join(' '),
    });
  };

  const app = (name: string) => `api.line.me/liff/v2/apps/${LIFF_ID}/${name}`;

  const calls: Record<string, (url: URL, request: Request) => Response | Promise<Response>> = {
    'GET api.line.me/oauth2/v2.1/verify': (url) => {
      const grant = grants.get(url.searchParams.get('access_token') ?? '');
      if (!grant) return refusal('invalid_request', 'access token expired');
      return json({ scope: grant.scopes.join('%20'), client_id: grant.channelId, expires_in: grant.expiresIn });
    },
    'GET api.line.me/oauth2/v2.1/certs': () => json({ keys }),
    'POST api.line.me/oauth2/v2.1/token': (_, request) => exchange(request),
    'GET access.line.me/liff/v1/authorize': login,
    'GET api.line.me/v2/profile': withToken(({ user }) => json(user)),
    'GET api.line.me/friendship/v1/status': withToken(() => json({ friendFlag: state.friend })),
    [`GET ${app('contextToken')}`]: () => json({ contextToken: contextToken() }),
    [`GET ${app('featureToken')}`]: withToken(() => json({ featureToken: token() })),
    [`GET ${app('ott')}`]: withToken(() => {
      const ott = token();
      otts.add(ott);
      return json({ ott });
    }),
    'POST api.line.me/message/v3/share': withToken(async ({ scopes }, request) => {
      if (!scopes.includes('chat_message.write'))
        return json({ message: "user doesn't grant required permissions yet" }, 403);
      state.sent.push(((await request.json()) as { messages: unknown[] }).messages);
      return json({});
    }),
    'GET liff.line.me/liff/v2/incrementalAgreement/unauthorizedPermissions': withToken(({ scopes }) =>
      json(state.scopes.filter((scope) => !scopes.includes(scope))),
    ),
    'POST api.line.me/liff/v2/sub/msit': withToken(async (_, request) => {
      const { subLiffId } = (await request.json()) as { subLiffId?: string };
      return subLiffId === CONSENT_LIFF_ID ? json({ msit: token() }) : json({ message: 'unknown app' }, 404);
    }),
    'POST liff.line.me/liff/v2/sub/waitResult': async () => {
      // LINE replies only after the consent sheet has been opened.
      await consentSheet.whenOpen;
      if (state.consent !== 'submit') return json({ status: state.consent });
      state.granted = state.scopes;
      return json({ status: 'submit', result: { newAccessToken: accessToken(state.scopes) } });
    },
    'GET access.line.me/oauth2/v2.1/liff/shareTargetPicker/result': (url) =>
      otts.has(url.searchParams.get('ott') ?? '') ? json(state.picker) : refusal('invalid_request', 'unknown ott'),
    'GET liff-shortcut.line.me/api/shortcut': withToken(() =>
      json({ shortcutPageUrl: 'https://liff-shortcut.line.me/page/1' }),
    ),
    'GET liff-shortcut.line.me/page/1': () => page('ホーム画面に追加'),
  };

  async function permanentLink(url: URL, request: Request): Promise<Response> {
    if (!/Line\/[\d.]+ LIFF/.test(request.headers.get('user-agent') ?? '')) return page('LINEで開く');
    const target = `${url.pathname.slice(LIFF_ID.length + 1) || '/'}${url.search}`;
    return new Response(null, { status: 302, headers: { location: await entry(target) } });
  }

  return {
    ...messages,
    state,
    keys,
    newKey,
    entry,
    idTokenFor,
    accessToken,
    reset(): void {
      Object.assign(state, initialState());
      consentSheet = createGate();
    },
    /** To be called when a page opens a URL with one of LINE's schemes. */
    openScheme(url: string): void {
      if (url.startsWith('liff://subwindow')) consentSheet.open();
    },
    async answer(request: Request): Promise<Response> {
      const url = new URL(request.url);
      const name = `${request.method} ${url.host}${url.pathname}`;
      state.requests.push(name);
      if (state.down) return json({}, 503);
      const replacement = state.instead.get(name);
      if (replacement) return replacement();
      const call = calls[name];
      if (call) return call(url, request);
      const [, message] = messages.calls.find(([pattern]) => pattern.test(name)) ?? [];
      if (message) return message(request);
      if (url.host === 'liff.line.me' && url.pathname.startsWith(`/${LIFF_ID}`)) return permanentLink(url, request);
      state.unknown.push(name);
      return json({ message: 'not emulated' }, 404);
    },
  };
}

export type Line = Awaited<ReturnType<typeof createLine>>;
