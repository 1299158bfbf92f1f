import { Paper } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { MenuRow } from './MenuRow';

export interface MenuEntry {
  title: string;
  text: string;
  to?: string;
  onPress?: () => void;
  icon: Icon;
}

interface MenuListProps {
  label: string;
  entries: readonly MenuEntry[];
}

/** 設定などの画面へ移動するメニュー */
export function MenuList({ label, entries }: MenuListProps) {
  return (
    <nav aria-label={label}>
      <Paper component="ul" variant="rows" withBorder>
        {entries.map((entry) => (
          <MenuRow key={entry.title} {...entry} />
        ))}
      </Paper>
    </nav>
  );
}
