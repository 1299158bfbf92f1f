import { Loader, NavLink } from '@mantine/core';
import { Text } from '../../layout/JaText/texts';
import { IconChevronRight, type Icon } from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { JaText } from '../../layout/JaText/JaText';
import '../../../theme/laterStyles';

interface MenuRowProps {
  title: string;
  text: string;
  icon: Icon;
  to?: string;
  onPress?: () => void;
  busy?: boolean;
}

export function MenuRow({ title, text, icon: RowIcon, to, onPress, busy = false }: MenuRowProps) {
  const id = useId();
  const row = {
    mih: '4.5rem',
    leftSection: <RowIcon aria-hidden size="1.75rem" stroke={1.75} color="var(--color-asagi)" />,
    fw: 700,
    label: <JaText>{title}</JaText>,
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
          {...row}
          component="button"
          type="button"
          aria-disabled={busy || undefined}
          aria-busy={busy || undefined}
          onClick={busy ? undefined : onPress}
          rightSection={busy && <Loader />}
        />
      ) : (
        <NavLink {...row} component={Link} to={to} rightSection={<IconChevronRight aria-hidden size="1.25rem" />} />
      )}
    </li>
  );
}
