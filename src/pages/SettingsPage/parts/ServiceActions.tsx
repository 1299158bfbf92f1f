import { Paper } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { MenuRow } from '../../../components/actions/MenuList/MenuRow';

export interface Action {
  /** 操作の名前（ボタンの名前になります） */
  title: string;
  /** 何ができるかの一言 */
  text: string;
  /** 絵 */
  icon: Icon;
  /** 押したとき */
  onPress: () => void;
  /** 処理中。押せませんが、フォーカスは残ります */
  busy?: boolean;
}

interface ServiceActionsProps {
  /** 操作 */
  actions: readonly Action[];
}

/** その場でできる操作の一覧。見た目は「メニュー一覧」と同じです */
export function ServiceActions({ actions }: ServiceActionsProps) {
  return (
    <Paper component="ul" variant="rows" withBorder>
      {actions.map((action) => (
        <MenuRow key={action.title} {...action} />
      ))}
    </Paper>
  );
}
