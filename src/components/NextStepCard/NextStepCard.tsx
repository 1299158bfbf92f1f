import { IconChevronRight, IconExternalLink } from '@tabler/icons-react';
import { useId } from 'react';
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
  const described = { className: `plain-button ${classes.action}`, 'aria-describedby': `${id}text` };
  const Icon = roomUrl === null ? IconChevronRight : IconExternalLink;
  return (
    <section aria-labelledby={id} className={classes.card} data-kind={step?.kind}>
      <h2 id={id} className={classes.heading}>
        {copy.heading}
      </h2>
      {words && (roomUrl !== null || to) && <Icon aria-hidden className={classes.icon} />}
      <div className={classes.stack}>
        {LONGEST.map(({ title, text }) => (
          <div key={title} aria-hidden className={classes.ruler}>
            <p className={classes.title}>{title}</p>
            <p className={classes.text}>{text}</p>
          </div>
        ))}
        {words ? (
          <div>
            <p className={`${classes.title} tabular`}>
              {roomUrl !== null ? (
                <button type="button" {...described} onClick={() => onEnterRoom(roomUrl)}>
                  {words.title}
                </button>
              ) : to ? (
                <Link {...described} to={to}>
                  {words.title}
                </Link>
              ) : (
                words.title
              )}
            </p>
            <p id={`${id}text`} className={`${classes.text} tabular`}>
              {words.text}
            </p>
          </div>
        ) : (
          <div aria-busy role="img" aria-label={copy.loading} className={classes.loading}>
            <Bone height="1.25rem" width="70%" />
            <Bone height="1rem" width="90%" />
          </div>
        )}
      </div>
    </section>
  );
}
