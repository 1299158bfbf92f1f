import { Stack } from '@mantine/core';
import { useChooseMessages } from '../../../api/messageChoice';
import { useAction } from '../../../api/useAction';
import { SettingSwitch } from '../../../components/actions/SettingSwitch/SettingSwitch';
import { ActionOutcome } from '../../../components/feedback/ActionOutcome/ActionOutcome';
import { writeOutcome } from '../../../components/feedback/ActionOutcome/writeOutcome';
import { lostReply } from '../../../copy/trouble';
import { messageChoice as copy } from '../../../copy/line';
import { writtenOf } from '../../../domain/lostReply';
import type { MessageTopic } from '../../../domain/visit/messages';
import { usePlatform } from '../../../messaging/PlatformProvider';

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
  const { relogin } = usePlatform();
  const { choose, check } = useChooseMessages();
  const { state, run, checkAgain } = useAction(
    (wanted: boolean) => choose({ topic, on: wanted }),
    undefined,
    (wanted) => check({ topic, on: wanted }),
  );
  const busy = state.status === 'busy' || state.status === 'checking';
  const outcome = writeOutcome(copy.lost, writtenOf(state), copy.failed, {
    label: lostReply.checkAgain,
    onClick: checkAgain,
  });
  const saved = state.status === 'done' ? (state.input ? copy.on : copy.off) : '';
  return (
    <Stack gap="xs">
      <SettingSwitch
        {...copy.topics[topic]}
        checked={busy ? state.input : on}
        onChange={run}
        busy={busy}
        status={state.status === 'busy' ? copy.saving : saved}
      />
      <ActionOutcome outcome={outcome} of={outcome ? state : undefined} onLogin={relogin} />
    </Stack>
  );
}
