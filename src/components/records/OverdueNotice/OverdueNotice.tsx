import { overdue as copy } from '../../../copy/overdueCopy';
import { formatDayWithWeekday, type Instant, type JstDate } from '../../../domain/jst';
import { ContactWays } from '../../feedback/ContactWays/ContactWays';
import { useContact } from '../../feedback/ContactWays/contactContext';
import { Notice } from '../../feedback/Notice/Notice';

interface OverdueNoticeProps {
  /** お支払い期限。いつまでだったかを伝えます。一覧のように、ほかに書いてあれば省きます */
  payBy?: JstDate | null;
  /** お振込を選んでいるとき true（口座がいまも使えることを伝えます） */
  transfer?: boolean;
  /** 現在時刻（ミリ秒） */
  now: Instant;
}

/** お支払い期限を過ぎていること、いまからできること、クリニックへの連絡のしかた（§overdue-said） */
export function OverdueNotice({ payBy, transfer = false, now }: OverdueNoticeProps) {
  const way = useContact();
  const said = [
    payBy && copy.since(formatDayWithWeekday(payBy, now)),
    transfer ? copy.accountOpen : copy.stillPayable,
    way && copy.contact,
  ];
  return (
    <Notice tone="warm" title={copy.title} text={said.filter(Boolean).join('')}>
      {way && <ContactWays />}
    </Notice>
  );
}
