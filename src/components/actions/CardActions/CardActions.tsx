import { Box, Button, Group } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface CardActionsProps {
  children?: ReactNode;
  removeLabel: string;
  onRemove?: () => void;
}

/** 一覧のカードの下部に並ぶ、主な操作と削除のボタン */
export function CardActions({ children, removeLabel, onRemove }: CardActionsProps) {
  return (
    <Group gap="xs" my={children ? 0 : '-0.75rem'}>
      {children && <Box flex="1 1 auto">{children}</Box>}
      {onRemove && (
        <Button
          variant="subtle"
          color="red"
          size="lg"
          px="xs"
          ms="auto"
          c="red"
          fw={400}
          leftSection={<IconTrash aria-hidden size="1.25rem" stroke={1.75} />}
          onClick={onRemove}
        >
          {removeLabel}
        </Button>
      )}
    </Group>
  );
}
