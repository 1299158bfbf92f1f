import { Group } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { questionnaire as copy } from '../../../copy/questionnaire';
import { Notice } from '../../feedback/Notice/Notice';
import { Dialog } from '../../overlays/Dialog/Dialog';
import { useDialog } from '../../overlays/Dialog/useDialog';
import { MainButton } from '../../actions/MainButton/MainButton';

interface DraftStateProps {
  /** 端末に保存できたとき true、できなかったとき false、まだ入力がないとき null */
  stored: boolean | null;
  /** 前回の入力内容を復元したとき true */
  restored: boolean;
  busy?: boolean;
  onStartOver: () => void;
  /** フォームの最後で、保存できたことだけを伝えるとき true */
  atEnd?: boolean;
}

/** 入力内容の保存や復元を伝えるお知らせ（§draft-start-over） */
export function DraftState({ stored, restored, busy = false, onStartOver, atEnd = false }: DraftStateProps) {
  if (atEnd) return stored && !restored ? <Saved /> : null;
  if (stored === false) return <Notice tone="warning" role="status" title={copy.notSaved} />;
  return restored ? <Restored busy={busy} onStartOver={onStartOver} /> : null;
}

const Saved = () => (
  <Group component="p" wrap="nowrap" align="flex-start" gap="xxs" fz="sm" c="var(--color-asagi-shade)">
    <IconCheck aria-hidden size="1.25rem" style={{ flex: 'none', marginBlockStart: '0.125rem' }} />
    {copy.saved}
  </Group>
);

function Restored({ busy, onStartOver }: { busy: boolean; onStartOver: () => void }) {
  const [asking, ask, close] = useDialog('start-over');
  return (
    <>
      <Notice
        tone="info"
        role="status"
        title={copy.restored}
        action={{ label: copy.startOver, blocked: busy, onClick: () => ask(true) }}
      />
      <Dialog
        opened={asking !== null}
        title={copy.startOverQuestion}
        onClose={close}
        actions={<MainButton onClick={close}>{copy.startOverNo}</MainButton>}
        destructiveAction={
          <MainButton variant="dangerOutline" onClick={() => close(onStartOver)}>
            {copy.startOverYes}
          </MainButton>
        }
      />
    </>
  );
}
