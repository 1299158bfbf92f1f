import { Card, DataList, Group, Stack, Text, Title } from '@mantine/core';
import { payment } from '../../../copy/paymentCopy';
import { explainBill, type BillTotal } from '../../../domain/bill';
import { formatCount, formatYen } from '../../../domain/money';
import { BillExplanation } from './BillExplanation';
import { BillLines } from './BillLines';
import { BillRow } from './BillRow';
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

/** 診療明細と、金額の求めかた。内訳の合計が合わないときは、クリニックの合計だけを示します（§bill-total-by-clinic） */
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
    <Card py="md" className={classes.bill}>
      {insured.length > 0 && (
        <Stack component="section" aria-labelledby="insured" gap="xs">
          <Group justify="space-between" align="baseline" gap="0 0.75rem">
            <Title size="h3" id="insured">
              {copy.insured}
            </Title>
            <Text span size="sm" c="dimmed">
              {copy.points}
            </Text>
          </Group>
          <BillLines lines={insured} />
          {steps && <BillExplanation steps={steps} />}
        </Stack>
      )}
      {(own.length > 0 || hasTax) && (
        <Stack component="section" aria-labelledby="private" gap="xs">
          <Title size="h3" id="private">
            {copy.private}
          </Title>
          {own.length > 0 && <BillLines lines={own} />}
          {hasTax && (
            <DataList classNames={classes}>
              <BillRow name={copy.tax} value={formatYen(steps.tax)} />
            </DataList>
          )}
        </Stack>
      )}
      <DataList classNames={classes} className={classes.total}>
        <DataList.Item>
          <DataList.ItemLabel fz="lg">{copy.total}</DataList.ItemLabel>
          <DataList.ItemValue fz="amount" lh={1.4}>
            {formatYen(total.grand_total)}
          </DataList.ItemValue>
        </DataList.Item>
      </DataList>
    </Card>
  );
}
