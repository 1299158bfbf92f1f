import { Box, Group } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Text, Title } from '../JaText/texts';
import classes from './CardHeader.module.css';

export interface CardHeaderWords {
  /** 14文字までなら、幅375pxで1行に収まります */
  title: string;
  /** 日時、医師、金額など */
  facts?: ReactNode;
  /** `attention` は期限やお支払いに、`done` は完了のお知らせに使います */
  tone?: 'plain' | 'attention' | 'done';
}

interface CardHeaderProps extends CardHeaderWords {
  id?: string;
  order?: 2 | 3;
  badge?: ReactNode;
  /** `title` の右に置く、医師の顔 */
  face?: ReactNode;
  /** `title` の上に置く内容。指定すると、`title` と `facts` を中央に揃えます */
  above?: ReactNode;
}

/** カードの上部に、最も重要な文を表示します（§lead-first） */
export function CardHeader(props: CardHeaderProps) {
  const { id, title, facts, tone = 'plain', order = 2, badge, face, above } = props;
  const isWarm = tone === 'attention';
  return (
    <Box className={classes.header} mod={{ warm: isWarm, centred: above }}>
      {above}
      <Group wrap="nowrap" gap="sm">
        <Box flex={1} miw={0}>
          {badge}
          <Group wrap="nowrap" align="flex-start" gap="xs" c={isWarm ? 'warm' : undefined}>
            {tone === 'done' && <IconCircleCheck aria-hidden className={classes.icon} />}
            <Title id={id} order={order} fz="xl" lh="xl" textWrap="balance" flex={above ? 1 : undefined}>
              {title}
            </Title>
          </Group>
          {facts && (
            <Text component="div" c="dimmed" lh="sm" mt="xxs">
              {facts}
            </Text>
          )}
        </Box>
        {face}
      </Group>
    </Box>
  );
}
