import { inspection as copy, testItems } from '../../copy/inspection';
import { isTestMenu } from '../../domain/inspection';
import classes from './InspectionItem.module.css';
import { MENU_PICTURES } from './menuPictures';

interface InspectionItemProps {
  /** 検査メニューの番号。47〜50は絵と項目が付きます */
  menuId: number;
  /** 検査メニューの名前 */
  menuName: string;
  /** この検査の題名。名前と同じなら出しません */
  title: string;
}

/** 検査ひとつ。メニューの絵と、調べる項目を示します（D15） */
export function InspectionItem({ menuId, menuName, title }: InspectionItemProps) {
  const menu = isTestMenu(menuId) ? menuId : null;
  return (
    <article aria-label={menuName} className={classes.test}>
      {menu && (
        <svg viewBox="0 0 64 64" aria-hidden="true" focusable="false" className={classes.picture}>
          {MENU_PICTURES[menu]}
        </svg>
      )}
      <div className={classes.words}>
        <h3 className={classes.name}>{menuName}</h3>
        {title && title !== menuName && <p className={classes.title}>{title}</p>}
      </div>
      {menu && (
        <ul aria-label={copy.items} className={classes.items}>
          {testItems[menu].map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </article>
  );
}
