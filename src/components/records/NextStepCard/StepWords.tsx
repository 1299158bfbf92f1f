import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Unbroken } from '../../layout/Unbroken/Unbroken';
import classes from './NextStepCard.module.css';

interface StepWordsProps {
  /** 2行目の id */
  id?: string;
  /** 1行目 */
  title: ReactNode;
  /** 2行目 */
  text: string;
  /** 見せずに、その文が入る高さだけを取るとき true */
  hidden?: boolean;
}

/** カードの2行の文 */
export function StepWords({ id, title, text, hidden = false }: StepWordsProps) {
  return (
    <div aria-hidden={hidden || undefined} className={hidden ? classes.ruler : undefined}>
      <Text fz="h3" lh={1.5} fw={700}>
        {title}
      </Text>
      <Text id={id} fz="note" lh={1.5} c="dimmed">
        <Unbroken>{text}</Unbroken>
      </Text>
    </div>
  );
}
