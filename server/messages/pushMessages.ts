import { HTTPFetchError, messagingApi } from '@line/bot-sdk';
import { channelTokens, withinTimeout, retryFor, type Channel } from './channelTokens';
import { flexMessageOf, type Sender } from './messageContent';
import type { PushMessages } from './messenger';

export function pushMessages(channel: Channel, sender: Sender): PushMessages {
  const tokens = channelTokens(channel);
  return {
    async send(kind, facts, to, retryKey) {
      let pushStarted = false;
      try {
        const client = new messagingApi.MessagingApiClient({
          channelAccessToken: await tokens.get(),
          baseURL: channel.apiBase,
        });
        // Reads the profile first, because LINE answers a push with 200 even if the patient has blocked the account.
        await withinTimeout(channel, client.getProfile(to));
        pushStarted = true;
        const message = flexMessageOf(kind, sender, facts) as unknown as messagingApi.Message;
        await withinTimeout(channel, client.pushMessage({ to, messages: [message] }, retryKey));
        return { is: 'sent' };
      } catch (error) {
        const status = error instanceof HTTPFetchError ? error.status : 0;
        // A 409 means that LINE has accepted an earlier push with this retry key.
        if (pushStarted && status === 409) return { is: 'sent' };
        if (!pushStarted && status === 404) return { is: 'notFriend' };
        if (status === 401) tokens.forget();
        else if (pushStarted && status >= 400 && status < 500 && status !== 429)
          return { is: 'refused', why: `LINE answers ${status}` };
        return retryFor(error, pushStarted);
      }
    },
  };
}
