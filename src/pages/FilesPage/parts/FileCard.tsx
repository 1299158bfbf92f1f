import { Card, Group, Title } from '@mantine/core';
import { IconExternalLink, IconFileDescription } from '@tabler/icons-react';
import { CardActions } from '../../../components/actions/CardActions/CardActions';
import { MainButton } from '../../../components/actions/MainButton/MainButton';
import { files as copy } from '../../../copy/person';

interface FileCardProps {
  title: string;
  /** True while a valid link is requested. */
  opening: boolean;
  onOpen: () => void;
  onDelete: () => void;
}

/** One file; the card's name is its title, which distinguishes its buttons. */
export function FileCard({ title, opening, onOpen, onDelete }: FileCardProps) {
  return (
    <Card component="article" aria-label={title}>
      <Group gap="xs" align="flex-start" wrap="nowrap">
        <IconFileDescription aria-hidden size="1.5rem" stroke={1.75} color="var(--color-asagi)" />
        <Title order={3}>{title}</Title>
      </Group>
      <CardActions removeLabel={copy.remove} onRemove={onDelete}>
        <MainButton variant="outline" icon={IconExternalLink} busy={opening} onClick={onOpen}>
          {opening ? copy.opening : copy.open}
        </MainButton>
      </CardActions>
    </Card>
  );
}
