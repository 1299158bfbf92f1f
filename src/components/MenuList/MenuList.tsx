import { IconChevronRight, type Icon } from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import classes from './MenuList.module.css';
import { MenuRow } from './MenuRow';

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
        {entries.map(({ title, text, to, icon }) => (
          <MenuRow
            key={to}
            icon={icon}
            text={text}
            textId={`${id}${to}`}
            control={
              <Link to={to} className={classes.title} aria-describedby={`${id}${to}`}>
                {title}
              </Link>
            }
            end={<IconChevronRight aria-hidden className={classes.arrow} stroke={2} />}
          />
        ))}
      </ul>
    </nav>
  );
}
