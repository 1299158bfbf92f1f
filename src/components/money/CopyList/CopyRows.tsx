import { Button, DataList, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import { copying as copy } from '../../../copy/common';
import { Text } from '../../layout/JaText/texts';
import { ItemValue } from '../../layout/JaText/rows';
import classes from './CopyList.module.css';

function selectText(element: HTMLElement): void {
  const range = document.createRange();
  range.selectNodeContents(element);
  const selection = getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}

/** For browsers that block the Clipboard API. */
function copyBySelecting(text: string): boolean {
  const copySource = document.createElement('pre');
  copySource.textContent = text;
  copySource.setAttribute('aria-hidden', 'true');
  Object.assign(copySource.style, { position: 'fixed', top: '0', opacity: '0', pointerEvents: 'none' });
  document.body.append(copySource);
  try {
    selectText(copySource);
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    copySource.remove();
  }
}

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelecting(text);
  }
}

export interface CopyRowsProps {
  /** `textToCopy` は、表示と違うコピー用の文字（`1,885円` なら `1885`） */
  items: readonly { label: string; value: string; textToCopy?: string }[];
  withDivider?: boolean;
  /** 長い番号を大きな字で示すとき true */
  large?: boolean;
  /** 一覧の先頭に表示する、コピーのボタンがない項目 */
  children?: ReactNode;
}

export function CopyRows({ items, withDivider, large = false, children }: CopyRowsProps) {
  const id = useId();
  const [result, setResult] = useState<{ label: string; ok: boolean } | null>(null);
  const copyItem = async (label: string, text: string) => {
    const ok = await copyText(text);
    setResult({ label, ok });
    const element = document.getElementById(`${id}${label}`);
    if (!ok && element) selectText(element);
  };
  return (
    <>
      <DataList orientation="vertical" withDivider={withDivider} className={classes.rows}>
        {children}
        {items.map(({ label, value, textToCopy = value }) => {
          const hasResult = result?.label === label;
          const isDone = hasResult && result.ok;
          const CopyIcon = isDone ? IconCheck : IconCopy;
          return (
            <DataList.Item key={label} className={classes.row}>
              <DataList.ItemLabel className={classes.label}>{label}</DataList.ItemLabel>
              <ItemValue
                id={`${id}${label}`}
                fz={large ? 'xl' : 'lg'}
                fw={700}
                lh={1.5}
                style={{ userSelect: 'all' }}
                className={classes.value}
              >
                {/* The fragment bypasses `JaText`, because `JaText` would keep a long number on one line. */}
                {large ? <>{value}</> : value}
              </ItemValue>
              <DataList.ItemValue className={classes.action}>
                {/* Mantine's CopyButton does not report a failed copy. */}
                <Button
                  variant={isDone ? 'light' : 'outline'}
                  px="sm"
                  aria-label={isDone ? copy.doneOf(label) : copy.actionOf(label)}
                  leftSection={<CopyIcon aria-hidden size="1.125rem" />}
                  onClick={() => void copyItem(label, textToCopy)}
                >
                  {isDone ? copy.done : copy.action}
                </Button>
              </DataList.ItemValue>
              {hasResult && !isDone && (
                <Text component="dd" c="red" className={classes.failed}>
                  {copy.failed(label)}
                </Text>
              )}
            </DataList.Item>
          );
        })}
      </DataList>
      <VisuallyHidden role="status">{result && (result.ok ? copy.doneOf : copy.failed)(result.label)}</VisuallyHidden>
    </>
  );
}
