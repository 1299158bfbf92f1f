import { NavLink, SimpleGrid } from '@mantine/core';
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

/** 画面の下の、3つの行き先（§bottom-menu） */
export function BottomNavigation({ label, items }: BottomNavigationProps) {
  return (
    <Dock label={label}>
      <SimpleGrid cols={3} spacing={0}>
        {items.map((item) => {
          const Icon = ICONS[item.icon];
          return (
            <NavLink
              key={item.to}
              component={Link}
              to={item.to}
              classNames={classes}
              aria-current={item.current ? 'page' : undefined}
              leftSection={<Icon aria-hidden size="min(1.5rem, 30px)" />}
              label={item.label}
            />
          );
        })}
      </SimpleGrid>
    </Dock>
  );
}
