import { Card, Group } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { Text } from '../../layout/JaText/texts';

interface CardLinkProps {
  title: string;
  text?: string | null;
  /** カードを押すと何ができるかを伝える文 */
  next?: string;
  /** 移動先のパス。省くと、カードは `onPress` を呼ぶボタンになります */
  to?: string;
  onPress?: () => void;
}

/** 全体を押せるカード */
export function CardLink({ title, text, next, to, onPress }: CardLinkProps) {
  const content = (
    <Group component="span" justify="space-between" wrap="nowrap" gap="xs">
      <span>
        <Text span display="block" fw={700} lh={1.5}>
          {title}
        </Text>
        {text && (
          <Text span display="block" size="sm" c="dimmed">
            {text}
          </Text>
        )}
        {next && (
          <Text span display="block" size="sm" fw={700}>
            {next}
          </Text>
        )}
      </span>
      <IconChevronRight aria-hidden size="1.25rem" color="var(--color-asagi)" />
    </Group>
  );
  const cardProps = { c: 'inherit', py: 'sm', children: content };
  if (to !== undefined) return <Card {...cardProps} component={Link} to={to} />;
  return (
    <Card
      {...cardProps}
      component="button"
      type="button"
      ff="text"
      ta="start"
      w="100%"
      aria-haspopup="dialog"
      onClick={onPress}
    />
  );
}
