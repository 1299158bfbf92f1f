import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { MedicalFile } from '../../api/contract/files';
import { useFiles, useReadFiles, useRemoveFile } from '../../api/files';
import { useDraft } from '../../device/useDraft';
import { useRemoval } from '../../api/useRemoval';
import { ActionOutcome, type Outcome } from '../../components/feedback/ActionOutcome/ActionOutcome';
import { writeOutcome } from '../../components/feedback/ActionOutcome/writeOutcome';
import { DeleteDialog } from '../../components/overlays/DeleteDialog/DeleteDialog';
import { Lead } from '../../components/layout/Lead/Lead';
import { Unbroken } from '../../components/layout/Unbroken/Unbroken';
import { FailureNotice } from '../../components/feedback/FailureNotice/FailureNotice';
import { FailureScreen } from '../../components/feedback/FailureScreen/FailureScreen';
import { LostRows } from '../../components/feedback/LostRows/LostRows';
import { Paragraph } from '../../components/layout/Paragraph/Paragraph';
import { Section } from '../../components/layout/Section/Section';
import { empty } from '../../copy/common';
import { files as copy } from '../../copy/person';
import { lostReply } from '../../copy/trouble';
import { usePlatform } from '../../messaging/PlatformProvider';
import { AddFile } from './parts/AddFile';
import { FileCard } from './parts/FileCard';
import { useOpenFile } from './parts/useOpenFile';
import { Skeletons } from '../../components/feedback/Skeletons/Skeletons';

/** `/mypage/other/image`: insurance cards and test results. */
export function FilesPage() {
  const { relogin } = usePlatform();
  const list = useFiles();
  const draft = useDraft(0, 'file');
  const removeFile = useRemoveFile();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const opening = useOpenFile(list, setOutcome);
  const { what, written, checkAgain, ask, dialog } = useRemoval({
    remove: (file: MedicalFile) => removeFile(file.id),
    read: useReadFiles(),
    onEnd: (end) => setOutcome({ title: end === 'gone' ? copy.gone : copy.removed }),
  });

  if (list.status === 'failed') return <FailureScreen kind={list.failure.kind} onRetry={list.retry} />;
  if (list.status === 'loading' || draft === null) return <Skeletons shape="list" />;
  const again = { label: lostReply.checkAgain, onClick: checkAgain };
  return (
    <Stack gap="lg">
      <ActionOutcome outcome={outcome} onLogin={relogin} />
      {list.stale && <FailureNotice failure={list.stale} title={copy.stale} onLogin={relogin} onReload={list.reload} />}
      <LostRows count={list.lost} />
      {list.data.length === 0 ? (
        <>
          <Lead title={empty.insuranceCard} facts={copy.emptyFacts} />
          <Text size="sm" c="dimmed">
            <Unbroken>{copy.emptyText}</Unbroken>
          </Text>
        </>
      ) : (
        <Section title={copy.list}>
          {list.data.map((file) => (
            <FileCard
              key={file.id}
              title={file.title}
              opening={opening.busyId === file.id}
              onOpen={() => opening.open(file.id)}
              onDelete={() => ask(file)}
            />
          ))}
        </Section>
      )}
      <AddFile
        key={draft.round}
        draft={draft}
        listed={list.data}
        onAdded={(title) => setOutcome({ title: copy.added(title) })}
      />
      <DeleteDialog
        {...dialog}
        title={copy.removeQuestion}
        what={what?.title ?? ''}
        outcome={{ outcome: writeOutcome(copy.lost.remove, written, copy.removeFailed, again), of: written.at }}
        onLogin={relogin}
      >
        <Paragraph>{copy.removeEffect}</Paragraph>
      </DeleteDialog>
    </Stack>
  );
}
