import { DataList, Text } from '@mantine/core';
import classes from './BillStatement.module.css';

interface BillLinesProps {
  /** 明細。種類は、同じものが続くときは最初の行だけに、名前が種類で始まるときは示しません */
  lines: readonly { type: string; description: string; value: string }[];
}

/** The lines of one part of a bill. */
export function BillLines({ lines }: BillLinesProps) {
  return (
    <DataList classNames={classes}>
      {lines.map(({ type, description, value }, index) => (
        // Index as key, because a bill may contain the same line twice.
        <DataList.Item key={index}>
          <DataList.ItemLabel>
            {type !== lines[index - 1]?.type && !description.startsWith(type) && (
              <Text span display="block" size="sm" c="dimmed">
                {type}
              </Text>
            )}
            {description}
          </DataList.ItemLabel>
          <DataList.ItemValue>{value}</DataList.ItemValue>
        </DataList.Item>
      ))}
    </DataList>
  );
}
