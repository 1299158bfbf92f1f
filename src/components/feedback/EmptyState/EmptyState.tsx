import { Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import type { IllustrationName } from '../Illustration/Illustration';
import { MainButton } from '../../actions/MainButton/MainButton';
import { OutcomeScreen } from '../OutcomeScreen/OutcomeScreen';

interface EmptyStateProps {
  /** 絵の名前 */
  picture: IllustrationName;
  /** 何がないかを伝える一文 */
  title: string;
  /** 補足 */
  text?: string;
  /** 次の一手。リンク先（`to`）か操作（`onClick`）のどちらか */
  action?: { label: string; to: string } | { label: string; onClick: () => void };
  /** 操作が2つ以上あるとき、`action` の代わりに並べるボタン */
  children?: ReactNode;
  /** 読み込みに失敗して何もないとき、表示と同時に読み上げるなら `alert` */
  live?: 'alert';
}

/** 一覧が空のときの表示。絵ひとつ・文ひとつ・次の一手 */
export function EmptyState({ picture, title, text, action, children, live }: EmptyStateProps) {
  return (
    <Paper withBorder>
      <OutcomeScreen picture={picture} title={title} text={text} live={live}>
        {action ? (
          <MainButton variant="outline" {...('to' in action ? { to: action.to } : { onClick: action.onClick })}>
            {action.label}
          </MainButton>
        ) : (
          children
        )}
      </OutcomeScreen>
    </Paper>
  );
}
