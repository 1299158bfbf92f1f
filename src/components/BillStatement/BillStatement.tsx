import { payment } from '../../copy/payment';
import { explainBill, type BillTotal } from '../../domain/bill';
import { formatCount, formatYen } from '../../domain/money';
import { BillExplanation } from './BillExplanation';
import { BillLines } from './BillLines';
import classes from './BillStatement.module.css';

const { bill: copy } = payment;

interface BillStatementProps {
  /** 診療明細。点数は整数か `---`、金額は円 */
  bill: {
    insurance_details: readonly { type: string; description: string; score: number | '---' }[];
    private_details: readonly { type: string; description: string; cost: number }[];
    total: BillTotal;
  };
}

/** 診療明細と、金額の求めかた。内訳の合計が合わないときは、クリニックの合計だけを示します（E11） */
export function BillStatement({ bill: { insurance_details, private_details, total } }: BillStatementProps) {
  const steps = explainBill(total);
  const insured = insurance_details.map(({ type, description, score }) => ({
    type,
    description,
    value: score === '---' ? copy.noScore : copy.score(formatCount(score)),
  }));
  const own = private_details.map(({ type, description, cost }) => ({ type, description, value: formatYen(cost) }));
  const hasTax = steps !== null && (own.length > 0 || steps.tax !== 0);
  return (
    <div className={classes.card}>
      {insured.length > 0 && (
        <section aria-labelledby="insured" className={classes.part}>
          <div className={classes.head}>
            <h2 id="insured">{copy.insured}</h2>
            <span className={classes.unit}>{copy.points}</span>
          </div>
          <BillLines lines={insured} />
          {steps && <BillExplanation steps={steps} />}
        </section>
      )}
      {(own.length > 0 || hasTax) && (
        <section aria-labelledby="private" className={classes.part}>
          <h2 id="private">{copy.private}</h2>
          <BillLines lines={own} />
          {hasTax && (
            <dl className={classes.rows}>
              <div className={classes.row}>
                <dt>{copy.tax}</dt>
                <dd>{formatYen(steps.tax)}</dd>
              </div>
            </dl>
          )}
        </section>
      )}
      <dl className={classes.total}>
        <dt>{copy.total}</dt>
        <dd>{formatYen(total.grand_total)}</dd>
      </dl>
    </div>
  );
}
