import classes from './BookingSummary.module.css';

interface BookingLineProps {
  /** 日時、診療科目、医師など、左から並べる言葉 */
  parts: readonly string[];
}

/** The chosen block in one line, for screens that ask questions. */
export function BookingLine({ parts }: BookingLineProps) {
  return (
    <p className={classes.line}>
      {parts.map((part) => (
        <span key={part}>{part} </span>
      ))}
    </p>
  );
}
