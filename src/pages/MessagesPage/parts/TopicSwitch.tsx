import { Stack } from '@mantine/core';
import { useChooseMessages, useMessageChoice } from '../../../api/messageChoice';
import { SettingSwitch } from '../../../components/actions/SettingSwitch/SettingSwitch';
import { ActionResult } from '../../../components/feedback/ActionResult/ActionResult';
import { common } from '../../../copy/common';
import { messageChoice as copy } from '../../../copy/line';
import type { MessageTopic } from '../../../api/contract/messages';

interface TopicSwitchProps {
  topic: MessageTopic;
  /** As the clinic has it. */
  on: boolean;
}

/**
 * Turns a topic on or off, saved at once (§message-choice). While it is saved it shows what was pressed; if that fails,
 * what it was before. That it is saved does not move the focus: the patient may press again.
 */
export function TopicSwitch({ topic, on }: TopicSwitchProps) {
  const { state, busy, run, reset } = useChooseMessages();
  const choice = useMessageChoice();
  const reload = () => {
    reset();
    if (choice.status === 'ready') choice.reload();
  };
  const saved = state.status === 'done' ? (state.input.on ? copy.on : copy.off) : '';
  return (
    <Stack gap="xs">
      <SettingSwitch
        {...copy.topics[topic]}
        checked={state.status === 'busy' ? state.input.on : on}
        onChange={(wanted) => run({ topic, on: wanted })}
        busy={busy}
        status={busy ? copy.saving : saved}
      />
      <ActionResult of={state} failed={copy.failed} list={{ label: common.reload, onClick: reload }} />
    </Stack>
  );
}
