import { useEffect, useId, useRef } from 'react';
import { CheckoutPage } from './CheckoutPage';
import classes from './DepartureSheet.module.css';
import type { Departure } from './departure';
import { ShownDocument } from './ShownDocument';
import { words } from './prototypeWords';

interface DepartureSheetProps {
  departure: Departure;
  open: (request: Request) => Promise<Response>;
  /** Back to the app: at an address of it, or (null) as it was left. */
  onReturn: (address: string | null) => void;
}

/** A page outside the app, in front of the phone. */
export function DepartureSheet({ departure, open, onReturn }: DepartureSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  useEffect(() => {
    const sheet = dialog.current;
    const left = document.activeElement;
    sheet?.showModal();
    return () => {
      sheet?.close();
      if (left instanceof HTMLElement && left.isConnected) left.focus({ preventScroll: true });
    };
  }, []);
  const leave = () => onReturn(departure.kind === 'closed' ? '/' : null);
  return (
    <dialog
      ref={dialog}
      className={classes.sheet}
      aria-labelledby={title}
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
    >
      <div className={classes.header}>
        <h2 id={title} className={classes.title}>
          {words.departure.titles[departure.kind]}
        </h2>
        <button type="button" className={classes.close} onClick={leave}>
          {words.departure.close}
        </button>
      </div>
      {departure.kind === 'checkout' && <CheckoutPage url={departure.url} open={open} onReturn={onReturn} />}
      {(departure.kind === 'receipt' || departure.kind === 'file') && (
        <ShownDocument title={words.departure.titles[departure.kind]} url={departure.url} open={open} />
      )}
      {departure.kind === 'room' && <p className={classes.words}>{words.departure.room}</p>}
      {departure.kind === 'closed' && <p className={classes.words}>{words.departure.closed}</p>}
      {departure.kind === 'elsewhere' && (
        <p className={classes.words}>
          {words.departure.elsewhere}
          <span className={classes.address}>{departure.url}</span>
        </p>
      )}
    </dialog>
  );
}
