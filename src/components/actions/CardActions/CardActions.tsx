import { Box, Button, Group } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface CardActionsProps {
  /** 主な操作のボタン。なければ削除だけです */
  children?: ReactNode;
  /** 削除ボタンの言葉 */
  removeLabel: string;
  /** 削除ボタンを押したとき。渡さなければ表示しません */
  onRemove?: () => void;
}

/** 一覧のカードの操作。主な操作と、端に小さく「削除する」 */
export function CardActions({ children, removeLabel, onRemove }: CardActionsProps) {
  return (
    <Group gap="xs">
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
