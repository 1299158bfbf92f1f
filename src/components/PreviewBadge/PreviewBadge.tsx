import { app } from '../../copy/app';
import classes from './PreviewBadge.module.css';

/** LINEの外で試していることを示すしるし。画面の右上に固定され、操作のじゃまをしません */
export function PreviewBadge() {
  return <span className={classes.badge}>{app.preview}</span>;
}
