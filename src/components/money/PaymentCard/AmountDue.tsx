import { DataList, Text } from '@mantine/core';
import { overdue } from '../../../copy/nextStep';
import { reservation as copy } from '../../../copy/visit';
import { formatDayWithWeekday, toJstDate, type Instant, type JstDate } from '../../../domain/calendar/jst';
import { formatYen } from '../../../domain/money/bill';
import { Unbroken } from '../../layout/Unbroken/Unbroken';

interface AmountDueProps {
  /** お支払い金額（円）。クリニックが返さないときは出しません */
  amount?: number | null | undefined;
  /** お支払い期限 */
  payBy?: JstDate | null | undefined;
  /** 現在時刻（ミリ秒） */
  now: Instant;
}

/** お支払い金額と、お支払い期限。過ぎていれば、そのことも示します（§overdue-said） */
export function AmountDue({ amount, payBy, now }: AmountDueProps) {
  if (typeof amount !== 'number' && !payBy) return null;
  return (
    <DataList fw={700}>
      {typeof amount === 'number' && (
        <DataList.Item>
          <DataList.ItemLabel>{copy.amount}</DataList.ItemLabel>
          <DataList.ItemValue fz="lg" lh={1.5}>
            <Unbroken>{formatYen(amount)}</Unbroken>
          </DataList.ItemValue>
        </DataList.Item>
      )}
      {payBy && (
        <DataList.Item>
          <DataList.ItemLabel>{copy.due}</DataList.ItemLabel>
          <DataList.ItemValue ta="end">
            {copy.dueDay(formatDayWithWeekday(payBy, now))}
            {toJstDate(now) > payBy && (
              <Text fw={700} lh={1.6} c="warm">
                {overdue.title}
              </Text>
            )}
          </DataList.ItemValue>
        </DataList.Item>
      )}
    </DataList>
  );
}
