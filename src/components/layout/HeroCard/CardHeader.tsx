import { Box, Group } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Text, Title } from '../JaText/texts';
import classes from './CardHeader.module.css';

export interface CardHeaderWords {
  /** 次にすることを示す文。14文字までなら、幅375pxで1行に収まります */
  title: string;
  /** 日時、医師、金額など。時間とともに変わる内容には、`Countdown` など、表示を自動で更新する要素を渡します */
  facts?: ReactNode;
  /** 期限やお支払いを知らせるときは `attention`（暖色）、完了を知らせるときは `done` */
  tone?: 'plain' | 'attention' | 'done';
}

interface CardHeaderProps extends CardHeaderWords {
  id?: string;
  order?: 2 | 3;
  badge?: ReactNode;
  /** `title` の右に置く、医師の顔 */
  face?: ReactNode;
  /** `title` の上に置く内容（待合では、医師の顔と残り時間の輪）。指定すると、カードの上部の内容を中央に揃えます */
  above?: ReactNode;
}

/** カードの上部。最も重要な文と、日時や金額を表示します（§lead-first） */
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
