import type { ReactNode } from 'react';
import { Dock } from '../Dock/Dock';
import classes from './ActionBar.module.css';

interface ActionBarProps {
  /** ボタン（1つ、または「戻る」と主ボタン） */
  children: ReactNode;
  /** ボタンの上の一言（選択中の時間、足りない項目など） */
  status?: ReactNode;
  /** 一言の色。`warm` は注意 */
  tone?: 'plain' | 'warm';
}

/** The screen's one main action at the bottom, with the line that says what is chosen or missing (visual.md, D10). */
export function ActionBar({ children, status, tone = 'plain' }: ActionBarProps) {
  return (
    <Dock>
      <div className={classes.content}>
        {status && (
          <div role="status" className={classes.status} data-tone={tone}>
            {status}
          </div>
        )}
        {children && <div className={classes.buttons}>{children}</div>}
      </div>
    </Dock>
  );
}
