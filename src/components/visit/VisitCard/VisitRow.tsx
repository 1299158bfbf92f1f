import { Divider, Loader, NavLink } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { Unbroken } from '../../layout/Unbroken/Unbroken';

interface VisitRowProps {
  /** 行の言葉（ボタンやリンクの名前になります） */
  label: string;
  /** 移動先。なければ、押すと開きます */
  to?: string;
  /** 押したとき */
  onPress?: () => void;
  /** 処理中。押せませんが、フォーカスは残ります */
  busy?: boolean | undefined;
}

/** カードの下に並ぶ、いまでなくてもよいことの1行 */
export function VisitRow({ label, to, onPress, busy = false }: VisitRowProps) {
  const look = {
    mih: 'var(--target-least)',
    // The focus ring stands around the words.
    px: 'xs',
    mx: 'calc(var(--mantine-spacing-xs) * -1)',
    w: 'auto',
    label: <Unbroken>{label}</Unbroken>,
    rightSection: busy ? <Loader /> : <IconChevronRight aria-hidden size="1.25rem" color="var(--color-asagi)" />,
  };
  return (
    <>
      <Divider />
      {to === undefined ? (
        <NavLink
          {...look}
          component="button"
          type="button"
          aria-disabled={busy || undefined}
          aria-busy={busy || undefined}
          onClick={busy ? undefined : onPress}
        />
      ) : (
        <NavLink {...look} component={Link} to={to} />
      )}
    </>
  );
}
