import { Button, Card, DataList, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { payment } from '../../../copy/paymentCopy';
import { copyText } from './copyText';
import classes from './CopyList.module.css';

const { copy } = payment;

interface CopyListProps {
  /** 見出し（領域の名前になります） */
  title: string;
  /** 項目の名前と、コピーされる内容 */
  items: readonly { label: string; value: string }[];
}

/** 振込先のように、書き写す内容を1つずつコピーできる一覧（§bank-details-copied） */
export function CopyList({ title, items }: CopyListProps) {
  const id = useId();
  const [last, setLast] = useState<{ label: string; done: boolean } | null>(null);
  const copyItem = async (label: string, at: number) => {
    const element = document.getElementById(`${id}${at}`);
    if (element) setLast({ label, done: await copyText(element) });
  };
  return (
    <Card component="section" aria-labelledby={id} py="md">
      <Title id={id} size="h3">
        {title}
      </Title>
      <DataList orientation="vertical" withDivider className={classes.rows}>
        {items.map(({ label, value }, at) => {
          const done = last?.done === true && last.label === label;
          const CopyIcon = done ? IconCheck : IconCopy;
          return (
            <DataList.Item key={label} className={classes.row}>
              <DataList.ItemLabel>{label}</DataList.ItemLabel>
              <DataList.ItemValue id={`${id}${at}`} fz="lg" fw={700} lh={1.5} className={classes.value}>
                {value}
              </DataList.ItemValue>
              <DataList.ItemValue className={classes.action}>
                {/* Not Mantine's CopyButton: it does not report that the browser refused, nor which value was
                    copied. */}
                <Button
                  variant={done ? 'light' : 'outline'}
                  aria-label={done ? copy.doneOf(label) : copy.actionOf(label)}
                  leftSection={<CopyIcon aria-hidden size="1.125rem" />}
                  onClick={() => void copyItem(label, at)}
                >
                  {done ? copy.done : copy.action}
                </Button>
              </DataList.ItemValue>
              {last?.done === false && last.label === label && (
                <Text component="dd" c="red" className={classes.failed}>
                  {copy.failed(label)}
                </Text>
              )}
            </DataList.Item>
          );
        })}
      </DataList>
      {/* For screen readers; the button and the line above show it visually. */}
      <VisuallyHidden role="status">
        {last && (last.done ? copy.doneOf(last.label) : copy.failed(last.label))}
      </VisuallyHidden>
    </Card>
  );
}
