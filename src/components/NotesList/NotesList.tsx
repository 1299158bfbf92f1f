import { useId } from 'react';
import classes from './NotesList.module.css';

interface NotesListProps {
  /** 見出し（この領域の名前になります） */
  title: string;
  /** 注意の文 */
  items: readonly string[];
}

/** 知っておいていただきたいこと。1つずつ、1つの文で示します（spec §2） */
export function NotesList({ title, items }: NotesListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.notes}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      <ul className={classes.list}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
