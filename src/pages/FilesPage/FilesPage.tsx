import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { MedicalFile } from '../../api/contract/files';
import { useFiles, useRemoveFile } from '../../api/files';
import { ActionResult, type Outcome } from '../../components/feedback/ActionResult/ActionResult';
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
import { AddFile } from './parts/AddFile';
import { FileCard } from './parts/FileCard';
import { useOpenFile } from './parts/useOpenFile';
import { useUpload } from './parts/useUpload';
import { Skeletons } from '../../components/feedback/Skeletons/Skeletons';

/** `/mypage/other/image`: insurance cards and test results. */
export function FilesPage() {
  const list = useFiles();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const upload = useUpload(list.status === 'ready' ? list.data : [], (title) =>
    setOutcome({ title: copy.added(title) }),
  );
  const opening = useOpenFile(list, setOutcome);
  const removing = useRemoveFile(() => setOutcome({ title: copy.removed }));
  const [what, setWhat] = useState<MedicalFile | null>(null);

  if (list.status === 'failed') return <FailureScreen kind={list.failure.kind} onRetry={list.retry} />;
  if (list.status === 'loading' || !upload.form.draft.ready) return <Skeletons shape="list" />;
  return (
    <Stack gap="lg">
      <ActionResult said={outcome} />
      {list.stale && <FailureNotice failure={list.stale} title={copy.stale} onReload={list.reload} />}
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
              onDelete={() => {
                setWhat(file);
                removing.ask(file);
              }}
            />
          ))}
        </Section>
      )}
      <AddFile key={upload.form.round} upload={upload} />
      <DeleteDialog
        title={copy.removeQuestion}
        what={what?.title ?? ''}
        deleting={removing.state}
        failed={copy.removeFailed}
        onYes={() => what && removing.run(what)}
        onNo={removing.reset}
        onReload={() => {
          list.reload();
          removing.reset();
        }}
      >
        <Paragraph>{copy.removeEffect}</Paragraph>
      </DeleteDialog>
    </Stack>
  );
}
