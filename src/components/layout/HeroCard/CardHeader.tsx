import { Box, Group } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Text, Title } from '../JaText/texts';
import classes from './CardHeader.module.css';

export interface CardHeaderWords {
  /** 次にすることの1文。14文字までなら、375pxで1行に入ります */
  title: string;
  /** いつ・だれの・いくら。残り時間のように動くものは部品で渡します */
  facts?: ReactNode;
  /** 期限やお支払いは `attention`（暖色）、済んだことは `done` */
  tone?: 'plain' | 'attention' | 'done';
}

interface CardHeaderProps extends CardHeaderWords {
  id?: string;
  order?: 2 | 3;
  badge?: ReactNode;
  face?: ReactNode;
  /** 文の上に置くもの（待合の輪）。文は中央に寄ります */
  above?: ReactNode;
}

/** カードの上の帯。最も重要な1文と、その事実を表示します（§lead-first） */
export function CardHeader(props: CardHeaderProps) {
  const { id, title, facts, tone = 'plain', order = 2, badge, face, above } = props;
  const warm = tone === 'attention';
  return (
    <Box className={classes.header} mod={{ warm, centred: above }}>
      {above}
      <Group wrap="nowrap" gap="sm">
        <Box flex={1} miw={0}>
          {badge}
          <Group wrap="nowrap" align="flex-start" gap="xs" c={warm ? 'warm' : undefined}>
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
