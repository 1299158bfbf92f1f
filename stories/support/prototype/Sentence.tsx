import classes from './Desk.module.css';

/** What stands where the prototype would, and why. */
export function Sentence({ title, text }: { title: string; text: string }) {
  return (
    <main className={classes.sentence}>
      <h1 className={classes.title}>{title}</h1>
      <p role="status">{text}</p>
    </main>
  );
}
