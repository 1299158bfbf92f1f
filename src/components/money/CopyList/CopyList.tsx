import { Card, DataList, Title, VisuallyHidden } from '@mantine/core';
import { useId, useState } from 'react';
import { copying as copy } from '../../../copy/common';
import classes from './CopyList.module.css';
import { CopyRow } from './CopyRow';
import { copyText, selectText } from './copyText';

interface CopyListProps {
  title: string;
  /** 項目の名前と内容。コピーされる文字が見た目とちがうときは `copied`（`1,885円` なら `1885`） */
  items: readonly { label: string; value: string; copied?: string }[];
}

/** 振込先のように、書き写す内容を1つずつコピーできる一覧（§bank-details-copied） */
export function CopyList({ title, items }: CopyListProps) {
  const id = useId();
  const [last, setLast] = useState<{ at: number; done: boolean } | null>(null);
  const copyAt = async (at: number, text: string) => {
    const done = await copyText(text);
    setLast({ at, done });
    const shown = document.getElementById(`${id}${at}`);
    if (!done && shown) selectText(shown);
  };
  const stateOf = (at: number) => (last?.at === at ? (last.done ? 'done' : 'failed') : 'none');
  const label = last && items[last.at]?.label;
  return (
    <Card component="section" aria-labelledby={id} py="md">
      <Title id={id} size="h3">
        {title}
      </Title>
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
      {/* For screen readers. */}
      <VisuallyHidden role="status">{last && label && (last.done ? copy.doneOf : copy.failed)(label)}</VisuallyHidden>
    </Card>
  );
}
