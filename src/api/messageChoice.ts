import { useSWRConfig } from 'swr';
import { useHasExtra, useSend } from './ClinicProvider';
import { chooseMessages, readMessageChoice, type MessageChoice, type MessageTopic } from './contract/messages';
import { useAction } from './useAction';
import { readKey, useRead } from './useRead';

export const useMessageChoice = () => useRead(readMessageChoice, useHasExtra('messages') ? {} : null);

/** Undefined while the choice is loading. */
export function useWillNotify(topic: MessageTopic | null): boolean | undefined {
  const enabled = useHasExtra('messages') && topic !== null;
  const choice = useRead(readMessageChoice, enabled ? {} : null);
  if (!enabled || choice.status === 'failed') return false;
  if (choice.status === 'loading') return undefined;
  const { topics, off, unreached } = choice.data;
  return !unreached && topics.includes(topic) && !off.includes(topic);
}

const KEY = readKey(readMessageChoice, {});

interface TopicSetting {
  topic: MessageTopic;
  on: boolean;
}

export function useSetMessageTopic() {
  const send = useSend();
  const { mutate } = useSWRConfig();
  /** Changes only `topic`, because the patient may be changing another topic at the same time. */
  const updateCache = async ({ topic, on }: TopicSetting): Promise<void> => {
    const update = (cached?: MessageChoice) =>
      cached && { ...cached, off: [...cached.off.filter((item) => item !== topic), ...(on ? [] : [topic])] };
    await mutate<MessageChoice>(KEY, update, { revalidate: false });
  };
  return useAction<TopicSetting, 'done'>(
    async (setting) => {
      await send(chooseMessages, { body: setting });
      await updateCache(setting);
      return 'done';
    },
    undefined,
    async (setting) => {
      const { off } = await send(readMessageChoice);
      if (off.includes(setting.topic) === setting.on) return 'notDone';
      await updateCache(setting);
      return 'done';
    },
  );
}
