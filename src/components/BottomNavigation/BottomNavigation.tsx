import { IconCalendar, IconPill, IconUser } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { Dock } from '../Dock/Dock';
import classes from './BottomNavigation.module.css';

const ICONS = { booking: IconCalendar, medicine: IconPill, mypage: IconUser };

interface BottomNavigationProps {
  /** この領域の名前 */
  label: string;
  /** 行き先。`current` はいまいる場所 */
  items: readonly { label: string; to: string; icon: keyof typeof ICONS; current: boolean }[];
}

/** 画面の下の、3つの行き先（spec §2） */
export function BottomNavigation({ label, items }: BottomNavigationProps) {
  return (
    <Dock label={label}>
      <div className={classes.items}>
        {items.map((item) => {
          const Icon = ICONS[item.icon];
          return (
            <Link key={item.to} to={item.to} className={classes.item} aria-current={item.current ? 'page' : undefined}>
              <Icon aria-hidden className={classes.icon} />
              <span className={classes.label}>{item.label}</span>
            </Link>
          );
        })}
      </div>
    </Dock>
  );
}
