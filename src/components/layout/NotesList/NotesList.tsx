import { List } from '@mantine/core';
import { useId } from 'react';
import { Title } from '../JaText/texts';
import { ListItem } from '../JaText/rows';

interface NotesListProps {
  title: string;
  items: readonly string[];
}

/** 注意事項や、用意するものの一覧 */
export function NotesList({ title, items }: NotesListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Title order={2} id={id} mb="xs" fz="md">
        {title}
      </Title>
      <List c="dimmed">
        {items.map((item) => (
          <ListItem key={item}>{item}</ListItem>
        ))}
      </List>
    </section>
  );
}
