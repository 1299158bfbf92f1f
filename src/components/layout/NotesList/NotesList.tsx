import { List } from '@mantine/core';
import { useId } from 'react';
import { ListItem, Title } from '../Unbroken/texts';

interface NotesListProps {
  /** 見出し（この領域の名前になります） */
  title: string;
  /** 注意の文 */
  items: readonly string[];
}

/** 知っておいていただきたいことや、ご用意いただくもの。1つずつ、1つの文で示します（§notes-before-booking） */
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
