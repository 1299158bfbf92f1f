import { useId, type ReactNode } from 'react';
import classes from './Panel.module.css';

/** One part of the panel, under its heading. */
export function PanelPart({ heading, about, children }: { heading: string; about?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.part} aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        {heading}
      </h2>
      {about && <p className={classes.about}>{about}</p>}
      {children}
    </section>
  );
}
