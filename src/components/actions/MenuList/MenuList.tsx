import { Paper } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { MenuRow } from './MenuRow';

export interface MenuEntry {
  /** 行き先の名前（リンクの名前になります） */
  title: string;
  /** 何ができるかの一言 */
  text: string;
  /** 移動先 */
  to?: string;
  /** 移動せず、その場で開くとき */
  onPress?: () => void;
  /** 絵 */
  icon: Icon;
}

interface MenuListProps {
  /** メニューの名前（読み上げ用） */
  label: string;
  /** 項目 */
  entries: readonly MenuEntry[];
}

/** 設定などの行き先の一覧 */
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
