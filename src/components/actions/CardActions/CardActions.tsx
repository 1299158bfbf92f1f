import { Button, Group } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './CardActions.module.css';

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
    <Group gap="xs" className={classes.actions}>
      {children}
      {onRemove && (
        <Button
          variant="subtle"
          color="red"
          px="xs"
          leftSection={<IconTrash aria-hidden size="1.25rem" stroke={1.75} />}
          className={classes.remove}
          onClick={onRemove}
        >
          {removeLabel}
        </Button>
      )}
    </Group>
  );
}
