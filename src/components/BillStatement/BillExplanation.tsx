import { payment } from '../../copy/payment';
import type { BillSteps } from '../../domain/bill';
import { formatCount, formatYen } from '../../domain/money';
import classes from './BillStatement.module.css';

const { bill: copy } = payment;

interface BillExplanationProps {
  /** 金額の求め方 */
  steps: BillSteps;
}

/** `+¥2`, `-¥3`, `なし` */
const adjusted = (yen: number) => (yen === 0 ? copy.noRounding : `${yen > 0 ? '+' : ''}${formatYen(yen)}`);

/** From points to the patient's share: cost, ratio, the legal rounding to 10 yen (E11). */
export function BillExplanation({ steps: { points, cost, tenths, exactShare, share } }: BillExplanationProps) {
  return (
    <>
      <dl className={classes.rows}>
        <div className={classes.row} data-sum>
          <dt>{copy.pointsTotal}</dt>
          <dd>{copy.score(formatCount(points))}</dd>
        </div>
      </dl>
      <dl aria-label={copy.explanation} className={classes.steps}>
        <div className={classes.row}>
          <dt>{copy.cost(formatCount(points))}</dt>
          <dd>{formatYen(cost)}</dd>
        </div>
        <div className={classes.row}>
          <dt>{copy.share(String(tenths))}</dt>
          {exactShare !== null && <dd>{formatYen(exactShare)}</dd>}
        </div>
        <div className={classes.row}>
          <dt>{copy.rounding}</dt>
          {exactShare !== null && <dd>{adjusted(share - exactShare)}</dd>}
        </div>
        <div className={classes.row} data-sum>
          <dt>{copy.yourShare}</dt>
          <dd>{formatYen(share)}</dd>
        </div>
      </dl>
    </>
  );
}
