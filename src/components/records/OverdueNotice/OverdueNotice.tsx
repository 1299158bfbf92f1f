import { overdue as copy } from '../../../copy/overdueCopy';
import { formatDayWithWeekday, type Instant, type JstDate } from '../../../domain/jst';
import { ContactWays } from '../../feedback/ContactWays/ContactWays';
import { useContact } from '../../feedback/ContactWays/contactContext';
import { Notice } from '../../feedback/Notice/Notice';

interface OverdueNoticeProps {
  /** お支払い期限。いつまでだったかを伝えます。ほかに書いてあれば省きます */
  payBy?: JstDate | null;
  /** お振込を選んでいるとき true（口座がいまも使えることを伝えます） */
  transfer?: boolean;
  /** 現在時刻（ミリ秒） */
  now: Instant;
}

/**
 * お支払い期限を過ぎているとき、いまからできること、クリニックへの連絡のしかた。過ぎたことは、画面のはじめの1文が伝えます
 * （§overdue-said）
 */
export function OverdueNotice({ payBy, transfer = false, now }: OverdueNoticeProps) {
  const way = useContact();
  const open = transfer ? copy.accountOpen : copy.stillPayable;
  const since = payBy && copy.since(formatDayWithWeekday(payBy, now));
  const more = [since && open, way && copy.contact].filter(Boolean).join('');
  return (
    <Notice tone="warm" title={since || open} text={more}>
      {way && <ContactWays />}
    </Notice>
  );
}
