import { overdue as copy } from '../../../copy/nextStep';
import { formatDayWithWeekday, type Instant, type JstDate } from '../../../domain/calendar/jst';
import { Notice } from '../../feedback/Notice/Notice';

interface OverdueNoticeProps {
  /** お支払い期限。クリニックが返さないときは null */
  payBy: JstDate | null;
  /** お振込を選んでいるとき true（口座がいまも使えることを伝えます） */
  transfer?: boolean;
  now: Instant;
}

/** お支払い期限を過ぎたことと、いまからできること（§overdue-said） */
export function OverdueNotice({ payBy, transfer = false, now }: OverdueNoticeProps) {
  const since = payBy ? copy.since(formatDayWithWeekday(payBy, now)) : '';
  const open = transfer ? copy.accountOpen : copy.stillPayable;
  return <Notice tone="warm" title={copy.title} text={since + open} ask={copy.contact} />;
}
