import { Button, Loader } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { Unbroken } from '../../layout/Unbroken/Unbroken';

interface QuietButtonProps {
  /** 絵 */
  icon: Icon;
  /** ボタンの言葉 */
  label: string;
  /** 押したとき */
  onClick: () => void;
  /** 処理中。押せませんが、フォーカスは残ります */
  busy?: boolean | undefined;
  /** 取り消しの操作 */
  danger?: boolean;
}

/** カードの下に並ぶ、控えめな操作 */
export function QuietButton({ icon: ButtonIcon, label, onClick, busy = false, danger = false }: QuietButtonProps) {
  // Normally only the icon is coloured; a destructive action is red entirely.
  const color = danger ? 'red' : 'asagi';
  return (
    <Button
      variant="subtle"
      color={color}
      c={busy ? 'dimmed' : danger ? 'red' : 'black'}
      justify="flex-start"
      ta="start"
      p={4}
      fw={400}
      leftSection={
        busy ? (
          <Loader size="1.375rem" color="currentColor" />
        ) : (
          <ButtonIcon aria-hidden size="1.375rem" stroke={1.75} color={`var(--color-${color})`} />
        )
      }
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      <Unbroken>{label}</Unbroken>
    </Button>
  );
}
