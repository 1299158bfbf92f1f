import { DataList, Paper, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './BookingSummary.module.css';

interface BookingSummaryProps {
  /** 項目名と内容。`strong` は日時など、いちばん大切な行 */
  rows: readonly { label: string; value: string; strong?: boolean }[];
  /** 担当医の紹介など、下に添えるもの */
  children?: ReactNode;
}

/** 選んだ日時・医師・診療科目。予約が終わるまで、画面の上に見せておきます（visual.md） */
export function BookingSummary({ rows, children }: BookingSummaryProps) {
  return (
    <Paper withBorder p="md">
      <DataList gap={4} labelWidth="4rem">
        {rows.map(({ label, value, strong }) => (
          <DataList.Item key={label} className={classes.row}>
            <DataList.ItemLabel fz="0.9375rem" lh="md" className={classes.label}>
              {label}
            </DataList.ItemLabel>
            <DataList.ItemValue className={classes.value} fz={strong ? '1.0625rem' : 'md'} lh="md">
              {value}
            </DataList.ItemValue>
          </DataList.Item>
        ))}
      </DataList>
      {children && (
        <Text component="div" mt="xs" fz="0.9375rem" lh={1.6} c="dimmed">
          {children}
        </Text>
      )}
    </Paper>
  );
}
