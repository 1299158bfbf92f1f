import { Button, DataList } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { copying as copy } from '../../../copy/common';
import { Text } from '../../layout/Unbroken/texts';
import { Unbroken } from '../../layout/Unbroken/Unbroken';
import classes from './CopyList.module.css';

interface CopyRowProps {
  id: string;
  label: string;
  value: string;
  large?: boolean;
  /** 最後にコピーしたのがこの項目なら、その結果 */
  state: 'none' | 'done' | 'failed';
  onCopy: () => void;
}

export function CopyRow({ id, label, value, large = false, state, onCopy }: CopyRowProps) {
  const done = state === 'done';
  const CopyIcon = done ? IconCheck : IconCopy;
  return (
    <DataList.Item className={classes.row}>
      <DataList.ItemLabel className={classes.label}>{label}</DataList.ItemLabel>
      <DataList.ItemValue
        id={id}
        fz={large ? 'xl' : 'lg'}
        fw={700}
        lh={1.5}
        style={{ userSelect: 'all' }}
        className={classes.value}
      >
        {/* A long number breaks where it must. */}
        {large ? value : <Unbroken>{value}</Unbroken>}
      </DataList.ItemValue>
      <DataList.ItemValue className={classes.action}>
        {/* Mantine's CopyButton does not report that the browser refused. */}
        <Button
          variant={done ? 'light' : 'outline'}
          px="sm"
          aria-label={done ? copy.doneOf(label) : copy.actionOf(label)}
          leftSection={<CopyIcon aria-hidden size="1.125rem" />}
          onClick={onCopy}
        >
          {done ? copy.done : copy.action}
        </Button>
      </DataList.ItemValue>
      {state === 'failed' && (
        <Text component="dd" c="red" className={classes.failed}>
          {copy.failed(label)}
        </Text>
      )}
    </DataList.Item>
  );
}
