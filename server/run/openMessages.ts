import { NO_MESSAGES, type Messenger } from '../messages/messenger';
import type { Settings } from './settings';

/** The senders are imported on demand, because a clinic without messages does not need LINE's package. */
export async function openMessages({ messages, line, clinic }: Settings): Promise<Messenger> {
  if (!messages || !line) return NO_MESSAGES;
  const { service, push, liffId } = messages;
  const { serviceMessages } = await import('../messages/serviceMessages');
  const { pushMessages } = await import('../messages/pushMessages');
  const sender = { clinicName: clinic.name, liffId };
  const { channelId, apiBase } = line;
  return {
    service: service && serviceMessages({ id: channelId, secret: service.secret, apiBase }, service.templates, sender),
    push: push && pushMessages({ ...push, apiBase }, sender),
  };
}
