import { ACCOUNT, MINI_APP, type LineState } from './state';

/** The required variables of each template that LINE has approved. */
const REQUIRED_VARIABLES: Record<string, readonly string[]> = {
  book_ja: ['date', 'name', 'btn1_url'],
  remind_ja: ['date', 'btn1_url'],
  bill_ja: ['sum', 'limit', 'btn1_url'],
  off_ja: ['date', 'why', 'btn1_url'],
  sent_ja: ['days', 'btn1_url'],
};

interface Sent {
  messages?: { type: string; altText?: string }[];
  to?: string;
  templateName?: string;
  params?: Record<string, string>;
  notificationToken?: string;
  liffAccessToken?: string;
}

const json = (body: object) => Response.json(body);
const refuse = (status: number, message: string, headers = {}) => Response.json({ message }, { status, headers });

/** Imitates LINE's channel tokens, Service Message API and Messaging API. */
export function messageCalls(state: LineState) {
  const channelIdByToken = new Map<string, string>();
  const accessTokens = new Map<string, string>();
  const notifiers = new Map<string, { user: string; remaining: number }>();
  const retryKeys = new Set<string>();
  let replyDelay = Promise.resolve();

  const newNotifier = (user: string, remaining: number) => {
    const notificationToken = crypto.randomUUID();
    notifiers.set(notificationToken, { user, remaining });
    return { notificationToken, expiresIn: 31_536_000, remainingCount: remaining };
  };

  async function channelToken(request: Request) {
    const form = new URLSearchParams(await request.text());
    const found = [MINI_APP, ACCOUNT].find(({ id }) => id === form.get('client_id'));
    if (!found || form.get('client_secret') !== found.secret) return refuse(400, 'invalid_client');
    const token = crypto.randomUUID();
    channelIdByToken.set(token, found.id);
    return json({ access_token: token, token_type: 'Bearer', expires_in: 900 });
  }

  const authorized =
    (channel: { id: string }, answer: (request: Request) => Response | Promise<Response>) => (request: Request) =>
      channelIdByToken.get(request.headers.get('authorization')?.replace('Bearer ', '') ?? '') === channel.id
        ? answer(request)
        : refuse(401, 'Authentication failed');

  async function exchange(request: Request) {
    const { liffAccessToken = '' } = (await request.json()) as Sent;
    state.exchanged.push(liffAccessToken);
    const user = accessTokens.get(liffAccessToken);
    if (user === undefined) return refuse(400, 'Invalid LIFF access token');
    accessTokens.delete(liffAccessToken);
    return json(newNotifier(user, 5));
  }

  function sendService({ templateName = '', params = {}, notificationToken = '' }: Sent) {
    const notifier = notifiers.get(notificationToken);
    if (!notifier || notifier.remaining === 0) return refuse(401, 'Invalid notifier token');
    const variables = REQUIRED_VARIABLES[templateName];
    if (!variables) return refuse(403, 'The template cannot be found');
    if (variables.some((name) => !params[name])) return refuse(400, 'A variable is missing');
    const { user, remaining } = notifier;
    notifier.remaining = 0;
    state.arrived.push({ to: user, by: 'service', what: templateName, body: JSON.stringify(params) });
    return json(remaining > 1 ? newNotifier(user, remaining - 1) : { expiresIn: 0, remainingCount: 0 });
  }

  function sendPush({ to = '', messages = [] }: Sent, key: string) {
    if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key)) return refuse(400, 'Invalid retry key');
    if (retryKeys.has(key)) return refuse(409, 'The retry key is already accepted');
    if (!state.friends.has(to)) return refuse(400, 'Failed to send messages');
    const [message] = messages;
    if (message?.type !== 'flex' || !message.altText) return refuse(400, 'The property is invalid');
    retryKeys.add(key);
    state.arrived.push({ to, by: 'push', what: message.altText, body: JSON.stringify(message) });
    return json({ sentMessages: [{ id: '1' }] });
  }

  const send = (deliver: (sent: Sent, key: string) => Response) => async (request: Request) => {
    const sent = (await request.json()) as Sent;
    await replyDelay;
    const trouble = state.troubles.shift();
    if (trouble === 'busy') return refuse(429, 'Too many requests', { 'retry-after': '120' });
    if (trouble === 'fail') return refuse(500, 'Internal error');
    if (trouble === 'forbid') return refuse(403, 'Not authorized');
    const answer = deliver(sent, request.headers.get('x-line-retry-key') ?? '');
    if (trouble === 'lose') return Response.error();
    return trouble === 'break' ? refuse(500, 'Internal error') : answer;
  };

  function profile(request: Request) {
    const userId = request.url.split('/').at(-1) ?? '';
    return state.friends.has(userId) ? json({ userId, displayName: '' }) : refuse(404, 'Not found');
  }

  return {
    calls: [
      [/^POST api\.line\.me\/oauth2\/v3\/token$/, channelToken],
      [/^POST api\.line\.me\/message\/v3\/notifier\/token$/, authorized(MINI_APP, exchange)],
      [/^POST api\.line\.me\/message\/v3\/notifier\/send$/, authorized(MINI_APP, send(sendService))],
      [/^POST api\.line\.me\/v2\/bot\/message\/push$/, authorized(ACCOUNT, send(sendPush))],
      [/^GET api\.line\.me\/v2\/bot\/profile\/\w+$/, authorized(ACCOUNT, profile)],
    ] as [RegExp, (request: Request) => Response | Promise<Response>][],
    /** Delays LINE's replies until the returned function is called. */
    holdReplies(): () => void {
      let release = () => {};
      replyDelay = new Promise((resolve) => (release = resolve));
      return () => {
        replyDelay = Promise.resolve();
        release();
      };
    },
    /** Returns an access token that the clinic can exchange once for a notifier token. */
    issueAccessToken(user: string, token: string = crypto.randomUUID()): string {
      accessTokens.set(token, user);
      return token;
    },
    /** Tests check that no log contains these tokens. */
    secrets: (): string[] => [...channelIdByToken.keys(), ...notifiers.keys()],
  };
}
