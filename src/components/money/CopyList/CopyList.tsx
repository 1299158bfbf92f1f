import { Card, Title } from '@mantine/core';
import { useId } from 'react';
import { CopyRows, type CopyRowsProps } from './CopyRows';

interface CopyListProps extends Pick<CopyRowsProps, 'items'> {
  title: string;
}

/** 項目を1つずつコピーできる一覧（§bank-details-copied） */
export function CopyList({ title, items }: CopyListProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} py="md">
      <Title id={id} size="h3">
        {title}
      </Title>
      <CopyRows items={items} withDivider />
    </Card>
  );
}
