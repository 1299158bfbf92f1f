import { Card, Group, Text, Title, UnstyledButton } from '@mantine/core';
import { IconChevronRight, IconExternalLink } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { nextStep as copy } from '../../copy/nextStep';
import type { Instant } from '../../domain/jst';
import type { NextStep } from '../../domain/nextStep';
import { Bone } from '../Skeletons/Bone';
import classes from './NextStepCard.module.css';
import { LONGEST, wordsOf } from './words';

interface NextStepCardProps {
  /** つぎの一手。まだわからない間は null（同じ高さの枠を出します） */
  step: NextStep | null;
  /** 現在時刻（ミリ秒）。残り時間に使います */
  now: Instant;
  /** 移動先。なければ、押せない案内になります */
  to?: string | null;
  /** 診察室が開いていて、カードを押したとき */
  onEnterRoom: (roomUrl: string) => void;
}

/**
 * つぎにすることを1枚で示すカード（E9）。
 * どの内容でも、読み込み中でも、いちばん長い文が入る高さをいつも取るので、下の画面が動きません。
 */
export function NextStepCard({ step, now, to, onEnterRoom }: NextStepCardProps) {
  const id = useId();
  const words = step && wordsOf(step, now);
  const roomUrl = step?.kind === 'enterRoom' && step.when === 'open' ? step.roomUrl : null;
  const target = { className: classes.target, 'data-covers-card': true, 'aria-describedby': `${id}text` };
  const Icon = roomUrl === null ? IconChevronRight : IconExternalLink;
  return (
    <Card component="section" aria-labelledby={id} className={classes.card} data-kind={step?.kind}>
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <Title id={id} fz="note" lh="note" className={classes.heading}>
          {copy.heading}
        </Title>
        {words && (roomUrl !== null || to) && <Icon aria-hidden size="1.25rem" className={classes.icon} />}
      </Group>
      <div className={classes.stack}>
        {LONGEST.map((longest) => (
          <Words key={longest.title} {...longest} hidden />
        ))}
        {words ? (
          <Words
            id={`${id}text`}
            text={words.text}
            title={
              roomUrl !== null ? (
                <UnstyledButton {...target} onClick={() => onEnterRoom(roomUrl)}>
                  {words.title}
                </UnstyledButton>
              ) : to ? (
                <UnstyledButton component={Link} {...target} to={to}>
                  {words.title}
                </UnstyledButton>
              ) : (
                words.title
              )
            }
          />
        ) : (
          <div aria-busy role="img" aria-label={copy.loading} className={classes.loading}>
            <Bone height="1.25rem" width="70%" />
            <Bone height="1rem" width="90%" />
          </div>
        )}
      </div>
    </Card>
  );
}

/** The two lines of the card; hidden, they only keep it high enough for the longest. */
function Words({ id, title, text, hidden = false }: { id?: string; title: ReactNode; text: string; hidden?: boolean }) {
  return (
    <div aria-hidden={hidden || undefined} className={hidden ? classes.ruler : undefined}>
      <Text fz="h3" lh={1.5} fw={700}>
        {title}
      </Text>
      <Text id={id} fz="note" lh={1.5} c="dimmed">
        {text}
      </Text>
    </div>
  );
}
