import { Group } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { questionnaire } from '../../../copy/questionnaireCopy';
import { Notice } from '../../feedback/Notice/Notice';

interface DraftStateProps {
  /** この端末に保存できているとき true */
  kept: boolean;
  /** 前回の入力を復元したとき true */
  restored: boolean;
  /** 「最初から入力する」を押したとき */
  onStartOver: () => void;
  /** フォームの終わりに置くとき true（「自動で保存されています」だけを示します） */
  end?: boolean;
}

/** 入力途中の内容が保存されているかどうか、復元したかどうかのお知らせ。お知らせは始めに、保存できている一言は終わりに出ます */
export function DraftState({ kept, restored, onStartOver, end = false }: DraftStateProps) {
  if (end !== (kept && !restored)) return null;
  if (!kept) return <Notice tone="warm" role="status" title={questionnaire.notSaved} />;
  if (restored) {
    return (
      <Notice
        tone="info"
        role="status"
        title={questionnaire.restored}
        action={{ label: questionnaire.startOver, onClick: onStartOver }}
      />
    );
  }
  return (
    <Group component="p" wrap="nowrap" align="flex-start" gap="0.25rem" fz="sm" c="var(--color-asagi-shade)">
      <IconCheck aria-hidden size="1.25rem" style={{ flex: 'none', marginBlockStart: '0.125rem' }} />
      {questionnaire.saved}
    </Group>
  );
}
