import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export const MINI_APP = { id: '1234567890', secret: 'mini-secret' };
export const ACCOUNT = { id: '9876543210', secret: 'account-secret' };

/** The reviewed templates of this LINE, and their variables. */
const REVIEWED: Record<string, readonly string[]> = {
  book_ja: ['date', 'name', 'btn1_url'],
  remind_ja: ['date', 'btn1_url'],
  bill_ja: ['sum', 'limit', 'btn1_url'],
  off_ja: ['date', 'why', 'btn1_url'],
  sent_ja: ['days', 'btn1_url'],
};

/** What the next send comes to. `lose`: it is taken, and no answer comes. `break`: LINE fails after it took it. */
type Trouble = 'lose' | 'break' | 'fail' | 'busy' | 'forbid';

/** A message that arrived. */
interface Arrived {
  to: string;
  by: 'service' | 'push';
  /** The heading of a push, the template of a service message. */
  what: string;
  body: string;
}

interface Sent {
  messages?: { type: string; altText?: string }[];
  to?: string;
  templateName?: string;
  params?: Record<string, string>;
  notificationToken?: string;
  liffAccessToken?: string;
}

const readBody = async (request: IncomingMessage) => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
};

/** LINE's channel tokens, Service Message API and Messaging API on this machine, which refuse what LINE refuses. */
export async function lineMessages() {
  const channels = new Map<string, string>();
  /** The user of each access token that may still be exchanged. */
  const accessTokens = new Map<string, string>();
  const notifiers = new Map<string, { user: string; remaining: number }>();
  const retryKeys = new Set<string>();
  let held = Promise.resolve();
  const line = {
    url: '',
    arrived: [] as Arrived[],
    friends: new Set<string>(),
    /** Of the next sends, the first one's first. */
    troubles: [] as Trouble[],
    asked: [] as string[],
    /** The access tokens for which a notifier token was asked. */
    exchanged: [] as string[],
    /** Milliseconds before each answer. */
    delay: 0,
    /** Answers to sends wait until the returned function is called. */
    hold(): () => void {
      let release = () => {};
      held = new Promise((resolve) => (release = resolve));
      return () => {
        held = Promise.resolve();
        release();
      };
    },
    accessToken(user: string, token: string = crypto.randomUUID()): string {
      accessTokens.set(token, user);
      return token;
    },
    /** A token for five service messages to a user, as `keepNotifier` gets one. */
    notifier: (user: string): string => newNotifier(user, 5).notificationToken,
    /** All tokens that were ever given out, in whatever log they may appear. */
    secrets: (): string[] => [...channels.keys(), ...notifiers.keys()],
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
  const newNotifier = (user: string, remaining: number) => {
    const notificationToken = crypto.randomUUID();
    notifiers.set(notificationToken, { user, remaining });
    return { notificationToken, expiresIn: 31_536_000, remainingCount: remaining };
  };
  const refuse = (status: number, message: string) => [status, { message }] as const;

  function channelToken(form: URLSearchParams) {
    const known = [MINI_APP, ACCOUNT].find(({ id }) => id === form.get('client_id'));
    if (!known || form.get('client_secret') !== known.secret) return refuse(400, 'invalid_client');
    const token = crypto.randomUUID();
    channels.set(token, known.id);
    return [200, { access_token: token, token_type: 'Bearer', expires_in: 900 }] as const;
  }

  function exchange({ liffAccessToken = '' }: Sent) {
    line.exchanged.push(liffAccessToken);
    const user = accessTokens.get(liffAccessToken);
    if (user === undefined) return refuse(400, 'Invalid LIFF access token');
    accessTokens.delete(liffAccessToken);
    return [200, newNotifier(user, 5)] as const;
  }

  function service({ templateName = '', params = {}, notificationToken = '' }: Sent) {
    const notifier = notifiers.get(notificationToken);
    if (!notifier || notifier.remaining === 0) return refuse(401, 'Invalid notifier token');
    const variables = REVIEWED[templateName];
    if (!variables) return refuse(403, 'The template cannot be found');
    if (variables.some((name) => !params[name])) return refuse(400, 'A variable is missing');
    const { user, remaining } = notifier;
    notifier.remaining = 0;
    line.arrived.push({ to: user, by: 'service', what: templateName, body: JSON.stringify(params) });
    return [200, remaining > 1 ? newNotifier(user, remaining - 1) : { expiresIn: 0, remainingCount: 0 }] as const;
  }

  function push({ to = '', messages = [] }: Sent, key: string) {
    if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key)) return refuse(400, 'Invalid retry key');
    if (retryKeys.has(key)) return refuse(409, 'The retry key is already accepted');
    if (!line.friends.has(to)) return refuse(400, 'Failed to send messages');
    const [message] = messages;
    if (message?.type !== 'flex' || !message.altText) return refuse(400, 'The property is invalid');
    retryKeys.add(key);
    line.arrived.push({ to, by: 'push', what: message.altText, body: JSON.stringify(message) });
    return [200, { sentMessages: [{ id: '1' }] }] as const;
  }

  const server = createServer((request, response) => {
    void (async () => {
      const text = await readBody(request);
      const { pathname } = new URL(request.url ?? '', 'http://line');
      line.asked.push(pathname);
      const reply = ([status, body]: readonly [number, object], headers = {}) => {
        response.writeHead(status, { 'content-type': 'application/json', ...headers });
        response.end(JSON.stringify(body));
      };
      if (pathname === '/oauth2/v3/token') return reply(channelToken(new URLSearchParams(text)));
      const channel = channels.get(request.headers.authorization?.replace('Bearer ', '') ?? '');
      const own = pathname.startsWith('/message/') ? MINI_APP.id : ACCOUNT.id;
      if (channel !== own) return reply(refuse(401, 'Authentication failed'));
      if (pathname.startsWith('/v2/bot/profile/')) {
        const userId = pathname.slice(16);
        return reply(line.friends.has(userId) ? [200, { userId, displayName: '' }] : refuse(404, 'Not found'));
      }
      const sent = JSON.parse(text) as Sent;
      if (pathname === '/message/v3/notifier/token') return reply(exchange(sent));
      await held;
      await new Promise((resolve) => setTimeout(resolve, line.delay));
      const trouble = line.troubles.shift();
      if (trouble === 'busy') return reply(refuse(429, 'Too many requests'), { 'retry-after': '120' });
      if (trouble === 'fail') return reply(refuse(500, 'Internal error'));
      if (trouble === 'forbid') return reply(refuse(403, 'Not authorized'));
      const answer =
        pathname === '/message/v3/notifier/send'
          ? service(sent)
          : push(sent, String(request.headers['x-line-retry-key']));
      if (trouble === 'lose') return request.socket.destroy();
      return reply(trouble === 'break' ? refuse(500, 'Internal error') : answer);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  line.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return line;
}
