import classes from './BillStatement.module.css';

interface BillLinesProps {
  /** 明細。種類は、同じものが続くときは最初の行だけに、名前が種類で始まるときは示しません */
  lines: readonly { type: string; description: string; value: string }[];
}

/** The lines of one part of a bill. */
export function BillLines({ lines }: BillLinesProps) {
  return (
    <dl className={classes.rows}>
      {lines.map(({ type, description, value }, index) => (
        // A bill may hold the same line twice.
        <div key={index} className={classes.row}>
          <dt>
            {type !== lines[index - 1]?.type && !description.startsWith(type) && (
              <span className={classes.type}>{type}</span>
            )}
            {description}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
