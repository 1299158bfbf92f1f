import { useId, useRef, useState, type ReactNode } from 'react';
import classes from './Panel.module.css';

interface PanelButtonProps {
  children: ReactNode;
  onClick: () => void | Promise<void>;
  /** Its whole name, where the words alone say too little. */
  label?: string;
  /** Why it can't be pressed now. */
  blocked?: string | null;
  main?: boolean;
}

/** A button of the panel, busy until its action ends. */
export function PanelButton({ children, onClick, label, blocked = null, main = false }: PanelButtonProps) {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const reason = useId();
  async function press(): Promise<void> {
    if (blocked !== null || running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await onClick();
    } finally {
      running.current = false;
      setBusy(false);
    }
  }
  return (
    <>
      <button
        type="button"
        className={classes.button}
        data-main={main || undefined}
        aria-label={label}
        aria-disabled={blocked !== null || busy || undefined}
        aria-busy={busy || undefined}
        aria-describedby={blocked === null ? undefined : reason}
        onClick={() => void press()}
      >
        {children}
      </button>
      {blocked !== null && (
        <span id={reason} className={classes.about}>
          {blocked}
        </span>
      )}
    </>
  );
}
