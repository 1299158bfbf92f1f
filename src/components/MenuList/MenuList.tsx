import { IconChevronRight, type Icon } from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import classes from './MenuList.module.css';

/** One entry of a menu. */
export interface MenuEntry {
  /** 行き先の名前（リンクの名前になります） */
  title: string;
  /** 何ができるかの一言 */
  text: string;
  /** 移動先 */
  to: string;
  /** 絵 */
  icon: Icon;
}

interface MenuListProps {
  /** メニューの名前（読み上げ用） */
  label: string;
  /** 項目 */
  entries: readonly MenuEntry[];
}

/** 設定などの行き先の一覧（spec §2「Settings menu」） */
export function MenuList({ label, entries }: MenuListProps) {
  const id = useId();
  return (
    <nav aria-label={label}>
      <ul className={classes.list}>
        {entries.map(({ title, text, to, icon: EntryIcon }) => (
          <li key={to} className={classes.entry}>
            <EntryIcon aria-hidden className={classes.icon} stroke={1.75} />
            <div className={classes.words}>
              {/* The link covers its whole entry; the words below it describe it and are no part of its name. */}
              <Link to={to} className={classes.title} aria-describedby={`${id}${to}`}>
                {title}
              </Link>
              <p id={`${id}${to}`} className={classes.text}>
                {text}
              </p>
            </div>
            <IconChevronRight aria-hidden className={classes.arrow} stroke={2} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
