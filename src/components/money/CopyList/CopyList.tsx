import { Card, DataList, Paper, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { copying as copy } from '../../../copy/common';
import { MainButton } from '../../actions/MainButton/MainButton';
import { Unbroken } from '../../layout/Unbroken/Unbroken';
import classes from './CopyList.module.css';
import { CopyRow } from './CopyRow';
import { copyText, selectText } from './copyText';

interface CopyListProps {
  /** 見出し（領域の名前になります） */
  title: string;
  /** 項目の名前と内容。コピーされる文字が見た目とちがうときは `copied`（`1,885円` なら `1885`） */
  items: readonly { label: string; value: string; copied?: string }[];
}

/** 振込先のように、書き写す内容を、まとめても1つずつでもコピーできる一覧（§bank-details-copied） */
export function CopyList({ title, items }: CopyListProps) {
  const id = useId();
  // `at`: which item, -1 for all of them.
  const [last, setLast] = useState<{ at: number; done: boolean } | null>(null);
  const all = items.map(({ label, value }) => copy.line(label, value)).join('\n');
  const copyAt = async (at: number, text: string) => {
    const done = await copyText(text);
    // Renders now, because what is selected may only now be on the screen.
    flushSync(() => setLast({ at, done }));
    const shown = document.getElementById(`${id}${at}`);
    if (!done && shown) selectText(shown);
  };
  const stateOf = (at: number) => (last?.at === at ? (last.done ? 'done' : 'failed') : 'none');
  const label = last && items[last.at]?.label;
  const isAllCopied = stateOf(-1) === 'done';
  return (
    <Card component="section" aria-labelledby={id} py="md">
      <Title id={id} size="h3">
        {title}
      </Title>
      <MainButton icon={isAllCopied ? IconCheck : IconCopy} onClick={() => void copyAt(-1, all)}>
        {isAllCopied ? copy.allDone : copy.all}
      </MainButton>
      {stateOf(-1) === 'failed' && (
        <>
          <Text c="red">
            <Unbroken>{copy.allFailed}</Unbroken>
          </Text>
          <Paper variant="inset">
            <Text id={`${id}-1`} style={{ userSelect: 'all', whiteSpace: 'pre-line' }}>
              <Unbroken>{all}</Unbroken>
            </Text>
          </Paper>
        </>
      )}
      <DataList orientation="vertical" withDivider className={classes.rows}>
        {items.map(({ copied, ...item }, at) => (
          <CopyRow
            key={item.label}
            {...item}
            id={`${id}${at}`}
            state={stateOf(at)}
            onCopy={() => void copyAt(at, copied ?? item.value)}
          />
        ))}
      </DataList>
      {/* For screen readers; the button and the line by it show it visually. */}
      <VisuallyHidden role="status">
        {last && (label ? (last.done ? copy.doneOf : copy.failed)(label) : last.done ? copy.allDone : copy.allFailed)}
      </VisuallyHidden>
    </Card>
  );
}
