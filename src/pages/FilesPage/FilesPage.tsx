import { Card, Group, Stack } from '@mantine/core';
import { IconExternalLink, IconFileDescription } from '@tabler/icons-react';
import { useState } from 'react';
import { useFiles, useReadFilesNow, useRemoveFile } from '../../api/files';
import { useOpenLink } from '../../api/useOpenLink';
import { usePlatform } from '../../messaging/PlatformProvider';
import { CardActions } from '../../components/actions/CardActions/CardActions';
import { MainButton } from '../../components/actions/MainButton/MainButton';
import { ActionResult, type ShownOutcome } from '../../components/feedback/ActionResult/ActionResult';
import { DeleteDialog } from '../../components/overlays/DeleteDialog/DeleteDialog';
import { useDeletion } from '../../components/overlays/DeleteDialog/useDeletion';
import { HeroCard } from '../../components/layout/HeroCard/HeroCard';
import { Read } from '../../components/feedback/Read/Read';
import { Section } from '../../components/layout/Section/Section';
import { empty } from '../../copy/common';
import { files as copy } from '../../copy/person';
import { titles } from '../../copy/app';
import { AddFile, useUpload } from './AddFile';
import { Text, Title } from '../../components/layout/JaText/texts';

interface FileCardProps {
  title: string;
  isOpening: boolean;
  onOpen: () => void;
  onDelete: () => void;
}

function FileCard({ title, isOpening, onOpen, onDelete }: FileCardProps) {
  return (
    <Card component="article" aria-label={title}>
      <Group gap="xs" align="flex-start" wrap="nowrap">
        <IconFileDescription aria-hidden size="1.5rem" stroke={1.75} color="var(--color-asagi)" />
        <Title order={3}>{title}</Title>
      </Group>
      <CardActions removeLabel={copy.remove} onRemove={onDelete}>
        <MainButton variant="outline" icon={IconExternalLink} busy={isOpening} onClick={onOpen}>
          {isOpening ? copy.opening : copy.open}
        </MainButton>
      </CardActions>
    </Card>
  );
}

export function FilesPage() {
  const list = useFiles();
  const [outcome, setOutcome] = useState<ShownOutcome | null>(null);
  const upload = useUpload(list.status === 'ready' ? list.data.rows : [], (title) =>
    setOutcome({ title: copy.added(title) }),
  );
  const { openExternal } = usePlatform();
  const { state: openState, run: open } = useOpenLink({
    read: useReadFilesNow(),
    linkOf: ({ rows }, id) => rows.find((file) => file.id === id)?.file_url ?? null,
    open: openExternal,
    onEnd: (end) => {
      if (end.status === 'failed') setOutcome({ title: copy.openFailed, failure: end.failure });
      else setOutcome(end.result === 'gone' ? { title: copy.alreadyDeleted } : null);
    },
  });
  const deletion = useDeletion(useRemoveFile(), () => setOutcome({ title: copy.removed }));
  return (
    <Stack gap="lg">
      <ActionResult outcome={outcome} />
      <Read state={upload.form.draft.ready ? list : { status: 'loading' }} skeleton="list" title={titles.files}>
        {({ rows }, isComplete) => (
          <>
            {rows.length === 0 && isComplete && (
              <>
                <HeroCard title={empty.insuranceCard} facts={copy.emptyFacts} />
                <Text size="sm" c="dimmed">
                  {copy.emptyText}
                </Text>
              </>
            )}
            {rows.length > 0 && (
              <Section title={copy.list}>
                {rows.map((file) => (
                  <FileCard
                    key={file.id}
                    title={file.title}
                    isOpening={openState.status === 'busy' && openState.input === file.id}
                    onOpen={() => open(file.id)}
                    onDelete={() => deletion.ask(file)}
                  />
                ))}
              </Section>
            )}
            <AddFile key={upload.form.resetCount} upload={upload} />
          </>
        )}
      </Read>
      <DeleteDialog
        {...deletion.dialog}
        title={copy.removeQuestion}
        itemName={deletion.item?.title ?? ''}
        failed={copy.removeFailed}
      >
        <Text>{copy.removeEffect}</Text>
      </DeleteDialog>
    </Stack>
  );
}
