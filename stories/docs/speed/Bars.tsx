import classes from './Bars.module.css';

export interface Bar {
  name: string;
  value: number;
  /** Value of the limit line; null = none. */
  limit: number | null;
  /** False when the value is on the wrong side of its limit. */
  held: boolean;
}

interface BarsProps {
  caption: string;
  bars: readonly Bar[];
  /** Formats the value as text. */
  form: (value: number) => string;
  /** Formats the limit as text; by default with 以下. */
  limitForm?: (limit: number) => string;
}

const percent = (part: number) => `${(part * 100).toFixed(1)}%`;

/** A table with a bar in each row; its values are also text, for screen readers. */
export function Bars({ caption, bars, form, limitForm = (limit) => `${form(limit)}以下` }: BarsProps) {
  const full = Math.max(...bars.flatMap(({ value, limit }) => [value, limit ?? 0])) * 1.05 || 1;
  const hasLimits = bars.some(({ limit }) => limit !== null);
  return (
    <table className={classes.bars}>
      <caption className={classes.caption}>{caption}</caption>
      <thead className={classes.head}>
        <tr>
          <th scope="col">項目</th>
          <th scope="col">値</th>
          {hasLimits && <th scope="col">基準</th>}
          {hasLimits && <th scope="col">判定</th>}
        </tr>
      </thead>
      <tbody>
        {bars.map(({ name, value, limit, held }) => (
          <tr key={name} className={classes.row}>
            <th scope="row" className={classes.name}>
              {name}
            </th>
            <td className={classes.value}>
              <span aria-hidden className={classes.track}>
                <span className={classes.bar} data-held={held} style={{ inlineSize: percent(value / full) }} />
                {limit !== null && (
                  <span className={classes.limit} style={{ insetInlineStart: percent(limit / full) }} />
                )}
              </span>
              <span className={classes.figure}>{form(value)}</span>
            </td>
            {hasLimits && <td className={classes.figure}>{limit === null ? '' : limitForm(limit)}</td>}
            {hasLimits && (
              <td className={classes.state} data-held={held}>
                {held ? '合格' : '不合格'}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
