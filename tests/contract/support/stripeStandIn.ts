import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import type { Clinic } from '../../../server/app';
import { ORIGIN } from './testClinic';

interface Session {
  id: string;
  url: string;
  status: 'open' | 'complete' | 'expired';
  /** The form fields of the request that created the session. */
  fields: Record<string, string>;
}

type Trouble = 'refuse' | 'break' | 'lose' | null;

export interface StripeStandIn {
  url: string;
  sessions: Session[];
  /** Methods and paths, oldest first, such as `POST /v1/checkout/sessions`. */
  requests: string[];
  /** `refuse` replies with 400, `break` replies with 500, `lose` creates the next session without a reply. */
  trouble: Trouble;
  /** Completes the session and sends the clinic a webhook signed with `secret`. */
  pay(session: Session, clinic: Clinic, secret: string): Promise<Response>;
  close(): Promise<void>;
}

const readFields = async (request: IncomingMessage) => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return Object.fromEntries(new URLSearchParams(text));
};

const toWire = ({ id, url, status, fields }: Session) => ({
  id,
  object: 'checkout.session',
  url,
  status,
  payment_status: status === 'complete' ? 'paid' : 'unpaid',
  currency: fields['line_items[0][price_data][currency]'],
  amount_total: Number(fields['line_items[0][price_data][unit_amount]']) * Number(fields['line_items[0][quantity]']),
  client_reference_id: fields['client_reference_id'] ?? null,
  metadata: { reservation_id: fields['metadata[reservation_id]'] },
});

/** Like Stripe, the stand-in checks the secret key and idempotency keys, and signs webhooks. */
export async function startStripe(secretKey: string): Promise<StripeStandIn> {
  const sessionsByKey = new Map<string, { fields: string; session: Session }>();
  const standIn: Omit<StripeStandIn, 'url'> = {
    sessions: [],
    requests: [],
    trouble: null,
    async pay(session, clinic, secret) {
      session.status = 'complete';
      const payload = JSON.stringify({
        id: `evt_${session.id}`,
        object: 'event',
        type: 'checkout.session.completed',
        data: { object: toWire(session) },
      });
      const header = new Stripe(secretKey).webhooks.generateTestHeaderString({ payload, secret });
      return clinic.fetch(
        new Request(`${ORIGIN}/api/payments/webhook`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'stripe-signature': header },
          body: payload,
        }),
      );
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };

  function create(fields: Record<string, string>, key: string): Session | null {
    const serialized = JSON.stringify(fields);
    const earlier = sessionsByKey.get(key);
    if (earlier) return earlier.fields === serialized ? earlier.session : null;
    const id = `cs_test_${standIn.sessions.length + 1}_${crypto.randomUUID()}`;
    const session: Session = { id, url: `https://checkout.stripe.example/c/${id}`, status: 'open', fields };
    standIn.sessions.push(session);
    sessionsByKey.set(key, { fields: serialized, session });
    return session;
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { method = '', url = '' } = request;
    standIn.requests.push(`${method} ${url}`);
    const fields = await readFields(request);
    const reply = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_1' });
      response.end(JSON.stringify(body));
    };
    const refuse = (status: number, message: string) =>
      reply(status, { error: { type: status === 401 ? 'authentication_error' : 'invalid_request_error', message } });
    const { trouble } = standIn;
    if (trouble === 'break') return reply(500, { error: { type: 'api_error', message: 'down' } });
    if (trouble === 'refuse') return refuse(400, 'no');
    if (request.headers.authorization !== `Bearer ${secretKey}`) return refuse(401, 'key');
    const [, id, action] = /^\/v1\/checkout\/sessions(?:\/([^/]+))?(?:\/(expire))?$/.exec(url) ?? [];
    if (method === 'POST' && id === undefined) {
      const key = request.headers['idempotency-key'];
      const session = typeof key === 'string' ? create(fields, key) : null;
      if (!session) return refuse(400, 'idempotency');
      if (trouble === 'lose') {
        standIn.trouble = null;
        return request.socket.destroy();
      }
      return reply(200, toWire(session));
    }
    const session = standIn.sessions.find((session) => session.id === id);
    if (!session) return refuse(404, 'unknown');
    if (action === 'expire') {
      if (session.status !== 'open') return refuse(400, 'not open');
      session.status = 'expired';
    }
    return reply(200, toWire(session));
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  return Object.assign(standIn, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
}
