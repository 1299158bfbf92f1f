import { DataList } from '@mantine/core';
import { BillRow } from './BillRow';

interface BillLinesProps {
  /** 明細。種類は、同じものが続くときは最初の行だけに、名前が種類で始まるときは示しません */
  lines: readonly { type: string; description: string; value: string }[];
}

/** The lines of one part of a bill. */
export function BillLines({ lines }: BillLinesProps) {
  return (
    <DataList>
      {lines.map(({ type, description, value }, index) => (
        <BillRow
          // Index as key, because a bill may contain the same line twice.
          key={index}
          type={type !== lines[index - 1]?.type && !description.startsWith(type) && type}
          name={description}
          value={value}
        />
      ))}
    </DataList>
  );
}
