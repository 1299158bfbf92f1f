import { band as copy } from '../../../copy/visit';
import { formatDayWithWeekday, toJstDate, type Instant, type JstDate } from '../../../domain/calendar/jst';
import { formatYen } from '../../../domain/money/bill';
import { Lead } from '../../layout/Lead/Lead';
import { OverdueNotice } from '../OverdueNotice/OverdueNotice';

interface DueLeadProps {
  /** お支払い金額（円） */
  amount: number;
  /** お支払い期限。クリニックが返さないときは null */
  payBy: JstDate | null;
  /** 文を支える言葉 */
  facts?: string | undefined;
  /** お振込を選んでいるとき true */
  transfer?: boolean;
  /** 現在時刻（ミリ秒） */
  now: Instant;
}

/** 診療明細とお振込先のはじめの1文。いつまでに、いくらか。期限を過ぎていれば、そのことといまからできること（§lead-first、§overdue-said） */
export function DueLead({ amount, payBy, facts, transfer = false, now }: DueLeadProps) {
  const yen = formatYen(amount);
  const withAmount = [yen, facts].filter(Boolean).join('・');
  if (payBy === null) return <Lead title={transfer ? copy.transfer : copy.pay} facts={withAmount} />;
  if (toJstDate(now) <= payBy)
    return <Lead title={copy.until(formatDayWithWeekday(payBy, now), yen)} facts={facts} tone="attention" />;
  return (
    <>
      <Lead title={copy.overdue} facts={withAmount} tone="attention" />
      <OverdueNotice payBy={payBy} transfer={transfer} now={now} />
    </>
  );
}
