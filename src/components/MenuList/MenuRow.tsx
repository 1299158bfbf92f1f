import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './MenuList.module.css';

interface MenuRowProps {
  /** 絵 */
  icon: Icon;
  /** リンクかボタン。行の全体で押せます */
  control: ReactNode;
  /** 何ができるかの一言 */
  text: string;
  /** 一言のid。リンクかボタンの説明になります */
  textId: string;
  /** 行の終わりに置く印 */
  end?: ReactNode;
}

/** 一覧の1行 */
export function MenuRow({ icon: RowIcon, control, text, textId, end }: MenuRowProps) {
  return (
    <li className={classes.entry}>
      <RowIcon aria-hidden className={classes.icon} stroke={1.75} />
      {/* The control covers its whole row; the words below it describe it and are no part of its name. */}
      <div className={classes.words}>
        {control}
        <p id={textId} className={classes.text}>
          {text}
        </p>
      </div>
      {end}
    </li>
  );
}
