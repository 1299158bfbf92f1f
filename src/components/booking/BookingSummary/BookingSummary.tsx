import { DataList, Group, Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import { Text } from '../../layout/JaText/texts';
import { ItemValue } from '../../layout/JaText/rows';
import { JaText } from '../../layout/JaText/JaText';

interface BookingSummaryProps {
  /** `strong` は最も重要な行、`below` は内容を項目名の下に置く行、`picture` は内容の左に置く絵です */
  rows: readonly { label: string; value: string; strong?: boolean; below?: boolean; picture?: ReactNode }[];
  children?: ReactNode;
}

/** 選んだ日時、医師、診療科目を、画面の上部に示す一覧（§choice-in-sight） */
export function BookingSummary({ rows, children }: BookingSummaryProps) {
  return (
    <Paper withBorder p="card">
      <DataList gap={4} labelWidth="4rem">
        {rows.map(({ label, value, strong, below, picture }) => (
          <DataList.Item key={label} style={picture === undefined ? undefined : { alignItems: 'center' }}>
            <DataList.ItemLabel fz="sm" lh="md" flex="none">
              {label}
            </DataList.ItemLabel>
            {/* If a `strong` value does not fit beside its label, the value moves below the label. */}
            <ItemValue
              flex={below ? '1 1 100%' : strong ? '1 1 auto' : '1 1 9rem'}
              ms={0}
              fz={strong ? 'lg' : 'md'}
              fw={700}
              lh="md"
            >
              {picture ? (
                <Group gap="xs" wrap="nowrap">
                  {picture}
                  <JaText>{value}</JaText>
                </Group>
              ) : (
                value
              )}
            </ItemValue>
          </DataList.Item>
        ))}
      </DataList>
      {children && (
        <Text component="div" mt="xs" size="sm" c="dimmed">
          {children}
        </Text>
      )}
    </Paper>
  );
}

/** 入力フォームの画面に、選んだ予約枠を1行で表示します */
export function BookingLine({ parts }: { parts: readonly string[] }) {
  return (
    <Group component="p" gap="0 1rem">
      {parts.filter(Boolean).map((part) => (
        <Text key={part} span size="sm" c="dimmed">
          {part}{' '}
        </Text>
      ))}
    </Group>
  );
}
