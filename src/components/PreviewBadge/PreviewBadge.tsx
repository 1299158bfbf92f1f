import { preview } from '../../copy/preview';
import classes from './PreviewBadge.module.css';

/** LINEの外で試していることを示すしるし。画面の上に置き、見出しに重なりません */
export function PreviewBadge() {
  return (
    <aside className={classes.strip}>
      <span className={classes.badge}>{preview.badge}</span>
    </aside>
  );
}
