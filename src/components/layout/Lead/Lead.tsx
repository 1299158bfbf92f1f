import { Card, Group, Text, Title } from '@mantine/core';
import { IconCircleCheck, IconClock, type Icon } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { MainButton } from '../../actions/MainButton/MainButton';
import { Unbroken } from '../Unbroken/Unbroken';
import classes from './Lead.module.css';

const ICONS: Partial<Record<LeadTone, Icon>> = { waiting: IconClock, done: IconCircleCheck };

type LeadTone = 'plain' | 'attention' | 'waiting' | 'done';

interface LeadProps {
  /** 「いま、何をすればよいか」を言う1文。15文字までなら、375pxで1行に入ります */
  title: string;
  /** 文を支える1行（いつ・だれの・いくら）。残り時間のように動くものは部品で渡します */
  facts?: ReactNode;
  /** 事実を、表示と同時に読み上げるとき */
  live?: 'alert';
  /** 調子。ふつう `plain`、期限やお支払い `attention`（文が暖色）、待つだけ `waiting`、済んだこと `done`（絵がつきます） */
  tone?: LeadTone;
  /** 調子の絵のかわりの絵 */
  icon?: Icon;
  /** 画面に1つの、塗りつぶしのボタン。移動先（`to`）か操作（`onClick`）のどちらか */
  action?: LeadAction | undefined;
}

type LeadAction = { label: string; busy?: boolean } & ({ to: string } | { onClick: () => void });

/**
 * 画面のいちばん上で「いま、何をすればよいか」に答える1枚。文は1つ、支える事実は1行まで、ボタンは1つまで。
 * その画面でいちばん大きな文字です（§lead-first）
 */
export function Lead({ title, facts, live, tone = 'plain', icon, action }: LeadProps) {
  const id = useId();
  const LeadIcon = icon ?? ICONS[tone];
  return (
    <Card component="section" aria-labelledby={id}>
      <div>
        <Group wrap="nowrap" align="flex-start" gap="xs" c={tone === 'attention' ? 'warm' : undefined}>
          {LeadIcon && <LeadIcon aria-hidden className={classes.icon} />}
          <Title id={id} fz="xl" lh="xl" className={classes.title}>
            <Unbroken>{title}</Unbroken>
          </Title>
        </Group>
        {facts && (
          <Text role={live} c="dimmed" lh="sm" mt="xxs">
            {typeof facts === 'string' ? <Unbroken>{facts}</Unbroken> : facts}
          </Text>
        )}
      </div>
      {action && <LeadButton {...action} />}
    </Card>
  );
}

function LeadButton({ label, ...target }: LeadAction) {
  return <MainButton {...target}>{label}</MainButton>;
}
