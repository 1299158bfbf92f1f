import { useSWRConfig } from 'swr';
import type { MessageTopic } from '../domain/visit/messages';
import { useCan, useSend } from './ClinicProvider';
import { chooseMessages, readMessageChoice, type MessageChoice } from './contract/messages';
import { readKey, useRead } from './useRead';

/** What the patient gets in LINE (§message-choice). Never read where the clinic has none. */
export const useMessageChoice = () => useRead(readMessageChoice, useCan('messages') ? {} : null);

const KEY = readKey(readMessageChoice, {});

interface Chosen {
  topic: MessageTopic;
  on: boolean;
}

/**
 * Turns a topic on or off; throws `Failure`. `check` looks whether it was done when the reply was lost
 * (§lost-reply-checked).
 */
export function useChooseMessages() {
  const send = useSend();
  const { mutate } = useSWRConfig();
  /** Takes only this topic from a reply, because the other one may be changing at the same time. */
  const take = async ({ topic, on }: Chosen): Promise<void> => {
    const keep = (before?: MessageChoice) =>
      before && { ...before, off: [...before.off.filter((one) => one !== topic), ...(on ? [] : [topic])] };
    await mutate<MessageChoice>(KEY, keep, { revalidate: false });
  };
  return {
    choose: async (chosen: Chosen): Promise<'done'> => {
      await send(chooseMessages, { body: chosen });
      await take(chosen);
      return 'done';
    },
    check: async (chosen: Chosen): Promise<'done' | 'notDone'> => {
      const { off } = await send(readMessageChoice);
      if (off.includes(chosen.topic) === chosen.on) return 'notDone';
      await take(chosen);
      return 'done';
    },
  };
}
