import { Loader, NavLink } from '@mantine/core';
import { Text } from '../../layout/Unbroken/texts';
import { IconChevronRight, type Icon } from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Unbroken } from '../../layout/Unbroken/Unbroken';

interface MenuRowProps {
  /** 行き先や操作の名前（リンクやボタンの名前になります） */
  title: string;
  /** 何ができるかの一言。名前ではなく説明になります */
  text: string;
  /** 絵 */
  icon: Icon;
  /** 移動先。指定するとリンクになります */
  to?: string;
  /** 押したとき */
  onPress?: () => void;
  /** 処理中。押せませんが、フォーカスは残ります */
  busy?: boolean;
}

/** 一覧の1行。行の全体で押せます */
export function MenuRow({ title, text, icon: RowIcon, to, onPress, busy = false }: MenuRowProps) {
  const id = useId();
  const look = {
    mih: '4.5rem',
    leftSection: <RowIcon aria-hidden size="1.75rem" stroke={1.75} color="var(--color-asagi)" />,
    fw: 700,
    label: <Unbroken>{title}</Unbroken>,
    // A description, not part of the accessible name.
    description: (
      <Text span inherit aria-hidden id={id}>
        {text}
      </Text>
    ),
    'aria-describedby': id,
  };
  return (
    <li>
      {to === undefined ? (
        <NavLink
          {...look}
          component="button"
          type="button"
          aria-disabled={busy || undefined}
          aria-busy={busy || undefined}
          onClick={busy ? undefined : onPress}
          rightSection={busy && <Loader />}
        />
      ) : (
        <NavLink {...look} component={Link} to={to} rightSection={<IconChevronRight aria-hidden size="1.25rem" />} />
      )}
    </li>
  );
}
