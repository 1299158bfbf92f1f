import { HTTPFetchError } from '@line/bot-sdk';
import * as v from 'valibot';
import type { MessageKind } from './kinds';
import { channelTokens, withinTimeout, retryFor, type Channel } from './channelTokens';
import { templateParams, type Sender, type Templates } from './messageContent';
import type { NotifierToken, ServiceMessages } from './messenger';

const Reply = v.object({
  notificationToken: v.optional(v.string()),
  expiresIn: v.number(),
  remainingCount: v.number(),
});

function notifierOf(reply: unknown): NotifierToken | null {
  const { notificationToken, expiresIn, remainingCount } = v.parse(Reply, reply);
  if (!notificationToken || remainingCount === 0) return null;
  return { token: notificationToken, remaining: remainingCount, expiresAt: Date.now() + expiresIn * 1000 };
}

const FALLBACK_KIND: Partial<Record<MessageKind, MessageKind>> = {
  moved: 'booked',
  restored: 'booked',
  corrected: 'bill',
};

/** Calls the Service Message API with `fetch`, because LINE's SDK does not support this API. */
export function serviceMessages(channel: Channel, templates: Templates, sender: Sender): ServiceMessages {
  const tokens = channelTokens(channel);
  const templateOf = (kind: MessageKind) => templates[kind] ?? templates[FALLBACK_KIND[kind] ?? kind];
  async function post(token: string, path: string, body: object): Promise<unknown> {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const request = { method: 'POST', headers, body: JSON.stringify(body), redirect: 'error' as const };
    return withinTimeout(
      channel,
      fetch(`${channel.apiBase}/message/v3/notifier/${path}`, request).then(async (response) => {
        const text = await response.text();
        if (response.ok) return JSON.parse(text) as unknown;
        const { status, statusText } = response;
        throw new HTTPFetchError(`${status}`, { status, statusText, headers: response.headers, body: text });
      }),
    );
  }
  return {
    has: (kind) => templateOf(kind) !== undefined,
    async issue(accessToken) {
      try {
        return notifierOf(await post(await tokens.get(), 'token', { liffAccessToken: accessToken }));
      } catch {
        return null;
      }
    },
    async send(kind, facts, notificationToken) {
      const template = templateOf(kind);
      if (!template) return { is: 'refused', why: 'LINE_TEMPLATES has no template for this kind' };
      const params = templateParams(kind, template.params, sender, facts);
      let sendStarted = false;
      try {
        const token = await tokens.get();
        sendStarted = true;
        const reply = await post(token, 'send?target=service', {
          templateName: template.name,
          params,
          notificationToken,
        });
        return { is: 'sent', next: notifierOf(reply) };
      } catch (error) {
        if (!sendStarted || !(error instanceof HTTPFetchError)) return retryFor(error, sendStarted);
        const { status, body } = error;
        // On a 401, only the body says whether the channel's token or the notification token is invalid.
        if (status === 401 && /notif/i.test(body)) return { is: 'tokenUnusable' };
        if (status === 401) tokens.forget();
        else if (status >= 400 && status < 500 && status !== 429)
          return { is: 'refused', why: `LINE answers ${status}` };
        return retryFor(error, sendStarted);
      }
    },
  };
}
