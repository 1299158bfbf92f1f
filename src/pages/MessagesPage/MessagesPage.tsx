import { Stack } from '@mantine/core';
import { Navigate } from 'react-router-dom';
import { useHasExtra } from '../../api/ClinicProvider';
import { useSetMessageTopic, useMessageChoice } from '../../api/messageChoice';
import { Read } from '../../components/feedback/Read/Read';
import { Notice } from '../../components/feedback/Notice/Notice';
import { Text } from '../../components/layout/JaText/texts';
import { messageChoice as copy } from '../../copy/line';
import { service, titles } from '../../copy/app';
import { paths } from '../../paths';
import { usePlatform } from '../../messaging/PlatformProvider';
import { SettingSwitch } from '../../components/actions/SettingSwitch/SettingSwitch';
import { ActionResult } from '../../components/feedback/ActionResult/ActionResult';
import { common } from '../../copy/common';
import type { MessageTopic } from '../../api/contract/messages';

function TopicSwitch({ topic, isOn }: { topic: MessageTopic; isOn: boolean }) {
  const { state, busy, run, readAgain } = useSetMessageTopic();
  const savedText = state.status === 'done' ? (state.input.on ? copy.on : copy.off) : '';
  return (
    <Stack gap="xs">
      <SettingSwitch
        {...copy.topics[topic]}
        checked={state.status === 'busy' ? state.input.on : isOn}
        onChange={(checked) => run({ topic, on: checked })}
        busy={busy}
        status={busy ? copy.saving : savedText}
      />
      <ActionResult
        action={state}
        failed={copy.failed(copy.topics[topic].label)}
        checkAction={{ label: common.reload, onClick: readAgain }}
      />
    </Stack>
  );
}

const SEE_RESERVATIONS = { label: common.toReservations, to: paths.reservations };

/** Patients choose which messages they get in LINE (§message-choice). */
export function MessagesPage({ friendUrl }: { friendUrl: string | null }) {
  const { openExternal } = usePlatform();
  const choice = useMessageChoice();
  if (!useHasExtra('messages')) return <Navigate to={paths.settings} replace />;
  return (
    <Stack gap="sm">
      <Read state={choice} skeleton="list" title={titles.messages}>
        {({ topics, off, unreached }) =>
          topics.length === 0 ? (
            <Notice tone="info" title={copy.none} text={copy.noneText} action={SEE_RESERVATIONS} />
          ) : (
            <>
              {unreached && (
                <Notice
                  tone="warning"
                  title={copy.unreached}
                  text={copy.unreachedText}
                  action={
                    friendUrl === null ? [] : { label: service.addFriend, onClick: () => openExternal(friendUrl) }
                  }
                />
              )}
              <Text>{copy.lead}</Text>
              {topics.map((topic) => (
                <TopicSwitch key={topic} topic={topic} isOn={!off.includes(topic)} />
              ))}
              <Text>{copy.always}</Text>
              <Text>{copy.shown}</Text>
            </>
          )
        }
      </Read>
    </Stack>
  );
}
