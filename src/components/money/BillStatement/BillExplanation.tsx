import { DataList, Paper } from '@mantine/core';
import { payment } from '../../../copy/money';
import { type BillSteps, formatCount, formatYen } from '../../../domain/money/bill';
import { BillRow } from './BillRow';
import { BillSum } from './BillSum';

const { bill: copy } = payment;

interface BillExplanationProps {
  /** 金額の求め方 */
  steps: BillSteps;
}

/** `+2円`, `-3円`, `なし` */
const adjusted = (yen: number) => (yen === 0 ? copy.noRounding : `${yen > 0 ? '+' : ''}${formatYen(yen)}`);

/** From points to the patient's share: cost, ratio, statutory rounding to 10 yen (§bill-explained, §bill-share). */
export function BillExplanation({ steps: { points, cost, tenths, exactShare, share } }: BillExplanationProps) {
  const exact = exactShare === null ? null : { share: formatYen(exactShare), rounding: adjusted(share - exactShare) };
  return (
    <>
      <BillSum name={copy.pointsTotal} value={copy.score(formatCount(points))} />
      <Paper variant="inset">
        <DataList aria-label={copy.explanation} fz="sm" lh="sm" gap="xxs" c="dimmed">
          <BillRow name={copy.cost(formatCount(points))} value={formatYen(cost)} />
          <BillRow name={copy.share(String(tenths))} value={exact?.share} />
          <BillRow name={copy.rounding} value={exact?.rounding} />
          <BillRow sum name={copy.yourShare} value={formatYen(share)} />
        </DataList>
      </Paper>
    </>
  );
}
