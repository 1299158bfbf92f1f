import { Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import type { IllustrationName } from '../Illustration/Illustration';
import { MainButton } from '../../actions/MainButton/MainButton';
import { OutcomeScreen } from '../OutcomeScreen/OutcomeScreen';

interface EmptyStateProps {
  picture: IllustrationName;
  title: string;
  text?: string;
  action?: { label: string; to: string } | { label: string; onClick: () => void };
  /** 操作が2つ以上あるとき、`action` の代わりに並べるボタン */
  children?: ReactNode;
  live?: 'alert';
}

/** 一覧が空のときの表示。絵・文・次の操作を示します */
export function EmptyState({ picture, title, text, action, children, live }: EmptyStateProps) {
  return (
    <Paper withBorder>
      <OutcomeScreen picture={picture} title={title} text={text} live={live}>
        {action ? (
          <MainButton variant="outline" {...action}>
            {action.label}
          </MainButton>
        ) : (
          children
        )}
      </OutcomeScreen>
    </Paper>
  );
}
