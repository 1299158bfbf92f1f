import { Stack } from '@mantine/core';
import { useState } from 'react';
import type { MedicalFile } from '../../api/contract/files';
import { useFiles, useReadFiles, useRemoveFile } from '../../api/files';
import { useOpenLink } from '../../api/useOpenLink';
import { useDraft } from '../../device/useDraft';
import { usePlatform } from '../../messaging/PlatformProvider';
import { ActionResult, type Outcome } from '../../components/feedback/ActionResult/ActionResult';
import { useDialog } from '../../components/overlays/Dialog/useDialog';
import { DeleteDialog } from '../../components/overlays/DeleteDialog/DeleteDialog';
import { Lead } from '../../components/layout/Lead/Lead';
import { Text } from '../../components/layout/Unbroken/texts';
import { Read } from '../../components/feedback/Read/Read';
import { Paragraph } from '../../components/layout/Paragraph/Paragraph';
import { Section } from '../../components/layout/Section/Section';
import { empty } from '../../copy/common';
import { files as copy } from '../../copy/person';
import { titles } from '../../copy/app';
import { AddFile } from './parts/AddFile';
import { FileCard } from './parts/FileCard';

/** `/mypage/other/image`: insurance cards and test results. */
export function FilesPage() {
  const list = useFiles();
  const draft = useDraft(0, 'file');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { openExternal } = usePlatform();
  const { state: opening, run: open } = useOpenLink({
    read: useReadFiles(),
    linkOf: ({ rows }, id) => rows.find((file) => file.id === id)?.file_url ?? null,
    open: openExternal,
    onEnd: (end) => {
      if (end.status === 'failed') setOutcome({ title: copy.openFailed, failure: end.failure });
      else setOutcome(end.result === 'gone' ? { title: copy.gone } : null);
    },
  });
  const removing = useRemoveFile();
  const [asked, ask, close] = useDialog('delete', { held: removing.busy });
  const removed = ({ status }: { status: string }) =>
    status === 'done' && close(() => setOutcome({ title: copy.removed }));
  const [what, setWhat] = useState<MedicalFile | null>(null);
  const reload = () => {
    if (list.status === 'ready') list.reload();
    close();
  };
  return (
    <Stack gap="lg">
      <ActionResult said={outcome} />
      <Read of={draft === null ? { status: 'loading' } : list} skeleton="list" title={titles.files}>
        {({ rows }) => (
          <>
            {rows.length === 0 ? (
              <>
                <Lead title={empty.insuranceCard} facts={copy.emptyFacts} />
                <Text size="sm" c="dimmed">
                  {copy.emptyText}
                </Text>
              </>
            ) : (
              <Section title={copy.list}>
                {rows.map((file) => (
                  <FileCard
                    key={file.id}
                    title={file.title}
                    opening={opening.status === 'busy' && opening.input === file.id}
                    onOpen={() => open(file.id)}
                    onDelete={() => {
                      removing.reset();
                      setWhat(file);
                      ask(true);
                    }}
                  />
                ))}
              </Section>
            )}
            {draft && (
              <AddFile
                key={draft.round}
                draft={draft}
                listed={rows}
                onAdded={(title) => setOutcome({ title: copy.added(title) })}
              />
            )}
          </>
        )}
      </Read>
      <DeleteDialog
        opened={asked !== null}
        title={copy.removeQuestion}
        what={what?.title ?? ''}
        deleting={removing.state}
        failed={copy.removeFailed}
        onYes={() => what && removing.run(what, removed)}
        onNo={close}
        onReload={reload}
      >
        <Paragraph>{copy.removeEffect}</Paragraph>
      </DeleteDialog>
    </Stack>
  );
}
