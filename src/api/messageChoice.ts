import { useSWRConfig } from 'swr';
import { useCan, useSend } from './ClinicProvider';
import { chooseMessages, readMessageChoice, type MessageChoice, type MessageTopic } from './contract/messages';
import { useAction } from './useAction';
import { readKey, useRead } from './useRead';

export const useMessageChoice = () => useRead(readMessageChoice, useCan('messages') ? {} : null);

/**
 * Whether the patient will be written to about something; undefined while it is not known.
 * @param topic null = not asked
 */
export function useWillTell(topic: MessageTopic | null): boolean | undefined {
  const asks = useCan('messages') && topic !== null;
  const choice = useRead(readMessageChoice, asks ? {} : null);
  if (!asks || choice.status === 'failed') return false;
  if (choice.status === 'loading') return undefined;
  const { topics, off, unreached } = choice.data;
  return !unreached && topics.includes(topic) && !off.includes(topic);
}

const KEY = readKey(readMessageChoice, {});

interface Chosen {
  topic: MessageTopic;
  on: boolean;
}

export function useChooseMessages() {
  const send = useSend();
  const { mutate } = useSWRConfig();
  /** Takes only this topic from a reply, because the other one may be changing at the same time. */
  const take = async ({ topic, on }: Chosen): Promise<void> => {
    const keep = (before?: MessageChoice) =>
      before && { ...before, off: [...before.off.filter((other) => other !== topic), ...(on ? [] : [topic])] };
    await mutate<MessageChoice>(KEY, keep, { revalidate: false });
  };
  return useAction<Chosen, 'done'>(
    async (chosen) => {
      await send(chooseMessages, { body: chosen });
      await take(chosen);
      return 'done';
    },
    undefined,
    async (chosen) => {
      const { off } = await send(readMessageChoice);
      if (off.includes(chosen.topic) === chosen.on) return 'notDone';
      await take(chosen);
      return 'done';
    },
  );
}
