import classes from './Desk.module.css';

/** Replaces the prototype when it can't be shown, and explains why. */
export function Sentence({ title, text }: { title: string; text: string }) {
  return (
    <main className={classes.sentence}>
      <h1 className={classes.title}>{title}</h1>
      <p role="status">{text}</p>
    </main>
  );
}
