import { Box, Group } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Text, Title } from '../Unbroken/texts';
import classes from './Lead.module.css';

export interface LeadBandProps {
  /** 「いま、何をすればよいか」を言う1文。15文字までなら、375pxで1行に入ります */
  title: string;
  /** 文を支える事実（いつ・だれの・いくら）。残り時間のように動くものは部品で渡します */
  facts?: ReactNode;
  /** 調子。ふつう `plain`、期限やお支払い `attention`（暖色）、済んだこと `done`（絵がつきます） */
  tone?: 'plain' | 'attention' | 'done';
}

interface BandProps extends LeadBandProps {
  /** 見出しの番号 */
  id?: string;
  /** 見出しの深さ */
  order?: 2 | 3;
  /** ほかのカードの帯のとき true（文字が小さくなります） */
  small?: boolean;
  /** 文の上に置くしるし（期限を過ぎた、お振込待ち） */
  badge?: ReactNode;
  /** 文の左に置くもの（日めくり） */
  leaf?: ReactNode;
  /** 文の右に置くもの（医師の絵） */
  face?: ReactNode;
  /** 文の上に置くもの（待合の輪）。文は中央に寄ります */
  above?: ReactNode;
}

/** カードの上の帯。画面のいちばん大きな文字で、いま大切な1文と、それを支える事実を言います（§lead-first） */
export function LeadBand(props: BandProps) {
  const { id, title, facts, tone = 'plain', order = 2, small = false, badge, leaf, face, above } = props;
  const warm = tone === 'attention';
  return (
    <Box className={classes.band} mod={{ warm, centred: above }}>
      {above}
      <Group wrap="nowrap" gap="sm">
        {leaf}
        <Box flex={1} miw={0}>
          {badge}
          <Group wrap="nowrap" align="flex-start" gap="xs" c={warm ? 'warm' : undefined}>
            {tone === 'done' && <IconCircleCheck aria-hidden className={classes.icon} />}
            <Title id={id} order={order} fz={small ? 'lg' : 'xl'} lh={small ? 'lg' : 'xl'} className={classes.title}>
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
