import { Card, DataList, Stack, Title } from '@mantine/core';
import { useId } from 'react';
import { payment } from '../../../copy/money';
import { explainBill, type BillRows, type BillTotal, formatYen } from '../../../domain/money/bill';
import { Disclosure } from '../../layout/Disclosure/Disclosure';
import { BillParts } from './BillParts';
import { BillRow, BillSum } from './BillRow';

const { bill: copy } = payment;

interface BillStatementProps {
  /** 点数は整数か `---`、金額は円 */
  bill: BillRows & { total: BillTotal };
}

/** 診療明細のカード。内訳の和が合計と合わないときは、計算の過程を省きます（§bill-explained、§bill-total-by-clinic） */
export function BillStatement({ bill }: BillStatementProps) {
  const id = useId();
  const { insurance_details, private_details, total } = bill;
  const steps = explainBill(bill);
  const sum = <BillSum name={copy.total} value={formatYen(total.grand_total)} />;
  if (!steps || insurance_details.length === 0)
    return (
      <Card py="md">
        <Stack>
          <BillParts bill={bill} steps={steps} />
          {sum}
        </Stack>
      </Card>
    );
  return (
    <Stack gap="sm">
      <Card component="section" aria-labelledby={id}>
        <Title id={id} size="h3">
          {copy.breakdown}
        </Title>
        <DataList>
          <BillRow name={copy.insuredShare(String(steps.tenths))} value={formatYen(steps.share)} />
          {private_details.map(({ description, cost }, index) => (
            // The key is the index, because a bill may contain the same line twice.
            <BillRow key={index} name={description} value={formatYen(cost)} />
          ))}
          {(private_details.length > 0 || steps.tax !== 0) && <BillRow name={copy.tax} value={formatYen(steps.tax)} />}
        </DataList>
        {sum}
      </Card>
      <Disclosure title={copy.seePoints}>
        <Stack p="card">
          <BillParts bill={bill} steps={steps} />
        </Stack>
      </Disclosure>
    </Stack>
  );
}
