import type { ReactNode } from 'react';
import { Illustration, type IllustrationName } from '../Illustration/Illustration';
import classes from './OutcomeScreen.module.css';

interface OutcomeScreenProps {
  /** 絵の名前 */
  picture: IllustrationName;
  /** 何が起きたかを伝える一文 */
  title: string;
  /** 次にどうすればよいか */
  text?: string | undefined;
  /** 次の操作（ボタン・リンク） */
  children?: ReactNode;
  /** 表示と同時に読み上げるとき。失敗は `alert`、それ以外は `status` */
  live?: 'alert' | 'status' | undefined;
}

/** 失敗・完了・準備中などの結果を、絵ひとつ・文ひとつ・次の一手で伝える画面 */
export function OutcomeScreen({ picture, title, text, children, live }: OutcomeScreenProps) {
  return (
    <div className={classes.screen}>
      <div className={classes.picture}>
        <Illustration name={picture} />
      </div>
      <div className={classes.body}>
        <div role={live} className={classes.words}>
          <div className={classes.title}>{title}</div>
          {text && <p className={classes.text}>{text}</p>}
        </div>
        {children && <div className={classes.actions}>{children}</div>}
      </div>
    </div>
  );
}
