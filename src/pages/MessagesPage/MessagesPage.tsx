import { Stack } from '@mantine/core';
import { Navigate } from 'react-router-dom';
import { useCan } from '../../api/ClinicProvider';
import { useMessageChoice } from '../../api/messageChoice';
import { Read } from '../../components/feedback/Read/Read';
import { Notice } from '../../components/feedback/Notice/Notice';
import { Paragraph } from '../../components/layout/Paragraph/Paragraph';
import { messageChoice as copy } from '../../copy/line';
import { service, titles } from '../../copy/app';
import { paths } from '../../paths';
import { usePlatform } from '../../messaging/PlatformProvider';
import { TopicSwitch } from './parts/TopicSwitch';

interface MessagesPageProps {
  /** Where to add the official account. */
  friendUrl: string | null;
}

/** `/mypage/other/message`: what the clinic writes to the patient in LINE, on or off (§message-choice). */
export function MessagesPage({ friendUrl }: MessagesPageProps) {
  const { openExternal } = usePlatform();
  const choice = useMessageChoice();
  if (!useCan('messages')) return <Navigate to={paths.settings} replace />;
  return (
    <Stack gap="sm">
      <Read of={choice} skeleton="list" title={titles.messages}>
        {({ topics, off, unreached }) =>
          topics.length === 0 ? (
            <Notice tone="info" title={copy.none} text={copy.noneText} />
          ) : (
            <>
              {unreached && (
                <Notice
                  tone="warm"
                  title={copy.unreached}
                  text={copy.unreachedText}
                  action={
                    friendUrl === null ? [] : { label: service.addFriend, onClick: () => openExternal(friendUrl) }
                  }
                />
              )}
              <Paragraph>{copy.lead}</Paragraph>
              {topics.map((topic) => (
                <TopicSwitch key={topic} topic={topic} on={!off.includes(topic)} />
              ))}
              <Paragraph>{copy.always}</Paragraph>
              <Paragraph>{copy.shown}</Paragraph>
            </>
          )
        }
      </Read>
    </Stack>
  );
}
