import { Stack } from '@mantine/core';
import { Navigate } from 'react-router-dom';
import { useCan } from '../../api/ClinicProvider';
import { useMessageChoice } from '../../api/messageChoice';
import { FailureNotice } from '../../components/feedback/FailureNotice/FailureNotice';
import { FailureScreen } from '../../components/feedback/FailureScreen/FailureScreen';
import { Notice } from '../../components/feedback/Notice/Notice';
import { Paragraph } from '../../components/layout/Paragraph/Paragraph';
import { messageChoice as copy } from '../../copy/line';
import { service } from '../../copy/app';
import { paths } from '../../paths';
import { usePlatform } from '../../messaging/PlatformProvider';
import { Skeletons } from '../../components/feedback/Skeletons/Skeletons';
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
  if (choice.status === 'loading') return <Skeletons shape="list" />;
  if (choice.status === 'failed') return <FailureScreen kind={choice.failure.kind} onRetry={choice.retry} />;
  const { topics, off, unreached } = choice.data;
  if (topics.length === 0) return <Notice tone="info" title={copy.none} text={copy.noneText} />;
  return (
    <Stack gap="sm">
      {choice.stale && <FailureNotice failure={choice.stale} title={copy.stale} onReload={choice.reload} />}
      {unreached && (
        <Notice
          tone="warm"
          title={copy.unreached}
          text={copy.unreachedText}
          action={friendUrl === null ? [] : { label: service.addFriend, onClick: () => openExternal(friendUrl) }}
        />
      )}
      <Paragraph>{copy.lead}</Paragraph>
      {topics.map((topic) => (
        <TopicSwitch key={topic} topic={topic} on={!off.includes(topic)} onReload={choice.reload} />
      ))}
      <Paragraph>{copy.always}</Paragraph>
      <Paragraph>{copy.shown}</Paragraph>
    </Stack>
  );
}
