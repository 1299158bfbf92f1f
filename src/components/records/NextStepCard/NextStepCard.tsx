import { Anchor, Card, Group, Skeleton, Stack, Title } from '@mantine/core';
import { IconChevronRight, IconExternalLink } from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { nextStep as copy } from '../../../copy/nextStepCopy';
import type { Instant } from '../../../domain/jst';
import type { NextStep } from '../../../domain/nextStep';
import skeleton from '../../feedback/Skeletons/Skeletons.module.css';
import classes from './NextStepCard.module.css';
import { LONGEST, nextStepWords } from './nextStepWords';
import { StepWords } from './StepWords';

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
 * つぎにすることを1枚で示すカード（§next-step-order）。
 * どの内容でも、読み込み中でも、いちばん長い文が入る高さをいつも取るので、下の画面が動きません。
 */
export function NextStepCard({ step, now, to, onEnterRoom }: NextStepCardProps) {
  const id = useId();
  const words = step && nextStepWords(step, now);
  const roomUrl = step?.kind === 'enterRoom' && ['open', 'started'].includes(step.when) ? step.roomUrl : null;
  const target = { c: 'inherit', ta: 'start', inherit: true, underline: 'never', 'data-covers-card': true } as const;
  const pays = step?.kind === 'pay';
  const Icon = roomUrl === null ? IconChevronRight : IconExternalLink;
  return (
    <Card component="section" aria-labelledby={id} className={classes.card} mod={{ pays }}>
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <Title id={id} fz="sm" lh="sm" c={pays ? 'warm' : 'var(--color-asagi-shade)'}>
          {copy.heading}
        </Title>
        {words && (roomUrl !== null || to) && <Icon aria-hidden size="1.25rem" color="var(--color-asagi)" />}
      </Group>
      <div className={classes.stack}>
        {LONGEST.map((longest) => (
          <StepWords key={longest.title} {...longest} hidden />
        ))}
        {words ? (
          <StepWords
            id={`${id}text`}
            text={words.text}
            title={
              roomUrl !== null ? (
                <Anchor
                  {...target}
                  component="button"
                  aria-describedby={`${id}text`}
                  onClick={() => onEnterRoom(roomUrl)}
                >
                  {words.title}
                </Anchor>
              ) : to ? (
                <Anchor {...target} component={Link} aria-describedby={`${id}text`} to={to}>
                  {words.title}
                </Anchor>
              ) : (
                words.title
              )
            }
          />
        ) : (
          <Stack aria-busy role="img" aria-label={copy.loading} gap="xs" justify="center" className={skeleton.shape}>
            <Skeleton h="1.25rem" w="70%" />
            <Skeleton h="1rem" w="90%" />
          </Stack>
        )}
      </div>
    </Card>
  );
}
